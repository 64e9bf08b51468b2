import { describe, expect, test } from 'vitest';
import { hasText, isSameOutput } from '#src/domain/exercise/compareOutput.ts';
import { isSameTable } from '#src/domain/exercise/compareTables.ts';

describe('outputs', () => {
  test.each([
    ['a\nb', 'a\r\nb', true],
    ['a\nb', 'a  \nb\t\n\n', true],
    ['a\n\nb', 'a\nb', false],
    ['  a', 'a', false],
    ['a', 'A', false],
    ['Večera', 'Vecera', false],
    ['', '\n', true],
  ])('%j and %j', (one, other, isSame) => {
    expect(isSameOutput(one, other)).toBe(isSame);
  });

  test('a text is found across lines', () => {
    expect(hasText('x\na \nb\n', 'a\nb')).toBe(true);
    expect(hasText('x', 'a')).toBe(false);
  });
});

describe('tables', () => {
  const table = (...rows: (string | null)[][]) => ({ kind: 'table' as const, columns: ['a', 'b'], rows });
  const own = { ...table(['2', null], ['1', 'x'], ['1', 'x']), columns: ['moje', 'mená'] };

  test('rows are the same in any order, as often, unless the order is asked for', () => {
    const theirs = table(['1', 'x'], ['1', 'x'], ['2', null]);
    expect(isSameTable(own, theirs, { ordered: false })).toBe(true);
    expect(isSameTable(own, theirs, { ordered: true })).toBe(false);
    expect(isSameTable(own, table(['1', 'x'], ['2', null]), { ordered: false })).toBe(false);
    expect(isSameTable(own, own, { ordered: true })).toBe(true);
  });

  test('NULL is no text, and columns are counted', () => {
    expect(isSameTable(table(['1', null]), table(['1', 'NULL']), { ordered: false })).toBe(false);
    expect(isSameTable(table(), { ...table(), columns: ['a'] }, { ordered: false })).toBe(false);
  });
});
