import { expect, test } from 'vitest';
import { queryParts, queryStepsOf } from '#src/domain/program/querySteps.ts';
import { type Query, readQuery } from '#src/domain/program/sqlQuery.ts';

function read(code: string): Query {
  const query = readQuery(code);
  if ('why' in query) throw new Error(query.why);
  return query;
}

test('a query is split into its clauses, whatever stands in texts, names, remarks and brackets', () => {
  const code = `-- FROM nikam
SELECT DISTINCT "from" AS odkial, 'WHERE ''x''' text, (SELECT MAX(id) FROM ziaci WHERE id > 1) -- GROUP BY
FROM vypozicky v /* WHERE */
  LEFT OUTER JOIN ziaci AS z ON z.id = v.ziak_id, [knihy]
WHERE v.id IS NOT DISTINCT FROM 3 -- AND
GROUP BY "odkial", 2
HAVING COUNT(*) > 1
ORDER BY MAX(v.id, 2) DESC
LIMIT 3 OFFSET 1 ; ; -- koniec`;
  const query = read(code);
  const { from, where, groupBy, having, orderBy, limit, isDistinct } = query;
  expect(isDistinct).toBe(true);
  expect(query.items).toEqual([
    { text: '"from"', nickname: 'odkial' },
    { text: "'WHERE ''x'''", nickname: 'text' },
    { text: '(SELECT MAX(id) FROM ziaci WHERE id > 1)', nickname: null },
  ]);
  expect(query.sources.map(({ name, join }) => [name, join])).toEqual([
    ['vypozicky v', 'first'],
    ['ziaci AS z', 'all'],
    ['[knihy]', 'every'],
  ]);
  expect([where, groupBy, having, orderBy, limit].map((clause) => clause?.text)).toEqual([
    'v.id IS NOT DISTINCT FROM 3',
    '"odkial", 2',
    'COUNT(*) > 1',
    'MAX(v.id, 2) DESC',
    '3 OFFSET 1',
  ]);
  // What is lit begins with the words of the clause, and ends before remarks.
  expect(code.slice(from?.from, from?.to)).toMatch(/^FROM vypozicky[\s\S]*\[knihy\]$/);
  expect(code.slice(groupBy?.from, groupBy?.to)).toBe('GROUP BY "odkial", 2');
  expect(queryParts(query, true).map(({ clause }) => clause)).toEqual([
    'FROM',
    'JOIN',
    'JOIN',
    'WHERE',
    'GROUP BY',
    'HAVING',
    'SELECT',
    'DISTINCT',
    'ORDER BY',
    'LIMIT',
  ]);
});

test('names of the result are replaced by what they stand for where a clause is asked alone', () => {
  const query = read('SELECT strany * 2 AS dvakrat FROM knihy WHERE dvakrat > 100 AND knihy.dvakrat = 1');
  const [, where] = queryParts(query, false);
  expect(where?.sql).toBe('SELECT *, ((strany * 2) > 100 AND knihy.dvakrat = 1) IS TRUE FROM knihy');
});

test('a row that comes in another place is not shown as left out as well', () => {
  const parts = queryParts(read('SELECT DISTINCT zaner FROM knihy'), true);
  const table = (...zanre: string[]) => ({ columns: ['zaner'], rows: zanre.map((zaner) => [zaner]) });
  const all = table('sci-fi', 'komiks', 'komiks');
  const steps = queryStepsOf(parts, [all, all, table('komiks', 'sci-fi')]);
  expect(steps.at(-1)?.rows).toEqual([
    { cells: ['komiks'] },
    { cells: ['sci-fi'] },
    { cells: ['komiks'], isOut: true },
  ]);
});

test.each([
  ['SELECT 1; SELECT 2', 'iba jeden príkaz naraz'],
  ['', 'jeden príkaz SELECT'],
  ["UPDATE knihy SET nazov = 'SELECT'", 'jeden príkaz SELECT'],
  ['WITH t AS (SELECT 1) SELECT * FROM t', 'WITH'],
  ['SELECT id FROM knihy UNION ALL SELECT id FROM ziaci', 'spája výsledky'],
  ['SELECT id, RANK() OVER (ORDER BY id) FROM knihy', 'OVER'],
  ['SELECT * FROM (SELECT * FROM knihy) k', 'v zátvorke'],
  ['SELECT * FROM ziaci JOIN (SELECT 1) ON 1', 'v zátvorke'],
])('%s: says why not', (code, why) => {
  const query = readQuery(code);
  expect('why' in query ? query.why.replaceAll('\u00A0', ' ') : null).toContain(why);
});
