import { describe, expect, test } from 'vitest';
import { hasText, isSameOutput } from '#src/domain/exercise/compareOutput.ts';
import { isSameTable, tableFault } from '#src/domain/exercise/compareTables.ts';

describe('outputs', () => {
  test.each([
    ['a\nb', 'a\r\nb', true],
    ['a\nb', 'a  \nb\t\n\n', true],
    ['a\n\nb', 'a\nb', false],
    ['  a', 'a', false],
    ['a', 'A', false],
    ['Večera', 'Vecera', false],
    ['', '\n', true],
    ['0,0,#1D4166', '0,0,#1d4166', true],
    ['#FFF #abcd', '#fff #ABCD', true],
    ['#ABCDE', '#abcde', false],
    ['#Facka', '#facka', false],
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

  test('that have the right rows in other places of the columns are told apart from wrong ones', () => {
    const theirs = table(['1', 'x'], ['2', 'y']);
    const moved = table(['y', '2'], ['x', '1']);
    expect(tableFault(theirs, moved, {})).toBe('order');
    expect(tableFault(theirs, moved, { ordered: true })).toBe('rows');
    expect(tableFault(theirs, table(['x', '1'], ['y', '2']), { ordered: true })).toBe('order');
    expect(tableFault(theirs, table(['y', '1'], ['x', '2']), {})).toBe('rows');
    expect(tableFault(theirs, { ...theirs, columns: ['A', 'c'] }, { columns: ['a', 'b'] })).toBe('names');
    expect(tableFault(theirs, { ...theirs, columns: ['A', 'B'] }, { columns: ['a', 'b'] })).toBeNull();
  });

  test('NULL is no text, and columns are counted', () => {
    expect(isSameTable(table(['1', null]), table(['1', 'NULL']), { ordered: false })).toBe(false);
    expect(isSameTable(table(), { ...table(), columns: ['a'] }, { ordered: false })).toBe(false);
  });
});
