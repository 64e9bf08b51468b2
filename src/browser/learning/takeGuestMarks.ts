import { keptMarks } from './keptMarks.ts';
import { progressQueueOf } from './ownProgress.ts';

/**
 * Lectures that were done before the sign-in are the learner's now, and go the way of all their marks: what the server has as
 * completed stays so. Answers how many there were.
 */
export function takeGuestMarks(userId: string): number {
  const marks = keptMarks.of('');
  // Each is the learner's before it is nobody's no more; a full storage has room for the last of them only then.
  const homeless = marks.filter(({ mark, at }) => {
    const isStored = keptMarks.put(userId, mark, at);
    keptMarks.drop('', mark.lectureId);
    return !isStored;
  });
  for (const { mark, at } of homeless) keptMarks.put(userId, mark, at);
  if (marks.length > 0) progressQueueOf(userId).send();
  return marks.length;
}
