import type { ExerciseCheck, FirstValues } from '#src/contract/exercise.ts';
import type { CallValue, OutputLine, RunResult, TableLine } from '#src/domain/program/run.ts';
import type { Begun, PageSight, RunRequest, Runtime } from './runtime.ts';

/** What was seen of a program for one check. */
export type Seen =
  | { output: string }
  | { value: CallValue }
  | { table: TableLine | null }
  | { found: (string | null)[] }
  /** The program does not begin with a value of that name. */
  | { missing: string }
  /** Whether the learner's tests have noticed that the function was ours. */
  | { caught: boolean }
  /** The line of a test of the learner that does not hold for their own function. */
  | { unmet: number }
  /** A rule asks for no run, and behind a run that does not come to its end there is none. */
  | null;

export interface Broken {
  result: Exclude<RunResult, { verdict: 'finished' }>;
  /** What the program began with in the place of its own values. */
  with?: FirstValues;
}

export interface Observed {
  seen: Seen[];
  broken: Broken | null;
  /** Whether the program has come to an end at least once. */
  hasRun: boolean;
}

/** One run that several checks look at. */
interface Look {
  answers: readonly string[];
  seed: string;
  first: FirstValues | null;
  /** A function of ours in the place of the learner's. */
  own: string | null;
  calls: string[];
}

type Run = { lines: OutputLine[]; values: CallValue[] } | { missing: string } | { caught: boolean } | { unmet: number };

/** Runs a program as often as its checks need, with what they give it. The first run that does not come to its end is the last. */
export async function observeProgram(
  checks: readonly ExerciseCheck[],
  code: string,
  runtime: Runtime,
  onOutput: RunRequest['onOutput'] = () => {},
): Promise<Observed> {
  const looks = new Map<string, Look>();
  const looked = checks.map((check) => {
    const look = lookOf(check, looks);
    return { check, look, call: look && 'call' in check ? look.calls.push(check.call) - 1 : null };
  });
  // What the learner sees is what the program does by itself.
  const isAsItIs = ({ first, own }: Look) => !first && own === null;
  const plain = [...looks.values()].filter(isAsItIs);
  if (plain.length === 0) plain.push({ answers: [], seed: '', first: null, own: null, calls: [] });
  const runs = new Map<Look, Run>();
  let broken: Broken | null = null;
  let unmet: number | undefined;
  for (const look of [...plain, ...[...looks.values()].filter((one) => !isAsItIs(one))]) {
    const begun = await begin(code, look, runtime);
    if ('missing' in begun) {
      runs.set(look, look.first ? begun : { caught: false });
      continue;
    }
    const { result, lines } = await runOnce(begun.code, look, runtime, runs.size === 0 ? onOutput : () => {});
    if (look.own !== null && result.verdict !== 'stopped') {
      const caught = result.verdict === 'failed' || result.unmet !== undefined;
      // Tests that their own function does not meet notice nothing.
      runs.set(look, unmet === undefined ? { caught } : { unmet });
      continue;
    }
    if (result.verdict !== 'finished') {
      broken = { result, ...(look.first && { with: look.first }) };
      break;
    }
    if (isAsItIs(look)) unmet ??= result.unmet;
    runs.set(look, { lines, values: result.values ?? [] });
  }
  const seen: Seen[] = [];
  for (const { check, look, call } of looked) {
    const run = look && runs.get(look);
    if (!run) seen.push(null);
    else if ('missing' in run || 'caught' in run || 'unmet' in run) seen.push(run);
    else if ('page' in check) {
      const { found, error } = await lookAtPage(check, code, runtime);
      // What a press makes fail is told as what fails by itself.
      if (error) broken ??= { result: { verdict: 'failed', error } };
      seen.push(error ? null : { found });
    } else if (call !== null) seen.push({ value: run.values[call] ?? { text: '' } });
    else if ('query' in check) seen.push({ table: run.lines.findLast((line) => line.kind === 'table') ?? null });
    else seen.push({ output: run.lines.flatMap(textOf).join('\n') });
  }
  return { seen, broken, hasRun: runs.size > 0 };
}

/** The run that a check looks at; `null` for a rule. */
function lookOf(check: ExerciseCheck, looks: Map<string, Look>): Look | null {
  if ('requires' in check || 'forbids' in check) return null;
  const answers = ('input' in check && check.input) || [];
  const seed = ('query' in check && check.seed?.trimEnd()) || '';
  const first = ('with' in check && check.with) || null;
  const own = 'catches' in check ? check.catches : null;
  const key = JSON.stringify([answers, seed, first, own]);
  const look = looks.get(key) ?? { answers, seed, first, own, calls: [] };
  looks.set(key, look);
  return look;
}

/** The program as it is run for a look. */
async function begin(code: string, { first, own }: Look, runtime: Runtime): Promise<Begun> {
  if (first) return runtime.beginWith(code, first);
  return own === null ? { code } : runtime.beginAs(code, own);
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
  if (result.verdict === 'failed') {
    const { said, line, ...error } = result.error;
    const mend = said?.mend && {
      ...said.mend,
      from: said.mend.from - seed.length - 1,
      to: said.mend.to - seed.length - 1,
    };
    return { ...result, error: { ...error, line: own(line), ...(said && { said: { ...said, mend } }) } };
  }
  return result.verdict === 'stopped' ? { ...result, line: own(result.line) } : result;
}

async function lookAtPage(
  { page: acts, see, attribute }: Extract<ExerciseCheck, { page: unknown }>,
  code: string,
  runtime: Runtime,
): Promise<PageSight> {
  const [name] = attribute ?? [];
  return runtime.inspect({ code, acts, see, ...(name !== undefined && { attribute: name }) });
}

/** A drawing has none. */
function textOf(line: OutputLine): string | string[] {
  if (line.kind !== 'table') return 'text' in line ? line.text : [];
  return [line.columns, ...line.rows].map((cells) => cells.map((cell) => cell ?? 'NULL').join(' | ')).join('\n');
}
