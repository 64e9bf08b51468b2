import { keptRows } from '#src/browser/outbox/keptRows.ts';
import { createOutbox, followPage, patiently } from '#src/browser/outbox/outbox.ts';
import type { SendRequest } from '#src/queries/apiClient.ts';
import { saveWatchTime } from '#src/queries/progress.ts';

/** How far a lecture's video was watched, in seconds; of nobody (`''`) until somebody signs in, a learner's until the server has it. */
const rows = keptRows<number>('watched', (text) => {
  const seconds: unknown = JSON.parse(text ?? 'null');
  return typeof seconds === 'number' && seconds >= 0 ? seconds : null;
});

const keepFurthest = (owner: string, lectureId: string, seconds: number) =>
  void rows.write(owner, lectureId, Math.max(seconds, rows.read(owner, lectureId) ?? 0));

/** Keeps how far a guest has watched; the furthest stays. */
export const keepGuestPosition = (lectureId: string, seconds: number): void => keepFurthest('', lectureId, seconds);

/** Takes all positions of somebody out of this browser. */
export function forgetPositions(owner: string): void {
  for (const id of rows.idsOf(owner)) rows.write(owner, id, null);
}

/** Positions from before the sign-in are the learner's, and go to the server, where the furthest wins. Answers a function that stops it. */
export function startPositionSync({ userId, send }: { userId: string; send: SendRequest }): () => void {
  for (const id of rows.idsOf('')) {
    keepFurthest(userId, id, rows.read('', id) ?? 0);
    rows.write('', id, null);
  }
  const sendPatiently = patiently(send);
  const drop = (lectureId: string) => void rows.write(userId, lectureId, null);
  const outbox = createOutbox<string>({
    lock: `watched:${userId}`,
    pause: 0,
    firstDelay: 1000,
    keys: () => rows.idsOf(userId),
    waiting: (lectureId) => (rows.read(userId, lectureId) === null ? null : lectureId),
    async send(lectureId) {
      await saveWatchTime(sendPatiently, lectureId, rows.read(userId, lectureId) ?? 0);
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
