/**
 * `npm run test:can-fail`: proves that `npm test` and `npm run test:all` are able to fail. In a copy of the project it adds to each
 * step a broken test of each kind that it runs, and expects a failing exit, and results in which each of them has failed and nothing
 * else; then a type, a lint rule and a test at once, which `npm test` has to count.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { copyProject } from './copyProject.ts';
import { failedFiles, writeCounts } from './testResults.ts';
import { allTests, checks, firstTests, resultsOf, type TestStep, vitest } from './testSteps.ts';

interface Breakage {
  name: string;
  step: TestStep;
  /** What is added to the copy: each file with its text. */
  files: Readonly<Record<string, string>>;
  /** What it leaves of itself for whoever looks for the reason. */
  leaves?: readonly string[];
}

const failingTest = (tag = '') => `import { expect, it } from 'vitest';

it('adds up', { tags: [${tag && `'${tag}'`}] }, () => expect(1 + 1).toBe(3));
`;
/** Of a visitor, who has come to a page when it fails. */
const failingVisit = `import { expect, test } from 'vitest';
import { openPage } from '#tests/support/openPage.ts';

test('nájde', { tags: ['main'] }, async () => {
  const page = await openPage();
  await page.goto('/kurzy');
  expect(await page.title()).toBe('');
});
`;
/** Of a wrong type, against a lint rule, and used by nobody. */
const brokenCode = `export function zlomok(value: string): number {
  return value == '1';
}
`;
const printingTest = `import { it } from 'vitest';

it('warns', () => console.warn('Zlomok'));
`;
const failingStory = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '#src/components/ui/Spinner.tsx';

export default { title: 'zlomok/Zlomok', component: Spinner } satisfies Meta<typeof Spinner>;

export const Default: StoryObj<typeof Spinner> = {
  args: { label: 'Načítavame…' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('Nič také');
  },
};
`;

/** What is too dark in the dark theme alone. */
const darkStory = `import type { Meta, StoryObj } from '@storybook/react-vite';

const Zlomok = () => <p style={{ color: '#333' }}>Zlomok</p>;

export default { title: 'zlomok/Zlomok', component: Zlomok } satisfies Meta<typeof Zlomok>;

export const Dark: StoryObj<typeof Zlomok> = {};
`;

const breakages: Breakage[] = [
  {
    name: 'rules, what is printed to the standard error, browsers, stories, the API in „code“',
    step: firstTests.code,
    files: {
      'tests/unit/zlomok.test.ts': failingTest(),
      'tests/unit/vypis.test.ts': printingTest,
      'tests/browser/zlomok.test.tsx': failingTest(),
      'stories/zlomok.stories.tsx': failingStory,
      'tests/api/zlomok.test.ts': failingTest(),
    },
  },
  {
    name: 'the API on PGlite in „code“',
    step: vitest('code', ['--project', 'api-pglite']),
    files: { 'tests/api/database.test.ts': failingTest() },
  },
  {
    name: 'a way of visitors in „ways“',
    step: firstTests.ways,
    files: { 'tests/e2e/zlomok.test.ts': failingVisit },
    leaves: ['zlomok-najde-1.png', 'zlomok-najde-1.html', 'zlomok-najde-1.log', 'zlomok-najde-1.zip'],
  },
  {
    name: 'what is thorough, dark colours in all „code“',
    step: allTests.code,
    files: { 'tests/unit/zlomok.test.ts': failingTest('thorough'), 'stories/zlomok.stories.tsx': darkStory },
  },
  {
    name: 'twins in all „code“',
    step: vitest('code', ['--project', 'api-pglite-twins']),
    files: { 'tests/api/zlomok.test.ts': failingTest() },
  },
  { name: 'all „ways“', step: allTests.ways, files: { 'tests/e2e/zlomok.test.ts': failingTest() } },
  {
    name: 'accessibility, Firefox in „engines“',
    step: allTests.engines,
    files: { 'tests/a11y/zlomok.test.ts': failingTest(), 'tests/firefox/zlomok.test.ts': failingTest() },
  },
  { name: '„system“', step: allTests.system, files: { 'tests/system/zlomok.test.ts': failingTest() } },
];

process.env.CHROMIUM_PATH = findBrowser();
for (const [command = '', ...args] of [checks.apiTypes, checks.routeTypes, checks.build].map((step) => step.command)) {
  execFileSync(command, args, { stdio: 'inherit' });
}
// Most of each is waiting for something to start: two at a time, each in a copy of its own.
const half = Math.ceil(breakages.length / 2);
const outcomes = (
  await Promise.all([
    inCopy(
      'copy',
      breakages.slice(0, half).map((each) => fails(each)),
    ),
    inCopy('other-copy', [ownCommandFails, ...breakages.slice(half).map((each) => fails(each))]),
  ])
).flat();
const passed = outcomes.filter(Boolean).length;
writeCounts(resultsOf('can-fail'), { passed, failed: outcomes.length - passed });
console.log(
  passed === outcomes.length ? 'The test command fails when it should.' : 'The test command cannot be trusted.',
);
process.exit(passed === outcomes.length ? 0 : 1);

/** Whether each holds, one after the other, in a copy of the project. */
async function inCopy(named: string, trials: readonly ((copy: string) => Promise<boolean>)[]): Promise<boolean[]> {
  const copy = copyProject(named, 'node_modules', 'build', '.react-router');
  const outcomes: boolean[] = [];
  for (const trial of trials) outcomes.push(await trial(copy));
  rmSync(copy, { recursive: true, force: true });
  return outcomes;
}

/** Whether the step fails because of the broken files, of each of them and of nothing else. */
function fails({ name, step: { command, results = '', env }, files, leaves = [] }: Breakage) {
  return async (copy: string): Promise<boolean> => {
    const paths = Object.keys(files);
    const { status, output } = await whileBroken(copy, files, () =>
      run(copy, [...command, ...paths], { ...env, TRACES: '1' }),
    );
    const broken = failedFiles(join(copy, results)).map((file) => relative(copy, file));
    rmSync(join(copy, results), { force: true });
    const missing = leaves.filter((left) => !existsSync(join(copy, 'test-results/ways', left)));
    const says = [output, `Broken: ${broken}`, ...missing.map((left) => `It has left no ${left}.`)].join('\n');
    const areTheSame = broken.length === paths.length && paths.every((path) => broken.includes(path));
    return report(name, status !== 0 && status !== null && areTheSame && missing.length === 0, says);
  };
}

/** Whether the whole of `npm test`, here with one test, goes on behind each check that fails, counts, and ends so. */
async function ownCommandFails(copy: string): Promise<boolean> {
  const [test, file] = ['tests/unit/zlomok.test.ts', 'tests/support/zlomok.ts'];
  const command = [process.execPath, '--import', 'tsx', 'scripts/test.ts', test];
  const { status, output } = await whileBroken(copy, { [file]: brokenCode, [test]: failingTest() }, () =>
    run(copy, command),
  );
  const failed = [...output.matchAll(/^✗ (\w+)/gm)].map(([, name]) => name);
  const isEachNamed = ['types', 'lint', 'unused', 'given'].every((name) => failed.includes(name));
  return report('npm test', status === 1 && isEachNamed && output.endsWith('\n0 passed, 4 failed\n'), output);
}

async function whileBroken<T>(
  copy: string,
  files: Readonly<Record<string, string>>,
  act: () => Promise<T>,
): Promise<T> {
  const formers = Object.entries(files).map(([file, text]) => {
    const path = join(copy, file);
    const former = existsSync(path) ? readFileSync(path, 'utf8') : null;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return { path, former };
  });
  const result = await act();
  for (const { path, former } of formers) {
    if (former === null) rmSync(path);
    else writeFileSync(path, former);
  }
  return result;
}

async function run(copy: string, [command = '', ...args]: readonly string[], env?: Record<string, string>) {
  const child = spawn(command, args, {
    cwd: copy,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stderr, stdout, [status]] = await Promise.all([
    textOf(child.stderr),
    textOf(child.stdout),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { status, output: `${stderr}\n${stdout}` };
}

function report(name: string, isRight: boolean, output: string): boolean {
  console.log(`${isRight ? '✓' : '✗'} ${name}`);
  if (!isRight) console.error(output);
  return isRight;
}
