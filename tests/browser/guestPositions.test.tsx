import { beforeEach, expect, test } from 'vitest';
import { startPositionSync } from '#src/browser/learning/guestPositions.ts';
import { keepGuestPosition } from '#src/browser/learning/keptPositions.ts';

beforeEach(() => localStorage.clear());

test('the furthest position of a guest goes to the server at the sign-in, once, and leaves nothing here', async () => {
  keepGuestPosition('a', 40);
  keepGuestPosition('a', 12);
  keepGuestPosition('b', 7);
  expect(Object.entries(localStorage).sort()).toEqual([
    ['watched::a', '40'],
    ['watched::b', '7'],
  ]);
  const sent: string[] = [];
  let answer = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
  const send = (path: string, init?: RequestInit) => {
    sent.push(`${path.split('/').at(-1)} ${init?.body}`);
    return answer();
  };
  const stop = startPositionSync({ userId: 'ema', send });
  await expect.poll(() => sent.length).toBe(1);
  // Without a connection they wait, as hers.
  expect(Object.keys(localStorage).sort()).toEqual(['watched:ema:a', 'watched:ema:b']);
  stop();
  answer = async () => Response.json({ seconds: 40 });
  const stopAgain = startPositionSync({ userId: 'ema', send });
  await expect.poll(() => localStorage.length, { timeout: 10_000 }).toBe(0);
  stopAgain();
  expect(sent.slice(1).sort()).toEqual(['a {"seconds":40}', 'b {"seconds":7}']);
});
