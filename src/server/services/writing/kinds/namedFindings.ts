import { and, eq, like, or, sql } from 'drizzle-orm';
import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';
import type { Db } from '#src/server/db/database.ts';
import { literally } from '#src/server/db/plainText.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import type { NamedStep } from '#src/server/markdown/findExercises.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';
import { askedIdsIn, programsIn } from '#src/server/services/learning/index.ts';
import { finding } from '#src/server/services/writing/content/finding.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';

/** Where a lecture stands. */
interface Place {
  courseId: string;
  /** Everybody with an account may open it. */
  isFree: boolean;
  /** Of the chapter in its course, and of the lecture in its chapter. */
  positions: readonly [number, number];
}

type Fault = 'unknown' | 'later' | 'closed' | 'language';

/** What a lecture takes of others: a question that returns, or a task whose program goes on, which is of a language. */
type NamedAs = 'question' | 'step';

/** What a lecture names, and on which line. */
interface Named {
  as: NamedAs;
  id: string;
  line: number;
  /** Of its program; `null` where it needs none. */
  language: string | null;
}

/** A question that returns. */
export const askedAgain = ({ id, line }: { id: string; line: number }): Named => ({
  as: 'question',
  id,
  line,
  language: null,
});

/** A task whose program goes on. */
export const goneOnWith = (step: NamedStep): Named => ({ as: 'step', ...step });

/** What of a text can be named elsewhere: of each id the language that its program has to have there. */
const namedIn: Record<NamedAs, (text: string) => Map<string, string | null>> = {
  question: (text) => new Map(askedIdsIn(text).map((id) => [id, null])),
  step: programsIn,
};

/** Where something stands that can be named, and in which language. */
type Found = Place & Pick<Named, 'language'>;

/** Why a lecture may not take what is asked in another; `null`: it may. */
function faultOf(here: Place, there: Found | undefined, language: string | null): Fault | null {
  if (!there) return 'unknown';
  // What has no program yet is said by itself.
  if (language && there.language !== language) return 'language';
  if (there.courseId !== here.courseId) return there.isFree ? null : 'closed';
  const [chapters, lectures] = [there.positions[0] - here.positions[0], there.positions[1] - here.positions[1]];
  return chapters < 0 || (chapters === 0 && lectures < 0) ? null : 'later';
}

const inFiles: Record<NamedAs, Record<Fault, string>> = {
  question: {
    unknown: 'is asked in no lecture',
    later: 'is asked in no earlier lecture of the course',
    closed: 'is asked in a course that is not free',
    language: '',
  },
  step: {
    unknown: 'is no task with a program that could go on',
    later: 'is no task of an earlier lecture of the course, or before this one',
    closed: 'is a task of a course that is not free',
    language: 'is a task of another language',
  },
};

/** What a lecture of a folder names of others; the problem is `null` where it may. */
export function namedProblems(content: Content): (lectureId: string, named: Named) => string | null {
  const chapters = new Map(content.chapters.map((row) => [row.id, row]));
  const sold = new Set(content.courseProducts.map(({ courseId }) => courseId));
  const places = new Map<string, Place>();
  const known = { question: new Map<string, Found>(), step: new Map<string, Found>() };
  for (const { id, chapterId, position, text } of content.lectures) {
    const row = chapters.get(chapterId);
    if (!row) continue;
    const isFree = row.freeSample || !sold.has(row.courseId);
    const place = { courseId: row.courseId, isFree, positions: [row.position, position] as const };
    places.set(id, place);
    for (const as of ['question', 'step'] as const) {
      for (const [named, language] of namedIn[as](text)) known[as].set(named, { ...place, language });
    }
  }
  return (lectureId, { as, id, language }) => {
    const here = places.get(lectureId);
    const fault = here && faultOf(here, known[as].get(id), language);
    return fault ? `„${id}“ ${inFiles[as][fault]}` : null;
  };
}

const atDesk: Record<NamedAs, Record<Fault, (id: string) => string>> = {
  question: {
    unknown: (id) => `Otázka „${id}“ nie je v\u00A0žiadnej lekcii na webe.`,
    later: (id) => `Otázka „${id}“ je až v\u00A0tejto alebo neskoršej lekcii kurzu, vrátiť sa môže len staršia.`,
    closed: (id) => `Otázka „${id}“ patrí do iného kurzu, ktorý nie je zadarmo.`,
    language: () => '',
  },
  step: {
    unknown: (id) => `Úloha „${id}“, na ktorú krok nadväzuje, nie je na webe alebo nemá program.`,
    later: (id) => `Krok nadväzuje na úlohu „${id}“, ktorá nie je pred ním.`,
    closed: (id) => `Krok nadväzuje na úlohu „${id}“ z\u00A0iného kurzu, ktorý nie je zadarmo.`,
    language: (id) => `Krok nadväzuje na úlohu „${id}“, ktorá je v\u00A0inom jazyku.`,
  },
};

/** What a lecture that names questions or tasks of others has against that. */
export async function namedFindings(
  db: Db,
  lectureId: string,
  { recall, steps }: Pick<Inspection, 'recall' | 'steps'>,
): Promise<ContentFinding[]> {
  const named = [...recall.named.map(askedAgain), ...steps.map(goneOnWith)];
  if (named.length === 0) return [];
  const rows = await db
    .select({
      id: lecture.id,
      text: lecture.text,
      isLive: and(eq(lecture.published, true), eq(chapter.published, true), eq(course.published, true)) as ReturnType<
        typeof sql<boolean>
      >,
      courseId: chapter.courseId,
      chapterPosition: chapter.position,
      position: lecture.position,
      isFree: sql<boolean>`${chapter.freeSample} or not exists (select from ${courseProduct} where ${courseProduct.courseId} = ${chapter.courseId})`,
    })
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .innerJoin(course, eq(course.id, chapter.courseId))
    .where(or(eq(lecture.id, lectureId), ...named.map(({ id }) => like(lecture.text, `%id="${literally(id)}"%`))));
  const placeOf = (row: (typeof rows)[number]): Place => ({
    ...row,
    positions: [row.chapterPosition, row.position],
  });
  const here = rows.find(({ id }) => id === lectureId);
  return named.flatMap(({ id, line, as, language }) => {
    const there = rows.flatMap((row) => {
      const own = row.isLive ? namedIn[as](row.text).get(id) : undefined;
      return own === undefined ? [] : [{ ...placeOf(row), language: own }];
    })[0];
    const fault = here ? faultOf(placeOf(here), there, language) : null;
    return fault ? [finding('exercise-broken', atDesk[as][fault](id), { line, field: id })] : [];
  });
}
