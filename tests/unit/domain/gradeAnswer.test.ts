import { describe, expect, it } from 'vitest';
import { isRightAnswer } from '#src/domain/gradeAnswer.ts';
import type { AnswerValue, QuestionKey } from '#src/domain/quiz.ts';

describe('choices', () => {
  const multiple: QuestionKey = { kind: 'MULTIPLE', optionIds: ['a', 'c'] };
  const order: QuestionKey = { kind: 'ORDER', optionIds: ['c', 'a', 'b'] };

  it.each([
    ['a', false],
    ['b', true],
    ['B', false],
  ])('the one choice is b: %s', (optionId, isRight) => {
    expect(isRightAnswer({ kind: 'SINGLE', optionId: 'b' }, { kind: 'SINGLE', optionId })).toBe(isRight);
  });

  it.each([
    [['a', 'c'], true],
    [['c', 'a'], true],
    [['c', 'a', 'c'], true],
    [['a'], false],
    [['a', 'a'], false],
    [['a', 'b', 'c'], false],
    [['a', 'b'], false],
    [[], false],
  ])('a and c, and nothing else, in any order: %j', (optionIds, isRight) => {
    expect(isRightAnswer(multiple, { kind: 'MULTIPLE', optionIds })).toBe(isRight);
  });

  it.each([
    [['c', 'a', 'b'], true],
    [['a', 'b', 'c'], false],
    [['c', 'a'], false],
    [['c', 'a', 'b', 'b'], false],
    [[], false],
  ])('lines stand in one order: %j', (optionIds, isRight) => {
    expect(isRightAnswer(order, { kind: 'ORDER', optionIds })).toBe(isRight);
  });
});

describe('typed words', () => {
  const loose: QuestionKey = { kind: 'TEXT', accepted: ['cyklus for', 'Dlhá slučka'], isExact: false };
  const exact: QuestionKey = { kind: 'TEXT', accepted: ['Žltý kôň'], isExact: true };

  it.each([
    ['cyklus for', true],
    ['  Cyklus \t FOR\n', true],
    ['cyklus\u00A0for', true],
    ['dlha slucka', true],
    ['DLHÁ SLUČKA', true],
    ['dlhá slučka'.normalize('NFD'), true],
    ['dlhá slučka'.normalize('NFC'), true],
    ['cyklusfor', false],
    ['cyklus', false],
    ['cyklus for.', false],
  ])('capital letters, accents and spaces do not count: „%s“', (text, isRight) => {
    expect(isRightAnswer(loose, { kind: 'TEXT', text })).toBe(isRight);
  });

  it.each([
    ['Žltý kôň', true],
    [' Žltý  kôň ', true],
    ['Žltý kôň'.normalize('NFD'), true],
    ['žltý kôň', false],
    ['Zlty kon', false],
  ])('in an exact answer capital letters and accents count: „%s“', (text, isRight) => {
    expect(isRightAnswer(exact, { kind: 'TEXT', text })).toBe(isRight);
  });

  it('an accepted text may itself be decomposed', () => {
    const accepted = ['Žltý kôň'.normalize('NFD')];
    const answer: AnswerValue = { kind: 'TEXT', text: 'Žltý kôň' };
    expect(isRightAnswer({ kind: 'TEXT', accepted, isExact: true }, answer)).toBe(true);
  });
});

describe('numbers', () => {
  it.each([
    [42, 0, 42, true],
    [42, 0, 42.0001, false],
    [0.3, 0, 0.1 + 0.2, true],
    [3.14, 0.01, 3.13, true],
    [3.14, 0.01, 3.15, true],
    [3.14, 0.01, 3.1501, false],
    [-5, 1, -6, true],
    [-5, 1, 5, false],
    [0, 0, -0, true],
    [1e12, 0, 1e12 - 1, false],
  ])('%d ± %d: %d', (number, tolerance, answered, isRight) => {
    expect(isRightAnswer({ kind: 'NUMBER', number, tolerance }, { kind: 'NUMBER', number: answered })).toBe(isRight);
  });
});

describe('output', () => {
  const output: QuestionKey = { kind: 'OUTPUT', output: 'Ahoj\n\n  2 kg' };

  it.each([
    ['Ahoj\n\n  2 kg', true],
    ['Ahoj \n \n  2 kg\t', true],
    ['Ahoj\r\n\r\n  2 kg\r\n\r\n', true],
    ['Ahoj\n  2 kg', false],
    ['Ahoj\n\n2 kg', false],
    ['\nAhoj\n\n  2 kg', false],
    ['ahoj\n\n  2 kg', false],
  ])('only ends of lines and of the text are free: %j', (text, isRight) => {
    expect(isRightAnswer(output, { kind: 'OUTPUT', text })).toBe(isRight);
  });
});

describe('another kind', () => {
  const pairs: [QuestionKey, AnswerValue][] = [
    [
      { kind: 'SINGLE', optionId: 'a' },
      { kind: 'SINGLE', optionId: 'a' },
    ],
    [
      { kind: 'MULTIPLE', optionIds: ['a'] },
      { kind: 'MULTIPLE', optionIds: ['a'] },
    ],
    [
      { kind: 'ORDER', optionIds: ['a'] },
      { kind: 'ORDER', optionIds: ['a'] },
    ],
    [
      { kind: 'TEXT', accepted: ['1'], isExact: false },
      { kind: 'TEXT', text: '1' },
    ],
    [
      { kind: 'NUMBER', number: 1, tolerance: 0 },
      { kind: 'NUMBER', number: 1 },
    ],
    [
      { kind: 'OUTPUT', output: '1' },
      { kind: 'OUTPUT', text: '1' },
    ],
  ];

  it.each(pairs.map(([key]) => [key.kind, key] as const))('%s is answered right by its own kind alone', (_, key) => {
    const kinds = pairs.filter(([, answer]) => isRightAnswer(key, answer)).map(([, answer]) => answer.kind);
    expect(kinds).toEqual([key.kind]);
  });
});
