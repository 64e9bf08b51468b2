import { keptRows } from '#src/browser/outbox/keptRows.ts';

/** How far a lecture's video was watched, in seconds; of nobody (`''`) until somebody signs in, a learner's until the server has it. */
export const keptPositions = keptRows<number>('watched', (text) => {
  const seconds: unknown = JSON.parse(text ?? 'null');
  return typeof seconds === 'number' && seconds >= 0 ? seconds : null;
});

/** The furthest stays. */
export const keepFurthest = (owner: string, lectureId: string, seconds: number) =>
  void keptPositions.write(owner, lectureId, Math.max(seconds, keptPositions.read(owner, lectureId) ?? 0));

/** Keeps how far a guest has watched; the furthest stays. */
export const keepGuestPosition = (lectureId: string, seconds: number): void => keepFurthest('', lectureId, seconds);

/** Takes all positions of somebody out of this browser. */
export function forgetPositions(owner: string): void {
  for (const id of keptPositions.idsOf(owner)) keptPositions.write(owner, id, null);
}
