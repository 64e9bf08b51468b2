/**
 * `npm run test:previous`: while a new version comes, processes of the one before work on its schema. Runs tests of the
 * API as they were in the last commit of the version before, with its code, on today's migrations.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { countTests, writeCounts } from './testResults.ts';
import { resultsOf, vitest } from './testSteps.ts';

/** What reads and writes most tables. */
const areas = ['comment', 'mail', 'newsletter', 'order', 'progress', 'quiz', 'review', 'user'];
const migrations = 'src/server/db/migrations';
const copy = resolve('test-results/previous');
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 30 }).trim();

// The version of package.json begins with the first commit after a release.
const beginning = git('log', '-1', '--format=%H', '-G', '^  "version": ', '--', 'package.json');
const previous = git('rev-parse', `${beginning}^`);

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
const archive = execFileSync('git', ['archive', previous, '--', '.', ':!public', ':!stories'], { maxBuffer: 2 ** 30 });
execFileSync('tar', ['-x', '-C', copy], { input: archive });
rmSync(join(copy, migrations), { recursive: true });
// As they are while processes of both versions run: what takes away comes after the deployment.
cpSync(migrations, join(copy, migrations), { recursive: true, filter: (path) => !path.includes('after') });
execFileSync('cp', ['-al', 'node_modules', copy]);

const files = areas.map((area) => `tests/api/${area}.test.ts`);
const [command = '', ...args] = vitest('previous', ['--project', 'api-postgres', ...files]).command;
const { status } = spawnSync(command, args, {
  cwd: copy,
  // Its settings look for a browser, though these tests need none.
  env: { ...process.env, CHROMIUM_PATH: findBrowser() },
  stdio: 'inherit',
});
const counts = countTests(status, join(copy, resultsOf('previous')));
writeCounts(resultsOf('previous'), counts);
const { passed, failed } = counts;
if (failed === 0) rmSync(copy, { recursive: true });
console.log(`${previous.slice(0, 7)} on today's schema: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
