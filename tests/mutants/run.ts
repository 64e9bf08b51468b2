/**
 * `npx tsx tests/mutants/run.ts <list> [part of a file's path] [test file…]`: breaks each line of a list, one at a time, and runs these
 * tests, or those of its room, until one fails: what `npm test` runs of them, which has to catch it alone. Writes into the list
 * which one it was. Exits with 1 when a line survives. Needs a tree
 * in which every test passes; one that is killed meanwhile leaves its line broken, which `git diff` shows.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type DrawnLine, formatLines, readLines } from './lines.ts';
import { rooms } from './rooms.ts';

const [list, only = '', ...tests] = process.argv.slice(2);
if (!list) {
  console.error('npx tsx tests/mutants/run.ts <list> [part of a file’s path] [test file…]');
  process.exit(2);
}

function failingTest({ room, caughtBy }: DrawnLine): string | undefined {
  if (tests.length > 0) return runTests(tests);
  const nearest = caughtBy ? [caughtBy.split(' › ')[0] ?? ''] : [];
  return runTests(nearest) ?? runTests(rooms[room]?.tests ?? []);
}

/** The first test that fails, as `file › name`. */
function runTests(tests: string[]): string | undefined {
  if (tests.length === 0) return undefined;
  const projects = ['unit', 'api-postgres', 'api-pglite', 'browser'].flatMap((project) => ['--project', project]);
  const args = ['vitest', 'run', ...projects, '--tagsFilter=!thorough', '--bail', '1', '--reporter', 'json', ...tests];
  const result = spawnSync('npx', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (result.status === 0) return undefined;
  return firstFailure(result.stdout) ?? `${tests.join(' ')} › the run fails`;
}

interface Report {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

function firstFailure(output: string): string | undefined {
  const start = output.indexOf('{"numTotalTestSuites"');
  if (start < 0) return undefined;
  const { testResults } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as Report;
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return `${name.slice(process.cwd().length + 1)} › ${failed.fullName}`;
  }
  return undefined;
}

/** Runs `act` while the line is broken. */
function whileBroken<T>({ file, before, after }: DrawnLine, act: () => T): T {
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n');
  const places = lines.flatMap((line, at) => (line.trim() === before ? [at] : []));
  const [at] = places;
  if (at === undefined || places.length > 1) {
    throw new Error(`${file} has this line ${places.length} times: ${before}`);
  }
  const broken = lines.with(at, lines[at]?.replace(before, () => after) ?? after);
  try {
    writeFileSync(file, broken.join('\n'));
    return act();
  } finally {
    writeFileSync(file, text);
  }
}

const lines = readLines(list);
const chosen = lines.filter(({ file, altersNothing }) => !altersNothing && file.includes(only));
const survivors: DrawnLine[] = [];
for (const line of chosen) {
  const caughtBy = whileBroken(line, () => failingTest(line));
  console.log(
    `${caughtBy ? 'caught  ' : 'SURVIVED'} ${line.file}: ${line.after}${caughtBy ? `\n         ${caughtBy}` : ''}`,
  );
  line.caughtBy = caughtBy;
  if (!caughtBy) survivors.push(line);
  writeFileSync(list, formatLines(lines));
}
console.log(`\n${chosen.length - survivors.length} of ${chosen.length} lines are held by a test.`);
process.exit(survivors.length === 0 ? 0 : 1);
