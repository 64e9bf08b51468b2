/**
 * `npm test`: types, lint, the build, then the tests, in one run; ends with 1 when anything fails or no test was run.
 * Arguments go to vitest: `npm test -- --project unit`. Without any it leaves out what takes the process to its limits,
 * which `npm run test:system` runs, the two engines of `npm run test:a11y`, and Firefox (`npm run test:firefox`). The last line
 * counts what passed and what failed.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { countTests } from './testResults.ts';
import { resultsFile, testSteps } from './testSteps.ts';

const usual = ['unit', 'api-pglite', 'api-postgres', 'browser', 'stories', 'e2e'];
const given = process.argv.length > 2 ? process.argv.slice(2) : usual.flatMap((project) => ['--project', project]);
process.env.CHROMIUM_PATH = findBrowser();
rmSync(resultsFile, { force: true });
// What tests of visitors leave that fail (`tests/support/failedWay.ts`): only of this run.
rmSync('test-results/ways', { recursive: true, force: true });

let status: number | null = 0;
for (const [name, [command, ...args]] of Object.entries(testSteps)) {
  const all = name === 'tests' ? [...args, ...given] : args;
  console.log(`\n› ${[command.replace(/^.*\//, ''), ...all].join(' ')}`);
  ({ status } = spawnSync(command, all, { stdio: 'inherit' }));
  if (status !== 0) break;
}

const { passed, failed } = countTests(status, resultsFile);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
