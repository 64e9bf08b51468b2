const bin = (name: string) => `node_modules/.bin/${name}`;

/** Where the last run of tests wrote its results, as JSON. */
export const resultsFile = 'test-results/results.json';

/** The steps of `npm test`, in their order; each is a command with its arguments and fails by its exit code. */
export const testSteps = {
  apiTypes: [process.execPath, '--import', 'tsx', 'scripts/api-types.ts'],
  routeTypes: [bin('react-router'), 'typegen'],
  types: [bin('tsc')],
  lint: [bin('biome'), 'check'],
  unused: [bin('knip'), '--no-progress'],
  build: [process.execPath, '--import', 'tsx', 'scripts/build.ts'],
  tests: [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${resultsFile}`],
} as const;
