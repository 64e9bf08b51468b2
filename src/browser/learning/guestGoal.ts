import { keptRows } from '#src/browser/outbox/keptRows.ts';
import { daysInWeek } from '#src/contract/limits.ts';

const rows = keptRows<number>('goal', (text) => {
  const days: unknown = JSON.parse(text ?? 'null');
  return Number.isInteger(days) && Number(days) >= 1 && Number(days) <= daysInWeek ? Number(days) : null;
});

/** On how many days of a week somebody without an account wants to learn; an account's goal is not kept here. */
export const guestGoal = {
  read: (): number | null => rows.read('', 'week'),

  /** `null`: no goal. */
  choose: (days: number | null): void => void rows.write('', 'week', days),

  /** Calls back when it changes, here or in another tab; answers a function that stops it. */
  subscribe: rows.subscribe,
};
