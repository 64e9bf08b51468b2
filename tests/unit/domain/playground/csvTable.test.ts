import { expect, test } from 'vitest';
import { csvTable } from '#src/domain/playground/csvTable.ts';

test('a file of values becomes a table with the names and kinds of its columns', () => {
  const text = 'Meno;Vek;Výška (m);PSČ\nĽuboš;12;1,5;01001\n"O\'Hara; Ema";;1,62;81101\n';
  expect(csvTable('Moji spolužiaci', text)).toBe(`CREATE TABLE moji_spoluziaci (
  meno TEXT,
  vek INTEGER,
  vyska_m REAL,
  psc TEXT
);

INSERT INTO moji_spoluziaci VALUES
  ('Ľuboš', 12, 1.5, '01001'),
  ('O''Hara; Ema', NULL, 1.62, '81101');

SELECT *
FROM moji_spoluziaci;`);
});

test('commas and tabs part cells too, and quotes keep them and line ends together', () => {
  expect(csvTable('a', 'x,y\n"1,5\nb","say ""hi"""')).toContain(`('1,5\nb', 'say "hi"')`);
  expect(csvTable('a', 'x\ty\n1\t2')).toContain('(1, 2)');
});

test('names that a query cannot write get other ones, and no two are the same', () => {
  const made = csvTable('2026', 'order;order;;select\n1;2;3;4');
  expect(made).toContain(
    'CREATE TABLE t_2026 (\n  t_order INTEGER,\n  t_order_2 INTEGER,\n  stlpec_3 INTEGER,\n  t_select INTEGER\n)',
  );
});

test('a file without columns is no table, one without rows is an empty one, a long one says that it is cut', () => {
  expect(csvTable('a', '\n\n')).toBeNull();
  expect(csvTable('a', 'x;y')).toBe('CREATE TABLE a (\n  x TEXT,\n  y TEXT\n);\n\nSELECT *\nFROM a;');
  expect(csvTable('a', `x\n${'1\n'.repeat(600)}`)).toMatch(/^-- Prvých 500 riadkov z 600\./);
});
