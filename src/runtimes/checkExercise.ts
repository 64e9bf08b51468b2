import type { Exercise, ExerciseCheck } from '#src/contract/exercise.ts';
import { hasText, isSameOutput } from '#src/domain/exercise/compareOutput.ts';
import { isSameTable } from '#src/domain/exercise/compareTables.ts';
import { findWord } from '#src/domain/exercise/findWord.ts';
import { isEmptyAnswer, judgeAnswer } from '#src/domain/exercise/judgeAnswer.ts';
import type { Difference, Verdict } from '#src/domain/exercise/verdict.ts';
import type { CallValue, OutputLine, RunResult, TableLine } from '#src/domain/program/run.ts';
import type { RunRequest, Runtime } from './runtime.ts';

type Broken = Exclude<RunResult, { verdict: 'finished' }>;

/** What was seen of a program for one check. */
type Seen =
  | { output: string }
  | { value: CallValue }
  | { table: TableLine | null }
  | { found: (string | null)[] }
  | null;

type Observed = { seen: Seen[]; broken: null } | { seen: null; broken: Broken };

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
  const { seen, broken } = await observe(exercise.checks, code, runtime, onOutput);
  if (broken) return { kind: 'broken', result: broken };
  const rule = brokenRule(exercise, code);
  if (rule) return rule;

  const needsSolution = exercise.mistakes.length > 0 || exercise.checks.some((check) => 'query' in check);
  const solution = needsSolution ? await observeOnce(exercise, exercise.solution, runtime) : null;
  if (isStopped(solution)) return { kind: 'broken', result: solution.broken };
  if (!isSame(seen, solution?.seen)) {
    for (const { code: slip, messageHtml } of exercise.mistakes) {
      const known = await observeOnce(exercise, slip, runtime);
      if (isStopped(known)) return { kind: 'broken', result: known.broken };
      if (isSlip(exercise.checks, seen, known.seen, solution?.seen)) return { kind: 'slip', messageHtml };
    }
  }
  for (const [at, check] of exercise.checks.entries()) {
    const difference = differenceOf(check, seen[at] ?? null, solution?.seen?.[at] ?? null);
    if (difference) return { kind: 'failed', at, check, difference };
  }
  return { kind: 'passed' };
}

function brokenRule({ checks, language }: Exercise, code: string): Verdict | null {
  for (const check of checks) {
    if ('requires' in check && findWord(code, language, check.requires) === null) {
      return { kind: 'rule', check, word: check.requires, line: null };
    }
    const line = 'forbids' in check ? findWord(code, language, check.forbids) : null;
    if ('forbids' in check && line !== null) return { kind: 'rule', check, word: check.forbids, line };
  }
  return null;
}

/** What our own programs do is the same each time. */
const kept = new WeakMap<Exercise, Map<string, Observed>>();

async function observeOnce(exercise: Exercise, code: string, runtime: Runtime): Promise<Observed> {
  const known = kept.get(exercise) ?? new Map<string, Observed>();
  kept.set(exercise, known);
  const observed = known.get(code) ?? (await observe(exercise.checks, code, runtime));
  if (!isStopped(observed)) known.set(code, observed);
  return observed;
}

/** The learner has ended a run of ours: the whole check is over. */
function isStopped(observed: Observed | null): observed is Extract<Observed, { seen: null }> {
  return observed?.broken?.verdict === 'stopped' && observed.broken.reason === 'learner';
}

/** One run that several checks look at. */
interface Look {
  answers: readonly string[];
  seed: string;
  calls: string[];
}

/** Runs a program as often as its checks need, with what they give it. The first run that does not come to its end is the last. */
async function observe(
  checks: readonly ExerciseCheck[],
  code: string,
  runtime: Runtime,
  onOutput: RunRequest['onOutput'] = () => {},
): Promise<Observed> {
  const looks = new Map<string, Look>();
  const lookOf = (check: ExerciseCheck): Look | null => {
    if ('requires' in check || 'forbids' in check) return null;
    const answers = ('input' in check && check.input) || [];
    const seed = ('query' in check && check.seed?.trimEnd()) || '';
    const key = JSON.stringify([answers, seed]);
    const look = looks.get(key) ?? { answers, seed, calls: [] };
    looks.set(key, look);
    return look;
  };
  const looked = checks.map((check) => {
    const look = lookOf(check);
    return { check, look, call: look && 'call' in check ? look.calls.push(check.call) - 1 : null };
  });
  if (looks.size === 0) looks.set('', { answers: [], seed: '', calls: [] });

  const runs = new Map<Look, { lines: OutputLine[]; values: CallValue[] }>();
  for (const look of looks.values()) {
    const { result, lines } = await runOnce(code, look, runtime, runs.size === 0 ? onOutput : () => {});
    if (result.verdict !== 'finished') return { seen: null, broken: result };
    runs.set(look, { lines, values: result.values ?? [] });
  }
  const seen: Seen[] = [];
  for (const { check, look, call } of looked) {
    const run = look && runs.get(look);
    if (!run) seen.push(null);
    else if ('page' in check) seen.push({ found: await lookAtPage(check, code, runtime) });
    else if (call !== null) seen.push({ value: run.values[call] ?? { text: '' } });
    else if ('query' in check) seen.push({ table: run.lines.findLast((line) => line.kind === 'table') ?? null });
    else seen.push({ output: run.lines.map(textOf).join('\n') });
  }
  return { seen, broken: null };
}

async function runOnce(code: string, look: Look, runtime: Runtime, onOutput: RunRequest['onOutput']) {
  const { answers, seed, calls } = look;
  const lines: OutputLine[] = [];
  const waiting = [...answers];
  const result = await runtime.run({
    code: seed ? `${seed}\n${code}` : code,
    answers,
    onAsk: async () => waiting.shift() ?? '',
    ...(calls.length > 0 && { calls }),
    onOutput: (printed) => {
      lines.push(...printed);
      onOutput(printed);
    },
  });
  return { result: seed ? behind(seed, result) : result, lines };
}

/** The learner's program begins behind what we have put before it. */
function behind(seed: string, result: RunResult): RunResult {
  const before = seed.split('\n').length;
  const own = (line: number | null) => (line !== null && line > before ? line - before : null);
  if (result.verdict === 'failed') return { ...result, error: { ...result.error, line: own(result.error.line) } };
  return result.verdict === 'stopped' ? { ...result, line: own(result.line) } : result;
}

async function lookAtPage(
  { page: acts, see, attribute }: Extract<ExerciseCheck, { page: unknown }>,
  code: string,
  runtime: Runtime,
): Promise<(string | null)[]> {
  const [name] = attribute ?? [];
  const elements = await runtime.inspect({ code, acts, see, ...(name !== undefined && { attribute: name }) });
  return elements.map(({ found }) => found);
}

function textOf(line: OutputLine): string {
  if (line.kind !== 'table') return line.text;
  return [line.columns, ...line.rows].map((cells) => cells.map((cell) => cell ?? 'NULL').join(' | ')).join('\n');
}

/**
 * Whether a program does what a wrong one of ours does. Where words are free, because only a part of the output is checked, it has
 * to print the lines that make ours wrong.
 */
function isSlip(
  checks: readonly ExerciseCheck[],
  seen: Seen[],
  slip: Seen[] | null,
  solution: Seen[] | null | undefined,
): boolean {
  if (!slip || isSame(slip, solution)) return false;
  return checks.every((check, at) => {
    const [own, wrong, right] = [seen, slip, solution].map((all) => all?.[at] ?? null);
    const bad = 'prints' in check ? linesOf(wrong).filter((line) => !linesOf(right).includes(line)) : [];
    if (bad.length > 0) return bad.every((line) => linesOf(own).includes(line));
    return JSON.stringify(own) === JSON.stringify(wrong);
  });
}

const linesOf = (seen: Seen | undefined) => (seen && 'output' in seen ? seen.output.split('\n') : []);

function isSame(one: Seen[], other: Seen[] | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a check lacks; `null` when it holds. `ours` is what was seen of the solution. */
function differenceOf(check: ExerciseCheck, seen: Seen, ours: Seen): Difference | null {
  if (!seen) return null;
  if ('output' in seen) {
    const actual = seen.output;
    if ('output' in check && !isSameOutput(actual, check.output)) return { of: 'text', expected: check.output, actual };
    return 'prints' in check && !hasText(actual, check.prints) ? { of: 'text', expected: check.prints, actual } : null;
  }
  if ('value' in seen && 'call' in check) {
    const { value } = seen;
    const actual = 'text' in value ? value.text : [value.error.name, value.error.message].filter(Boolean).join(': ');
    return 'text' in value && isSameOutput(actual, check.gives) ? null : { of: 'text', expected: check.gives, actual };
  }
  if ('table' in seen && 'query' in check) {
    const expected = ours && 'table' in ours ? ours.table : null;
    const { table: actual } = seen;
    if (!expected || !actual) return { of: 'none' };
    return isSameTable(expected, actual, { ordered: check.ordered ?? false })
      ? null
      : { of: 'table', expected, actual };
  }
  return 'found' in seen && 'page' in check ? pageDifference(check, seen.found) : null;
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
  if (there.includes(wanted)) return null;
  const [actual] = there;
  return actual === undefined ? { of: 'none' } : { of: 'text', expected: wanted, actual };
}
