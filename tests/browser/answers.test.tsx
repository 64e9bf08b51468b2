import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkExercise } from '#src/runtimes/checkExercise.ts';
import { answersOf, hasManyAnswers } from '#tests/support/lessonAnswers.ts';
import { disposeRuntimes, lessonExercises, runtimeOf } from '#tests/support/lessonExercises.ts';

// Starting it takes longer than a test may.
beforeAll(async () => runtimeOf('python')?.boot(), 60_000);
afterAll(disposeRuntimes);

const exercises = lessonExercises.map(({ exercise }) => exercise);
const asked = exercises.filter(hasManyAnswers);
const shape = (program: string) => program.replace(/\s+/g, '');

test('every exercise has answers', () => {
  expect(asked.filter(({ id }) => !answersOf.has(id)).map(({ id }) => id)).toEqual([]);
});

describe.each(exercises.filter(({ id }) => answersOf.has(id)).map((exercise) => [exercise.id, exercise] as const))(
  '%s',
  { tags: ['thorough'] },
  (id, exercise) => {
    const { only, right, wrong } = answersOf.get(id) ?? { right: [], wrong: [] };
    const verdictOn = (answer: string) => checkExercise(exercise, answer, runtimeOf(exercise.language));

    test('has three right answers of other shapes, or says why not, and five wrong ones', () => {
      expect(right.length >= 3, only).toBe(only === undefined);
      expect(wrong.length).toBeGreaterThanOrEqual(5);
      const shapes = [exercise.solution, ...right, ...wrong].map(shape);
      expect(shapes.filter((one, at) => shapes.indexOf(one) < at)).toEqual([]);
    });

    test.each(right.map((answer, at) => [at + 1, answer] as const))('right answer %i passes', async (_, answer) => {
      expect(await verdictOn(answer), answer).toMatchObject({ kind: 'passed' });
    });

    test.each(wrong.map((answer, at) => [at + 1, answer] as const))('wrong answer %i does not', async (_, answer) => {
      expect((await verdictOn(answer)).kind, answer).not.toBe('passed');
    });
  },
);
