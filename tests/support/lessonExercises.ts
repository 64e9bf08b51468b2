import type { Exercise } from '#src/contract/exercise.ts';
import type { Language } from '#src/domain/program/run.ts';
import { createJavascriptRuntime } from '#src/runtimes/javascript/createJavascriptRuntime.ts';
import frameScript from '#src/runtimes/javascript/frame.js?raw';
import turtleScript from '#src/runtimes/javascript/turtle.js?raw';
import { createPythonRuntime } from '#src/runtimes/python/createPythonRuntime.ts';
import type { Runtime } from '#src/runtimes/runtime.ts';
import showScript from '#src/runtimes/showValue.js?raw';
import { createWebRuntime } from '#src/runtimes/web/createWebRuntime.ts';
import webFrameScript from '#src/runtimes/web/frame.js?raw';
import { findExercises } from '#src/server/markdown/findExercises.ts';
import { sqlRuntime } from './sqlRuntime.ts';

/** One of each language for the whole file. */
const languages: Record<Language, () => Runtime> = {
  javascript: () => {
    const html = `<!doctype html><meta charset="utf-8"><script>${showScript}${turtleScript}${frameScript}</script>`;
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

/** What runs programs of a language; `null` for what is only read. */
export function runtimeOf(language: Exercise['language']): Runtime | null {
  const create = language in languages ? languages[language as Language] : null;
  if (create && !booted.has(language)) booted.set(language, create());
  return booted.get(language) ?? null;
}

export function disposeRuntimes(): void {
  for (const runtime of booted.values()) runtime.dispose();
}

const files = import.meta.glob<string>('/src/content/courses/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const written = Object.entries(files).map(([file, text]) => [file, findExercises(text)] as const);
const solutions = new Map(
  written.flatMap(([, tasks]) => tasks.map(({ id, solutionCode }) => [id, solutionCode?.value])),
);

/** Every exercise of the lessons, with the file in which it stands; what goes on with another one begins with its solution. */
export const lessonExercises = written.flatMap(([file, tasks]) =>
  tasks.map(({ exercise: read, continues, slips, hints, problems }): { file: string; exercise: Exercise } => {
    const start = continues === null ? read?.start : solutions.get(continues);
    if (!read || start === undefined) throw new Error(`${file}: ${JSON.stringify(problems)}`);
    const exercise = { ...read, start };
    // What is said is only told apart here.
    const mistakes = slips.map(({ code }, index) => ({ code, messageHtml: `slip ${index + 1}` }));
    return { file, exercise: { ...exercise, address: null, mistakes, hintsHtml: hints.map(() => 'hint') } };
  }),
);
