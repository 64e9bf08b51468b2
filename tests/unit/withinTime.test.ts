import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTime } from '#src/withinTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => {});
const late = () => 'neskoro';

test('gives what comes in time, or its refusal, and leaves no timer behind', async () => {
  expect(await withinTime(1_000, Promise.resolve('včas'), late)).toBe('včas');
  await expect(withinTime(1_000, Promise.reject(new Error('nejde')), late)).rejects.toThrow('nejde');
  expect(vi.getTimerCount()).toBe(0);
});

test('gives something else, or refuses, once it is late', async () => {
  const answers = Promise.all([
    withinTime(1_000, never, late),
    withinTime(1_000, never).catch((error: Error) => error.message),
    // Time that is over already.
    withinTime(-1, never, late),
  ]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await answers).toEqual(['neskoro', 'No answer within 1000 ms', 'neskoro']);
  expect(vi.getTimerCount()).toBe(0);
});
