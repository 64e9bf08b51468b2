import type { CourseCard, Illustration } from '#src/contract/course.ts';
import type { MyCourse } from '#src/contract/progress.ts';
import { formatNumber } from '#src/domain/number.ts';
import { paths } from '#src/domain/paths.ts';
import { counted, formOf, outOf } from '#src/domain/plural.ts';

/** A course as a line of the home page. */
export interface CourseLine {
  id: string;
  name: string;
  illustration: Illustration;
  completed: number;
  total: number;
  /** „4 z 12 riadkov · ďalej Hodnoty a ich typy“ */
  text: string;
  action: string;
  href: string;
}

const waits = { one: 'čaká', few: 'čakajú', many: 'čaká', other: 'čaká' };

/** A course that somebody owns or has begun. A guest is told what of it is open. */
export function ownCourseLine({ course, progress }: MyCourse, isGuest: boolean): CourseLine {
  const { id, name, illustration, slug } = course;
  const { completed, total, next } = progress;
  const line = { id, name, illustration, completed, total };
  if (total === 0) return { ...line, text: 'lekcie pripravujeme', action: 'Otvoriť', href: paths.course(slug) };
  if (!next) {
    return { ...line, text: `dokončený · ${counted(total, 'riadok')}`, action: 'Zopakovať', href: paths.course(slug) };
  }
  const href = paths.lecture(slug, next.chapterId, next.lectureId);
  if (completed === 0) {
    const text = `tvoj kurz · ${counted(total, 'riadok')} ${formOf(total, waits)}`;
    return { ...line, text, action: 'Začať', href };
  }
  const after = isGuest ? openTo(course) : `ďalej ${next.name}`;
  const text = `${formatNumber(completed)} ${outOf(total)}\u00A0${total === 1 ? 'riadka' : 'riadkov'} · ${after}`;
  return { ...line, text, action: 'Pokračovať', href };
}

/** A course of the catalogue that somebody may begin. */
export function otherCourseLine(course: CourseCard): CourseLine {
  const { id, name, illustration, slug, lectureCount } = course;
  const text = lectureCount === 0 ? 'pripravujeme' : `${counted(lectureCount, 'lekcia')} · ${openTo(course)}`;
  return {
    id,
    name,
    illustration,
    completed: 0,
    total: lectureCount,
    text,
    action: 'Pozrieť',
    href: paths.course(slug),
  };
}

const openTo = ({ priceText }: CourseCard) =>
  priceText === null ? 'celý kurz je zadarmo' : 'prvá kapitola je ukážka zadarmo';
