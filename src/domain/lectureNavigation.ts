import { paths } from './paths.ts';

interface NavigableCourse {
  slug: string;
  chapters: readonly { id: string; lectures: readonly { id: string; name: string }[] }[];
  userProgressMetadata?: { nextChapterId: string; nextLectureId: string } | null;
}

interface LectureNavigation {
  chapterId: string;
  lectureId: string;
  /** 1-based position of the lecture in the whole course. */
  position: number;
  previousUrl: string | null;
  previousName: string | null;
  nextLectureId: string | null;
  nextUrl: string | null;
  nextName: string | null;
}

/** The lecture and its neighbours, across chapter boundaries; `null` when the course has no such lecture (spec 4). */
export function lectureNavigation(course: NavigableCourse, lectureId: string): LectureNavigation | null {
  const line = course.chapters.flatMap((chapter) =>
    chapter.lectures.map((lecture) => ({ ...lecture, chapterId: chapter.id })),
  );
  const index = line.findIndex((lecture) => lecture.id === lectureId);
  const current = line[index];
  if (!current) return null;
  const previous = line[index - 1];
  const next = line[index + 1];
  return {
    chapterId: current.chapterId,
    lectureId,
    position: index + 1,
    previousUrl: previous ? paths.lecture(course.slug, previous.chapterId, previous.id) : null,
    previousName: previous?.name ?? null,
    nextLectureId: next?.id ?? null,
    nextUrl: next ? paths.lecture(course.slug, next.chapterId, next.id) : null,
    nextName: next?.name ?? null,
  };
}

/** Where „Pokračovať“ leads: the next lecture by progress, else the first of the first chapter; `null` for an empty course (spec 4). */
export function continueUrl(course: NavigableCourse): string | null {
  const progress = course.userProgressMetadata;
  if (progress) return paths.lecture(course.slug, progress.nextChapterId, progress.nextLectureId);
  const chapter = course.chapters.find((candidate) => candidate.lectures.length > 0);
  const lecture = chapter?.lectures[0];
  return chapter && lecture ? paths.lecture(course.slug, chapter.id, lecture.id) : null;
}
