import { describe, expect, test } from 'vitest';
import type { FirstValues } from '#src/contract/exercise.ts';
import { beginJavascriptAs, beginJavascriptWith } from '#src/runtimes/javascript/firstValues.ts';
import { beginPythonAs, beginPythonWith } from '#src/runtimes/python/firstValues.ts';

const missing = (name: string) => ({ missing: name });
const program = (code: string) => ({ code });

describe('JavaScript', () => {
  test.each<[string, string, FirstValues, object]>([
    ['a constant', 'const teplota = 25;\nx();', { teplota: 24 }, program('const teplota = 24;\nx();')],
    ['below zero', 'let t = -3', { t: -20.5 }, program('let t = -20.5')],
    [
      'a text in its place',
      "let mesto = 'Žilina';",
      { mesto: 'Nové "Mesto"' },
      program('let mesto = "Nové \\"Mesto\\"";'),
    ],
    ['a text without gaps', 'const m = `a`;', { m: '' }, program('const m = "";')],
    ['a list of lists', 'const a = [[1, 2], []];', { a: [[3], ['x', true]] }, program('const a = [[3],["x",true]];')],
    ['only the first of two', 'let a = 1;\na = 2;', { a: 9 }, program('let a = 9;\na = 2;')],
    ['what is given later', 'let a;\n// a = 5\na = 1;', { a: 9 }, program('let a;\n// a = 5\na = 9;')],
    ['several at once', 'var a = 1, b = false;', { b: true, a: 2 }, program('var a = 2, b = true;')],
    ['as many lines', 'const a = [\n  1,\n  2,\n];\nb', { a: [3] }, program('const a = ([3]\n\n\n);\nb')],
    ['no other name', 'const ab = 1; { const a = 1; } f(a = 1);', { a: 2 }, missing('a')],
    ['a function knows its own', 'function f() { const a = 1; }', { a: 2 }, missing('a')],
    ['what is computed', 'const a = 20 + 5;', { a: 2 }, missing('a')],
    ['what holds another', 'const b = 1; const a = b;', { b: 2, a: 2 }, missing('a')],
    ['what cannot be read', 'const a = ;', { a: 2 }, program('const a = ;')],
  ])('%s', (_, code, values, begun) => {
    expect(beginJavascriptWith(code, values)).toEqual(begun);
  });
});

describe('Python', () => {
  test.each<[string, string, FirstValues, object]>([
    ['a number', 'teplota = 25\nprint(teplota)', { teplota: 24 }, program('teplota = 24\nprint(teplota)')],
    ['with a type, and a remark', 'a: int = -1_000  # a = 3', { a: 2 }, program('a: int = 2  # a = 3')],
    ['texts, truths and nothing', "a = 'x'\nb = True", { a: 'č"', b: null }, program('a = "č\\""\nb = None')],
    ['a long text keeps its lines', 'a = """x\n# y"""\nb', { a: 'z' }, program('a = ("z"\n)\nb')],
    ['a long list keeps its lines', 'a = [  # dni\n  "]", 1,\n]\nb', { a: [false] }, program('a = ([False]\n\n)\nb')],
    ['only the first of two', 'a = 1\na = 2', { a: 9 }, program('a = 9\na = 2')],
    ['two on a line', 'a = 1; b = 2', { a: 9 }, program('a = 9; b = 2')],
    [
      'no text or remark',
      '# a = 1\nx = """\na = 2\n"""\na = 3',
      { a: 9 },
      program('# a = 1\nx = """\na = 2\n"""\na = 9'),
    ],
    ['nothing in a block', 'def f():\n    a = 1', { a: 2 }, missing('a')],
    ['no comparison', 'a == 1\nab = 1', { a: 2 }, missing('a')],
    ['what is computed', 'a = 20 + 5', { a: 2 }, missing('a')],
    ['a text that is put together', 'a = f"{b}"', { a: 'x' }, missing('a')],
    ['a list with something computed', 'a = [1, b]', { a: [] }, missing('a')],
  ])('%s', (_, code, values, begun) => {
    expect(beginPythonWith(code, values)).toEqual(begun);
  });
});

describe('another function in a JavaScript program', () => {
  const ours = 'function f(a) {\n  return 0;\n}';

  test.each([
    ['behind one of its name', 'f(1);\nfunction f(a) { return 1; }', `f(1);\nfunction f(a) { return 1; }\n${ours}`],
    ['as the value of a name', 'const f = (a) => 1;\nf(1);', `const f = (${ours}\n);\nf(1);`],
    ['as what a name is given later', 'let f;\nf = function (a) {};', `let f;\nf = (${ours}\n);`],
    ['nowhere in what cannot be read', 'function f( {', 'function f( {'],
  ])('stands %s', (_, code, begun) => {
    expect(beginJavascriptAs(code, ours)).toEqual({ code: begun });
  });

  test.each(['// function f(a) {}\nf2();', 'if (a) { function f() {} }', 'function g() { const f = 1; }'])(
    'has nowhere to stand: %s',
    (code) => {
      expect(beginJavascriptAs(code, ours)).toEqual(missing('f'));
    },
  );
});

describe('another function in a Python program', () => {
  const ours = 'def f(a):\n    return 0\n';

  test.each([
    ['def f(a):\n    return 1\n\nassert f(1) == 1', `def f(a):\n    return 1\n\n${ours}\nassert f(1) == 1`],
    ['def f(a,\n  b\n):\n\n  return """\nx"""\nf(1)', `def f(a,\n  b\n):\n\n  return """\nx"""\n${ours}\nf(1)`],
    ['f = lambda a: 1\nf(1)', `f = lambda a: 1\n${ours}\nf(1)`],
    ['def f(a): return 1', `def f(a): return 1\n${ours}`],
  ])('stands behind its own: %j', (code, begun) => {
    expect(beginPythonAs(code, ours)).toEqual({ code: begun });
  });

  test('has nowhere to stand where there is none', () => {
    expect(beginPythonAs('# def f(a):\ndef fa(): pass', ours)).toEqual({ missing: 'f' });
  });
});
