import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OutputLine } from '#src/domain/program/run.ts';
import type { Step, StepValue } from '#src/domain/program/steps.ts';
import { createJavascriptRuntime } from '#src/runtimes/javascript/createJavascriptRuntime.ts';
import frameScript from '#src/runtimes/javascript/frame.js?raw';
import turtleScript from '#src/runtimes/javascript/turtle.js?raw';
import type { Runtime } from '#src/runtimes/runtime.ts';
import showScript from '#src/runtimes/showValue.js?raw';
import beginners from '#tests/corpus/javascript.yml?raw';
import programs from '#tests/corpus/watched/javascript.yml?raw';
import mistakes from '#tests/corpus/watched/javascript-errors.yml?raw';

interface Watched {
  name: string;
  code: string;
  calls?: string[];
}

let runtime: Runtime;
const html = `<!doctype html><meta charset="utf-8"><script>${showScript}${turtleScript}${frameScript}</script>`;
const frameUrl = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;

beforeAll(async () => {
  runtime = createJavascriptRuntime({ frameUrl, container: document.body });
  await runtime.boot();
});
afterAll(() => runtime.dispose());

async function run({ code, calls }: Pick<Watched, 'code' | 'calls'>, onSteps?: (steps: Step[]) => void) {
  const lines: OutputLine[] = [];
  const result = await runtime.run({ code, calls, onSteps, onOutput: (printed) => lines.push(...printed) });
  return { result, lines };
}

async function watch(program: Pick<Watched, 'code' | 'calls'>) {
  let steps: Step[] = [];
  const ran = await run(program, (told) => {
    steps = told;
  });
  return { ...ran, steps };
}

describe('a program that is watched does what it does alone', () => {
  const own = [programs, mistakes].flatMap((text) => parse(text) as Watched[]);
  const others = (parse(beginners) as (Watched & { id: string })[]).map(({ id, code }) => ({ name: id, code }));

  test.each([...own, ...others])('$name', async (program) => {
    const alone = await run(program);
    const { result, lines, steps } = await watch(program);
    // In which line its time or its room is over is chance.
    const { verdict } = alone.result;
    const told = verdict === 'stopped' ? { ...alone.result, line: expect.anything(), said: expect.anything() } : null;
    expect({ result, lines }).toEqual(
      told ? { lines: alone.lines, result: expect.objectContaining({ verdict }) } : alone,
    );
    // What is told lies in the program, and a call began before what it gave.
    for (const [at, { inside = [] }] of steps.entries()) {
      for (const { from, to, enters } of inside) {
        expect(from >= 0 && from < to && to <= program.code.length).toBe(true);
        if (enters !== undefined) expect(steps[enters]?.frames.length).toBe((steps[at]?.frames.length ?? 0) + 1);
      }
    }
  });
});

const shown = (value: StepValue): string => {
  if ('text' in value) return value.text;
  const more = value.more > 0 ? ['…'] : [];
  if ('items' in value) return `[${[...value.items.map(shown), ...more].join(' ')}]`;
  return `{${[...value.entries.map(([name, one]) => `${name}:${shown(one)}`), ...more].join(' ')}}`;
};

/** What is inside of the steps, in the order in which it was counted; a call that began at a step has its number behind it. */
const insideOf = (code: string, steps: Step[]) =>
  steps.map(({ line, inside = [] }) => {
    const all = inside.map(
      ({ from, to, value, enters }) =>
        `${code.slice(from, to)} → ${shown(value)}${enters === undefined ? '' : ` (${enters})`}`,
    );
    return `${line}: ${all.join('; ')}`.trim();
  });

describe('what the expressions of a line become', () => {
  // The last step is the line that is looked at.
  test.each([
    ['brackets', 'let a = 4;\nlet b = 3 * (a + 1);', 'a → 4; a + 1 → 5; 3 * (a + 1) → 15'],
    ['numbers alone', 'let b = 2 * 3 - -1;', '2 * 3 → 6; 2 * 3 - -1 → 7'],
    ['nothing to count', 'let b = 5, c = "a", d = -1, e = [1, 2], f = () => 1;', ''],
    [
      'a value as it was',
      'let a = 1;\nlet b = a + (a = 5) + a;',
      'a → 1; a + (a = 5) → 6; a → 5; a + (a = 5) + a → 11',
    ],
    [
      'an index',
      'let p = [1, 2, 3], i = 0;\np[i + 1] * 2;',
      'p → [1 2 3]; i → 0; i + 1 → 1; p[i + 1] → 2; p[i + 1] * 2 → 4',
    ],
    ['what is assigned to', 'let p = [1, 2], i = 0;\np[i + 1] = p[i];', 'i → 0; i + 1 → 1; p → [1 2]; i → 0; p[i] → 1'],
    ['adding to', 'let s = 1, x = 2;\ns += x * 2;', 'x → 2; x * 2 → 4; s += x * 2 → 5'],
    ['counting', 'let i = 1;\ni++;', ''],
    ['counting within', 'let i = 1, p = [5, 6];\np[i++] + i;', 'p → [5 6]; i++ → 1; p[i++] → 6; i → 2; p[i++] + i → 8'],
    ['a property', 'let o = { a: { b: 5 } };\no.a.b;', 'o → {a:{b:5}}; o.a → {b:5}; o.a.b → 5'],
    [
      'a call of our own',
      'function cena(n) {\n  return n * 2;\n}\nlet c = cena(3) + 2;',
      'cena(3) → 6 (0); cena(3) + 2 → 8',
    ],
    [
      'a short arrow',
      'const dva = (n) => n * 2;\nlet c = dva(3) + dva(4);',
      'dva(3) → 6 (1); dva(4) → 8 (2); dva(3) + dva(4) → 14',
    ],
    [
      'calls in calls',
      'function f(n) { return n + 1; }\nlet c = f(f(f(1) * 2));',
      'f(1) → 2 (0); f(1) * 2 → 4; f(f(1) * 2) → 5 (2); f(f(f(1) * 2)) → 6 (4)',
    ],
    [
      'calls of the language',
      'let a = -3;\nMath.abs(a) + Math.max(1, a);',
      'a → -3; Math.abs(a) → 3; a → -3; Math.max(1, a) → 1; Math.abs(a) + Math.max(1, a) → 4',
    ],
    [
      'a callback is not what was called',
      'let p = [3, 4];\nlet q = p.map((x) => x + 1);',
      'p.map((x) => x + 1) → [4 5]',
    ],
    [
      'a function that was given',
      'const plus = (x) => x + 1;\nfunction urob(co) { return co(5); }\nurob(plus);',
      'urob(plus) → 6 (1)',
    ],
    ['a method', 'class A { m(n) { return n; } }\nconst a = new A();\na.m(2) + 1;', 'a.m(2) → 2 (1); a.m(2) + 1 → 3'],
    [
      'a new thing',
      'class A { constructor(n) { this.n = n; } }\nconst a = new A(1 + 1);',
      '1 + 1 → 2; new A(1 + 1) → {n:2} (0)',
    ],
    [
      'a chain of methods',
      'const s = "a-b";\ns.toUpperCase().split("-").join("+");',
      's.toUpperCase() → "A-B"; s.toUpperCase().split("-") → ["A" "B"]; s.toUpperCase().split("-").join("+") → "A+B"',
    ],
    [
      'a template',
      `const m = "Ema", v = 5;\n\`\${m} má \${v + 1}\`;`,
      `m → "Ema"; v → 5; v + 1 → 6; \`\${m} má \${v + 1}\` → "Ema má 6"`,
    ],
    ['what is printed', 'const v = 5;\nconsole.log("Vek", v + 1);', 'v → 5; v + 1 → 6'],
    [
      'both sides of and',
      'let a = 1, b = 0;\na > 0 && b > 0;',
      'a → 1; a > 0 → true; b → 0; b > 0 → false; a > 0 && b > 0 → false',
    ],
    ['one side of and', 'let a = 0, b = 0;\na > 0 && b > 0;', 'a → 0; a > 0 → false; a > 0 && b > 0 → false'],
    ['one side of or', 'let a = "x";\na || "nič";', 'a → "x"; a || "nič" → "x"'],
    ['in the place of nothing', 'let a = null;\na ?? 5;', 'a → null; a ?? 5 → 5'],
    [
      'a choice',
      'let a = 5;\na > 3 ? a * 2 : a / 0;',
      'a → 5; a > 3 → true; a → 5; a * 2 → 10; a > 3 ? a * 2 : a / 0 → 10',
    ],
    ['not', 'let a = true;\n!a;', 'a → true; !a → false'],
    [
      'typeof',
      'let a = "x";\ntypeof a + typeof b;',
      'typeof a → "string"; typeof b → "undefined"; typeof a + typeof b → "stringundefined"',
    ],
    [
      'a way that may end',
      'let a = null, o = { b: 2 };\n(a?.b.c ?? 1) + o?.b;',
      'a → null; a?.b.c → undefined; a?.b.c ?? 1 → 1; o → {b:2}; o?.b → 2; (a?.b.c ?? 1) + o?.b → 3',
    ],
    ['a list that is made', 'let a = 1, p = [2, 3];\n[a + 1, ...p];', 'a → 1; a + 1 → 2; [a + 1, ...p] → [2 2 3]'],
    [
      'an object that is made',
      'let a = 1;\n({ a, b: a + 1 });',
      'a → 1; a → 1; a + 1 → 2; { a, b: a + 1 } → {a:1 b:2}',
    ],
    ['what is awaited', 'const p = Promise.resolve(5);\n(await p) + 1;', 'p → Promise; await p → 5; (await p) + 1 → 6'],
    [
      'a long list',
      'const p = Array(30).fill(0);\np.length - 1;',
      'p → [0 0 0 0 0 0 0 0 0 0 …]; p.length → 30; p.length - 1 → 29',
    ],
    ['names of the language', 'const a = [Infinity, undefined, globalThis === self];\nNaN;', ''],
  ])('%s', async (_, code, inside) => {
    const { steps } = await watch({ code });
    expect(insideOf(code, steps).at(-1)).toBe(`${steps.at(-1)?.line}: ${inside}`.trim());
  });

  test.each([
    [
      'the rounds of a loop, with what they count',
      'for (let i = 2 - 1; i < 3; i += 1) {\n  i * 2;\n}',
      ['1: 2 - 1 → 1; i → 1; i < 3 → true', '2: i → 1; i * 2 → 2', '1: i += 1 → 2; i → 2; i < 3 → true'].concat([
        '2: i → 2; i * 2 → 4',
        '1: i += 1 → 3; i → 3; i < 3 → false',
      ]),
    ],
    [
      'a loop over values',
      'const f = (n) => [n, n];\nfor (const x of f(1 + 1)) x + 1;',
      [
        '1:',
        '1: n → 2; n → 2; [n, n] → [2 2]',
        '2: 1 + 1 → 2',
        '2: x → 2; x + 1 → 3',
        '2:',
        '2: x → 2; x + 1 → 3',
        '2:',
      ],
    ],
    [
      'conditions and a recursion, each call for itself',
      'function f(n) {\n  if (n < 2) return n;\n  return n * f(n - 1);\n}\nf(2);',
      ['1:', '2: n → 2; n < 2 → false', '1:', '2: n → 1; n < 2 → true', '2: n → 1'].concat([
        '3: n → 2; n → 2; n - 1 → 1; f(n - 1) → 1 (2); n * f(n - 1) → 2',
        '5: f(2) → 2 (0)',
      ]),
    ],
    [
      'a switch with its cases',
      'let a = 2;\nswitch (a * 2) {\n  case a + 1:\n  case a + 2:\n    a;\n}',
      ['1:', '2: a → 2; a * 2 → 4; a → 2; a + 1 → 3; a → 2; a + 2 → 4', '5: a → 2'],
    ],
    [
      'what is thrown, and nothing of a line that failed',
      'let a = 1;\ntry {\n  a + 1 + b();\n} catch {\n  a = a + 2;\n}\nthrow a + 3;\nfunction b() { throw a + 5; }',
      ['1:', '8:', '8: a → 1; a + 5 → 6', '4:', '5: a → 1; a + 2 → 3', '7: a → 3; a + 3 → 6'],
    ],
    [
      'functions that wait, each for itself',
      'const f = async (n) => {\n  return n + (await n * 2);\n};\nawait Promise.all([f(1), f(10)]);',
      ['1:', '1:', '1:', '2: n → 1; n → 1; await n → 1; await n * 2 → 2; n + (await n * 2) → 3'].concat([
        '2: n → 10; n → 10; await n → 10; await n * 2 → 20; n + (await n * 2) → 30',
        '4: f(1) → Promise (1); f(10) → Promise (2); [f(1), f(10)] → [Promise Promise]; Promise.all([f(1), f(10)]) → Promise; await Promise.all([f(1), f(10)]) → [3 30]',
      ]),
    ],
    [
      'a generator between those who ask it',
      'function* g(n) {\n  yield n + 1;\n  yield n + 2;\n}\nconst z = g(1);\nlet s = z.next().value + z.next().value;',
      ['5: g(1) → {}', '1:', '2: n → 1; n + 1 → 2', '3: n → 1; n + 2 → 3']
        .slice(0, 3)
        .concat([
          '6: z.next() → {value:2 done:false}; z.next().value → 2; z.next() → {value:3 done:false}; z.next().value → 3; z.next().value + z.next().value → 5',
        ]),
    ],
  ])('%s', async (_, code, steps) => {
    expect(insideOf(code, (await watch({ code })).steps)).toEqual(steps);
  });

  test('lists and objects that are one have one number, within a step and in what is counted', async () => {
    const code = 'const a = [1], b = a, c = [1], o = { a, c, set: new Set([a]) };\no.ja = o;\na;';
    const { steps } = await watch({ code });
    const { frames = [], inside = [] } = steps.at(-1) ?? {};
    const boxes = Object.fromEntries(frames[0]?.variables.map(({ name, value }) => [name, value]) ?? []);
    const same = (value?: StepValue) => (value && 'same' in value ? value.same : undefined);
    const entries = Object.fromEntries(boxes.o && 'entries' in boxes.o ? boxes.o.entries : []);
    const set = entries.set && 'items' in entries.set ? entries.set.items[0] : undefined;
    expect(same(boxes.a)).toBeGreaterThan(0);
    expect([boxes.b, entries.a, set, inside[0]?.value].map(same)).toEqual(Array(4).fill(same(boxes.a)));
    expect(same(boxes.c)).not.toBe(same(boxes.a));
    expect(same(entries.c)).toBe(same(boxes.c));
    expect(same(entries.ja)).toBe(same(boxes.o));
  });

  test('of a thousand rounds all steps have it, and of endless ones as many steps are kept as without it', async () => {
    const code = 'let s = 0;\nfor (let i = 0; i < 1000; i++) {\n  s = s + i * 2;\n}\ns;';
    const { steps } = await watch({ code });
    expect(steps).toHaveLength(2003);
    expect(insideOf(code, steps).at(-3)).toBe('3: s → 997002; i → 999; i * 2 → 1998; s + i * 2 → 999000');
    const endless = await watch({
      code: 'const p = Array(50).fill(7);\nwhile (p.length > 0) {\n  p[0] = p[1] + p[2];\n}',
    });
    expect(endless.steps.length).toBeGreaterThan(3000);
  });
});

describe('what only the runtime itself can do runs, and what is told of it is true', () => {
  test.each([
    [
      'text that is run',
      'let x = 1;\neval("x = x + 1; x * 2") + 1;',
      ['1:', '2: eval("x = x + 1; x * 2") → 4; eval("x = x + 1; x * 2") + 1 → 5'],
    ],
    [
      'a function made of text',
      'const f = new Function("a", "return a * 2");\nf(3) + 1;',
      ['1: new Function("a", "return a * 2") → funkcia', '2: f(3) → 6; f(3) + 1 → 7'],
    ],
    ['how a list is sorted', 'const p = [2, 1];\np.sort();', ['1:', '2: p.sort() → [1 2]']],
    [
      'what a pattern finds',
      'const t = "a1b22";\nt.match(/\\d+/g).length;',
      ['1:', '2: t.match(/\\d+/g) → ["1" "22"]; t.match(/\\d+/g).length → 2'],
    ],
    [
      'a value made a text or a number',
      'const o = { valueOf: () => 5 };\no + 1;',
      ['1:', '1:', '2: o → {valueOf:funkcia}; o + 1 → 6'],
    ],
    [
      'a proxy',
      'const p = new Proxy({}, { get: () => 7 });\np.a + 1;',
      ['1: new Proxy({}, { get: () => 7 }) → Proxy', '1:', '2: p → Proxy; p.a → 7; p.a + 1 → 8'],
    ],
    [
      'values in the place of those not given',
      'const f = (a, b = a * 2) => a + b;\nf(1);',
      ['1:', '1: a → 1; b → 2; a + b → 3', '2: f(1) → 3 (1)'],
    ],
    [
      'fields of a class',
      'class A { n = 1 + 1; }\nnew A().n * 2;',
      ['2: new A() → {n:2}; new A().n → 2; new A().n * 2 → 4'],
    ],
    ['taking apart', 'const { a, b: [c = a + 1] } = { a: 1, b: [] };\nc;', ['1:', '2: c → 2']],
    [
      'JSON',
      'const o = { toJSON: () => 5 };\nJSON.stringify(o) + 1;',
      ['1:', '1:', '2: o → {toJSON:funkcia}; JSON.stringify(o) → "5"; JSON.stringify(o) + 1 → "51"'],
    ],
  ])('%s', async (_, code, inside) => {
    const { steps } = await watch({ code });
    expect(insideOf(code, steps)).toEqual(inside);
  });
});
