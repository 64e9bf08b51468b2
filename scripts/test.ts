/**
 * `npm test`: types, lint, the build, then every test, in one run; ends with 1 when anything fails or no test was run.
 * Arguments go to vitest: `npm test -- --project unit`. The last line counts what passed and what failed.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findOrInstallBrowser } from '#tests/support/findBrowser.ts';
import { countTests } from './testResults.ts';
import { resultsFile, testSteps } from './testSteps.ts';

process.env.CHROMIUM_PATH = findOrInstallBrowser();
rmSync(resultsFile, { force: true });

let status: number | null = 0;
for (const [name, [command, ...args]] of Object.entries(testSteps)) {
  const given = name === 'tests' ? process.argv.slice(2) : [];
  console.log(`\n› ${[command.replace(/^.*\//, ''), ...args, ...given].join(' ')}`);
  ({ status } = spawnSync(command, [...args, ...given], { stdio: 'inherit' }));
  if (status !== 0) break;
}

const { passed, failed } = countTests(status, resultsFile);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
