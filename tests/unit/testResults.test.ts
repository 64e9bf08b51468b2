import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countTests } from '#scripts/testResults.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vysledky-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const good = { success: true, numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0 };

it.each([
  ['everything passed', 0, good, { passed: 3, failed: 0 }],
  ['the process ended with 0 although a test failed', 0, { ...good, numFailedTests: 1 }, { passed: 3, failed: 1 }],
  ['a file could not run', 1, { ...good, success: false, numFailedTestSuites: 2 }, { passed: 3, failed: 2 }],
  ['the process failed after its tests', 1, good, { passed: 3, failed: 1 }],
  ['the process was killed', null, good, { passed: 3, failed: 1 }],
  ['no test was run', 0, { ...good, numPassedTests: 0 }, { passed: 0, failed: 1 }],
  ['nothing was written', 0, null, { passed: 0, failed: 1 }],
  ['half a file was written', 0, '{"success":tr', { passed: 0, failed: 1 }],
])('counts a run: %s', (_what, status, results, counts) => {
  const file = join(folder, 'results.json');
  if (results) writeFileSync(file, typeof results === 'string' ? results : JSON.stringify(results));
  expect(countTests(status, file)).toMatchObject(counts);
});

it('names what failed, with the first line of why, what was waited for and where', () => {
  const file = join(folder, 'results.json');
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const timeout = [
    'TimeoutError: locator.waitFor: Timeout 20000ms exceeded.',
    'Call log:',
    "\x1b[2m  - waiting for getByRole('main').getByRole('alert') to be visible\x1b[22m",
    '',
    '    at press (/home/nina/web/tests/e2e/c.test.ts:12:5)',
  ].join('\n');
  const testResults = [
    {
      name: resolve('tests/unit/a.test.ts'),
      status: 'failed',
      assertionResults: [test('sčíta', 'passed'), test('odčíta', 'failed', 'Error: 1 nie je 2\n    at a.test.ts')],
    },
    {
      name: resolve('tests/e2e/c.test.ts'),
      status: 'failed',
      assertionResults: [test('čaká', 'failed', timeout)],
    },
    { name: resolve('tests/unit/b.test.ts'), status: 'failed', message: 'Nedá sa prečítať', assertionResults: [] },
  ];
  writeFileSync(file, JSON.stringify({ ...good, success: false, numFailedTests: 1, testResults }));
  expect(countTests(1, file).failures).toEqual([
    'tests/unit/a.test.ts › odčíta: Error: 1 nie je 2',
    "tests/e2e/c.test.ts › čaká: TimeoutError: locator.waitFor: Timeout 20000ms exceeded. · waiting for getByRole('main').getByRole('alert') to be visible · tests/e2e/c.test.ts:12",
    'tests/unit/b.test.ts: Nedá sa prečítať',
  ]);
});
