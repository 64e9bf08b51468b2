/**
 * `npm test`: types, lint, the build, then the tests that a person waits for. `npm run test:all`: these and all others, each once.
 * `npm run test:changed`: the tests that a change reaches, of this branch or uncommitted. Other arguments go to vitest:
 * `npm test -- --project unit`. Each step runs, whatever failed before it. The last line counts what passed and what failed;
 * a failure ends with 1.
 */
import { rmSync } from 'node:fs';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { runSteps } from './runSteps.ts';
import { allTests, changedTests, checks, firstTests, type TestStep, vitest } from './testSteps.ts';

const args = process.argv.slice(2);

function chosenTests(): Record<string, TestStep> {
  switch (args[0]) {
    case undefined:
      return firstTests;
    case 'all':
      return allTests;
    case 'changed':
      return changedTests;
    default:
      return { given: vitest('given', args) };
  }
}

process.env.CHROMIUM_PATH = findBrowser();
// What tests of visitors leave that fail (`tests/support/failedWay.ts`): only of this run.
rmSync('test-results/ways', { recursive: true, force: true });
const { apiTypes, routeTypes, build, ...others } = checks;
const first = await runSteps({ apiTypes, routeTypes });
// The build leaves a core to the checks.
const counts = [first, ...(await Promise.all([runSteps(others), runSteps({ build })])), await runSteps(chosenTests())];
const sum = (kind: 'passed' | 'failed') => counts.reduce((total, each) => total + each[kind], 0);
// Once more behind everything: a long log is seldom read from its beginning.
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
