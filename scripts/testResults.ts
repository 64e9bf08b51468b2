import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

const resultsSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});

/** How a run ended. */
export interface TestCounts {
  passed: number;
  /** At least one whenever something went wrong: a file that cannot be read, a wrong type and a run without a test have no failed test of their own. */
  failed: number;
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
  if (isGood) return { passed, failed: 0 };
  return { passed, failed: results?.numFailedTests || Math.max(1, results?.numFailedTestSuites ?? 0) };
}

/** Writes counts as vitest does, for what is a test and runs without it. */
export function writeCounts(file: string, { passed, failed }: TestCounts): void {
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
