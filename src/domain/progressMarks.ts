import type { ProgressOverview } from '#src/contract/progress.ts';
import { percent } from './format.ts';

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
export function withMarks(
  overview: ProgressOverview,
  marks: readonly ProgressMark[],
  { chapters }: Outline,
): ProgressOverview {
  if (marks.length === 0) return overview;
  const done = new Set(overview.completedLectureIds);
  for (const { lectureId, completed } of marks) {
    if (completed) done.add(lectureId);
    else done.delete(lectureId);
  }
  const line = chapters.flatMap(({ id, lectures }) =>
    lectures.map((lecture) => ({ chapterId: id, lectureId: lecture.id, name: lecture.name })),
  );
  const completedLectureIds = line.map(({ lectureId }) => lectureId).filter((id) => done.has(id));
  const completed = completedLectureIds.length;
  // As the server says it: behind what was completed last, else from the top. Taking back pushes nobody back.
  const isLeft = ({ lectureId }: { lectureId: string }) => !done.has(lectureId);
  const last = marks.findLast((mark) => mark.completed);
  const start = last
    ? line.findIndex(({ lectureId }) => lectureId === last.lectureId) + 1
    : Math.max(
        line.findIndex(({ lectureId }) => lectureId === overview.next?.lectureId),
        0,
      );
  const next = line.slice(start).find(isLeft) ?? line.find(isLeft) ?? null;
  return {
    ...overview,
    completedLectureIds,
    completed,
    total: line.length,
    percent: percent(completed, line.length),
    next,
    newLectureIds: overview.newLectureIds.filter((id) => !done.has(id)),
  };
}
