import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostSteps, type RecordedRun } from '#src/domain/program/steps.ts';
import { programHash } from '#src/server/runtimes/programHash.ts';
import { recordedFolder } from '#src/server/runtimes/recordedSteps.ts';
import { javaPrograms } from './steps/javaPrograms.ts';
import { withConditions } from './steps/withConditions.ts';

/**
 * Records what the Java programs of the lessons do, step by step, where a program has changed; `--all` records every one.
 * Takes a JDK, 17 or newer: the one of JAVA_HOME, or `java` of the path.
 */
const java = process.env.JAVA_HOME ? join(process.env.JAVA_HOME, 'bin/java') : 'java';
const tracer = 'scripts/steps/StepTracer.java';

mkdirSync(recordedFolder, { recursive: true });
const before = new Set(readdirSync(recordedFolder));
const temporary = mkdtempSync(join(tmpdir(), 'steps-'));
for (const { place, code, output } of javaPrograms()) {
  const name = `${programHash(code)}.json`;
  if (before.delete(name) && !process.argv.includes('--all')) continue;
  const program = join(temporary, `${/\bclass (\w+)/.exec(code)?.[1]}.java`);
  const expected = join(temporary, 'output.txt');
  writeFileSync(program, `${code}\n`);
  writeFileSync(expected, output);
  const told = execFileSync(java, [tracer, program, expected, String(mostSteps)], { encoding: 'utf8' });
  if (told.trim() === '') throw new Error(`${place}: the compiler refuses it`);
  const run = JSON.parse(told) as Omit<RecordedRun, 'output'> & { output: string };
  const steps = withConditions(code, run.steps).map((step) => JSON.stringify(step));
  const rest = { output: run.output.split('\n'), ...(run.error && { error: run.error }) };
  // A step a line, so that a change can be read.
  writeFileSync(join(recordedFolder, name), `{"steps":[\n${steps.join(',\n')}\n],\n${JSON.stringify(rest).slice(1)}\n`);
  process.stdout.write(`${place}: ${steps.length} steps\n`);
}
for (const orphan of before) rmSync(join(recordedFolder, orphan));
rmSync(temporary, { recursive: true });
