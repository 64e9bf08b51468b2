import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { guestMarkPrefix } from '#src/browser/learning/guestKeys.ts';
import { guestLearning } from '#src/browser/learning/guestLearning.ts';
import { guestMarks } from '#src/browser/learning/guestMarks.ts';
import { programShelf } from '#src/browser/playground/programShelf.ts';
import { celebrated } from '#src/browser/storage/celebrated.ts';
import { nothingKept, withAttempt } from '#src/domain/exercise/keptExercise.ts';

const ids = () => guestMarks.all().map(({ lectureId }) => lectureId);

const pokus = { language: 'python' as const, name: 'Pokus', files: [{ name: 'program.py', code: 'print(1)' }] };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  guestLearning.forget();
});

test('marks stay in their order, with their time; the same array until something changes', () => {
  vi.setSystemTime('2026-11-26T08:00:00.000Z');
  guestMarks.mark('java', 'b');
  vi.useRealTimers();
  guestMarks.mark('sql', 'a');
  guestMarks.mark('java', 'b');
  expect(ids()).toEqual(['b', 'a']);
  expect(guestMarks.all()[0]).toEqual({ courseId: 'java', lectureId: 'b', at: '2026-11-26T08:00:00.000Z' });
  expect(guestMarks.all()).toBe(guestMarks.all());
  guestMarks.unmark('b');
  expect(ids()).toEqual(['a']);
});

test('who listens hears of each change, those of other tabs too, until they stop', () => {
  let heard = 0;
  const stop = guestLearning.subscribe(() => {
    heard += 1;
  });
  guestMarks.mark('java', 'a');
  expect(heard).toBe(1);
  localStorage.setItem('progress::b', localStorage.getItem('progress::a')?.replace('"a"', '"b"') ?? '');
  window.dispatchEvent(new StorageEvent('storage', { key: 'progress::b' }));
  expect(heard).toBe(2);
  expect(ids().sort()).toEqual(['a', 'b']);
  stop();
  guestMarks.unmark('a');
  expect(heard).toBe(2);
});

test('the script in <head> finds a mark of a guest by the beginning of its key, and none of a learner’s', () => {
  guestMarks.mark('java', 'a');
  localStorage.setItem('progress:ema:c', '{"mark":{"courseId":"java","lectureId":"c","completed":true},"number":1}');
  expect(Object.keys(localStorage).filter((key) => key.startsWith(guestMarkPrefix))).toEqual(['progress::a']);
});

test('lectures and exercises are counted; programs of lessons and what learners have are not', () => {
  const passed = withAttempt({ ...nothingKept, lectureId: 'a' }, { id: 'x', passed: true });
  guestMarks.mark('java', 'a');
  keptExercises.write('', 'prva', passed);
  keptExercises.write('', 'lesson-program-1', passed);
  keptExercises.write('ema', 'druha', passed);
  localStorage.setItem('progress:ema:c', '{"mark":{"courseId":"java","lectureId":"c","completed":true},"number":1}');
  programShelf.keep(pokus, null);
  programShelf.keep(pokus, null, 'ema');
  expect(guestLearning.counts()).toEqual({ lectures: 1, exercises: 1, answers: 0, programs: 1 });
});

test('forgotten is all that is a guest’s, and nothing of a learner', () => {
  guestMarks.mark('java', 'a');
  keptExercises.write('', 'prva', { ...nothingKept, lectureId: 'a', passed: true });
  keptExercises.write('ema', 'druha', { ...nothingKept, lectureId: 'a', passed: true });
  celebrated.add('', 'chapter:k');
  celebrated.add('ema', 'chapter:k');
  programShelf.keep(pokus, null);
  const { program } = programShelf.keep(pokus, null, 'ema');
  guestLearning.forget();
  expect(guestLearning.counts()).toEqual({ lectures: 0, exercises: 0, answers: 0, programs: 0 });
  expect(Object.keys(localStorage).sort()).toEqual([
    'celebrated:ema',
    'exercise:ema:druha',
    `program:ema:${program.id}`,
  ]);
  expect(celebrated.has('', 'chapter:k')).toBe(false);
});

test('where nothing can be stored a mark says so, and lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(guestMarks.mark('java', 'a')).toBe(false);
  expect(ids()).toEqual(['a']);
});

test('what is stored and is no mark is nothing', () => {
  localStorage.setItem('progress::a', 'nonsense');
  localStorage.setItem('progress::b', '{"mark":{"courseId":"java"},"number":1}');
  expect(guestMarks.all()).toEqual([]);
});
