import type { Logger } from '#src/server/context.ts';
import { withinTime } from '#src/withinTime.ts';

export interface StopStep {
  /** For the log. */
  name: string;
  stop: () => unknown;
  /** Milliseconds since the first step began; then the next one has its turn. A step inherits what earlier ones left. */
  untilMs: number;
}

/**
 * Stops one thing after the other, each within its time, and goes on whatever one of them does.
 * @throws Error at the end, with the names of those that failed or took too long; each is logged as well.
 */
export async function stopInOrder(steps: readonly StopStep[], logger: Pick<Logger, 'error'>): Promise<void> {
  const begun = Date.now();
  const left: string[] = [];
  for (const { name, stop, untilMs } of steps) {
    try {
      await withinTime(begun + untilMs - Date.now(), Promise.resolve().then(stop));
    } catch (error) {
      logger.error({ err: error, step: name }, 'a part did not stop');
      left.push(name);
    }
  }
  if (left.length > 0) throw new Error(`Did not stop: ${left.join(', ')}`);
}
