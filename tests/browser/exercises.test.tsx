import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exercise } from '#src/contract/exercise.ts';
import { judgeAnswer } from '#src/domain/exercise/judgeAnswer.ts';
import type { Language } from '#src/domain/program/run.ts';
import { checkProgram } from '#src/runtimes/checkExercise.ts';
import { createJavascriptRuntime } from '#src/runtimes/javascript/createJavascriptRuntime.ts';
import frameScript from '#src/runtimes/javascript/frame.js?raw';
import { createPythonRuntime } from '#src/runtimes/python/createPythonRuntime.ts';
import type { Runtime } from '#src/runtimes/runtime.ts';
import showScript from '#src/runtimes/showValue.js?raw';
import { createWebRuntime } from '#src/runtimes/web/createWebRuntime.ts';
import webFrameScript from '#src/runtimes/web/frame.js?raw';
import { findExercises } from '#src/server/markdown/findExercises.ts';
import { sqlRuntime } from '#tests/support/sqlRuntime.ts';

/** One of each language for the whole file; what is not here yet is not run. */
const languages: Partial<Record<Language, () => Runtime>> = {
  javascript: () => {
    const html = `<!doctype html><meta charset="utf-8"><script>${showScript}${frameScript}</script>`;
    const frameUrl = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
    return createJavascriptRuntime({ frameUrl, container: document.body });
  },
  python: () => createPythonRuntime({ frameUrl: '/runtimes/python/0/frame.html', container: document.body }),
  // All that there are so far ask this one.
  sql: () => sqlRuntime('kniznica'),
  web: () => {
    const html = `<!doctype html><meta charset="utf-8"><body><script>${showScript}${webFrameScript}</script>`;
    const frameUrl = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;
    return createWebRuntime({ frameUrl, container: document.body });
  },
};
const booted = new Map<string, Runtime>();

function runtimeOf(language: Exercise['language']): Runtime | null {
  const create = languages[language as Language];
  if (create && !booted.has(language)) booted.set(language, create());
  return booted.get(language) ?? null;
}

// Starting it takes longer than a test may.
beforeAll(async () => runtimeOf('python')?.boot(), 60_000);
afterAll(() => {
  for (const runtime of booted.values()) runtime.dispose();
});

const files = import.meta.glob<string>('/src/content/courses/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const exercises = Object.values(files)
  .flatMap(findExercises)
  .flatMap(({ exercise, slips, hints }): Exercise[] => {
    if (!exercise) return [];
    // What is said is only told apart here.
    const mistakes = slips.map(({ code }, index) => ({ code, messageHtml: `slip ${index + 1}` }));
    return [{ ...exercise, address: null, mistakes, hintsHtml: hints.map(() => 'hint') }];
  });

async function verdictOn(exercise: Exercise, answer: string) {
  const runtime = exercise.kind === 'predict' ? null : runtimeOf(exercise.language);
  return runtime ? checkProgram(exercise, answer, runtime) : judgeAnswer(exercise, answer);
}

const canCheck = ({ kind, language }: Exercise) => kind === 'predict' || language === 'java' || language in languages;

test('there are some', () => {
  expect(exercises.length).toBeGreaterThan(0);
});

describe.each(exercises.filter(canCheck).map((exercise) => [exercise.id, exercise] as const))(
  '%s',
  {
    tags: ['thorough'],
  },
  (_, exercise) => {
    const { kind, language, start, solution, mistakes, hintsHtml, options } = exercise;

    test('has a hint', () => {
      expect(hintsHtml.length).toBeGreaterThan(0);
    });

    test('does not pass as it begins', async () => {
      if (kind !== 'predict') expect(await verdictOn(exercise, start)).not.toEqual({ kind: 'passed' });
    });

    test('passes by its solution', async () => {
      expect(await verdictOn(exercise, solution)).toEqual({ kind: 'passed' });
    });

    for (const { code, messageHtml } of mistakes) {
      test(`has its own answer to ${messageHtml}`, async () => {
        expect(await verdictOn(exercise, code), code).toEqual({ kind: 'slip', messageHtml });
        if (options.length > 0) expect(options.map((option) => option.trimEnd())).toContain(code);
      });
    }

    if (kind === 'predict' && language in languages) {
      test('prints what is to be guessed', async () => {
        const lines: string[] = [];
        const result = await runtimeOf(language)?.run({
          code: start,
          onOutput: (printed) => lines.push(...printed.map((line) => ('text' in line ? line.text : ''))),
        });
        expect({ verdict: result?.verdict, output: lines.join('\n') }).toEqual({
          verdict: 'finished',
          output: solution,
        });
      });
    }
  },
);
