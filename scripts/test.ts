/**
 * `npm test`: types, lint, the build, then every test, in one run.
 * With `--reporter=json` results also go to test-results/results.json, which `.ci/run` reads.
 */
import { spawnSync } from 'node:child_process';
import { findOrInstallBrowser } from '#tests/support/findBrowser.ts';

const bin = (name: string) => `node_modules/.bin/${name}`;
const steps = [
  [bin('react-router'), 'typegen'],
  [bin('tsc')],
  [bin('biome'), 'check'],
  [process.execPath, '--import', 'tsx', 'scripts/build.ts'],
  [bin('vitest'), 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/results.json'],
];

process.env.CHROMIUM_PATH = findOrInstallBrowser();

for (const [command = '', ...args] of steps) {
  console.log(`\n› ${[command.replace(/^.*\//, ''), ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
