import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLines } from '#tests/mutants/lines.ts';

/** Titles of tests, or of what is around them, as patterns: what each row puts in may be anything. */
function titles(text: string, behind = ''): RegExp[] {
  const title = new RegExp(`(?:'((?:[^'\\\\\\n]|\\\\.)+)'|\`([^\`\\n]+)\`)${behind}`, 'g');
  return [...text.matchAll(title)].map(([, plain, filled]) => {
    const parts = (plain ?? filled ?? '').split(/%[sdiofj%]|\$\w+|\$\{[^}]*\}/);
    return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));
  });
}

/** What is wrong with a test that is said to catch a broken line. */
function problemOf(caughtBy: string): string | null {
  const [file = '', name = ''] = caughtBy.split(' › ');
  if (!/^tests\/(?:unit|browser|api)\//.test(file) || !existsSync(file)) return 'npm test runs no such file';
  // A file that cannot even be read.
  if (name === 'the run fails') return null;
  const text = readFileSync(file, 'utf8');
  if (text.includes('@module-tag thorough')) return 'npm test leaves it out';
  if (titles(text, ", \\{\\s*tags: \\['thorough'\\]").some((title) => title.test(name)))
    return 'npm test leaves it out';
  return titles(text).some(({ source }) => source.length > 3 && new RegExp(`${source}$`).test(name))
    ? null
    : 'the file has no such test';
}

it('lines that were broken are caught by tests that exist, and that `npm test` runs', () => {
  const lines = ['drawn', 'survivors'].flatMap((list) => readLines(`tests/mutants/${list}.json`));
  const caught = lines.flatMap(({ caughtBy }) => caughtBy ?? []);
  expect(caught.length).toBeGreaterThanOrEqual(48);
  const wrong = caught.map((test) => [test, problemOf(test)] as const).filter(([, problem]) => problem !== null);
  expect(wrong).toEqual([]);
});
