import { runtimeOf } from '#src/containers/code/runtimeOf.ts';
import type { Exercise } from '#src/contract/exercise.ts';
import type { Language } from '#src/domain/program/run.ts';
import { checkExercise } from '#src/runtimes/checkExercise.ts';
import { proveExercise } from '#src/runtimes/proveExercise.ts';

export const notRun = 'Prehliadač ju nevedel spustiť. Skús to znova.';

/** What was found of exercises, by their hash: `null` where one does what it has to, or what is wrong. One text is run once. */
export const found = new Map<string, string | null>();

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs an exercise as its content test does. Answers what is wrong with it, or `null`. One after the other: a run ends the one before
 * it, which would look like a program that does not end.
 */
export function proveTask(exercise: Exercise): Promise<string | null> {
  const { language, address } = exercise;
  const proof = last.then(async () => {
    try {
      return await proveExercise(exercise, address ? runtimeOf(language as Language, address) : null);
    } catch {
      return notRun;
    }
  });
  last = proof;
  return proof;
}

/** How many of these answers hear a sentence of a known mistake, and how many of those that are right do. */
export async function tryMistake(
  exercise: Exercise,
  messageHtml: string,
  answers: { wrong: string[]; right: string[] },
) {
  const { language, address } = exercise;
  const runtime = address ? runtimeOf(language as Language, address) : null;
  const caught = async (codes: string[]) => {
    let count = 0;
    for (const code of codes) {
      const verdict = await checkExercise(exercise, code, runtime);
      if (verdict.kind === 'slip' && verdict.messageHtml === messageHtml) count += 1;
    }
    return count;
  };
  await last;
  const trial = (async () => ({ wrong: await caught(answers.wrong), right: await caught(answers.right) }))();
  last = trial.catch(() => null);
  return trial;
}

/** The tasks of a text, as its markup carries them. */
export function exercisesIn(html: string): Map<string, Exercise> {
  const boxes = new DOMParser().parseFromString(html, 'text/html').querySelectorAll<HTMLElement>('div[data-exercise]');
  return new Map(
    [...boxes].map((box) => {
      const exercise = JSON.parse(box.dataset.exercise ?? '') as Exercise;
      return [exercise.id, exercise];
    }),
  );
}
