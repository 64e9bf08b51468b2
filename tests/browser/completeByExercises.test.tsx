import { afterEach, beforeEach, expect, test } from 'vitest';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { completeByExercises } from '#src/browser/learning/completeByExercises.ts';
import { guestMarks } from '#src/browser/learning/guestMarks.ts';
import { queryClient } from '#src/browser/queryClient.ts';
import type { Lecture } from '#src/contract/lecture.ts';
import { lecturePreview } from '#src/queries/lecture.ts';

const box = (id: string) => `<div data-exercise='{"id":"${id}"}'></div>`;
const marked = () => guestMarks.all().map(({ courseId, lectureId }) => `${courseId} ${lectureId}`);

function pass(id: string): void {
  if (exerciseMemory.noteAttempt(id, true, 'l1')) completeByExercises('l1');
}

beforeEach(() => {
  localStorage.clear();
  // A question of another lecture stands beside the text, and is none of its exercises.
  document.body.innerHTML = `<div data-lecture="l1">${box('prva')}${box('druha')}</div>${box('tretia')}`;
  queryClient.setQueryData(lecturePreview('l1').queryKey, { id: 'l1', courseId: 'java' } as Lecture);
});
afterEach(() => {
  document.body.innerHTML = '';
  queryClient.clear();
});

test('the last exercise of a lecture that passes completes it for a guest, in whichever order', () => {
  pass('druha');
  expect(marked()).toEqual([]);
  exerciseMemory.noteAttempt('prva', false, 'l1');
  expect(marked()).toEqual([]);
  pass('prva');
  expect(marked()).toEqual(['java l1']);
});

test('a mark that was taken back stays so when an exercise passes again', () => {
  pass('prva');
  pass('druha');
  guestMarks.unmark('l1');
  pass('druha');
  expect(marked()).toEqual([]);
});
