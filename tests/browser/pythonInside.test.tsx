import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OutputLine, RunResult } from '#src/domain/program/run.ts';
import { shortValue } from '#src/domain/program/stepChanges.ts';
import type { Step } from '#src/domain/program/steps.ts';
import { createPythonRuntime } from '#src/runtimes/python/createPythonRuntime.ts';
import type { Runtime } from '#src/runtimes/runtime.ts';
import beginners from '#tests/corpus/python.yml?raw';
import watchedPrograms from '#tests/corpus/watched/python.yml?raw';
import { printedPrograms } from '#tests/support/printedPrograms.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = createPythonRuntime({ frameUrl: '/runtimes/python/0/frame.html', container: document.body });
  await runtime.boot();
}, 60_000);
afterAll(() => runtime.dispose());

const said = (line: OutputLine) => ('text' in line ? line.text : JSON.stringify(line));

interface Program {
  name: string;
  code: string;
  calls?: string[];
  answers?: string[];
  only?: string;
  told?: string[];
}

async function run({ code, calls = [], answers = [] }: Program, onSteps?: (steps: Step[]) => void) {
  const lines: string[] = [];
  const typed = [...answers];
  const onAsk = async () => typed.shift() ?? '';
  const onOutput = (printed: OutputLine[]) => void lines.push(...printed.map(said));
  const result: RunResult = await runtime.run({ code, calls, onAsk, onOutput, ...(onSteps && { onSteps }) });
  // Where an endless one is stopped depends on how fast it goes.
  if (result.verdict === 'stopped') return { verdict: result.verdict, reason: result.reason };
  return { result, output: lines.join('\n').replace(/0x[0-9a-f]+/g, '0x') };
}

async function stepsOf(code: string) {
  const told: Step[][] = [];
  await run({ name: code, code }, (steps) => told.push(steps));
  return told[0] ?? [];
}

/** What each expression of a step became, in the order in which they were told; behind `@` where a call goes in. */
const wordsOf = (code: string, steps: Step[], { inside = [] }: Step) =>
  inside.map(({ from, to, value, enters }) => {
    const goesIn = enters === undefined ? '' : ` @${steps[enters]?.event} ${enters}`;
    return `${code.slice(from, to)} → ${shortValue(value)}${goesIn}`;
  });

async function inside(code: string) {
  const steps = await stepsOf(code);
  return steps.map((step) => wordsOf(code, steps, step).join('; '));
}

const own = parse(watchedPrograms) as Program[];
const corpus = (parse(beginners) as { id: string; code: string }[]).map(({ id, code }) => ({ name: id, code }));
/** What differs from one run to the next by itself. */
const byChance = /\b(?:random|time|datetime|uuid)\b/;
const all = [...own, ...corpus, ...printedPrograms('python')].filter(
  ({ name, code }) => own.some((one) => one.name === name) || !byChance.test(code),
);

describe('a program does the same when its steps are told', () => {
  test('of more than a hundred', () => expect(all.length).toBeGreaterThan(150));

  test.each(all)('$name', { timeout: 20_000 }, async (program) => {
    const plain = await run(program);
    let told: Step[] = [];
    const watched = await run(program, (steps) => {
      told = steps;
    });
    expect(watched).toEqual(plain);
    expect(told.length > 0 || ('result' in plain && plain.result?.verdict === 'failed')).toBe(true);
    for (const step of told) {
      for (const [at, { from, to, enters }] of (step.inside ?? []).entries()) {
        // An expression stands there, begins and ends with its own signs, and what it is made of came before it.
        const words = program.code.slice(from, to);
        expect([words, words.trim()]).toEqual([words.trim() || 'nothing', words]);
        const later = step.inside
          ?.slice(at + 1)
          .filter((one) => one.from >= from && one.to <= to && one.to - one.from < to - from);
        expect(later).toEqual([]);
        if (enters !== undefined) expect(told[enters]?.event).toBe('call');
      }
    }
  });

  test.each(own.filter(({ only }) => only))('$only', async ({ code, told = [] }) => {
    const steps = await stepsOf(code);
    const words = steps.flatMap((step) => wordsOf(code, steps, step));
    for (const one of told) expect(words.some((word) => word.startsWith(one))).toBe(true);
    if (told.length === 0) expect(words).toEqual([]);
    expect(steps.length).toBeGreaterThan(1);
  });

  test('at least five are named in which only Python goes into what runs', () => {
    expect(own.filter(({ only, told }) => only && told).length).toBeGreaterThanOrEqual(5);
  });
});

describe('what the expressions of the last line became', () => {
  test.each([
    ['a = 4\nx = 3 * (a + 1)', 'a → 4; a + 1 → 5; 3 * (a + 1) → 15'],
    ['x = 3 * (4 + 1) - 2', '4 + 1 → 5; 3 * (4 + 1) → 15; 3 * (4 + 1) - 2 → 13'],
    [
      'vek = 16\nx = vek >= 15 and vek < 18',
      'vek → 16; vek >= 15 → True; vek → 16; vek < 18 → True; vek >= 15 and vek < 18 → True',
    ],
    ['vek = 9\nx = vek >= 15 and vek < 18', 'vek → 9; vek >= 15 → False; vek >= 15 and vek < 18 → False'],
    ['a = ""\nx = a or "nič"', "a → ''; a or \"nič\" → 'nič'"],
    ['a = 0\nx = not a', 'a → 0; not a → True'],
    ['a = 5\nx = -a + ~a - -1', 'a → 5; -a → -5; a → 5; ~a → -6; -a + ~a → -11; -a + ~a - -1 → -10'],
    ['a, b, c = 1, 2, 2\nx = a < b < c', 'a → 1; b → 2; c → 2; a < b < c → False'],
    ['a, b, c = 2, 1, 3\nx = a < b < c', 'a → 2; b → 1; a < b < c → False'],
    ['body = [7, 8, 9]\ni = 1\nx = body[i + 1]', 'body → [7, 8, 9]; i → 1; i + 1 → 2; body[i + 1] → 9'],
    ['a = "auto"\ni = 1\nx = a[i:3]', "a → 'auto'; i → 1; a[i:3] → 'ut'"],
    ['d = {"a": {"b": 5}}\nk = "a"\nx = d[k]["b"]', 'd → {a: {b: 5}}; k → \'a\'; d[k] → {b: 5}; d[k]["b"] → 5'],
    ['def cena(n):\n    return n\nx = cena(3) + 2', 'cena(3) → 3 @call 1; cena(3) + 2 → 5'],
    ['def f(n):\n    return n + 1\nx = f(f(1))', 'f(1) → 2 @call 1; f(f(1)) → 3 @call 3'],
    ['f = lambda n: n * 2\nx = f(4)', 'f(4) → 8 @call 1'],
    ['class A:\n    def __init__(self, n):\n        self.n = n\na = A(2)', 'A(2) → {n: 2} @call 4'],
    ['def f(a):\n    return a\nx = sorted([2, 1], key=f)', 'sorted([2, 1], key=f) → [1, 2]'],
    ['x = max(len("ab"), 1)', 'len("ab") → 2; max(len("ab"), 1) → 2'],
    ['a = " ab "\nx = a.strip().upper()', "a → ' ab '; a.strip() → 'ab'; a.strip().upper() → 'AB'"],
    ['import math\nx = math.floor(math.pi)', 'math.pi → 3.141592653589793; math.floor(math.pi) → 3'],
    ['meno = "Eva"\nx = f"{meno} má {2 * 4}"', "meno → 'Eva'; 2 * 4 → 8; f\"{meno} má {2 * 4}\" → 'Eva má 8'"],
    ['m = "a"\ns = 4\nx = f"{m!r:>{s + 1}}"', 'm → \'a\'; s → 4; s + 1 → 5; f"{m!r:>{s + 1}}" → "  \'a\'"'],
    ['ž = "😀"; x = ž + "é"', "ž → '😀'; ž + \"é\" → '😀é'"],
    ['a = 5\nx = "áno" if a > 3 else "nie"', 'a → 5; a > 3 → True; "áno" if a > 3 else "nie" → \'áno\''],
    ['a = [1, 2]\nx = [n * 2 for n in a]', '[n * 2 for n in a] → [2, 4]'],
    ['a = [1, 2]\nx = [*a, len(a)]', 'a → [1, 2]; a → [1, 2]; len(a) → 2'],
    ['n = 3\na = [0] * n\na[n - 1] = n + 1', 'n → 3; n + 1 → 4'],
    ['n = 3\nn += n * 2', 'n → 3; n * 2 → 6'],
    ['a = [1]\nx = (a, a.append(2), a)', 'a → [1]; a → [1]; a.append(2) → None; a → [1, 2]'],
    ['a = 1\nx = (y := a + 1) * 2', 'a → 1; a + 1 → 2; (y := a + 1) * 2 → 4'],
    ['a = [0]\nx = a[0] + a[1]', 'a → [0]; a[0] → 0; a → [0]'],
    ['x = 5', ''],
  ])('%s', async (code, told) => {
    expect((await inside(code)).at(-1)).toBe(told);
  });

  test('every call of a recursion has its own', async () => {
    const told = await inside('def f(n):\n    if n == 0:\n        return 1\n    return n * f(n - 1)\nf(2)');
    expect(told.filter((line) => line)).toEqual([
      'n → 2; n == 0 → False',
      'n → 1; n == 0 → False',
      'n → 0; n == 0 → True',
      'n → 1; n → 1; n - 1 → 0; f(n - 1) → 1 @call 5; n * f(n - 1) → 1',
      'n → 2; n → 2; n - 1 → 1; f(n - 1) → 1 @call 3; n * f(n - 1) → 2',
      'f(2) → 2 @call 1',
    ]);
  });

  test('a line of an expression has what ended while it stood', async () => {
    const steps = await stepsOf('a = 2\nx = (\n    a * 2\n    + len("abc")\n)');
    expect(
      steps.map(({ line, inside = [] }) => [line, inside.map(({ value }) => shortValue(value)).join(' ')]),
    ).toEqual([
      [1, ''],
      [3, '2 4'],
      [4, '3'],
      [3, '7'],
      [2, ''],
    ]);
  });

  test('names of one list are known by it, equal lists are not', async () => {
    const steps = await stepsOf('a = [1]\nb = a\nc = [1]\nd = [c, a]');
    const same = (value: unknown) => (value as { same?: number }).same;
    const [a, b, c, d] = steps.at(-1)?.frames[0]?.variables.map(({ value }) => value) ?? [];
    expect(same(a)).toEqual(expect.any(Number));
    expect(same(b)).toBe(same(a));
    expect(same(c)).not.toBe(same(a));
    const inner = (d as { items: unknown[] }).items.map(same);
    expect(inner).toEqual([same(c), same(a)]);
    expect(steps[0]?.frames[0]?.variables.map(({ value }) => same(value))).toEqual([undefined]);
  });

  test('what was not kept is said: too many steps, and too deep a recursion', async () => {
    const many = await stepsOf('for i in range(4000):\n    x = i + 1');
    expect([many.length, many.at(-1)?.isCut]).toEqual([5000, true]);
    const deep = await stepsOf('def f(n):\n    return f(n + 1)\nf(0)');
    expect([deep.length > 400, deep.at(-1)?.isCut]).toEqual([true, true]);
  });

  test('what looks at how it was compiled is not gone into', async () => {
    expect((await inside('a = 1\nimport dis\nx = a + 1')).every((line) => line === '')).toBe(true);
  });
});
