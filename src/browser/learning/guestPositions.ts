import { createOutbox, followPage, patiently } from '#src/browser/outbox/outbox.ts';
import type { SendRequest } from '#src/queries/apiClient.ts';
import { saveWatchTime } from '#src/queries/progress.ts';
import { keepFurthest, keptPositions } from './keptPositions.ts';

/** Positions of nobody are this learner's now; of two the furthest stays. */
export function takeGuestPositions(userId: string): void {
  for (const id of keptPositions.idsOf('')) {
    keepFurthest(userId, id, keptPositions.read('', id) ?? 0);
    keptPositions.write('', id, null);
  }
}

/** Positions from before the sign-in are the learner's, and go to the server, where the furthest wins. Answers a function that stops it. */
export function startPositionSync({ userId, send }: { userId: string; send: SendRequest }): () => void {
  takeGuestPositions(userId);
  const sendPatiently = patiently(send);
  const drop = (lectureId: string) => void keptPositions.write(userId, lectureId, null);
  const outbox = createOutbox<string>({
    lock: `watched:${userId}`,
    pause: 0,
    firstDelay: 1000,
    keys: () => keptPositions.idsOf(userId),
    waiting: (lectureId) => (keptPositions.read(userId, lectureId) === null ? null : lectureId),
    async send(lectureId) {
      await saveWatchTime(sendPatiently, lectureId, keptPositions.read(userId, lectureId) ?? 0);
      drop(lectureId);
    },
    onRefused: drop,
  });
  const unfollow = followPage(() => void outbox.now());
  outbox.later();
  return () => {
    outbox.stop();
    unfollow();
  };
}
