import { sendAs } from '#src/browser/outbox/sendAs.ts';
import { queryClient } from '#src/browser/queryClient.ts';
import { myCourses, showProgress } from '#src/queries/progress.ts';
import { createProgressQueue, type ProgressQueue } from './progressQueue.ts';

const queues = new Map<string, ProgressQueue>();

/** The one queue of a user's marks on this page. What the server answers becomes what the screens show. */
export function progressQueueOf(userId: string): ProgressQueue {
  const existing = queues.get(userId);
  if (existing) return existing;
  const queue = createProgressQueue({
    userId,
    send: sendAs(userId),
    onSent: ({ courseId }, overview) => {
      showProgress(queryClient, courseId, userId, overview);
      void queryClient.invalidateQueries({ queryKey: myCourses(userId).queryKey });
      // The course names the lecture that comes next, too; it is asked anew when it is shown again.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource, , owner] }) => resource === 'course' && owner === userId,
        refetchType: 'none',
      });
      // A lecture that is finished has questions which return.
      void queryClient.invalidateQueries({ queryKey: ['repetition'] });
    },
  });
  queues.set(userId, queue);
  return queue;
}
