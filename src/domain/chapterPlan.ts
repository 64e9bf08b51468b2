import type { ChapterPlan, CoursePlan, PlannedChapter } from '#src/contract/plan.ts';

type Lecture = PlannedChapter['lectures'][number];

/** A chapter as its plan shows it: with its number, those of its lectures in the course, and what both sorts of time come to. */
export interface NumberedChapter extends Omit<PlannedChapter, 'lectures'> {
  number: number;
  lectures: (Lecture & { number: number })[];
  reading: number;
  practice: number;
}

/** The asked chapter of a plan, or its first one; `null` where the course has none yet. */
export function chapterOfPlan({ chapters }: CoursePlan, chapterId: string | null): NumberedChapter | null {
  const place = Math.max(
    0,
    chapters.findIndex(({ id }) => id === chapterId),
  );
  const chapter = chapters[place];
  if (!chapter) return null;
  const before = chapters.slice(0, place).reduce((sum, { lectures }) => sum + lectures.length, 0);
  const sumOf = (minutes: (lecture: Lecture) => number) =>
    chapter.lectures.reduce((sum, lecture) => sum + minutes(lecture), 0);
  return {
    ...chapter,
    number: place + 1,
    lectures: chapter.lectures.map((lecture, index) => ({ ...lecture, number: before + index + 1 })),
    reading: sumOf(({ reading }) => reading),
    practice: sumOf(({ practice }) => practice),
  };
}

/** What the lectures of a chapter say, beside their names, without those that say nothing of the kind. */
export function partsOfPlan<T>(
  { lectures }: NumberedChapter,
  content: ChapterPlan,
  partsOf: (lecture: ChapterPlan['lectures'][number]) => T[],
): { id: string; number: number; name: string; parts: T[] }[] {
  return lectures.flatMap(({ id, number, name }) => {
    const found = content.lectures.find((lecture) => lecture.id === id);
    const parts = found ? partsOf(found) : [];
    return parts.length > 0 ? [{ id, number, name, parts }] : [];
  });
}
