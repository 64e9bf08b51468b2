import type { Exercise, ExerciseCheck } from '#src/contract/exercise.ts';
import { hasText, isSameOutput } from '#src/domain/exercise/compareOutput.ts';
import { isSameTable, tableFault } from '#src/domain/exercise/compareTables.ts';
import { valueDifference } from '#src/domain/exercise/compareValues.ts';
import { findWord } from '#src/domain/exercise/findWord.ts';
import { isEmptyAnswer, judgeAnswer } from '#src/domain/exercise/judgeAnswer.ts';
import type { Difference, Verdict } from '#src/domain/exercise/verdict.ts';
import { type Observed, observeProgram, type Seen } from './observeProgram.ts';
import type { RunRequest, Runtime } from './runtime.ts';

/**
 * What is said about a learner's answer: a program, or the output of one that was guessed. `runtime` is that of the exercise's
 * language, and `null` where it is only read. `onOutput` is told what the program prints in its first run.
 * @throws RuntimeUnavailableError
 */
export async function checkExercise(
  exercise: Exercise,
  code: string,
  runtime: Runtime | null,
  onOutput?: RunRequest['onOutput'],
): Promise<Verdict> {
  if (!runtime || exercise.kind === 'predict') return judgeAnswer(exercise, code);
  if (isEmptyAnswer(exercise, code)) return { kind: 'empty' };
  return checkProgram(exercise, code, runtime, onOutput);
}

/** The verdict on a program, even on the one that the learner begins with. @throws RuntimeUnavailableError */
export async function checkProgram(
  exercise: Exercise,
  code: string,
  runtime: Runtime,
  onOutput?: RunRequest['onOutput'],
): Promise<Verdict> {
  const { checks, mistakes } = exercise;
  const { seen, broken, hasRun } = await observeProgram(checks, code, runtime, onOutput);
  const needsSolution =
    mistakes.length > 0 ||
    checks.some((check) => 'query' in check || ('gives' in check && typeof check.gives === 'string'));
  const solution = needsSolution && hasRun ? await observeOnce(exercise, exercise.solution, runtime) : null;
  if (isStopped(solution)) return { kind: 'broken', ...solution.broken, held: [] };

  const found = checks.map((check, at) => {
    const rule = brokenRule(check, exercise, code);
    const difference = differenceOf(check, exercise, seen[at] ?? null, solution?.seen[at] ?? null);
    return { rule, difference, holds: hasRun && (isRule(check) ? !rule : Boolean(seen[at]) && !difference) };
  });
  const held = found.map(({ holds }) => holds);
  if (broken) return { kind: 'broken', ...broken, held };
  const rule = found.find((one) => one.rule)?.rule;
  if (rule) return { ...rule, held };
  if (!isSame(checks, seen, solution?.seen)) {
    for (const { code: slip, messageHtml } of mistakes) {
      const known = await observeOnce(exercise, slip, runtime);
      if (isStopped(known)) return { kind: 'broken', ...known.broken, held };
      if (isSlip(checks, seen, known, solution?.seen)) return { kind: 'slip', messageHtml, held };
    }
  }
  for (const [at, check] of checks.entries()) {
    const difference = found[at]?.difference;
    if (difference) return { kind: 'failed', at, check, difference, held };
  }
  return { kind: 'passed' };
}

const isRule = (check: ExerciseCheck) => 'requires' in check || 'forbids' in check;

function brokenRule(check: ExerciseCheck, { language }: Exercise, code: string) {
  if ('requires' in check && findWord(code, language, check.requires) === null) {
    return { kind: 'rule', check, word: check.requires, line: null } as const;
  }
  const line = 'forbids' in check ? findWord(code, language, check.forbids) : null;
  return 'forbids' in check && line !== null ? ({ kind: 'rule', check, word: check.forbids, line } as const) : null;
}

/** What our own programs do is the same each time. */
const kept = new WeakMap<Exercise, Map<string, Observed>>();

async function observeOnce(exercise: Exercise, code: string, runtime: Runtime): Promise<Observed> {
  const known = kept.get(exercise) ?? new Map<string, Observed>();
  kept.set(exercise, known);
  const observed = known.get(code) ?? (await observeProgram(exercise.checks, code, runtime));
  if (!isStopped(observed)) known.set(code, observed);
  return observed;
}

type Stopped = Observed & { broken: NonNullable<Observed['broken']> };

/** The learner has ended a run of ours: the whole check is over. */
function isStopped(observed: Observed | null): observed is Stopped {
  const result = observed?.broken?.result;
  return result?.verdict === 'stopped' && result.reason === 'learner';
}

/**
 * Whether a program does what a wrong one of ours does. Where words are free, because only a part of the output is checked, it has
 * to print the lines that make ours wrong.
 */
function isSlip(
  checks: readonly ExerciseCheck[],
  seen: Seen[],
  { seen: slip, broken }: Observed,
  solution: Seen[] | undefined,
): boolean {
  if (broken || isSame(checks, slip, solution)) return false;
  return checks.every((check, at) => {
    const [own = null, wrong = null, right = null] = [seen, slip, solution].map((all) => all?.[at]);
    const bad =
      'prints' in check || 'lines' in check ? linesOf(wrong).filter((line) => !linesOf(right).includes(line)) : [];
    if (bad.length > 0) return bad.every((line) => linesOf(own).includes(line));
    return isAlike(check, own, wrong);
  });
}

const linesOf = (seen: Seen | undefined) => (seen && 'output' in seen ? seen.output.split('\n') : []);

function isSame(checks: readonly ExerciseCheck[], one: Seen[], other: Seen[] | undefined): boolean {
  return checks.every((check, at) => isAlike(check, one[at] ?? null, other?.[at] ?? null));
}

/** Whether the same was seen, as far as the check looks: names of columns are the learner's own. */
function isAlike(check: ExerciseCheck, one: Seen, other: Seen): boolean {
  // What a learner's tests notice says nothing of their program.
  if ('catches' in check) return true;
  const [table, theirs] = [one, other].map((seen) => (seen && 'table' in seen ? seen.table : null));
  if (!('query' in check) || check.columns || !table || !theirs) return JSON.stringify(one) === JSON.stringify(other);
  return isSameTable(table, theirs, check);
}

/** What a check lacks; `null` when it holds. `ours` is what was seen of the solution. */
function differenceOf(check: ExerciseCheck, { language }: Exercise, seen: Seen, ours: Seen): Difference | null {
  if (!seen) return null;
  if ('missing' in seen) {
    const value = ('with' in check && check.with?.[seen.missing]) ?? null;
    return { of: 'first', name: seen.missing, value };
  }
  if ('unmet' in seen) return { of: 'unmet', line: seen.unmet };
  if ('caught' in seen) return seen.caught ? null : { of: 'none' };
  if ('output' in seen) {
    const actual = seen.output;
    if ('lines' in check) return linesDifference(check.lines, actual);
    if ('output' in check && !isSameOutput(actual, check.output)) return { of: 'text', expected: check.output, actual };
    return 'prints' in check && !hasText(actual, check.prints) ? { of: 'text', expected: check.prints, actual } : null;
  }
  if ('value' in seen && 'call' in check) {
    return valueDifference(check.gives, seen.value, ours && 'value' in ours ? ours.value : null, language);
  }
  if ('table' in seen && 'query' in check) {
    const expected = ours && 'table' in ours ? ours.table : null;
    const { table: actual } = seen;
    if (!expected || !actual) return { of: 'none' };
    const fault = tableFault(expected, actual, check);
    return (
      fault && { of: 'table', fault, expected: { ...expected, columns: check.columns ?? expected.columns }, actual }
    );
  }
  return 'found' in seen && 'page' in check ? pageDifference(check, seen.found) : null;
}

/** The end of a line that the check leaves open, by „…“, is the learner's own; a word before it ends there. */
function linesDifference(lines: readonly string[], actual: string): Difference | null {
  const own = actual.split('\n');
  const expected = lines.map((line, at) => {
    const start = line.slice(0, -1);
    const isOpen = line.endsWith('…') && own[at]?.startsWith(start);
    const isOneWord = /^[\p{L}\p{N}]{2}/u.test(own[at]?.slice(start.length - 1) ?? '');
    return isOpen && !isOneWord ? own[at] : line;
  });
  const difference = { of: 'text', expected: expected.join('\n'), actual } as const;
  return isSameOutput(difference.expected, actual) ? null : difference;
}

function pageDifference(check: Extract<ExerciseCheck, { page: unknown }>, found: (string | null)[]): Difference | null {
  const there = found.filter((text) => text !== null);
  if (check.count !== undefined) {
    // What the visitor should have done could not be done.
    if (found.includes(null)) return { of: 'none' };
    if (there.length === check.count) return null;
    return { of: 'text', expected: String(check.count), actual: String(there.length) };
  }
  const wanted = check.text ?? check.attribute?.[1];
  if (wanted === undefined) return there.length > 0 ? null : { of: 'none' };
  if (there.some((text) => isSameOutput(text, wanted))) return null;
  const [actual] = there;
  return actual === undefined ? { of: 'none' } : { of: 'text', expected: wanted, actual };
}
