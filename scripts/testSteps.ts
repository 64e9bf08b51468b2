import { existsSync } from 'node:fs';

const bin = (name: string) => `node_modules/.bin/${name}`;

/** A command of a test run. */
export interface TestStep {
  command: readonly string[];
  /** Where it writes how many tests passed and failed; one without such a file fails by its exit code alone. */
  results?: string;
  /** It is no failure when it has no test to run. */
  mayBeEmpty?: boolean;
  env?: Record<string, string>;
}

/** Where the results of a step stand, as JSON. */
export const resultsOf = (name: string): string => `test-results/${name}.json`;

/** A run of vitest. */
export function vitest(name: string, args: readonly string[], env?: Record<string, string>): TestStep {
  const results = resultsOf(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  return { command: [bin('vitest'), 'run', ...reporters, ...args], results, env };
}

const script = (name: string) => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`];
const only = (...projects: string[]) => projects.flatMap((project) => ['--project', project]);

/** What needs no test. The first two are what the others read. */
export const checks = {
  apiTypes: { command: script('api-types') },
  routeTypes: { command: [bin('react-router'), 'typegen'] },
  types: { command: [bin('tsc')] },
  lint: { command: [bin('biome'), 'check'] },
  unused: { command: [bin('knip'), '--no-progress'] },
  build: { command: script('build') },
} satisfies Record<string, TestStep>;

/** What `npm test` runs behind the checks. */
export const firstTests = {
  code: vitest(
    'code',
    [...only('unit', 'browser', 'stories', 'api-postgres', 'api-pglite'), '--tagsFilter=!thorough'],
    { STORIES_HALF: 'functions' },
  ),
  ways: vitest('ways', [...only('e2e'), '--tagsFilter=main']),
};

/** What `npm run test:changed` runs: the tests that a change of this branch reaches, or one that is not committed. */
export const changedTests = {
  changed: {
    ...vitest('changed', [
      ...only('unit', 'browser', 'stories', 'api-postgres', 'api-pglite', 'e2e', 'e2e-timed'),
      '--changed=main',
      '--passWithNoTests',
    ]),
    mayBeEmpty: true,
  },
};

/**
 * What `npm run test:all` runs behind the checks: what `npm test` runs, and everything else, each once. A story is drawn once for what
 * it does and for how it looks, and nothing starts twice that one start serves.
 */
export const allTests = {
  code: vitest('code', only('unit', 'browser', 'stories', 'api-postgres', 'api-pglite-twins')),
  ways: vitest('ways', only('e2e', 'e2e-timed')),
  engines: vitest('engines', only('a11y', 'firefox')),
  system: vitest('system', only('system', 'system-measured')),
  // A copy without its history knows no version before.
  ...(existsSync('.git') && { previous: { command: script('test-previous'), results: resultsOf('previous') } }),
  canFail: { command: script('test-can-fail'), results: resultsOf('can-fail') },
} satisfies Record<string, TestStep>;
