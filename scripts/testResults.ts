import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const resultsSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().optional(),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
        ),
      }),
    )
    .default([]),
});

/** How a run ended. */
export interface TestCounts {
  passed: number;
  /** At least one whenever something went wrong: a file that cannot be read, a wrong type and a run without a test have no failed test of their own. */
  failed: number;
  /** Which tests, with what they said in one line. */
  failures: string[];
}

/**
 * Counts a run from its exit status and what it wrote into `file`; a status of 0 alone proves nothing, because a package
 * may end the process of the tests as it likes.
 */
export function countTests(status: number | null, file: string, mayBeEmpty = false): TestCounts {
  const results = readResults(file);
  const passed = results?.numPassedTests ?? 0;
  const isGood =
    status === 0 && results?.success === true && results.numFailedTests === 0 && (passed > 0 || mayBeEmpty);
  if (isGood) return { passed, failed: 0, failures: [] };
  const failed = results?.numFailedTests || Math.max(1, results?.numFailedTestSuites ?? 0);
  return { passed, failed, failures: results ? failuresOf(results) : [] };
}

/** The files of a run in which something has failed; none where it has written nothing. */
export const failedFiles = (file: string): string[] => [
  ...new Set(readResults(file)?.testResults.flatMap(({ name, status }) => (status === 'failed' ? [name] : []))),
];

function failuresOf({ testResults }: z.infer<typeof resultsSchema>): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [`${file}: ${firstLine(message) || 'a hook of it failed, as its output says'}`];
    return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${whatFailed(failureMessages?.[0])}`);
  });
}

const firstLine = (text = '') => text.trim().split('\n', 1)[0] ?? '';

/** What was said first, what a browser was waited for, and the line of the test. */
function whatFailed(coloured = ''): string {
  const message = stripVTControlCharacters(coloured);
  const waited = /^ +- (waiting for .*)$/m.exec(message)?.[1];
  const line = /\btests\/[\w/.-]+\.test\.tsx?:\d+/.exec(message)?.[0];
  return [firstLine(message), waited, line].filter(Boolean).join(' · ');
}

/** Writes counts as vitest does, for what is a test and runs without it. */
export function writeCounts(file: string, { passed, failed }: Pick<TestCounts, 'passed' | 'failed'>): void {
  const results = { success: failed === 0, numPassedTests: passed, numFailedTests: failed, numFailedTestSuites: 0 };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}

function readResults(file: string) {
  if (!existsSync(file)) return null;
  try {
    return resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Half a file: the run was cut off.
    return null;
  }
}
