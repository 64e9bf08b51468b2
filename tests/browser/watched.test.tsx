import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OutputLine } from '#src/domain/program/run.ts';
import type { Step } from '#src/domain/program/steps.ts';
import { createJavascriptRuntime } from '#src/runtimes/javascript/createJavascriptRuntime.ts';
import frameScript from '#src/runtimes/javascript/frame.js?raw';
import type { Runtime } from '#src/runtimes/runtime.ts';
import showScript from '#src/runtimes/showValue.js?raw';
import beginners from '#tests/corpus/javascript.yml?raw';
import programs from '#tests/corpus/watched-javascript.yml?raw';
import mistakes from '#tests/corpus/watched-javascript-errors.yml?raw';

interface Watched {
  name: string;
  code: string;
  calls?: string[];
}

let runtime: Runtime;
const html = `<!doctype html><meta charset="utf-8"><script>${showScript}${frameScript}</script>`;
const frameUrl = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;

beforeAll(async () => {
  runtime = createJavascriptRuntime({ frameUrl, container: document.body });
  await runtime.boot();
});
afterAll(() => runtime.dispose());

async function run({ code, calls }: Pick<Watched, 'code' | 'calls'>, onSteps?: (steps: Step[]) => void) {
  const lines: OutputLine[] = [];
  const result = await runtime.run({ code, calls, onSteps, onOutput: (printed) => lines.push(...printed) });
  return { result, lines };
}

async function watch(program: Pick<Watched, 'code' | 'calls'>) {
  let steps: Step[] = [];
  const ran = await run(program, (told) => {
    steps = told;
  });
  return { ...ran, steps };
}

describe('a program that is watched does what it does alone', () => {
  const own = [programs, mistakes].flatMap((text) => parse(text) as Watched[]);
  const others = (parse(beginners) as (Watched & { id: string })[]).map(({ id, code }) => ({ name: id, code }));

  test.each([...own, ...others])('$name', async (program) => {
    const alone = await run(program);
    const { result, lines, steps } = await watch(program);
    // In which line its time or its room is over is chance.
    const { verdict } = alone.result;
    const told = verdict === 'stopped' ? { ...alone.result, line: expect.anything(), said: expect.anything() } : null;
    expect({ result, lines }).toEqual(
      told ? { lines: alone.lines, result: expect.objectContaining({ verdict }) } : alone,
    );
    // What is told lies in the program, and a call began before what it gave.
    for (const [at, { inside = [] }] of steps.entries()) {
      for (const { from, to, enters } of inside) {
        expect(from >= 0 && from < to && to <= program.code.length).toBe(true);
        if (enters !== undefined) expect(steps[enters]?.frames.length).toBe((steps[at]?.frames.length ?? 0) + 1);
      }
    }
  });
});
