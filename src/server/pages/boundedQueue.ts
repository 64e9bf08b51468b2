import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { AppError } from '#src/server/errors.ts';

/** More is waiting than fits; trying again in a moment helps. */
export class BusyError extends AppError {
  constructor(message: string) {
    super('unavailable', 'busy', message);
  }
}

export interface BoundedQueue {
  hasRoom(): boolean;
  /** @throws BusyError at once, when too many tasks wait already. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Runs `atOnce` tasks at a time and lets `waiting` more wait, so that a flood of work cannot take the memory. */
export function createBoundedQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedQueue {
  const limit = pLimit(atOnce);
  const hasRoom = () => limit.pendingCount < waiting;
  return {
    hasRoom,
    run: async (task) => {
      if (!hasRoom()) throw new BusyError('Too many tasks are waiting.');
      return limit(async () => {
        // In a turn of its own: what can be answered at once does not wait for all that is queued.
        await setImmediate();
        return task();
      });
    },
  };
}
