import { expect, test } from 'vitest';
import { csvOf } from '#src/domain/csv.ts';

test('a file for spreadsheets keeps its columns and runs no formulas of names', () => {
  const rows = [
    ['Lekcia', 'Koľko'],
    ['=1+1', '39,50'],
    [' @SUM(A1)', '\t=1'],
    ['a"b;c', 'dva\nriadky'],
    ['+421', '-5'],
  ];
  const lines = ['Lekcia;Koľko', "'=1+1;39,50", "' @SUM(A1);'\t=1", '"a""b;c";"dva\nriadky"', "'+421;'-5"];
  expect(csvOf(rows)).toBe(`\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`);
});
