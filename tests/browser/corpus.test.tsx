import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { mended } from '#src/domain/program/mend.ts';
import type { ProgramError, RunResult } from '#src/domain/program/run.ts';
import { runMessage } from '#src/domain/program/runMessage.ts';
import { createJavascriptRuntime } from '#src/runtimes/javascript/createJavascriptRuntime.ts';
import frameScript from '#src/runtimes/javascript/frame.js?raw';
import turtleScript from '#src/runtimes/javascript/turtle.js?raw';
import { createPythonRuntime } from '#src/runtimes/python/createPythonRuntime.ts';
import type { Runtime } from '#src/runtimes/runtime.ts';
import showScript from '#src/runtimes/showValue.js?raw';
import { sqlRuntime } from '#tests/support/sqlRuntime.ts';

/** A program as tests/corpus/README.md has it. */
interface Entry {
  id: string;
  about: string;
  code: string;
  line: number | number[] | null;
  kind: 'error' | 'note' | 'fine';
  says?: string[];
  proposes?: string;
  original?: string | null;
}

type Language = 'javascript' | 'python' | 'sql';

const files = import.meta.glob<string>('/tests/corpus/**/*.yml', { query: '?raw', import: 'default', eager: true });
const html = `<!doctype html><meta charset="utf-8"><script>${showScript}${turtleScript}${frameScript}</script>`;
const container = document.body;
const create: Record<Language, () => Runtime> = {
  javascript: () =>
    createJavascriptRuntime({ frameUrl: `data:text/html;charset=utf-8,${encodeURIComponent(html)}`, container }),
  python: () => createPythonRuntime({ frameUrl: '/runtimes/python/0/frame.html', container }),
  sql: () => sqlRuntime('kniznica'),
};
const runtimes = new Map<Language, Runtime>();
afterAll(() => {
  for (const runtime of runtimes.values()) runtime.dispose();
});

const run = (language: Language, code: string): Promise<RunResult> => {
  const runtime = runtimes.get(language) ?? create[language]();
  runtimes.set(language, runtime);
  return runtime.run({ code, onOutput: () => {} });
};

/** What Chromium says of a program that it cannot read: of one that our parser has read before, nothing runs. */
function toldByBrowser(code: string): Promise<{ text: string; line: number | null }> {
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  return new Promise((resolve) => {
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      resolve({ text: event.message, line: event.lineno });
    };
  });
}

async function originalOf(language: Language, code: string, error: ProgramError) {
  if (language === 'javascript' && error.kind === 'syntax') return toldByBrowser(code);
  return { text: `${error.name}: ${error.message}`, line: error.line };
}

interface Judged {
  entry: Entry;
  said: string;
  cause: boolean;
  line: boolean;
  proposed: boolean;
  original: boolean;
  /** What is said once the program is put right; where nothing is to be mended, `null`. */
  after: string | null;
}

async function judge(language: Language, entry: Entry): Promise<Judged> {
  const { code, kind, says = [], proposes } = entry;
  const result = await run(language, code);
  const message = runMessage(result);
  const said = message ? `${message.title}. ${message.text}`.replaceAll('\u00A0', ' ') : '';
  const isAt = (line: number | null) => entry.line === null || (line !== null && [entry.line].flat().includes(line));
  const told = result.verdict === 'failed' ? await originalOf(language, code, result.error) : null;
  const mend = message?.mend;
  const again = mend ? runMessage(await run(language, mended(code, mend))) : null;
  return {
    entry,
    said,
    cause:
      kind === 'fine' ? message === null : message !== null && says.every((one) => new RegExp(one, 'iu').test(said)),
    line: kind === 'fine' || isAt(message?.line ?? null),
    proposed: proposes === undefined || said.includes(proposes),
    original:
      told !== null && entry.original ? new RegExp(entry.original, 'i').test(told.text) && isAt(told.line) : false,
    after: mend ? (again?.title ?? '') : null,
  };
}

/** How many of a hundred. */
const share = (all: Judged[], is: (one: Judged) => boolean) => Math.round((all.filter(is).length / all.length) * 100);

function table(name: string, all: Judged[]): string {
  const rows = (['error', 'note', 'fine'] as const).flatMap((kind) => {
    const some = all.filter(({ entry }) => entry.kind === kind);
    if (some.length === 0) return [];
    const both = share(some, ({ cause, line }) => cause && line);
    const original = share(some, (one) => one.original);
    return [
      `${name} ${kind}: ${some.length}, cause ${share(some, ({ cause }) => cause)} %, cause and line ${both} %, original ${original} %`,
    ];
  });
  const missed = all
    .filter(({ cause, line, proposed }) => !cause || !line || !proposed)
    .map(({ entry, said, cause, line, proposed }) => {
      const lacks = [!cause && 'cause', !line && 'line', !proposed && 'proposal'].filter((one) => one).join(', ');
      return `  ${entry.id} (${entry.about}), ${lacks}: ${said}`;
    });
  return [...rows, ...missed].join('\n');
}

const isAsked = import.meta.env.VITE_CORPUS_TABLE !== undefined;

/** Of a hundred programs that fail, how many have to be told with the true cause on the right line; and of those with a silent mistake. */
const least: Record<Language, { error: number; note: number }> = {
  javascript: { error: 98, note: 94 },
  python: { error: 98, note: 85 },
  sql: { error: 96, note: 92 },
};

describe.each(['javascript', 'python', 'sql'] as const)('%s', { tags: ['thorough'] }, (language) => {
  const open = parse(files[`/tests/corpus/${language}.yml`] ?? '') as Entry[];
  let judged: Judged[] = [];

  test('the true cause is told on the right line', { timeout: 180_000 }, async ({ annotate }) => {
    for (const entry of open) judged.push(await judge(language, entry));
    if (isAsked) await annotate(table(language, judged));
    const right = (kind: Entry['kind']) =>
      share(
        judged.filter(({ entry }) => entry.kind === kind),
        ({ cause, line, proposed }) => cause && line && proposed,
      );
    expect(right('error')).toBeGreaterThanOrEqual(least[language].error);
    expect(right('note')).toBeGreaterThanOrEqual(least[language].note);
    // Better than what the language says by itself.
    expect(right('error')).toBeGreaterThan(share(judged, ({ original }) => original));
  });

  test('nothing is said about what is right', () => {
    const wrong = judged.filter(({ entry, cause }) => entry.kind === 'fine' && !cause);
    expect(wrong.map(({ entry, said }) => `${entry.id}: ${said}`)).toEqual([]);
  });

  test('every mend takes its error away', () => {
    const useless = judged.filter(({ said, after }) => after !== null && after !== '' && said.startsWith(after));
    expect(useless.map(({ entry, after }) => `${entry.id}: ${after}`)).toEqual([]);
  });

  // Put aside before anybody worked on the messages; where it is, it is only counted.
  const sealed = parse(files[`/tests/corpus/sealed/${language}.yml`] ?? '[]') as Entry[];
  test.runIf(sealed.length > 0)('the programs that were put aside', { timeout: 180_000 }, async ({ annotate }) => {
    judged = [];
    for (const entry of sealed) judged.push(await judge(language, entry));
    if (isAsked) await annotate(table(`${language}, sealed`, judged));
    expect(judged.filter(({ entry, cause }) => entry.kind === 'fine' && !cause)).toEqual([]);
  });
});
