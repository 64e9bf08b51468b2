import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from '#scripts/runSteps.ts';
import type { TestStep } from '#scripts/testSteps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kroky-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A step that writes its counts, if any, and then does something else. */
function step(name: string, counts: [passed: number, failed: number] | null, end = ''): TestStep {
  const results = join(folder, `${name}.json`);
  const [numPassedTests, numFailedTests] = counts ?? [0, 0];
  const text = JSON.stringify({
    success: numFailedTests === 0,
    numPassedTests,
    numFailedTests,
    numFailedTestSuites: 0,
  });
  const write = counts ? `require('node:fs').writeFileSync(${JSON.stringify(results)}, ${JSON.stringify(text)});` : '';
  return { command: [process.execPath, '-e', write + end], results };
}

it('goes on to the last step, whatever fails, and sums up', async () => {
  const counts = await runSteps({
    good: step('good', [3, 0]),
    bad: step('bad', [5, 2], 'process.exit(1)'),
    crashed: step('crashed', null, 'process.exit(7)'),
    killed: step('killed', [7, 0], "process.kill(process.pid, 'SIGKILL')"),
    empty: step('empty', [0, 0]),
    missing: { command: [join(folder, 'nothing')], results: join(folder, 'missing.json') },
    check: { command: [process.execPath, '-e', 'process.exit(2)'] },
    last: step('last', [11, 0]),
  });
  expect(counts).toMatchObject({ passed: 3 + 5 + 7 + 11, failed: 2 + 1 + 1 + 1 + 1 + 1 });
  // What leaves no names is named by its step.
  expect(counts.failures).toEqual(['bad › ', 'crashed › ', 'killed › ', 'empty › ', 'missing › ', 'check › ']);
});

it('does not take the results of a run before for those of this one', async () => {
  await runSteps({ first: step('same', [3, 0]) });
  expect(await runSteps({ second: step('same', null) })).toMatchObject({ passed: 0, failed: 1 });
});

it('may be without a test where a change reaches none', async () => {
  expect(await runSteps({ changed: { ...step('changed', [0, 0]), mayBeEmpty: true } })).toEqual({
    passed: 0,
    failed: 0,
    failures: [],
  });
});
