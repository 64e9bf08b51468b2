import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onThemeSetting, readThemeSetting, storeThemeSetting } from '#src/browser/page/theme.ts';
import { playbackRate } from '#src/browser/player/playbackRate.ts';
import { watchTimes } from '#src/browser/player/watchTime.ts';
import { newsletterModalSeen } from '#src/browser/storage/newsletterModal.ts';
import { isNextCourseVoted, storeNextCourseVoted, votedOptionHere } from '#src/browser/storage/nextCourseVoted.ts';
import { shortcutsOff } from '#src/browser/storage/storedFlag.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function forbidStorage(): void {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
}

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

test('a browser has voted from the moment that is stored', () => {
  expect(isNextCourseVoted()).toBe(false);
  expect(votedOptionHere()).toBeNull();
  storeNextCourseVoted('rust');
  expect(isNextCourseVoted()).toBe(true);
  expect(votedOptionHere()).toBe('rust');
  expect(Date.parse(localStorage.getItem('nextCourseVoted') ?? '')).toBeGreaterThan(0);
});

test('the newsletter modal counts as seen from the moment that is stored', () => {
  expect(newsletterModalSeen.isSet()).toBe(false);
  newsletterModalSeen.setNow();
  expect(newsletterModalSeen.isSet()).toBe(true);
  expect(Date.parse(localStorage.getItem('newsletterModal') ?? '')).toBeGreaterThan(0);
});

test.each(['', 'true', '{"voted":1}'])('a stored „%s“ is no date: nothing was seen or voted', (stored) => {
  localStorage.setItem('newsletterModal', stored);
  localStorage.setItem('nextCourseVoted', stored);
  expect(newsletterModalSeen.isSet()).toBe(false);
  expect(isNextCourseVoted()).toBe(false);
  storeNextCourseVoted('rust');
  expect(isNextCourseVoted()).toBe(true);
});

test('where storage is forbidden nothing breaks: no vote is known, the newsletter modal never comes, a choice holds on', () => {
  forbidStorage();
  storeNextCourseVoted('rust');
  expect(isNextCourseVoted()).toBe(false);
  newsletterModalSeen.setNow();
  expect(newsletterModalSeen.isSet()).toBe(true);
  shortcutsOff.set(true);
  expect(shortcutsOff.get()).toBe(true);
  expect(readThemeSetting()).toBe('AUTO');
  expect(watchTimes('videoWatchTime').get('a')).toEqual({ seconds: 0 });
  vi.restoreAllMocks();
  shortcutsOff.set(false);
  expect(shortcutsOff.get()).toBe(false);
});
