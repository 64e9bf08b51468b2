import { keptRows } from '#src/browser/outbox/keptRows.ts';
import type { ProgressMark } from '#src/domain/progressMarks.ts';
import { setGuestHere } from './guestHere.ts';

/** By the lecture; a later mark has the greater number. */
interface KeptMark {
  mark: ProgressMark;
  number: number;
  /** When it was made, ISO; rows of versions before do not say it. */
  at?: string;
}

const rows = keptRows<KeptMark>('progress', (text) => {
  const row = JSON.parse(text ?? 'null') as KeptMark | null;
  return isMark(row?.mark) && Number.isInteger(row?.number) ? row : null;
});

/** Marks of lectures that this browser keeps: a learner's until the server has them, those of nobody (`''`) until somebody signs in. */
export const keptMarks = {
  /** Oldest first. */
  of: (owner: string): KeptMark[] =>
    rows
      .idsOf(owner)
      .flatMap((id) => rows.read(owner, id) ?? [])
      .sort((one, other) => one.number - other.number),

  read: (owner: string, lectureId: string): KeptMark | null => rows.read(owner, lectureId),

  /** Keeps a mark behind all others of its owner, with the time when it was made; answers whether the storage has it. */
  put(owner: string, mark: ProgressMark, at = new Date().toISOString()): boolean {
    const number = (keptMarks.of(owner).at(-1)?.number ?? 0) + 1;
    if (owner === '') setGuestHere(true);
    return rows.write(owner, mark.lectureId, { mark, number, at });
  },

  drop(owner: string, lectureId: string): void {
    rows.write(owner, lectureId, null);
    if (owner === '') setGuestHere(rows.idsOf('').length > 0);
  },

  isStored: rows.isStored,

  /** Calls back when something changes, here or in another tab; answers a function that stops it. */
  subscribe: rows.subscribe,
};

/** Whether something that was stored is a mark. */
export function isMark(value: unknown): value is ProgressMark {
  const mark = value as ProgressMark | null | undefined;
  return (
    typeof mark?.courseId === 'string' && typeof mark.lectureId === 'string' && typeof mark.completed === 'boolean'
  );
}
