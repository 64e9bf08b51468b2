import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { workAhead } from '#src/server/services/writing/source/workAhead.ts';

const never = new AbortController().signal;

async function* numbers(until: number) {
  for (let number = 0; number < until; number += 1) yield number;
}

async function all<T>(things: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const thing of things) found.push(thing);
  return found;
}

test('so many are worked on at once, and come in the order of the things', async () => {
  let underWay = 0;
  let most = 0;
  const work = async (number: number) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await delay(number % 2 === 0 ? 20 : 1);
    underWay -= 1;
    return number * 2;
  };
  expect(await all(workAhead(numbers(9), { atOnce: 3, work, signal: never }))).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16]);
  expect(most).toBe(3);
});

test('one at a time is one at a time', async () => {
  let underWay = 0;
  const work = async (number: number) => {
    underWay += 1;
    expect(underWay).toBe(1);
    await delay(2);
    underWay -= 1;
    return number;
  };
  expect(await all(workAhead(numbers(4), { atOnce: 1, work, signal: never }))).toEqual([0, 1, 2, 3]);
});

test('what nobody wants any more is told so', async () => {
  const told: number[] = [];
  const work = async (number: number, signal: AbortSignal) => {
    if (number === 0) return number;
    await delay(60_000, null, { signal }).catch(() => told.push(number));
    return number;
  };
  for await (const number of workAhead(numbers(9), { atOnce: 2, work, signal: never })) {
    expect(number).toBe(0);
    await delay(5);
    break;
  }
  await expect.poll(() => told).toEqual([1, 2]);
});

test('the end of the whole ends the work', async () => {
  const end = new AbortController();
  const work = (number: number, signal: AbortSignal) => delay(60_000, number, { signal });
  const reading = all(workAhead(numbers(9), { atOnce: 2, work, signal: end.signal }));
  setTimeout(() => end.abort(new Error('the end')), 5);
  await expect(reading).rejects.toThrow();
});

test('what breaks in the source, and in the work, is told to who reads', async () => {
  const broken = (async function* () {
    yield 1;
    throw new Error('the source');
  })();
  const same = async (number: number) => number;
  await expect(all(workAhead(broken, { atOnce: 2, work: same, signal: never }))).rejects.toThrow('the source');
  const failing = () => Promise.reject(new Error('the work'));
  await expect(all(workAhead(numbers(3), { atOnce: 2, work: failing, signal: never }))).rejects.toThrow('the work');
});
