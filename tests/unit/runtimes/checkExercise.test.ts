import { describe, expect, test } from 'vitest';
import type { Exercise, ExerciseCheck, PlainValue } from '#src/contract/exercise.ts';
import type { OutputLine, RunResult, TableLine } from '#src/domain/program/run.ts';
import { checkExercise } from '#src/runtimes/checkExercise.ts';
import type { PageSight, PageVisit, RunRequest, Runtime } from '#src/runtimes/runtime.ts';

interface Program {
  output?: string | ((answers: readonly string[]) => string);
  result?: RunResult;
  table?: string[][] | Omit<TableLine, 'kind'>;
  values?: Record<string, PlainValue>;
}

/** Runs programs that are only names of what they do. */
function runtimeOf(
  programs: Record<string, Program>,
  inspect: (visit: PageVisit) => PageSight = () => ({ found: [] }),
) {
  const runs: RunRequest[] = [];
  const runtime: Runtime = {
    state: 'ready',
    boot: async () => {},
    run: async (request) => {
      runs.push(request);
      const program = programs[request.code] ?? {};
      const { output = '', result, table, values = {} } = program;
      const text = typeof output === 'function' ? output(request.answers ?? []) : output;
      const lines: OutputLine[] = text.split('\n').map((line) => ({ kind: 'log', text: line }));
      if (table) lines.push({ kind: 'table', ...(Array.isArray(table) ? { columns: ['a'], rows: table } : table) });
      request.onOutput(lines);
      const asked = request.calls?.map((call) => {
        const value = values[call];
        return value !== undefined
          ? { text: String(value), value }
          : { error: { kind: 'runtime' as const, name: 'ReferenceError', message: `${call} nie je`, line: null } };
      });
      return result ?? { verdict: 'finished', ...(asked && { values: asked }) };
    },
    beginWith: async (code, values) => {
      const absent = Object.keys(values).find((name) => !code.includes(name));
      return absent ? { missing: absent } : { code: `${code} ${JSON.stringify(values)}` };
    },
    beginAs: async (code, own) => (code.includes('bez') ? { missing: 'f' } : { code: `${code} ${own}` }),
    inspect: async (visit) => inspect(visit),
    stop: () => {},
    dispose: () => {},
  };
  return { runtime, runs };
}

const exercise = (changes: Partial<Exercise>): Exercise => ({
  id: 'a',
  kind: 'write',
  language: 'javascript',
  start: 'začiatok',
  solution: 'riešenie',
  address: '/x',
  checks: [],
  mistakes: [],
  hintsHtml: [],
  options: [],
  ...changes,
});
const output = (text: string, input?: string[]): ExerciseCheck => ({
  name: text,
  output: text,
  ...(input && { input }),
});
const failed: RunResult = {
  verdict: 'failed',
  error: { kind: 'runtime', name: 'Error', message: 'pád', line: 5 },
};

describe('one thing is said, in this order', () => {
  const asked = exercise({
    checks: [output('dobre'), { name: 'Bez for', forbids: 'for' }, { name: 'const', requires: 'const' }],
    mistakes: [
      { code: 'omyl', messageHtml: 'To poznáme.' },
      { code: 'pád', messageHtml: 'Nikdy.' },
    ],
  });
  const { runtime } = runtimeOf({
    riešenie: { output: 'dobre' },
    omyl: { output: 'zle' },
    pád: { result: failed },
    'for const': { output: 'dobre' },
    'const zle': { output: 'zle' },
    'const inak': { output: 'inak' },
    'const dobre': { output: 'dobre' },
  });

  test.each([
    ['nothing', ' \n', { kind: 'empty' }],
    ['the start', 'začiatok\n', { kind: 'empty' }],
    ['an error', 'pád', { kind: 'broken', result: failed, held: [false, false, false] }],
    ['a rule', 'for const', { kind: 'rule', check: asked.checks[1], word: 'for', line: 1, held: [true, false, true] }],
    [
      'a word that is missing',
      'inak',
      { kind: 'rule', check: asked.checks[2], word: 'const', line: null, held: [false, true, false] },
    ],
    ['a slip', 'const zle', { kind: 'slip', messageHtml: 'To poznáme.', held: [false, true, true] }],
    [
      'a check',
      'const inak',
      {
        kind: 'failed',
        at: 0,
        check: asked.checks[0],
        difference: { of: 'text', expected: 'dobre', actual: 'inak' },
        held: [false, true, true],
      },
    ],
    ['passed', 'const dobre', { kind: 'passed' }],
  ])('%s', async (_, code, verdict) => {
    expect(await checkExercise(asked, code, runtime)).toEqual(verdict);
  });
});

test('a program runs once for all checks that give it the same, and once more for each other input', async () => {
  const greet = exercise({
    checks: [
      output('Ahoj Nina', ['Nina']),
      { name: 'Ahoj', prints: 'Ahoj', input: ['Nina'] },
      output('Ahoj Ján', ['Ján']),
      { name: 'dva', call: 'dva()', gives: 2 },
      { name: 'tri', call: 'tri()', gives: 3 },
    ],
  });
  const program = { output: ([name]: readonly string[]) => `Ahoj ${name}`, values: { 'dva()': 2, 'tri()': 3 } };
  const { runtime, runs } = runtimeOf({ program, bez: { ...program, values: { 'dva()': 2 } } });
  const heard: OutputLine[] = [];
  expect(await checkExercise(greet, 'program', runtime, (lines) => heard.push(...lines))).toEqual({ kind: 'passed' });
  expect(runs.map(({ answers, calls }) => [answers, calls])).toEqual([
    [['Nina'], undefined],
    [['Ján'], undefined],
    [[], ['dva()', 'tri()']],
  ]);
  expect(await runs[0]?.onAsk?.('?')).toBe('Nina');
  expect(heard).toEqual([{ kind: 'log', text: 'Ahoj Nina' }]);
  expect(await checkExercise(greet, 'bez', runtime)).toMatchObject({
    kind: 'failed',
    at: 4,
    difference: { expected: '3', actual: 'ReferenceError: tri() nie je' },
  });
});

describe('with other first values', () => {
  const warm: ExerciseCheck = { name: 'Pri 24', with: { teplota: 24 }, output: 'bicykel' };
  const cold: ExerciseCheck = { name: 'Pri 9', with: { teplota: 9 }, prints: 'kino' };
  const advice = exercise({
    checks: [output('kúpalisko'), warm, cold, { name: 'Hodnota', with: { teplota: 24 }, call: 'rada', gives: 2 }],
  });
  const right = {
    'teplota dobre': { output: 'kúpalisko', values: { rada: 1 } },
    'teplota dobre {"teplota":24}': { output: 'bicykel', values: { rada: 2 } },
    'teplota dobre {"teplota":9}': { output: 'kino' },
  };

  test('a program runs once for each of them, after it has run as it is', async () => {
    const { runtime, runs } = runtimeOf(right);
    expect(await checkExercise(advice, 'teplota dobre', runtime)).toEqual({ kind: 'passed' });
    expect(runs.map(({ code }) => code)).toEqual(Object.keys(right));
  });

  test('what the learner sees is what it does by itself, even where no check asks for that', async () => {
    const { runtime } = runtimeOf(right);
    const heard: OutputLine[] = [];
    const hidden = exercise({ checks: [cold] });
    expect(await checkExercise(hidden, 'teplota dobre', runtime, (lines) => heard.push(...lines))).toEqual({
      kind: 'passed',
    });
    expect(heard).toEqual([{ kind: 'log', text: 'kúpalisko' }]);
  });

  test('each is told apart, and those that hold are ticked', async () => {
    const { runtime } = runtimeOf({
      'teplota inak': { output: 'kúpalisko' },
      'teplota inak {"teplota":24}': { output: 'kúpalisko' },
      'teplota inak {"teplota":9}': { output: 'kino' },
    });
    expect(await checkExercise(advice, 'teplota inak', runtime)).toMatchObject({
      kind: 'failed',
      at: 1,
      difference: { of: 'text', expected: 'bicykel', actual: 'kúpalisko' },
      held: [true, false, true, false],
    });
  });

  test('a program without such a value hears so, and one that fails with them hears with which', async () => {
    const { runtime } = runtimeOf({
      bez: { output: 'kúpalisko' },
      'teplota padne': { output: 'kúpalisko' },
      'teplota padne {"teplota":24}': { result: failed },
    });
    expect(await checkExercise(advice, 'bez', runtime)).toMatchObject({
      kind: 'failed',
      at: 1,
      difference: { of: 'first', name: 'teplota', value: 24 },
      held: [true, false, false, false],
    });
    expect(await checkExercise(advice, 'teplota padne', runtime)).toEqual({
      kind: 'broken',
      result: failed,
      with: { teplota: 24 },
      held: [true, false, false, false],
    });
  });
});

test('lines are compared one by one, and their ends are free where a check leaves them so', async () => {
  const three = exercise({ checks: [{ name: 'Tri', lines: ['Volám sa…', 'Baví ma…', 'Minút: 180'] }] });
  const verdict = (output: string) => checkExercise(three, 'p', runtimeOf({ p: { output } }).runtime);
  expect(await verdict('Volám sa Nina\nBaví ma šach\nMinút: 180\n')).toEqual({ kind: 'passed' });
  expect(await verdict('Baví ma šach\nVolám sa Nina\nMinút: 180')).toMatchObject({
    difference: { expected: 'Volám sa…\nBaví ma…\nMinút: 180', actual: 'Baví ma šach\nVolám sa Nina\nMinút: 180' },
  });
  expect(await verdict('Volám sa Nina\nBaví ma šach')).toMatchObject({
    difference: { expected: 'Volám sa Nina\nBaví ma šach\nMinút: 180' },
  });
  expect((await verdict('Volám sa Nina\nBaví ma šach\nMinút: 180\nKoniec')).kind).toBe('failed');
  expect((await verdict('Volám sa Nina\nBaví ma šach\nMinút: 1800')).kind).toBe('failed');
  expect((await verdict('Volám saNina\nBaví ma šach\nMinút: 180')).kind).toBe('failed');
  expect((await verdict('Volám sa: Nina\nBaví ma\nMinút: 180')).kind).toBe('passed');
});

test('tests of the learner have to notice a wrong function of ours', async () => {
  const wrong = 'def f(): return 0';
  const tests = exercise({
    language: 'python',
    checks: [output('ok'), { name: 'Testy sa ozvú', catches: wrong }],
    mistakes: [{ code: 'omyl', messageHtml: 'Nulu nie.' }],
  });
  const noticed: RunResult = {
    verdict: 'failed',
    error: { kind: 'runtime', name: 'AssertionError', message: '', line: 4 },
  };
  const { runtime } = runtimeOf({
    riešenie: { output: 'ok' },
    [`riešenie ${wrong}`]: { result: noticed },
    omyl: { output: 'zle' },
    [`omyl ${wrong}`]: { result: noticed },
    'iné testy': { output: 'zle' },
    'slabé testy': { output: 'ok' },
    'bez funkcie': { output: 'ok' },
  });
  expect(await checkExercise(tests, 'riešenie', runtime)).toEqual({ kind: 'passed' });
  expect(await checkExercise(tests, 'slabé testy', runtime)).toMatchObject({ at: 1, held: [true, false] });
  expect(await checkExercise(tests, 'bez funkcie', runtime)).toMatchObject({ at: 1, held: [true, false] });
  // What tests notice says nothing of the function.
  expect(await checkExercise(tests, 'iné testy', runtime)).toMatchObject({ messageHtml: 'Nulu nie.' });
});

test('a test of the learner that their own function does not meet notices nothing of ours', async () => {
  const tests = exercise({ checks: [output('ok'), { name: 'Testy sa ozvú', catches: 'function f() {}' }] });
  const unmet: RunResult = { verdict: 'finished', unmet: 3 };
  const { runtime } = runtimeOf({
    riešenie: { output: 'ok' },
    'riešenie function f() {}': { output: 'ok', result: unmet },
    'zlý test': { output: 'ok', result: unmet },
    'zlý test function f() {}': { output: 'ok', result: unmet },
  });
  expect(await checkExercise(tests, 'riešenie', runtime)).toEqual({ kind: 'passed' });
  expect(await checkExercise(tests, 'zlý test', runtime)).toMatchObject({
    at: 1,
    difference: { of: 'unmet', line: 3 },
    held: [true, false],
  });
});

test('a value has a type, and what old lessons await in quotes is what the solution prints', async () => {
  const task = (gives: PlainValue) => exercise({ checks: [{ name: 'f', call: 'f()', gives }] });
  const programs = (value: PlainValue, ours: PlainValue) => ({
    program: { values: { 'f()': value } },
    riešenie: { values: { 'f()': ours } },
  });
  const verdict = (gives: PlainValue, value: PlainValue, ours: PlainValue) =>
    checkExercise(task(gives), 'program', runtimeOf(programs(value, ours)).runtime);
  expect(await verdict(3, 3, 3)).toEqual({ kind: 'passed' });
  expect(await verdict(3, '3', 3)).toMatchObject({ difference: { title: 'Vyšiel text "3", má vyjsť číslo 3' } });
  expect(await verdict('3', 3, '3')).toMatchObject({ difference: { title: 'Vyšlo číslo 3, má vyjsť text "3"' } });
  expect(await verdict('3', 3, 3)).toEqual({ kind: 'passed' });
  expect(await verdict('3', '3', 3)).toMatchObject({ difference: { title: 'Vyšiel text "3", má vyjsť číslo 3' } });
  expect(await verdict('áno', 'áno', 'áno')).toEqual({ kind: 'passed' });
});

describe('slips', () => {
  const free = exercise({
    checks: [
      { name: 'meno', prints: 'Volám sa' },
      { name: 'minúty', prints: 'Minút: 180' },
    ],
    mistakes: [
      { code: 'text', messageHtml: 'V úvodzovkách sa nepočíta.' },
      { code: 'bez mena', messageHtml: 'Chýba meno.' },
    ],
  });
  const { runtime, runs } = runtimeOf({
    riešenie: { output: 'Volám sa Nina\nMinút: 180' },
    text: { output: 'Volám sa Nina\nMinút: 45 * 4' },
    'bez mena': { output: 'Minút: 180' },
    vlastné: { output: 'Volám sa Ján\nMinút: 45 * 4\nKoniec' },
    iné: { output: 'Volám sa Ján\nMinút: 12' },
    dobré: { output: 'Volám sa Ján\nMinút: 180' },
  });

  test('where words are free, a slip is known by the lines that make it wrong', async () => {
    expect(await checkExercise(free, 'vlastné', runtime)).toMatchObject({ messageHtml: 'V úvodzovkách sa nepočíta.' });
    expect(await checkExercise(free, 'bez mena', runtime)).toMatchObject({ messageHtml: 'Chýba meno.' });
    expect(await checkExercise(free, 'iné', runtime)).toMatchObject({ kind: 'failed', at: 1 });
    expect(await checkExercise(free, 'dobré', runtime)).toEqual({ kind: 'passed' });
  });

  test('our own programs run once', () => {
    expect(runs.filter(({ code }) => code === 'riešenie' || code === 'text')).toHaveLength(2);
  });

  test('whoever stops one of our programs stops the check, and it is not kept', async () => {
    const stopped: RunResult = { verdict: 'stopped', reason: 'learner', line: null };
    const programs: Record<string, Program> = {
      riešenie: { result: stopped },
      omyl: { output: 'x' },
      a: { output: 'x' },
    };
    const task = exercise({ checks: [output('y')], mistakes: [{ code: 'omyl', messageHtml: '' }] });
    const { runtime } = runtimeOf(programs);
    expect(await checkExercise(task, 'a', runtime)).toEqual({ kind: 'broken', result: stopped, held: [] });
    programs.riešenie = { output: 'y' };
    expect(await checkExercise(task, 'a', runtime)).toEqual({ kind: 'slip', messageHtml: '', held: [false] });
  });
});

describe('queries', () => {
  const query = exercise({
    language: 'sql',
    checks: [
      { name: 'Na našej', query: 'solution' },
      { name: 'Na druhej', query: 'solution', seed: 'INSERT 1;\nINSERT 2;\n' },
    ],
  });
  const { runtime } = runtimeOf({
    riešenie: { table: [['1'], ['2']] },
    'INSERT 1;\nINSERT 2;\nriešenie': { table: [['1'], ['2'], ['3']] },
    dobrý: { table: [['2'], ['1']] },
    'INSERT 1;\nINSERT 2;\ndobrý': { table: [['3'], ['2'], ['1']] },
    náhodný: { table: [['2'], ['1']] },
    'INSERT 1;\nINSERT 2;\nnáhodný': { table: [['2'], ['1']] },
    padne: { table: [['1'], ['2']] },
    'INSERT 1;\nINSERT 2;\npadne': { result: failed },
  });

  test('are compared with the solution, on a changed database too', async () => {
    expect(await checkExercise(query, 'dobrý', runtime)).toEqual({ kind: 'passed' });
    expect(await checkExercise(query, 'náhodný', runtime)).toMatchObject({
      at: 1,
      difference: { of: 'table', expected: { rows: [['1'], ['2'], ['3']] }, actual: { rows: [['2'], ['1']] } },
    });
    expect(await checkExercise(query, 'nič', runtime)).toMatchObject({ at: 0, difference: { of: 'none' } });
  });

  test('have columns in their place, under names of the learner, unless the task gives them', async () => {
    const table = (columns: string[], ...rows: string[][]) => ({ table: { columns, rows } });
    const named = (columns?: string[]): Exercise =>
      exercise({
        language: 'sql',
        checks: [{ name: 'Mená', query: 'solution', ...(columns && { columns }) }],
        mistakes: [{ code: 'omyl', messageHtml: 'Pozor na hranicu.' }],
      });
    const { runtime } = runtimeOf({
      riešenie: table(['meno', 'vek'], ['Nina', '12'], ['Ján', '9']),
      omyl: table(['meno', 'vek'], ['Nina', '12']),
      vlastné: table(['kto', 'roky'], ['Ján', '9'], ['Nina', '12']),
      veľké: table(['MENO', 'Vek'], ['Ján', '9'], ['Nina', '12']),
      naopak: table(['vek', 'meno'], ['12', 'Nina'], ['9', 'Ján']),
      jeden: table(['meno'], ['Nina'], ['Ján']),
      'vlastný omyl': table(['kto', 'roky'], ['Nina', '12']),
    });
    expect(await checkExercise(named(), 'vlastné', runtime)).toEqual({ kind: 'passed' });
    expect(await checkExercise(named(), 'naopak', runtime)).toMatchObject({ difference: { fault: 'order' } });
    expect(await checkExercise(named(), 'jeden', runtime)).toMatchObject({ difference: { fault: 'count' } });
    expect(await checkExercise(named(), 'vlastný omyl', runtime)).toMatchObject({ messageHtml: 'Pozor na hranicu.' });
    const asked = named(['meno', 'vek']);
    expect(await checkExercise(asked, 'veľké', runtime)).toEqual({ kind: 'passed' });
    expect(await checkExercise(asked, 'vlastné', runtime)).toMatchObject({
      difference: { fault: 'names', expected: { columns: ['meno', 'vek'] } },
    });
  });

  test('lines are those of the learner', async () => {
    expect(await checkExercise(query, 'padne', runtime)).toMatchObject({
      kind: 'broken',
      result: { error: { line: 3 } },
    });
  });
});

describe('pages', () => {
  const see = (found: (string | null)[], check: object) => {
    const page = exercise({
      language: 'web',
      checks: [{ name: 'x', page: [{ click: 'button' }], see: 'p', ...check } as ExerciseCheck],
    });
    const { runtime } = runtimeOf({}, () => ({ found }));
    return checkExercise(page, 'stránka', runtime);
  };
  const passed = { kind: 'passed' };

  test('are looked at after what a visitor does', async () => {
    const visits: PageVisit[] = [];
    const page = exercise({
      language: 'web',
      checks: [{ name: 'x', page: [{ click: 'button' }], see: 'img', attribute: ['alt', 'Had'] }],
    });
    const { runtime } = runtimeOf({}, (visit) => {
      visits.push(visit);
      return { found: ['Had'] };
    });
    expect(await checkExercise(page, 'stránka', runtime)).toEqual(passed);
    expect(visits).toEqual([{ code: 'stránka', acts: [{ click: 'button' }], see: 'img', attribute: 'alt' }]);
  });

  test('that fail when they are pressed are told so before anything is compared', async () => {
    const error = { kind: 'runtime' as const, name: 'TypeError', message: 'Assignment to constant variable.', line: 7 };
    const page = exercise({
      language: 'web',
      checks: [
        { name: 'Nula', page: [], see: '#stav', text: '0' },
        { name: 'Jedna', page: [{ click: 'button' }], see: '#stav', text: '1' },
      ],
    });
    const { runtime } = runtimeOf({}, ({ acts }) => (acts.length > 0 ? { found: ['0'], error } : { found: ['0'] }));
    expect(await checkExercise(page, 'stránka', runtime)).toEqual({
      kind: 'broken',
      result: { verdict: 'failed', error },
      held: [true, false],
    });
  });

  test('have a text, or so many elements', async () => {
    expect(await see(['a', 'b'], { text: 'b' })).toEqual(passed);
    expect(await see(['a'], { text: 'b' })).toMatchObject({ difference: { of: 'text', expected: 'b', actual: 'a' } });
    expect(await see([], { text: 'b' })).toMatchObject({ difference: { of: 'none' } });
    expect(await see(['a', 'b'], { count: 2 })).toEqual(passed);
    expect(await see(['a'], { count: 2 })).toMatchObject({ difference: { expected: '2', actual: '1' } });
    expect(await see([], { count: 0 })).toEqual(passed);
    expect(await see([null], { count: 0 })).toMatchObject({ difference: { of: 'none' } });
    expect(await see(['a'], {})).toEqual(passed);
    expect(await see([], {})).toMatchObject({ kind: 'failed' });
  });
});

test('what is only read, or guessed, is compared with the solution', async () => {
  const order = exercise({ kind: 'order', language: 'java', start: '', solution: 'a;\nb;', address: null });
  expect(await checkExercise(order, 'a;\nb;', null)).toEqual({ kind: 'passed' });
  const { runtime, runs } = runtimeOf({});
  const guess = exercise({ kind: 'predict', solution: '12' });
  expect(await checkExercise(guess, '12', runtime)).toEqual({ kind: 'passed' });
  expect(runs).toEqual([]);
});
