import type { ProgressOverview } from '#src/contract/progress.ts';
import { percent } from './format.ts';
import { nextLecture } from './progress.ts';

/** A learner's wish to have a lecture completed, or not completed any more. */
export interface ProgressMark {
  courseId: string;
  lectureId: string;
  completed: boolean;
}

interface Outline {
  chapters: readonly { id: string; lectures: readonly { id: string; name: string }[] }[];
}

/** A course's progress as it will be when the marks that wait have reached the server. */
export function withMarks<Progress extends Omit<ProgressOverview, 'watchTimes'>>(
  overview: Progress,
  marks: readonly ProgressMark[],
  { chapters }: Outline,
): Progress {
  if (marks.length === 0) return overview;
  let done = overview.completedLectureIds;
  for (const { lectureId, completed } of marks) {
    if (!completed) done = done.filter((id) => id !== lectureId);
    // Done again it keeps its place.
    else if (!done.includes(lectureId)) done = [...done, lectureId];
  }
  const lectureIds = new Set(chapters.flatMap(({ lectures }) => lectures.map(({ id }) => id)));
  const completedLectureIds = done.filter((id) => lectureIds.has(id));
  return {
    ...overview,
    completedLectureIds,
    completed: completedLectureIds.length,
    total: lectureIds.size,
    percent: percent(completedLectureIds.length, lectureIds.size),
    next: nextLecture(chapters, completedLectureIds),
    newLectureIds: overview.newLectureIds.filter((id) => !done.includes(id)),
  };
}
