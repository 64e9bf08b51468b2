import { describe, expect, test } from 'vitest';
import type { PlainValue } from '#src/contract/exercise.ts';
import { valueDifference } from '#src/domain/exercise/compareValues.ts';
import type { CallValue } from '#src/domain/program/run.ts';

const given = (value: PlainValue): CallValue => ({ text: String(value), value });
const said = (gives: PlainValue, actual: CallValue, language: 'javascript' | 'python' = 'javascript') =>
  valueDifference(gives, actual, null, language);

describe('values', () => {
  test.each<[PlainValue, CallValue]>([
    [3, given(3)],
    [0, given(-0)],
    ['a', given('a \n')],
    [[1, ['a', true], null], given([1, ['a', true], null])],
    [null, given(null)],
  ])('%j are the same', (gives, actual) => {
    expect(said(gives, actual)).toBeNull();
  });

  test.each<[PlainValue, CallValue, string]>([
    [3, given('3'), 'Vyšiel text "3", má vyjsť číslo 3'],
    ['3', given(3), 'Vyšlo číslo 3, má vyjsť text "3"'],
    [true, given('true'), 'Vyšiel text "true", má vyjsť hodnota true'],
    [12, { text: 'undefined' }, 'Nevyšlo nič, má vyjsť číslo 12'],
    [null, given(0), 'Vyšlo číslo 0, nemá vyjsť nič'],
    [[1, 2], given('1,2'), 'Vyšiel text "1,2", má vyjsť pole [1, 2]'],
    [1, given(Array(30).fill(7)), 'Vyšlo pole, má vyjsť číslo 1'],
    ['x', { text: '{ a: 1 }' }, 'Vyšlo { a: 1 }, má vyjsť text "x"'],
  ])('instead of %j %j', (gives, actual, title) => {
    expect(said(gives, actual)).toMatchObject({ of: 'text', title });
  });

  test('in Python have Python’s names', () => {
    expect(said([true, null], given('a'), 'python')).toMatchObject({
      title: 'Vyšiel text "a", má vyjsť zoznam [True, None]',
    });
    expect(said(1, given([1]), 'python')).toMatchObject({ title: 'Vyšiel zoznam [1], má vyjsť číslo 1' });
    expect(said(1, given(true), 'python')).toMatchObject({ title: 'Vyšla hodnota True, má vyjsť číslo 1' });
  });

  test('of one type are set beside each other alone, texts without quotes', () => {
    expect(said('ab', given('ac'))).toEqual({ of: 'text', expected: 'ab', actual: 'ac' });
    expect(said([1, 2], given([1, '2']))).toEqual({ of: 'text', expected: '[1, 2]', actual: '[1, "2"]' });
  });

  test('that are not plain are known by what is printed of them, in a text of the check', () => {
    const ours: CallValue = { text: '{ a: 1 }' };
    expect(valueDifference('{ a: 1 }', { text: '{ a: 1 }' }, ours, 'javascript')).toBeNull();
    expect(valueDifference('{ a: 1 }', given('{ a: 1 }'), ours, 'javascript')).toMatchObject({
      title: 'Vyšiel text "{ a: 1 }", má vyjsť { a: 1 }',
    });
    expect(valueDifference('1 | a', { text: '1 | a' }, { text: '1 | a' }, 'sql')).toBeNull();
    expect(valueDifference('1 | a', { text: '2 | a' }, { text: '1 | a' }, 'sql')).toEqual({
      of: 'text',
      expected: '1 | a',
      actual: '2 | a',
    });
  });
});
