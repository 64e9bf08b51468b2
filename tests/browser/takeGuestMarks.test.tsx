import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { claimGuestGoal } from '#src/browser/learning/claimGuestGoal.ts';
import { claimGuestVote } from '#src/browser/learning/claimGuestVote.ts';
import { guestGoal } from '#src/browser/learning/guestGoal.ts';
import { guestMarks } from '#src/browser/learning/guestMarks.ts';
import { keptMarks } from '#src/browser/learning/keptMarks.ts';
import { forgetLearner, leaveLearner } from '#src/browser/learning/leaveLearner.ts';
import { takeGuestMarks } from '#src/browser/learning/takeGuestMarks.ts';
import { queryClient } from '#src/browser/queryClient.ts';
import { celebrated } from '#src/browser/storage/celebrated.ts';
import { isNextCourseVoted, storeNextCourseVoted, votedOptionHere } from '#src/browser/storage/nextCourseVoted.ts';
import { LearnerSyncContainer } from '#src/containers/exercise/LearnerSyncContainer.tsx';
import { nothingKept, withAnswer, withAttempt } from '#src/domain/exercise/keptExercise.ts';

const marksOf = (owner: string) => keptMarks.of(owner).map(({ mark }) => `${mark.lectureId} ${mark.completed}`);
const passed = withAttempt({ ...nothingKept, lectureId: 'a' }, { id: 'x', passed: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Nothing is sent here: nobody is signed in.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what a guest has done becomes the learner’s, in its order, once', () => {
  guestMarks.mark('java', 'b');
  guestMarks.mark('java', 'a');
  keptMarks.put('ema', { courseId: 'java', lectureId: 'c', completed: true });
  keptMarks.put('ema', { courseId: 'java', lectureId: 'a', completed: false });
  expect(takeGuestMarks('ema')).toBe(2);
  expect(marksOf('ema')).toEqual(['c true', 'b true', 'a true']);
  expect(guestMarks.all()).toEqual([]);
  // Another tab, or the same once more.
  expect(takeGuestMarks('ema')).toBe(0);
  expect(takeGuestMarks('peter')).toBe(0);
  expect(marksOf('ema')).toHaveLength(3);
});

test('a full storage loses none of them', () => {
  guestMarks.mark('java', 'a');
  guestMarks.mark('java', 'b');
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    // Room for two rows.
    if (this.length >= 2 && this.getItem(key) === null) throw new DOMException('Full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  expect(takeGuestMarks('ema')).toBe(2);
  expect(Object.keys(localStorage).sort()).toEqual(['progress:ema:a', 'progress:ema:b']);
});

test('the notice counts lectures and exercises together', async () => {
  guestMarks.mark('java', 'a');
  keptExercises.write('', 'prva', passed);
  keptExercises.write('', 'druha', passed);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <LearnerSyncContainer userId="ema" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/^Zachovali sme/)).toHaveTextContent('Zachovali sme 1 lekciu a 2 úlohy.');
});

test('a vote that was given without an account is claimed once, also after a broken connection', async () => {
  storeNextCourseVoted('python');
  let way: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'));
  const sent: unknown[] = [];
  const send = (_path: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return way();
  };
  await claimGuestVote(send);
  expect(votedOptionHere()).toBe('python');
  way = async () => Response.json({ options: [], votedOptionId: 'python' });
  await claimGuestVote(send);
  await claimGuestVote(send);
  expect(sent).toEqual([
    { optionId: 'python', isCounted: true },
    { optionId: 'python', isCounted: true },
  ]);
  expect(votedOptionHere()).toBeNull();
  expect(isNextCourseVoted()).toBe(true);
  // Of what an account has voted for nothing is claimed for the next one.
  storeNextCourseVoted(null);
  await claimGuestVote(send);
  expect(sent).toHaveLength(2);
});

test('marks keep the time when they were made', () => {
  const at = '2026-05-04T08:00:00.000Z';
  keptMarks.put('', { courseId: 'java', lectureId: 'a', completed: true }, at);
  takeGuestMarks('ema');
  expect(keptMarks.read('ema', 'a')?.at).toBe(at);
});

test('a goal that was chosen without an account is claimed once, also after a broken connection', async () => {
  const sent: unknown[] = [];
  let way: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch'));
  const send = (_path: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return way();
  };
  expect(await claimGuestGoal(send)).toBe(false);
  guestGoal.choose(3);
  expect(await claimGuestGoal(send)).toBe(false);
  expect(guestGoal.read()).toBe(3);
  way = async () => Response.json({ days: 5 });
  expect(await claimGuestGoal(send)).toBe(true);
  expect(await claimGuestGoal(send)).toBe(false);
  expect(sent).toEqual(Array(2).fill({ days: 3, unlessChosen: true }));
  expect(guestGoal.read()).toBeNull();
});

test('a goal lasts as long as the page where the storage refuses it, and what is no goal is none', () => {
  localStorage.setItem('goal::week', '"osem"');
  expect(guestGoal.read()).toBeNull();
  localStorage.setItem('goal::week', '8');
  expect(guestGoal.read()).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  guestGoal.choose(2);
  expect(guestGoal.read()).toBe(2);
  guestGoal.choose(null);
});

test('who signs out leaves what the server does not have yet, under their name, and nothing else', async () => {
  keptExercises.write('ema', 'odoslana', { ...nothingKept, lectureId: 'a', passed: true, attempts: 1 });
  keptExercises.write('ema', 'caka', passed);
  keptExercises.write('ema', 'opytana', withAnswer(nothingKept, { at: '2026-11-26T08:00:00.000Z', right: true }));
  celebrated.add('ema', 'chapter:k');
  keptExercises.write('peter', 'jeho', passed);
  keptMarks.put('ema', { courseId: 'java', lectureId: 'a', completed: true });
  localStorage.setItem('videoWatchTime', '{"a":{"seconds":7}}');
  localStorage.setItem('nextCourseVotedOption', 'python');
  guestGoal.choose(4);
  localStorage.setItem('themeSetting', 'DARK');
  sessionStorage.setItem('commentDraft a new', 'Rozpísané');
  await leaveLearner('ema');
  expect(Object.keys(localStorage).sort()).toEqual([
    'exercise:ema:caka',
    'exercise:ema:opytana',
    'exercise:peter:jeho',
    'progress:ema:a',
    'themeSetting',
  ]);
  expect(sessionStorage).toHaveLength(0);
  forgetLearner('ema');
  expect(Object.keys(localStorage).sort()).toEqual(['exercise:peter:jeho', 'themeSetting']);
});
