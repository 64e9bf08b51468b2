import type { Exercise } from '#src/contract/exercise.ts';
import { isSameOutput } from '#src/domain/exercise/compareOutput.ts';
import type { Verdict } from '#src/domain/exercise/verdict.ts';
import { checkExercise, checkProgram } from './checkExercise.ts';
import type { Runtime } from './runtime.ts';

/**
 * Whether an exercise does what it has to: our solution passes, what the learner begins with does not, each known slip hears its own message.
 * Answers what is wrong, in a Slovak sentence, or `null`.
 * @throws RuntimeUnavailableError
 */
export async function proveExercise(exercise: Exercise, runtime: Runtime | null): Promise<string | null> {
  const { kind, start, solution, mistakes } = exercise;
  const isRun = runtime !== null && kind !== 'predict';
  const judge = (answer: string) =>
    isRun ? checkProgram(exercise, answer, runtime) : checkExercise(exercise, answer, runtime);
  const right = await judge(solution);
  if (right.kind !== 'passed') return `Riešenie neprejde: ${inWords(right)}`;
  if (kind !== 'predict' && start.trim() !== '' && (await judge(start)).kind === 'passed') {
    return 'Začiatok prejde aj bez riešenia.';
  }
  if (kind === 'predict' && runtime) {
    const lines: string[] = [];
    const { verdict } = await runtime.run({
      code: start,
      onOutput: (printed) => lines.push(...printed.map((line) => ('text' in line ? line.text : ''))),
    });
    const printed = lines.join('\n');
    if (verdict !== 'finished') return 'Program, ktorý sa číta, sa neskončil.';
    if (!isSameOutput(printed, solution)) return `Program vypíše „${printed}“, v\u00A0riešení je „${solution}“.`;
  }
  for (const [at, { code, messageHtml }] of mistakes.entries()) {
    const verdict = await judge(code);
    if (verdict.kind !== 'slip' || verdict.messageHtml !== messageHtml) {
      return `Častý omyl ${at + 1} nedostane svoju vetu: ${inWords(verdict)}`;
    }
  }
  return null;
}

function inWords(verdict: Verdict): string {
  if (verdict.kind === 'passed') return 'prejde ako riešenie.';
  if (verdict.kind === 'empty') return 'ostala v ňom medzera.';
  if (verdict.kind === 'slip') return 'ozve sa veta iného častého omylu.';
  if (verdict.kind === 'rule') return `kontrola „${verdict.check.name}“.`;
  if (verdict.kind === 'broken') {
    const { result } = verdict;
    return result.verdict === 'failed' ? `program skončil chybou: ${result.error.message}` : 'program sa neskončil.';
  }
  const { difference } = verdict;
  const what =
    difference.of === 'text'
      ? `čakáme „${difference.expected}“, vypíše „${difference.actual}“.`
      : difference.of === 'first'
        ? `premenná ${difference.name} nemá na začiatku hodnotu, ktorú by sme vymenili.`
        : difference.of === 'unmet'
          ? `test na riadku ${difference.line} neplatí ani pre funkciu z\u00A0programu.`
          : '';
  return verdict.kind === 'failed'
    ? `kontrola „${verdict.check.name}“: ${what}`
    : `riadok ${verdict.line} je iný. ${what}`;
}
