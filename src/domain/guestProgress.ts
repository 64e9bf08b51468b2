import type { Course } from '#src/contract/course.ts';
import type { ProgressOverview } from '#src/contract/progress.ts';
import { newLectureIds, nextLecture } from './progress.ts';
import { withMarks } from './progressMarks.ts';

/** A lecture that somebody without an account has done. */
export interface GuestMark {
  courseId: string;
  lectureId: string;
  /** ISO. */
  at: string;
}

type Outline = Pick<Course, 'id' | 'chapters'>;

/** How far a guest is in a course, in the shape in which learners' progress is shown. The marks are of all courses, the oldest first. */
export function guestProgress(
  course: Outline,
  marks: readonly GuestMark[],
  watchTimes: ProgressOverview['watchTimes'] = [],
): ProgressOverview {
  const { id, chapters } = course;
  const own = marks.filter(({ courseId }) => courseId === id);
  const untouched: ProgressOverview = {
    completedLectureIds: [],
    completed: 0,
    total: chapters.flatMap(({ lectures }) => lectures).length,
    percent: 0,
    next: nextLecture(chapters, []),
    newLectureIds: addedSince(chapters, own.at(-1)?.at),
    watchTimes,
  };
  return withMarks(
    untouched,
    own.map((mark) => ({ ...mark, completed: true })),
    course,
  );
}

/** The lectures that came after a guest's last step. */
function addedSince(chapters: Outline['chapters'], lastStepAt: string | undefined): string[] {
  if (lastStepAt === undefined) return [];
  const added = chapters.flatMap(({ lectures }) =>
    lectures.flatMap(({ id, addedAt }) => (addedAt ? [{ id, addedAt: new Date(addedAt) }] : [])),
  );
  // What is done of them is taken out with the marks.
  return newLectureIds(added, new Date(lastStepAt), new Set());
}

/** Of these courses those in which a guest has done something, the one touched last first, as learners have theirs. */
export function guestCourses<Kept extends Outline>(
  courses: readonly Kept[],
  marks: readonly GuestMark[],
): { course: Kept; progress: ProgressOverview }[] {
  const lastAt = (course: Outline) => marks.findLastIndex(({ courseId }) => courseId === course.id);
  return courses
    .map((course) => ({ course, progress: guestProgress(course, marks) }))
    .filter(({ progress }) => progress.completed > 0)
    .sort((one, other) => lastAt(other.course) - lastAt(one.course));
}
