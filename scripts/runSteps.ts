import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { countTests, type TestCounts } from './testResults.ts';
import type { TestStep } from './testSteps.ts';

/** Runs one after the other to the last, whatever fails, and answers the sum of their counts. */
export async function runSteps(steps: Record<string, TestStep>): Promise<TestCounts> {
  const sum: TestCounts = { passed: 0, failed: 0, failures: [] };
  for (const [name, step] of Object.entries(steps)) {
    const start = Date.now();
    const { passed, failed, failures } = await runStep(step);
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(
      `${failed === 0 ? '✓' : '✗'} ${name}, ${seconds} s${step.results ? `: ${passed} passed, ${failed} failed` : ''}`,
    );
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0) sum.failures.push(...(failures.length > 0 ? failures : ['']).map((test) => `${name} › ${test}`));
  }
  return sum;
}

async function runStep({ command: [program = '', ...args], results, mayBeEmpty, env }: TestStep): Promise<TestCounts> {
  console.log(`\n› ${[basename(program), ...args].join(' ')}`);
  if (results) rmSync(results, { force: true });
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  // Killed, it has no status.
  const [status]: (number | null)[] = await once(child, 'close').catch(() => [null]);
  if (results) return countTests(status ?? null, results, mayBeEmpty);
  return { passed: 0, failed: status === 0 ? 0 : 1, failures: [] };
}
