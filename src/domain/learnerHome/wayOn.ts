import type { Course, CourseCard, Illustration } from '#src/contract/course.ts';
import type { FirstLecture } from '#src/contract/courseBeginning.ts';
import type { MyCourse } from '#src/contract/progress.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { type ProgramLine, programAround } from './courseProgram.ts';

/** The one step that comes next. */
export interface WayOn {
  /** What kind of step it is: „Pokračuj riadkom 5“. */
  label: string;
  /** Where it leads: the name of a lecture, or of a course. */
  title: string;
  text: string;
  action: string;
  href: string;
  /** The course whose colour it has; without one it is violet. */
  illustration?: Illustration | undefined;
  /** The course's program around it; without lines there is only the step. */
  lines?: readonly ProgramLine[];
}

/** What the next step is found in. */
export interface Learning {
  /** The courses that somebody owns or has begun, the one touched last first. */
  mine: readonly MyCourse[];
  catalogue: readonly CourseCard[];
  /** The lecture that everybody can begin with. */
  first: FirstLecture | null;
  isGuest: boolean;
}

/** The course to go on in: the one touched last that is begun and not finished, else one that waits to be begun. */
export function courseInHand(mine: readonly MyCourse[]): MyCourse | undefined {
  const open = mine.filter(({ progress }) => progress.next);
  return open.find(({ progress }) => progress.completed > 0) ?? open[0];
}

/** The course whose program stands beside the next step, by its address. */
export function slugInHand({ mine, first }: Pick<Learning, 'mine' | 'first'>): string | null {
  const beginning = mine.length === 0 ? first?.courseSlug : null;
  return courseInHand(mine)?.course.slug ?? beginning ?? null;
}

/** The courses that are not somebody's yet, in the order of the catalogue. */
export function otherCourses({ mine, catalogue }: Pick<Learning, 'mine' | 'catalogue'>): CourseCard[] {
  const own = new Set(mine.map(({ course }) => course.id));
  return catalogue.filter(({ id, lectureCount }) => lectureCount > 0 && !own.has(id));
}

/** The courses beside the one that everybody can begin with. */
export function otherBeginnings({ first, ...learning }: Learning): CourseCard[] {
  return otherCourses(learning).filter(({ slug }) => slug !== first?.courseSlug);
}

/** The step that comes next: a lecture, a first lecture, or a course. `outline` is that of the course in hand, once it is known. */
export function wayOnOf(learning: Learning, outline: Course | undefined): WayOn {
  const { mine, first, isGuest } = learning;
  const own = courseInHand(mine);
  const next = own?.progress.next;
  if (own && next) {
    const { course, progress } = own;
    const lines = outline ? programAround(outline, next.lectureId, new Set(progress.completedLectureIds)) : [];
    const line = lines.find(({ state }) => state === 'current');
    const isBegun = progress.completed > 0;
    return {
      label: isBegun ? `Pokračuj${line ? ` riadkom\u00A0${line.number}` : ''}` : 'Začni prvým riadkom',
      title: next.name,
      text: isGuest
        ? guestText(course, next.lectureId, outline)
        : `Kurz ${course.name}.${line ? ` Zaberie asi ${minutes(line.minutes)}.` : ''}`,
      action: isBegun ? 'Pokračovať' : 'Začať',
      href: paths.lecture(course.slug, next.chapterId, next.lectureId),
      illustration: course.illustration,
      lines,
    };
  }
  if (mine.length === 0 && first) {
    return {
      label: 'Začni prvým riadkom',
      title: first.name,
      text: `Kurz ${first.courseName}. Zaberie asi ${minutes(first.minutes)} a\u00A0nič netreba vedieť vopred.`,
      action: 'Začať',
      href: paths.lecture(first.courseSlug, first.chapterId, first.id),
      illustration: outline?.illustration,
      lines: outline ? programAround(outline, first.id, new Set()) : [],
    };
  }
  return courseToChoose(learning);
}

/** What somebody without an account meets at their next lecture. */
function guestText({ priceText }: CourseCard, lectureId: string, outline: Course | undefined): string {
  const chapter = outline?.chapters.find(({ lectures }) => lectures.some(({ id }) => id === lectureId));
  if (chapter?.freeSample !== false) return 'Pokračuješ bez účtu. Stačí ťuknúť a\u00A0píšeš ďalej.';
  return priceText === null
    ? 'Táto lekcia sa otvorí po prihlásení. Účet je zadarmo a\u00A0čo máš hotové, prejde s\u00A0tebou.'
    : 'Ukážku zadarmo máš za sebou. Táto lekcia už patrí do plateného kurzu.';
}

/** Who has finished everything, or finds no first lecture, chooses what to learn. */
function courseToChoose({ mine, ...rest }: Learning): WayOn {
  const [course] = otherCourses({ mine, ...rest });
  const label = mine.length > 0 ? 'Čo máš začaté, je dokončené. Čo ďalej?' : 'Tvoje učenie sa tu začína';
  if (!course) {
    const text = 'V\u00A0článkoch je vždy niečo, čo v\u00A0kurzoch nie je.';
    return { label, title: 'Prečítaj si niečo kratšie', text, action: 'Pozrieť články', href: paths.articles() };
  }
  const { name, summary, slug, illustration } = course;
  return { label, title: name, text: summary, action: 'Pozrieť kurz', href: paths.course(slug), illustration };
}

const minutes = (count: number) => (count === 1 ? '1\u00A0minútu' : counted(count, 'minuta'));
