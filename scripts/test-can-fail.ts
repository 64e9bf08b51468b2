/**
 * `npm run test:can-fail`: proves that the test command is able to fail. In a copy of the project it breaks one thing at a
 * time – a type, a lint rule, a test of each of vitest's projects – and expects a failing exit each time, which names the
 * broken file and no other.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { copyProject } from './copyProject.ts';
import { testSteps } from './testSteps.ts';

interface Breakage {
  name: string;
  /** The file that is added to the copy, and its text. */
  file: string;
  text: string;
  command: readonly string[];
  /** What it leaves of itself for whoever looks for the reason. */
  leaves?: readonly string[];
}

const vitest = (project: string, file: string) => [...testSteps.tests, '--project', project, file];
const failingTest = `import { expect, it } from 'vitest';

it('adds up', () => expect(1 + 1).toBe(3));
`;
/** Of a visitor, who has come to a page when it fails. */
const failingVisit = `import { expect, test } from 'vitest';
import { openPage } from '#tests/support/openPage.ts';

test('nájde', async () => {
  const page = await openPage();
  await page.goto('/kurzy');
  expect(await page.title()).toBe('');
});
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

const tests = (project: string, file: string): Breakage => ({
  name: `a test of ${project}`,
  file,
  text: failingTest,
  command: vitest(project, file),
});

const breakages: Breakage[] = [
  {
    name: 'a type',
    file: 'src/zlomok.ts',
    text: "export const zlomok: number = '1';\n",
    command: testSteps.types,
  },
  {
    name: 'a lint rule',
    file: 'src/zlomok.ts',
    text: 'export function zlomok(value: unknown): boolean {\n  return value == 1;\n}\n',
    command: testSteps.lint,
  },
  {
    name: 'a file that nobody uses',
    file: 'src/zlomok.ts',
    text: "export const zlomok = '1';\n",
    command: testSteps.unused,
  },
  tests('unit', 'tests/unit/zlomok.test.ts'),
  tests('api-pglite', 'tests/api/zlomok.test.ts'),
  tests('api-postgres', 'tests/api/zlomok.test.ts'),
  tests('browser', 'tests/browser/zlomok.test.tsx'),
  {
    name: 'a test of stories',
    file: 'stories/zlomok.stories.tsx',
    text: failingStory,
    command: vitest('stories', 'stories/zlomok.stories.tsx'),
  },
  {
    ...tests('e2e', 'tests/e2e/zlomok.test.ts'),
    text: failingVisit,
    leaves: ['zlomok-najde-1.png', 'zlomok-najde-1.html', 'zlomok-najde-1.log', 'zlomok-najde-1.zip'],
  },
  tests('a11y', 'tests/a11y/zlomok.test.ts'),
  tests('firefox', 'tests/firefox/zlomok.test.ts'),
  tests('system', 'tests/system/zlomok.test.ts'),
];

process.env.CHROMIUM_PATH = findBrowser();
for (const [command, ...args] of [testSteps.apiTypes, testSteps.routeTypes, testSteps.build]) {
  execFileSync(command, args, { stdio: 'inherit' });
}
const copy = copyProject('node_modules', 'build', '.react-router');
const wrong = breakages.filter((breakage) => !fails(breakage));
rmSync(copy, { recursive: true, force: true });
console.log(wrong.length === 0 ? 'The test command fails when it should.' : 'The test command cannot be trusted.');
process.exit(wrong.length === 0 ? 0 : 1);

/** Whether the command fails because of the broken file, and of nothing else. */
function fails({ name, file, text, command: [command = '', ...args], leaves = [] }: Breakage): boolean {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
  const env = { ...process.env, TRACES: '1' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env });
  rmSync(join(copy, file));
  const output = `${stdout}\n${stderr}`;
  const named = new Set(output.match(/\b(?:src|stories|tests|scripts)\/[\w/.-]+\.tsx?(?=[ :(]|$)/gm));
  const missing = leaves.filter((left) => !existsSync(join(copy, 'test-results/ways', left)));
  const isRight = status !== 0 && status !== null && named.size === 1 && named.has(file) && missing.length === 0;
  console.log([`${isRight ? '✓' : '✗'} ${name}: exit ${status}`, ...missing.map((left) => `no ${left}`)].join(', '));
  if (!isRight) console.error(output);
  return isRight;
}
