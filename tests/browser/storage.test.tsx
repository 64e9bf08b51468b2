import { beforeEach, expect, test } from 'vitest';
import { playbackRate } from '#src/browser/playbackRate.ts';
import { onThemeSetting, readThemeSetting, storeThemeSetting } from '#src/browser/theme.ts';
import { watchTimes } from '#src/browser/watchTime.ts';

beforeEach(() => localStorage.clear());

test('an unknown recording starts at zero; positions can be set and removed', () => {
  const times = watchTimes('videoWatchTime');
  expect(times.get('a')).toEqual({ seconds: 0 });
  times.set('a', 12.5);
  times.set('b', 3);
  times.remove('b');
  expect(times.get('a')).toEqual({ seconds: 12.5 });
  expect(JSON.parse(localStorage.getItem('videoWatchTime') ?? '')).toEqual({ a: { seconds: 12.5 } });
});

test.each(['not json', '[]', 'null', '{"a":5}', '{"a":{"seconds":"5"}}', '{"a":{"seconds":-1}}', '{"a":null}'])(
  'a stored value of a wrong shape (%s) reads as empty and is replaced',
  (stored) => {
    localStorage.setItem('videoWatchTime', stored);
    const times = watchTimes('videoWatchTime');
    expect(times.get('a')).toEqual({ seconds: 0 });
    times.set('a', 1);
    expect(localStorage.getItem('videoWatchTime')).toBe('{"a":{"seconds":1}}');
  },
);

test.each([
  ['1.5', 1.5],
  ['0', 1],
  ['-2', 1],
  ['100', 1],
  ['fast', 1],
])('a stored speed of %s plays at %d', (stored, rate) => {
  localStorage.setItem('vimeoPlaybackRate', stored);
  expect(playbackRate('vimeoPlaybackRate').get()).toBe(rate);
});

test('a chosen theme is stored, applied and told; automatic leaves it to the system', () => {
  let told = 0;
  const stop = onThemeSetting(() => {
    told += 1;
  });
  storeThemeSetting('DARK');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readThemeSetting()).toBe('DARK');
  storeThemeSetting('AUTO');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(told).toBe(2);
  stop();
  localStorage.setItem('themeSetting', 'PURPLE');
  expect(readThemeSetting()).toBe('AUTO');
});
