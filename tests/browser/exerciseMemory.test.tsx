import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { programId } from '#src/domain/exercise/programId.ts';

const nothing = { passed: false, attempts: 0 };
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('exercise:'));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a draft and what has passed are there after a reload', () => {
  expect(exerciseMemory.read('tri-riadky')).toEqual(nothing);
  exerciseMemory.saveCode('tri-riadky', 'console.log(1)', 'l1');
  exerciseMemory.noteAttempt('tri-riadky', false, 'l1');
  exerciseMemory.noteAttempt('tri-riadky', true, 'l1');
  // What comes after the first that passed changes nothing.
  exerciseMemory.noteAttempt('tri-riadky', false);
  expect(exerciseMemory.read('tri-riadky')).toEqual({
    code: 'console.log(1)',
    passed: true,
    passedAt: expect.stringMatching(/^20.*Z$/),
    attempts: 2,
  });
  expect(exerciseMemory.read('tri-riadky')).toBe(exerciseMemory.read('tri-riadky'));
  expect(exerciseMemory.read('ine')).toEqual(nothing);
  const [row = ''] = keys();
  expect(JSON.parse(localStorage.getItem(row) ?? '')).toMatchObject({
    lectureId: 'l1',
    waiting: { draft: true, attempts: [{ passed: false }, { passed: true }] },
  });
});

test('a draft that is taken back leaves nothing', () => {
  exerciseMemory.saveCode('tri-riadky', 'x');
  exerciseMemory.saveCode('tri-riadky', null);
  expect(exerciseMemory.read('tri-riadky')).toEqual(nothing);
  expect(keys()).toEqual([]);
});

test('a change in another tab is followed', async () => {
  exerciseMemory.saveCode('tri-riadky', 'tu');
  const [key = ''] = keys();
  const other = document.createElement('iframe');
  document.body.append(other);
  const changed = new Promise<void>((resolve) => {
    const stop = exerciseMemory.subscribe(() => {
      stop();
      resolve();
    });
  });
  const text = localStorage.getItem(key)?.replace('"tu"', '"tam"') ?? '';
  other.contentWindow?.localStorage.setItem(key, text);
  await changed;
  expect(exerciseMemory.read('tri-riadky').code).toBe('tam');
  other.remove();
});

test('who listens to what is done elsewhere hears nothing of what is written here', () => {
  const heard = vi.fn();
  const stop = exerciseMemory.subscribeElsewhere(heard);
  exerciseMemory.saveCode('tri-riadky', 'x', 'l1');
  exerciseMemory.noteAttempt('tri-riadky', true, 'l1');
  exerciseMemory.saveCode('tri-riadky', null);
  expect(heard).not.toHaveBeenCalled();
  // As what the server has is kept.
  keptExercises.write('', 'ine', { ...keptExercises.read('', 'tri-riadky'), attempts: 2 });
  expect(heard).toHaveBeenCalledOnce();
  stop();
});

test('of too many drafts the oldest go, those that passed last, and that they passed stays', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let number = 0; number < 205; number += 1) {
    vi.setSystemTime(1000 + number);
    exerciseMemory.saveCode(`u${number}`, `${number}`);
    if (number === 0 || number === 2) exerciseMemory.noteAttempt(`u${number}`, number === 0);
  }
  expect(exerciseMemory.read('u0')).toMatchObject({ code: '0', passed: true, attempts: 1 });
  expect(exerciseMemory.read('u1')).toEqual(nothing);
  expect(exerciseMemory.read('u2')).toEqual({ passed: false, attempts: 1 });
  expect(exerciseMemory.read('u5')).toEqual(nothing);
  expect(exerciseMemory.read('u6').code).toBe('6');
  expect(exerciseMemory.read('u204').code).toBe('204');
  exerciseMemory.saveCode('u204', 'x'.repeat(100_001));
  expect(exerciseMemory.read('u204').code).toBe('204');
});

test('a full storage lets go of older drafts, and a forbidden one of nothing as long as the page is open', () => {
  exerciseMemory.saveCode('stara', 'a');
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (this.length > 0 && !this.getItem(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  exerciseMemory.saveCode('nova', 'b');
  expect(exerciseMemory.read('stara')).toEqual(nothing);
  expect(exerciseMemory.read('nova').code).toBe('b');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  exerciseMemory.saveCode('dalsia', 'c');
  exerciseMemory.noteAttempt('dalsia', true);
  expect(exerciseMemory.read('dalsia')).toMatchObject({ code: 'c', passed: true, attempts: 1 });
});

test.each(['nie je JSON', '5', '{"passed":"áno"}', '{"passed":true,"attempts":1,"waiting":{"draft":true}}'])(
  'a stored %s is nothing',
  (text) => {
    localStorage.setItem('exercise::tri-riadky', text);
    expect(exerciseMemory.read('tri-riadky')).toEqual(nothing);
    exerciseMemory.saveCode('tri-riadky', 'znova');
    expect(exerciseMemory.read('tri-riadky').code).toBe('znova');
  },
);

test('a program of a lesson is known by its lecture and by what its author wrote', () => {
  const id = programId('l1', 'console.log(1)');
  expect(id).not.toBe(programId('l1', 'console.log(2)'));
  expect(id).not.toBe(programId('l2', 'console.log(1)'));
  exerciseMemory.saveCode(id, 'console.log(3)');
  expect(exerciseMemory.read(id).code).toBe('console.log(3)');
});

test('a draft from before programs went to other devices goes on under its new name', () => {
  exerciseMemory.saveCode('/kurzy/a#1', 'console.log(3)');
  exerciseMemory.rename('/kurzy/a#1', 'lesson-program-1', 'l1');
  expect(exerciseMemory.read('lesson-program-1').code).toBe('console.log(3)');
  expect(JSON.parse(localStorage.getItem('exercise::lesson-program-1') ?? '{}')).toMatchObject({
    lectureId: 'l1',
    waiting: { draft: true },
  });
  expect(exerciseMemory.read('/kurzy/a#1').code).toBeUndefined();
  // Only once: what was written since stays.
  exerciseMemory.saveCode('lesson-program-1', 'console.log(4)', 'l1');
  exerciseMemory.rename('/kurzy/a#1', 'lesson-program-1', 'l1');
  expect(exerciseMemory.read('lesson-program-1').code).toBe('console.log(4)');
});
