import { paths } from './paths.ts';

interface SampledCourse {
  slug: string;
  chapters: readonly { id: string; name: string; freeSample: boolean; lectures: readonly { id: string }[] }[];
}

export interface FreeChapter {
  /** 1-based. */
  number: number;
  name: string;
  /** Its first lecture. */
  href: string;
}

/** The first chapter of a course that everybody can read; `null` when there is none. */
export function freeChapterOf({ slug, chapters }: SampledCourse): FreeChapter | null {
  const index = chapters.findIndex(({ freeSample, lectures }) => freeSample && lectures.length > 0);
  const chapter = chapters[index];
  const lecture = chapter?.lectures[0];
  return chapter && lecture
    ? { number: index + 1, name: chapter.name, href: paths.lecture(slug, chapter.id, lecture.id) }
    : null;
}
