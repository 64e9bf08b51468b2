import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { progressQueueOf } from '#src/browser/learning/ownProgress.ts';
import type { Course } from '#src/contract/course.ts';
import { withMarks } from '#src/domain/progressMarks.ts';
import { progressOf } from '#src/queries/progress.ts';

/**
 * A learner's progress in a course, with what they have just marked; `progress` is undefined until it is known.
 * `mark` shows at once and reaches the server when it can.
 */
export function useCourseProgress(course: Course, userId: string) {
  const queue = progressQueueOf(userId);
  const { data, status, refetch } = useQuery(progressOf(course.id, userId));
  const waiting = useSyncExternalStore(queue.subscribe, queue.waiting);
  const marks = waiting.filter(({ courseId }) => courseId === course.id);
  return {
    progress: data && withMarks(data, marks, course),
    status,
    refetch,
    mark: (lectureId: string, completed: boolean) => queue.mark({ courseId: course.id, lectureId, completed }),
  };
}
