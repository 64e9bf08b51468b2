import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { OutputLine, ProgramError, RunResult } from '#src/domain/program/run.ts';
import { runMessage } from '#src/domain/program/runMessage.ts';
import { mostSteps, type Step, type StepValue } from '#src/domain/program/steps.ts';
import { createJavascriptRuntime } from '#src/runtimes/javascript/createJavascriptRuntime.ts';
import frameScript from '#src/runtimes/javascript/frame.js?raw';
import turtleScript from '#src/runtimes/javascript/turtle.js?raw';
import type { Runtime } from '#src/runtimes/runtime.ts';
import showScript from '#src/runtimes/showValue.js?raw';
import { printedPrograms } from '#tests/support/printedPrograms.ts';

let runtime: Runtime;

// As the server answers it; its policy is tested there.
const html = `<!doctype html><meta charset="utf-8"><script>${showScript}${turtleScript}${frameScript}</script>`;
const frameUrl = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;

beforeAll(async () => {
  runtime = createJavascriptRuntime({ frameUrl, container: document.body });
  await runtime.boot();
});
afterAll(() => runtime.dispose());

const said = (line: OutputLine) => ('text' in line ? line.text : '');

async function run(
  code: string,
  onSteps?: (steps: Step[]) => void,
  answers?: string[],
): Promise<{ result: RunResult; output: string }> {
  const lines: string[] = [];
  const result = await runtime.run({ code, onOutput: (printed) => lines.push(...printed.map(said)), onSteps, answers });
  return { result, output: lines.join('\n') };
}

async function stepsOf(code: string): Promise<Step[]> {
  let told: Step[] = [];
  await run(code, (steps) => {
    told = steps;
  });
  return told;
}

const shown = (value: StepValue): string => {
  if ('text' in value) return value.text;
  const more = value.more > 0 ? ['…'] : [];
  if ('items' in value) return `[${[...value.items.map(shown), ...more].join(' ')}]`;
  return `{${[...value.entries.map(([name, one]) => `${name}:${shown(one)}`), ...more].join(' ')}}`;
};

/** A step in one line: `2 return v=1 @5 | f: n=3 -> 4 #1`. */
const inOneLine = ({ line, event, frames, printed, holds, returned }: Step) =>
  [
    event === 'line' ? line : `${line} ${event}`,
    frames
      .map(({ name, line: at, variables }, index) => {
        const boxes = variables.map((one) => `${one.name}=${shown(one.value)}`);
        return [name && `${name}:`, ...boxes, index < frames.length - 1 ? `@${at}` : '']
          .filter((part) => part)
          .join(' ');
      })
      .join(' | '),
    holds === undefined ? '' : holds ? 'yes' : 'no',
    returned ? `-> ${shown(returned)}` : '',
    printed > 0 ? `#${printed}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

describe('what a program prints', () => {
  test.each([
    ['console.log("Ahoj", 3, true)', 'Ahoj 3 true'],
    ['console.log([1, "dva", [3]])', "[ 1, 'dva', [ 3 ] ]"],
    ['console.log({ meno: "Nina", vek: 12 })', "{ meno: 'Nina', vek: 12 }"],
    ['function f() {\n  return 1;\n}\nconsole.log("f: " + f)', 'f: function f() {\n  return 1;\n}'],
    ['console.log(undefined, null, NaN, -0)', 'undefined null NaN -0'],
    ['if (true) console.log(1); else console.log(2)', '1'],
    ['if (false) console.log(1); else if (true) console.log(2); console.log(3)', '2\n3'],
    ['for (let i = 0; i < 3; i++) if (i !== 1) console.log(i)', '0\n2'],
    ['switch (2) { case 1: console.log(1); case 2: console.log(2); default: console.log("koniec") }', '2\nkoniec'],
    [
      'vonku: for (const a of [1, 2]) for (const b of [1, 2]) { if (b === 2) continue vonku; console.log(a, b) }',
      '1 1\n2 1',
    ],
    ['setTimeout(() => console.log("neskôr"), 20); console.log("hneď")', 'hneď\nneskôr'],
    ['let n = 0; const id = setInterval(() => { console.log(++n); if (n === 3) clearInterval(id) }, 5)', '1\n2\n3'],
    ['Promise.resolve(1).then((x) => console.log(x)); console.log(0)', '0\n1'],
  ])('%s', async (code, output) => {
    expect(await run(code)).toEqual({ result: { verdict: 'finished' }, output });
  });
});

describe('a program that awaits something outside of its functions', () => {
  const sleep = 'const sleep = (ms) => new Promise((done) => setTimeout(done, ms));\n';
  const finished = { verdict: 'finished' };

  test.each([
    [
      'goes on where it waited',
      `${sleep}console.log(1);\nawait sleep(30);\nconsole.log(await sleep(10) ?? 2);`,
      '1\n2',
    ],
    ['goes through what comes later', 'for await (const x of [Promise.resolve(1), 2]) console.log(x);', '1\n2'],
    [
      'waits in a loop, and prints on the way',
      `${sleep}const id = setInterval(() => {}, 5);\nfor (let i = 0; i < 3; i++) {\n  await sleep(5);\n  console.log(i);\n}\nclearInterval(id);`,
      '0\n1\n2',
    ],
    [
      'knows its functions and names',
      'console.log(f());\nfunction f() { return 1; }\nawait 0;\nconsole.log(this === self);',
      '1\ntrue',
    ],
    [
      'catches what was refused',
      'try {\n  await Promise.reject(new Error("nie"));\n} catch (chyba) {\n  console.log(chyba.message);\n}',
      'nie',
    ],
    ['waits for what the browser computes', 'console.log(await new Blob(["Ahoj"]).text());', 'Ahoj'],
    ['is over when timers are, too', 'setTimeout(() => console.log(2), 20);\nawait 0;\nconsole.log(1);', '1\n2'],
    ['has a name await all the same', 'const await = (x) => x + 1;\nconsole.log(await (1));', '2'],
  ])('%s', async (_, code, output) => {
    expect(await run(code)).toEqual({ result: finished, output });
  });

  test('prints what it prints while it still waits', async () => {
    const seen: [string, number][] = [];
    const began = performance.now();
    const onOutput = (printed: OutputLine[]) =>
      void seen.push(...printed.map((line): [string, number] => [said(line), performance.now() - began]));
    const code = `${sleep}await sleep(10);\nconsole.log("prvý");\nawait sleep(600);\nconsole.log("druhý");`;
    expect(await runtime.run({ code, onOutput })).toEqual(finished);
    expect(seen.map(([text]) => text)).toEqual(['prvý', 'druhý']);
    const [first = ['', 0], second = ['', 0]] = seen;
    expect(second[1] - first[1]).toBeGreaterThan(400);
  });

  test('is asked behind its end, and begins with other values', async () => {
    const code = `${sleep}let n = 1;\nawait sleep(10);\nn += 4;`;
    const begun = await runtime.beginWith(code, { n: 10 });
    const onOutput = () => {};
    const values = async (program: string) => runtime.run({ code: program, calls: ['n'], onOutput });
    expect(await values(code)).toEqual({ ...finished, values: [{ text: '5', value: 5 }] });
    expect(await values('code' in begun ? begun.code : '')).toMatchObject({ values: [{ value: 14 }] });
  });

  test('fails on its line', async () => {
    const code = `${sleep}await sleep(10);\nneznama;`;
    expect((await run(code)).result).toMatchObject({
      verdict: 'failed',
      error: { kind: 'runtime', name: 'ReferenceError', line: 3 },
    });
    expect((await run('await 1;\nconsole.log("a);')).result).toMatchObject({
      verdict: 'failed',
      error: { kind: 'syntax', line: 2, said: { what: 'text sa začal úvodzovkami, ale neskončil' } },
    });
  });

  test.each([
    ['behind a wait', `${sleep}await sleep(10);\nwhile (true) {}`, 3],
    ['of waits for nothing', 'while (true) {\n  await null;\n}', expect.any(Number)],
  ])('is stopped in an endless loop %s', { timeout: 20_000 }, async (_, code, line) => {
    expect((await run(code)).result).toMatchObject({ verdict: 'stopped', reason: 'time', line });
  });

  test('is told when what it awaits cannot come any more', async () => {
    const { result } = await run('console.log(1);\nawait new Promise(() => {});\nconsole.log(2);');
    expect(result).toMatchObject({ verdict: 'stopped', reason: 'time', line: 2 });
    expect(runMessage(result)?.title).toBe('Program čaká cez await na niečo, čo sa už nestane');
  });

  test('is stopped by the learner while it waits', async () => {
    const running = run(`${sleep}await sleep(60_000);`);
    setTimeout(() => runtime.stop(), 200);
    expect((await running).result).toMatchObject({ verdict: 'stopped', reason: 'learner' });
  });

  test.each([
    ['await fetch("https://priklad.sk");', 'fetch tu nie je'],
    ['const fs = await require("fs");', 'require tu nie je'],
    ['const { a } = await import("react");', 'iné súbory ani knižnice'],
    ['const { a } = await import("./a.js");', 'iné súbory ani knižnice'],
  ])('cannot get what is elsewhere: %s', async (code, what) => {
    expect(runMessage((await run(code)).result)?.title).toContain(what);
  });

  test('is stepped through', async () => {
    const steps = await stepsOf('let a = 1;\nawait 0;\na = 2;\nfor await (const x of [3]) a = x;');
    expect(steps.map(inOneLine)).toEqual(['1 a=1', '2 a=1', '3 a=2', '4 a=2 x=3', '4 a=3 x=3', '4 a=3 no']);
  });
});

describe('a test of the learner', () => {
  test('that does not hold is told with its line, and the program goes on', async () => {
    const code =
      'function f() {\n  return 1;\n}\nconsole.assert(f() < 2, "platí");\nconsole.assert(f() > 2, "jedna", [1]);\nconsole.assert(0);\nconsole.log("koniec");';
    const { result, output } = await run(code);
    expect(output).toBe('Assertion failed: jedna [ 1 ]\nAssertion failed\nkoniec');
    expect(result).toMatchObject({ verdict: 'finished', unmet: 5 });
    expect(runMessage(result)).toMatchObject({
      title: 'Riadok 5: podmienka v\u00A0console.assert neplatí',
      isNote: true,
    });
  });

  test('that holds says nothing', async () => {
    expect(await run('console.assert(true, "ticho");')).toEqual({ result: { verdict: 'finished' }, output: '' });
  });
});

describe('what is asked behind a program', () => {
  const ask = async (code: string, ...calls: string[]) => {
    const lines: string[] = [];
    const onOutput = (printed: OutputLine[]) => void lines.push(...printed.map(said));
    return { result: await runtime.run({ code, calls, onOutput }), lines };
  };

  test('its own names are known, and nothing more is printed', async () => {
    const code =
      'const mena = ["Nina"];\nfunction spolu(a, b) {\n  console.log("ticho");\n  return a + b;\n} // koniec';
    expect(await ask(code, 'spolu(1, 2)', 'mena', '"text"', '({ a: 1 })', 'neznama')).toEqual({
      result: {
        verdict: 'finished',
        values: [
          { text: '3', value: 3 },
          { text: "[ 'Nina' ]", value: ['Nina'] },
          { text: 'text', value: 'text' },
          // What no check can compare by its type.
          { text: '{ a: 1 }' },
          { error: { kind: 'runtime', name: 'ReferenceError', message: 'neznama is not defined', line: null } },
        ],
      },
      lines: [],
    });
  });

  test('it is asked once the timers are over', async () => {
    const code = 'let n = 0;\nsetTimeout(() => { n = 5; }, 20);';
    expect((await ask(code, 'n')).result).toEqual({ verdict: 'finished', values: [{ text: '5', value: 5 }] });
  });

  test('a call that never ends is stopped on its line', async () => {
    const code = 'function f() {\n  while (true) {}\n}';
    expect((await ask(code, 'f()')).result).toEqual({ verdict: 'stopped', reason: 'time', line: 2 });
  });

  test('a program that fails is asked for nothing', async () => {
    expect((await ask('const a = 1;\nb;', 'a')).result.verdict).toBe('failed');
  });
});

describe('what a program asks', () => {
  interface Asked {
    answers?: (string | null)[];
    beforehand?: string[];
    onSteps?: (steps: Step[]) => void;
    calls?: string[];
  }

  const ask = async (code: string, { answers = [], beforehand, onSteps, calls }: Asked) => {
    const [lines, asked]: [string[], string[]] = [[], []];
    const waiting = [...answers];
    const result = await runtime.run({
      code,
      onOutput: (printed) => lines.push(...printed.map(said)),
      onAsk: async (question, how) => {
        asked.push([how?.kind, question, how?.prefilled].filter((part) => part).join(' '));
        return waiting.length > 0 ? (waiting.shift() ?? null) : '';
      },
      answers: beforehand,
      onSteps,
      calls,
    });
    return { result, lines, asked };
  };

  test('is answered in the middle of what it does, and printed once', async () => {
    const code = `console.log("Začíname");
function opytaj(otazka) {
  return prompt(otazka);
}
function vsetky(otazky) {
  return otazky.map((otazka) => opytaj(otazka));
}
for (let kolo = 1; kolo <= 2; kolo++) {
  console.log(kolo, vsetky(["Meno?", "Vek? "]));
}`;
    expect(await ask(code, { answers: ['Nina', '12', 'Ľuboš', ''] })).toEqual({
      result: { verdict: 'finished' },
      asked: ['prompt Meno?', 'prompt Vek? ', 'prompt Meno?', 'prompt Vek? '],
      lines: [
        ...['Začíname', 'Meno? Nina', 'Vek? 12', "1 [ 'Nina', '12' ]"],
        ...['Meno? Ľuboš', 'Vek?', "2 [ 'Ľuboš', '' ]"],
      ],
    });
  });

  test('with an answer in the field, which can be cancelled; yes or no; and what is only said', async () => {
    const code =
      'console.log(prompt("Vek?", 12) === null);\nconsole.log(confirm("Naozaj?"), confirm("Určite?"));\nalert([1, 2]);';
    expect(await ask(code, { answers: [null, 'áno', 'nie'] })).toMatchObject({
      asked: ['prompt Vek? 12', 'confirm Naozaj?', 'confirm Určite?'],
      lines: ['Vek? (zrušené)', 'true', 'Naozaj? áno', 'Určite? nie', 'true false', '1,2'],
    });
  });

  test('nothing of it is caught, and chance and clocks have said the same before', async () => {
    const code = `const tajne = Math.random(), kedy = Date.now(), start = performance.now(), den = +new Date(), id = crypto.getRandomValues(new Uint8Array(4));
try {
  globalThis.meno = prompt("Meno?");
} catch {
  console.log("chytené");
} finally {
  console.log(meno);
}
prompt(String([tajne, kedy, start, den, id]));
prompt(String([tajne, kedy, start, den, id]));
console.log(Date.now() >= kedy, performance.now() >= start, Date() === String(new Date()));`;
    const { asked, lines } = await ask(code, { answers: ['Nina'] });
    expect(asked[1]).toMatch(/^prompt 0\.\d+,\d{13},[\d.]+,\d{13},\d+/);
    expect(asked[2]).toBe(asked[1]);
    expect([lines[0], lines[1], lines.at(-1)]).toEqual(['Meno? Nina', 'Nina', 'true true true']);
  });

  test('for longer than it may compute, and it computes anew behind each answer', async () => {
    const code =
      'function pracuj() {\n  const do_kedy = Date.now() + 700;\n  while (Date.now() < do_kedy) {}\n}\npracuj();\nprompt("Prvé?");\npracuj();\nprompt("Druhé?");\npracuj();\nconsole.log("koniec");';
    const lines: string[] = [];
    const onOutput = (printed: OutputLine[]) => void lines.push(...printed.map(said));
    const onAsk = () => new Promise<string>((answer) => setTimeout(() => answer('áno'), 1300));
    expect(await runtime.run({ code, onOutput, onAsk })).toEqual({ verdict: 'finished' });
    expect(lines).toEqual(['Prvé? áno', 'Druhé? áno', 'koniec']);
  });

  test('between waits, which nobody waits for a second time', async () => {
    const code = `const meno = prompt("Meno?");
await new Promise((hotovo) => setTimeout(hotovo, 2500));
alert("Ahoj " + meno);
console.log(prompt("Vek?"), Math.random() < 1);`;
    const began = performance.now();
    expect(await ask(code, { answers: ['Nina', '12'] })).toEqual({
      result: { verdict: 'finished' },
      asked: ['prompt Meno?', 'prompt Vek?'],
      lines: ['Meno? Nina', 'Ahoj Nina', 'Vek? 12', '12 true'],
    });
    expect(performance.now() - began).toBeLessThan(4900);
    // A check gives the answers, and asks for a value behind the end.
    expect(await ask(code, { beforehand: ['Ľuboš', '13'], calls: ['meno'] })).toMatchObject({
      result: { values: [{ value: 'Ľuboš' }] },
      lines: ['Meno? Ľuboš', 'Ahoj Ľuboš', 'Vek? 13', '13 true'],
    });
  });

  test('behind timers, for which nobody waits a second time', async () => {
    const code = `console.log("hneď");
setTimeout(() => {
  const meno = prompt("Meno?");
  setTimeout(() => console.log("Ahoj", meno, prompt("Vek?")), 1200);
}, 1600);
setTimeout(() => console.log("prvý"), 100);`;
    const began = performance.now();
    const { lines } = await ask(code, { answers: ['Nina', '12'] });
    expect(lines).toEqual(['hneď', 'prvý', 'Meno? Nina', 'Vek? 12', 'Ahoj Nina 12']);
    // Waiting again behind each answer would take 4 400 longer.
    expect(performance.now() - began).toBeLessThan(6000);
  });

  test('until the learner stops it', async () => {
    let isAsked = false;
    const lines: string[] = [];
    const running = runtime.run({
      code: 'console.log(1);\nprompt();\nconsole.log(2);',
      onOutput: (printed) => lines.push(...printed.map(said)),
      onAsk: () => {
        isAsked = true;
        return new Promise<string>(() => {});
      },
    });
    await expect.poll(() => isAsked, { timeout: 10_000 }).toBe(true);
    runtime.stop();
    expect(await running).toEqual({ verdict: 'stopped', reason: 'learner', line: 2 });
    expect(lines).toEqual(['1']);
    expect((await run('console.log("žijem")')).output).toBe('žijem');
  });

  test('what fails behind an answer is told where it stands', async () => {
    const { result } = await ask('const n = prompt("Číslo?");\n\nconsole.log(n.toFixed(1));', { answers: ['3'] });
    expect(result).toMatchObject({ verdict: 'failed', error: { name: 'TypeError', line: 3 } });
  });

  test('without an end, or with an answer without an end, is as much as it may print', async () => {
    const code = 'for (let i = 0; i < 990; i++) console.log(i);\nwhile (true) prompt("Ešte?");';
    const { result, asked } = await ask(code, {});
    expect(result).toEqual({ verdict: 'stopped', reason: 'output', line: 2 });
    expect(asked).toHaveLength(10);
    const long = 'a'.repeat(200_000);
    expect((await ask('console.log(prompt("?").length);', { answers: [long] })).result.verdict).toBe('stopped');
    expect((await ask('console.log(prompt("?").length);', { answers: [long.slice(0, 90_000)] })).lines[1]).toBe(
      '90000',
    );
  });

  test('is a step like others', async () => {
    let told: Step[] = [];
    const code = 'const a = prompt("A?");\nconst b = a + prompt("B?");\nconsole.log(b);';
    const onSteps = (steps: Step[]) => {
      told = steps;
    };
    await ask(code, { answers: ['x', 'y'], onSteps });
    expect(told.map(inOneLine)).toEqual(['1 a="x" #1', '2 a="x" b="xy" #2', '3 a="x" b="xy" #3']);
  });

  test('is answered beforehand by a check, what is beyond with nothing, and then nobody is asked', async () => {
    const code = 'console.log(prompt("Meno?"), Number(prompt("Vek?")) + 1, confirm("Áno?"), prompt("Ešte?") === "");';
    expect(await ask(code, { beforehand: ['Nina', '12', 'Áno'] })).toMatchObject({
      asked: [],
      lines: ['Meno? Nina', 'Vek? 12', 'Áno? Áno', 'Ešte?', 'Nina 13 true true'],
    });
    // A hidden call asks nobody, and must end.
    const calls = ['f()'];
    const forever = 'function f() {\n  while (true) prompt();\n}';
    expect((await ask(forever, { calls })).result).toEqual({ verdict: 'stopped', reason: 'time', line: 2 });
  });
});

describe('what stops', { tags: ['thorough'] }, () => {
  const took = async (code: string) => {
    const before = performance.now();
    const { result } = await run(code);
    return { result, milliseconds: performance.now() - before };
  };

  test.each([
    ['an endless loop', 'let i = 0;\nwhile (true) {\n  i++;\n}', 'time', 3],
    ['an endless loop around nothing', 'console.log(1);\nfor (;;);', 'time', 2],
    [
      'one that catches everything',
      'while (true) {\n  try {\n    throw 1;\n  } catch {}\n}',
      'time',
      expect.any(Number),
    ],
    ['endless output', 'let i = 0;\nwhile (true)\n  console.log(i++);', 'output', 3],
    ['a memory hog', 'const pole = [];\nwhile (true) pole.push(new Array(1000).fill(1));', 'time', 2],
    ['a regular expression that never ends', '/^(a+)+$/.test("a".repeat(40) + "b")', 'time', null],
  ])('%s', { timeout: 20_000 }, async (_, code, reason, line) => {
    const { result, milliseconds } = await took(code);
    expect(result).toEqual({ verdict: 'stopped', reason, line });
    expect(milliseconds).toBeLessThan(3000);
    // The next program does not suffer.
    expect((await run('console.log("žijem")')).output).toBe('žijem');
  });

  test('of two runs that wait for the language the second one runs', async () => {
    const cold = createJavascriptRuntime({ frameUrl, container: document.body });
    onTestFinished(() => cold.dispose());
    const lines: string[] = [];
    const onOutput = (printed: OutputLine[]) => void lines.push(...printed.map(said));
    const [first, second] = await Promise.all([
      cold.run({ code: 'console.log("prvý")', onOutput }),
      cold.run({ code: 'console.log("druhý")', onOutput }),
    ]);
    expect([first.verdict, second.verdict, lines]).toEqual(['stopped', 'finished', ['druhý']]);
  });

  test('a frame that is gone is replaced', { timeout: 20_000 }, async () => {
    const lonely = createJavascriptRuntime({ frameUrl, container: document.body });
    onTestFinished(() => lonely.dispose());
    await lonely.boot();
    const frame = [...document.querySelectorAll('iframe')].at(-1);
    frame?.setAttribute('src', 'about:blank');
    await new Promise((loaded) => frame?.addEventListener('load', loaded));
    const run = () => lonely.run({ code: 'console.log(1)', onOutput: () => {} });
    expect((await run()).verdict).toBe('stopped');
    expect((await run()).verdict).toBe('finished');
  });

  test('the learner stops it', async () => {
    const running = run('setInterval(() => {}, 10)');
    await expect.poll(() => runtime.state, { timeout: 10_000 }).toBe('running');
    runtime.stop();
    expect((await running).result).toEqual({ verdict: 'stopped', reason: 'learner', line: null });
    expect(runtime.state).toBe('ready');
  });
});

describe('what goes wrong', () => {
  test.each([
    [
      'const a = 1;\nconsole.log(b);',
      { kind: 'runtime', name: 'ReferenceError', message: 'b is not defined', line: 2 },
    ],
    [
      'function f() { return f() + 1; }\nf();',
      { kind: 'runtime', name: 'RangeError', message: expect.any(String), line: 1 },
    ],
    [
      'const a = 1;\na = 2;',
      { kind: 'runtime', name: 'TypeError', message: 'Assignment to constant variable.', line: 2 },
    ],
    [
      'console.log("a"\nconsole.log("b");',
      {
        kind: 'syntax',
        name: 'SyntaxError',
        message: 'Unexpected token',
        line: 1,
      },
    ],
    [
      'const undefined = 1;',
      {
        kind: 'syntax',
        name: 'SyntaxError',
        message: "Identifier 'undefined' has already been declared",
        line: null,
      },
    ],
    ['throw "text"', { kind: 'runtime', name: '', message: 'text', line: 1 }],
  ])('%s', async (code, error) => {
    expect((await run(code)).result).toEqual({ verdict: 'failed', error: expect.objectContaining(error) });
  });

  test.each([
    ['document.body.append("Ahoj");', 'Riadok 2: stránku (document) tento program nemá'],
    ['const a = promptt("Meno?");', 'Riadok 2: meno promptt program nepozná'],
  ])('%s says what there is in its place', async (code, title) => {
    const { result } = await run(`console.log("Prvý");\n${code}`);
    expect(runMessage(result)).toMatchObject({ line: 2, title });
  });

  test('what the parser cannot read is said without anything that runs', async () => {
    const nowhere = createJavascriptRuntime({ frameUrl: 'about:blank', container: document.body });
    onTestFinished(() => nowhere.dispose());
    const result = await nowhere.run({ code: 'console.log("Ahoj);', onOutput: () => {} });
    expect(runMessage(result)).toEqual({
      line: 1,
      title: 'Riadok 1: text sa začal úvodzovkami, ale neskončil',
      short: 'tu zápis nesedí',
      text: 'Skontroluj, či za textom stoja druhé, rovnaké úvodzovky: ". Nespustilo sa nič.',
      original: 'SyntaxError: Unterminated string constant',
      mend: { from: 17, to: 17, text: '"' },
    });
  });

  test('what was printed before stays', async () => {
    const { output } = await run('console.log("prvý");\nneexistuje;');
    expect(output).toBe('prvý');
  });
});

test('what a program does silently is noted when it has ended, and not when it is asked for values', async () => {
  const code = 'const a = "5";\nconsole.log(a + 1);';
  expect(runMessage((await run(code)).result)).toMatchObject({
    title: 'Riadok 2: znak + tu spája, nesčítava: vyšlo 51',
    isNote: true,
  });
  const asked = await runtime.run({ code, calls: ['a'], onOutput: () => {} });
  expect(asked).toEqual({ verdict: 'finished', values: [{ text: '5', value: '5' }] });
  expect(runMessage((await run('let a;\nconsole.log(a * 2);')).result)?.title.replaceAll('\u00A0', ' ')).toBe(
    'Vo výstupe je NaN, čiže „nie je číslo“',
  );
});

test('a loop that never ends says why', { tags: ['thorough'], timeout: 20_000 }, async () => {
  const message = runMessage((await run('let i = 1;\nwhile (i <= 5) {\n  i--;\n}')).result);
  expect(message?.title.replaceAll('\u00A0', ' ')).toBe('Cyklus while sa neskončil: i ide opačným smerom');
});

describe('the steps of a program', () => {
  test.each([
    [
      'a loop over values',
      'const a = [1, 2];\nlet s = 0;\nfor (const x of a) {\n  s = s + x;\n}\nconsole.log(s);',
      ['1 a=[1 2]', '2 a=[1 2] s=0', '3 a=[1 2] s=0 x=1', '4 a=[1 2] s=1 x=1', '3 a=[1 2] s=1 x=2'].concat([
        '4 a=[1 2] s=3 x=2',
        '3 a=[1 2] s=3 no',
        '6 a=[1 2] s=3 #1',
      ]),
    ],
    [
      'a loop that counts',
      'for (let i = 0; i < 2; i++)\n  console.log(i);',
      ['1 i=0 yes', '2 i=0 #1', '1 i=1 yes #1', '2 i=1 #2', '1 i=2 no #2'],
    ],
    [
      'a loop that is left',
      'for (const x of [1, 2]) {\n  if (x === 1) break;\n}\nlet y = 1;',
      ['1 x=1', '2 x=1 yes', '2 x=1', '4 y=1'],
    ],
    [
      'a call',
      'function f(n) {\n  let m = n * 2;\n  return m;\n}\nlet v = f(3);',
      ['1 call @5 | f: n=3', '2 @5 | f: n=3 m=6', '3 return @5 | f: n=3 m=6 -> 6', '5 v=6'],
    ],
    [
      'calls in a condition',
      'let n = 0;\nwhile (f()) {\n  n++;\n}\nfunction f() { return n < 1; }',
      ['1 n=0', '5 call n=0 @2 | f:', '5 return n=0 @2 | f: -> true', '2 n=0 yes', '3 n=1'].concat([
        '5 call n=1 @2 | f:',
        '5 return n=1 @2 | f: -> false',
        '2 n=1 no',
      ]),
    ],
    [
      'recursion',
      'function f(n) {\n  if (n < 2) return 1;\n  return n * f(n - 1);\n}\nf(2);',
      ['1 call @5 | f: n=2', '2 @5 | f: n=2 no', '1 call @5 | f: n=2 @3 | f: n=1'].concat([
        '2 @5 | f: n=2 @3 | f: n=1 yes',
        '2 return @5 | f: n=2 @3 | f: n=1 -> 1',
        '3 return @5 | f: n=2 -> 2',
        '5',
      ]),
    ],
    [
      'a function that changes what is outside',
      'let n = 0;\nfunction f() {\n  n++;\n}\nf();',
      ['1 n=0', '2 call n=0 @5 | f:', '3 n=1 @5 | f:', '4 return n=1 @5 | f:', '5 n=1'],
    ],
    [
      'functions for each value',
      'const a = [1, 2].map((x) => x * 2);\na.forEach((x) => {\n  console.log(x);\n});',
      ['1 return @1 | bez mena: x=1 -> 2', '1 return @1 | bez mena: x=2 -> 4', '1 a=[2 4]'].concat([
        '2 call a=[2 4] @2 | bez mena: x=2',
        '3 a=[2 4] @2 | bez mena: x=2 #1',
        '4 return a=[2 4] @2 | bez mena: x=2 #1',
        '2 call a=[2 4] @2 | bez mena: x=4 #1',
        '3 a=[2 4] @2 | bez mena: x=4 #2',
        '4 return a=[2 4] @2 | bez mena: x=4 #2',
        '2 a=[2 4] #2',
      ]),
    ],
    [
      'objects, and what lies deep in them',
      'const o = { a: "x", b: [[[[1]]]], get c() { throw 1; } };\no.d = new Map([["k", 1]]);',
      ['1 o={a:"x" b:[[[…]]] c:…}', '2 o={a:"x" b:[[[…]]] c:… d:{"k":1}}'],
    ],
    ['many values', 'const a = new Array(30).fill(0);', [`1 a=[${'0 '.repeat(20)}…]`]],
    [
      'choices and what is caught',
      'switch (2) {\n  case 2:\n    let a = 1;\n    break;\n}\ntry {\n  throw new Error("x");\n} catch (e) {\n  a;\n}',
      ['1', '3 a=1', '4 a=1', '7', '8 e=Error: x'],
    ],
    [
      'classes',
      'class A {\n  constructor(n) {\n    this.n = n;\n  }\n  two() { return this.n * 2; }\n}\nclass B extends A {}\nconst b = new B(1);\nconst c = b.two();',
      ['2 call @8 | constructor: n=1', '3 @8 | constructor: n=1', '4 return @8 | constructor: n=1', '8 b={n:1}'].concat(
        ['5 call b={n:1} @9 | two:', '5 return b={n:1} @9 | two: -> 2', '9 b={n:1} c=2'],
      ),
    ],
    [
      'names that are hidden by others, or not there yet',
      'const x = 1;\n{\n  console.log(2);\n  const x = 3;\n}\nf();\nfunction f() {\n  let { y, z: [w] } = { y: 1, z: [2] };\n}',
      ['1 x=1', '3 #1', '4 x=3 #1', '7 call x=1 @6 | f: #1', '8 x=1 @6 | f: y=1 w=2 #1'].concat([
        '9 return x=1 @6 | f: y=1 w=2 #1',
        '6 x=1 #1',
      ]),
    ],
    [
      'timers and promises',
      'async function f() {\n  await null;\n  console.log(1);\n}\nf();\nsetTimeout(() => {\n  console.log(2);\n}, 1);',
      [
        '1 call @5 | f:',
        '5',
        '6',
        '2 @6 | f:',
        '3 @6 | f: #1',
        '4 return @6 | f: #1',
        '6 call @6 | bez mena: #1',
      ].concat(['7 @6 | bez mena: #2', '8 return @6 | bez mena: #2']),
    ],
    [
      'nothing inside',
      'function f() {}\nf();\nfor (const x of [1]) {}\nif (1) {}',
      ['1 call @2 | f:', '1 return @2 | f:', '2', '3 x=1', '3 no', '4 yes'],
    ],
    ['an error', 'let a = 1;\nb;\nlet c = 2;', ['1 a=1']],
  ])('%s', async (_, code, steps) => {
    expect((await stepsOf(code)).map(inOneLine)).toEqual(steps);
  });

  test('what does not parse has none, and is said as without them', async () => {
    const code = 'let a = ;';
    const steps: Step[] = [];
    expect(await run(code, (told) => steps.push(...told))).toEqual(await run(code));
    expect(steps).toEqual([]);
  });

  test('of an endless loop the first ones are kept, of endless recursion a few less', async () => {
    expect(await stepsOf('let i = 0;\nwhile (true) {\n  i++;\n}')).toHaveLength(mostSteps);
    const deep = await stepsOf('function f() {\n  f();\n}\nf();');
    expect(deep.length).toBeGreaterThan(100);
    expect(deep.length).toBeLessThan(mostSteps);
  });
});

test.each([
  'localStorage',
  'sessionStorage',
  'document',
  'parent',
  'window',
  'indexedDB.open("x")',
  'fetch("/api/user")',
  'new XMLHttpRequest()',
  'importScripts("https://example.com/x.js")',
  'postMessage({ done: true })',
  'new WebSocket("wss://example.com")',
])('%s is out of reach', async (code) => {
  const { result } = await run(`console.log(${code})`);
  expect(result.verdict).toBe('failed');
});

test.each([
  ['console.log("Ahoj);', 'Riadok 1: text sa začal úvodzovkami, ale neskončil'],
  ['console.log(`Ahoj);', 'Riadok 1: text sa začal znakom `, ale neskončil'],
  ['1;\n/* poznámka', 'Riadok 2: poznámka sa začala znakmi /*, ale neskončila'],
  ['const a = /2;', 'Riadok 1: lomka / začala niečo, čo sa neskončilo'],
  ['let a = 1;\nlet a = 2;', 'Riadok 2: meno a je už vytvorené na riadku 1'],
  ['3 = a;', 'Riadok 1: vľavo od znaku = nie je meno'],
  ['let class = 1;', 'Riadok 1: slovo class patrí samotnému jazyku'],
  ['let enum = 1;', 'Riadok 1: slovo enum patrí samotnému jazyku'],
  ['return 1;', 'Riadok 1: return stojí mimo funkcie'],
  ['break;', 'Riadok 1: break stojí mimo cyklu'],
  ['let 2a = 1;', 'Riadok 1: meno sa nesmie začínať číslicou'],
  ['console.log(„Ahoj“);', 'Riadok 1: úvodzovkám „ jazyk nerozumie'],
  ['if (1 {\n}', 'Riadok 1: zátvorka ( sa neuzavrela'],
  ['console.log(a);\nconst a = 1;', 'Riadok 1: meno a sa používa priskoro'],
  ['Console.log(1);', 'Riadok 1: meno Console program nepozná'],
  ['const a = 1;\na++;', 'Riadok 2: a je const, zmeniť sa nedá'],
  ['let a;\na.length;', 'Riadok 2: a nemá hodnotu (undefined), a tak nemá ani length'],
  ['console.Log(1);', 'Riadok 1: console.Log nie je funkcia'],
  ['for (const a of 5) {}', 'Riadok 1: číslo sa prechádzať nedá'],
  ['const a = 1;\nnew a();', 'Riadok 2: z a sa nedá vytvoriť nová vec'],
  ['[].length = -1;', 'Riadok 1: pole nemôže mať takúto dĺžku'],
  ['function f() {\n  f();\n}\nf();', 'Riadok 2: funkcia f volá samu seba bez konca'],
])('%s is said in our words', async (code, title) => {
  expect(runMessage((await run(code)).result)?.title.replaceAll('\u00A0', ' ')).toBe(title);
});

describe('the programs of the lessons print what stands behind them', { tags: ['thorough'] }, () => {
  /** Lessons show what Chrome's console says; of a slip the runtime tells the parser's words. */
  const wordsOf = ({ kind, message }: ProgramError, code: string) => {
    if (kind !== 'syntax') return message;
    try {
      return String(new Function(code));
    } catch (error) {
      return (error as Error).message;
    }
  };

  test.each(printedPrograms('javascript'))('$name', async ({ code, output, answers }) => {
    const { result, output: printed } = await run(code, undefined, answers);
    const said = result.verdict === 'failed' ? `Uncaught ${result.error.name}: ${wordsOf(result.error, code)}` : '';
    // Where Chrome's console says how the program came there.
    const [, line] = /^ {4}at .*:(\d+):\d+\)?$/m.exec(output) ?? [];
    if (line && result.verdict === 'failed') expect(result.error.line).toBe(Number(line));
    expect([printed, said].filter((part) => part).join('\n')).toBe(output.replace(/\n {4}at .*/g, ''));
    // Telling its steps changes nothing.
    const steps: Step[] = [];
    // In which line its time is over is chance.
    const same = result.verdict === 'stopped' ? { ...result, line: expect.any(Number) } : result;
    const again = await run(code, (told) => steps.push(...told), answers);
    expect(again).toEqual({ result: same, output: printed });
    expect(steps.length > 0 || result.verdict === 'failed').toBe(true);
  });
});
