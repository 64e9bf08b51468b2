import { describe, expect, test } from 'vitest';
import type { Exercise } from '#src/contract/exercise.ts';
import { judgeAnswer } from '#src/domain/exercise/judgeAnswer.ts';

const exercise = (changes: Partial<Exercise>): Exercise => ({
  id: 'a',
  kind: 'predict',
  language: 'java',
  start: '',
  solution: '',
  address: null,
  checks: [],
  mistakes: [],
  hintsHtml: [],
  options: [],
  ...changes,
});

describe('a guess', () => {
  const guess = exercise({ start: 'for', solution: '20\n140', mistakes: [{ code: '140', messageHtml: 'Dvakrát.' }] });

  test('is right by what can be read of it', () => {
    expect(judgeAnswer(guess, ' ')).toEqual({ kind: 'empty' });
    expect(judgeAnswer(guess, '20 \r\n140\n')).toEqual({ kind: 'passed' });
    // What the program looks like is no guess that was left as it is.
    expect(judgeAnswer(guess, 'for').kind).toBe('failed');
  });

  test('that is known is answered, another is set beside the output', () => {
    expect(judgeAnswer(guess, '140')).toMatchObject({ kind: 'slip', messageHtml: 'Dvakrát.' });
    expect(judgeAnswer(guess, '20')).toMatchObject({
      kind: 'failed',
      difference: { of: 'text', expected: '20\n140', actual: '20' },
    });
  });
});

describe('gaps of a program that is only read', () => {
  const fill = exercise({
    kind: 'fill',
    start: 'int a = 1;\nif (a ____ 0) {\n  print(____);\n}',
    solution: 'int a = 1;\nif (a > 0) {\n  print("a  b" + a);\n}',
    mistakes: [{ code: 'int a = 1;\nif (a < 0) {\n  print("a  b" + a);\n}', messageHtml: 'Naopak.' }],
  });
  const filled = (one: string, other: string) => `int a = 1;\nif (a ${one} 0) {\n  print(${other});\n}`;

  test('spaces between words do not count, those of a text do', () => {
    expect(judgeAnswer(fill, filled(' >  ', '"a  b"+a '))).toEqual({ kind: 'passed' });
    expect(judgeAnswer(fill, filled('>', '"a b" + a'))).toMatchObject({ kind: 'different', line: 3 });
  });

  test('the line of the first wrong gap is said, and known slips are answered', () => {
    expect(judgeAnswer(fill, filled('==', 'a'))).toMatchObject({ kind: 'different', line: 2 });
    expect(judgeAnswer(fill, filled('<', '"a  b" +a'))).toMatchObject({ kind: 'slip', messageHtml: 'Naopak.' });
  });

  test('the program may be laid out in another way', () => {
    const own = filled('>', '"a  b" + a').replace('\n', '\n\n').replace('  print', '\tprint');
    expect(judgeAnswer(fill, `${own}\n`)).toEqual({ kind: 'passed' });
    expect(judgeAnswer(fill, own.replace('>', '<='))).toMatchObject({ kind: 'different', line: 3 });
  });

  test('what the author lets stand in a gap, or for a line, passes and is told what we have', () => {
    const too: Exercise = {
      ...fill,
      start: 'int a = 1;\nif (a ____ 0) {\n  print(____);\n}',
      fillers: [
        { gap: 1, too: ['>=', '!='], because: 'a je kladné' },
        { gap: 2, too: ['a'] },
        { line: 'if (a > 0) {', too: ['if (!(a <= 0)) {'] },
      ],
    };
    const ours = '"a  b" + a';
    expect(judgeAnswer(too, filled('>', ours))).toEqual({ kind: 'passed' });
    expect(judgeAnswer(too, filled('!=', ours))).toEqual({
      kind: 'passed',
      instead: { ours: '>', because: 'a je kladné' },
    });
    expect(judgeAnswer(too, filled('>', 'a'))).toEqual({ kind: 'passed', instead: { ours, because: undefined } });
    expect(judgeAnswer(too, filled('>=', 'a'))).toMatchObject({ instead: { ours: '>' } });
    expect(judgeAnswer(too, filled('>', ours).replace('a > 0', '!(a<=0)'))).toMatchObject({
      kind: 'passed',
      instead: { ours: 'if (a > 0) {' },
    });
    expect(judgeAnswer(too, filled('>=', 'b'))).toMatchObject({ kind: 'different', line: 3 });
    expect(judgeAnswer(too, filled('==', 'a'))).toMatchObject({ kind: 'different', line: 2 });
  });

  test('the sides of a comparison have no order', () => {
    const own = filled('>', '"a  b" + a');
    expect(judgeAnswer(fill, own.replace('a > 0', '0 < a'))).toEqual({ kind: 'passed' });
    expect(judgeAnswer(fill, own.replace('a > 0', '0 > a')).kind).not.toBe('passed');
    expect(judgeAnswer(fill, own.replace('"a  b"', '"0 < a"')).kind).toBe('different');
    const town = exercise({ kind: 'fill', start: 'if (m.____("B"))', solution: 'if (m.equals("B"))' });
    expect(judgeAnswer(town, 'if ("B".equals(m))')).toEqual({ kind: 'passed' });
    expect(judgeAnswer(town, 'if ("B" == m)')).toMatchObject({ kind: 'different', line: 1 });
    const sum = exercise({ kind: 'fill', start: 'x(a ____ b == c)', solution: 'x(a + b == c)' });
    expect(judgeAnswer(sum, 'x(a + c == b)').kind).toBe('different');
  });

  test('what was changed beside the gaps is told apart from a wrong gap', () => {
    const own = filled('>', '"a  b" + a');
    expect(judgeAnswer(fill, own.replace('int', 'long'))).toMatchObject({ line: 1, isOutside: true });
    expect(judgeAnswer(fill, filled('  ==', 'a'))).not.toHaveProperty('isOutside');
  });

  test('a gap that is left is no answer', () => {
    expect(judgeAnswer(fill, filled('>', '____'))).toEqual({ kind: 'empty' });
    expect(judgeAnswer(fill, fill.start)).toEqual({ kind: 'empty' });
  });
});

test('a list is done once all of it is ticked, however it was changed meanwhile', () => {
  const tick = exercise({ kind: 'tick', language: 'words', checks: [{ name: 'Má meno' }, { name: 'Má cieľ' }] });
  expect(judgeAnswer(tick, '')).toEqual({ kind: 'empty' });
  expect(judgeAnswer(tick, 'Má cieľ\nBolo tu kedysi')).toEqual({ kind: 'empty' });
  expect(judgeAnswer(tick, 'Bolo tu kedysi\nMá cieľ\nMá meno')).toEqual({ kind: 'passed' });
});

test('lines in order are right by their words, not by their spaces', () => {
  const order = exercise({ kind: 'order', solution: 'while (a) {\n  b();\n}\nc();' });
  expect(judgeAnswer(order, 'while (a) {\nb();\n}\n\nc();')).toEqual({ kind: 'passed' });
  expect(judgeAnswer(order, 'while (a) {\n  c();\n}\nb();')).toMatchObject({ kind: 'different', line: 2 });
  expect(judgeAnswer(order, 'while (a) {\n  b();')).toMatchObject({ kind: 'different', line: 3 });
});
