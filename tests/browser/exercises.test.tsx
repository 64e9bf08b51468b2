import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exercise } from '#src/contract/exercise.ts';
import { judgeAnswer } from '#src/domain/exercise/judgeAnswer.ts';
import { checkProgram } from '#src/runtimes/checkExercise.ts';
import { disposeRuntimes, lessonExercises, runtimeOf } from '#tests/support/lessonExercises.ts';

// Starting it takes longer than a test may.
beforeAll(async () => runtimeOf('python')?.boot(), 60_000);
afterAll(disposeRuntimes);

async function verdictOn(exercise: Exercise, answer: string) {
  const runtime = exercise.kind === 'predict' ? null : runtimeOf(exercise.language);
  return runtime ? checkProgram(exercise, answer, runtime) : judgeAnswer(exercise, answer);
}

test('there are some', () => {
  expect(lessonExercises.length).toBeGreaterThan(40);
});

// What is ticked has no program.
const programs = lessonExercises.map(({ exercise }) => exercise).filter(({ kind }) => kind !== 'tick');

describe.each(programs.map((exercise) => [exercise.id, exercise] as const))(
  '%s',
  {
    tags: ['thorough'],
  },
  (_, exercise) => {
    const { kind, language, start, solution, mistakes, hintsHtml, options } = exercise;

    test('has a hint', () => {
      expect(hintsHtml.length).toBeGreaterThan(0);
    });

    test('does not pass as it begins', async () => {
      if (kind !== 'predict') expect(await verdictOn(exercise, start)).not.toEqual({ kind: 'passed' });
    });

    test('passes by its solution', async () => {
      expect(await verdictOn(exercise, solution)).toEqual({ kind: 'passed' });
    });

    for (const { code, messageHtml } of mistakes) {
      test(`has its own answer to ${messageHtml}`, async () => {
        expect(await verdictOn(exercise, code), code).toMatchObject({ kind: 'slip', messageHtml });
        if (options.length > 0) expect(options.map((option) => option.trimEnd())).toContain(code);
      });
    }

    const runtime = runtimeOf(language);
    if (kind === 'predict' && runtime) {
      test('prints what is to be guessed', async () => {
        const lines: string[] = [];
        const result = await runtime.run({
          code: start,
          onOutput: (printed) => lines.push(...printed.map((line) => ('text' in line ? line.text : ''))),
        });
        expect({ verdict: result.verdict, output: lines.join('\n') }).toEqual({
          verdict: 'finished',
          output: solution,
        });
      });
    }
  },
);
