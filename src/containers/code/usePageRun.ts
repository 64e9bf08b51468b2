import { type RefObject, useEffect, useRef, useState } from 'react';
import { type JoinedPage, joinFiles, type PageFile } from '#src/domain/program/joinFiles.ts';
import type { OutputLine, RunResult } from '#src/domain/program/run.ts';
import { type RunMessage, runMessage } from '#src/domain/program/runMessage.ts';
import { RuntimeUnavailableError } from '#src/runtimes/runtime.ts';
import { runtimeOf } from './runtimeOf.ts';

interface Run {
  state: 'ready' | 'booting' | 'running';
  lines: OutputLine[];
  message: RunMessage | null;
}

const unavailable: RunMessage = {
  line: null,
  title: 'Stránku sa nepodarilo spustiť',
  text: 'Skontroluj pripojenie a\u00A0skús to znova. Tvoj kód tu ostal.',
};

interface Options {
  /** Where pages run. */
  address: string;
  files: readonly PageFile[];
  /** Where the page comes to stand. */
  preview: RefObject<HTMLElement | null>;
}

/** Shows a page of one file or more, and knows what it has printed and how it ended. */
export function usePageRun({ address, files, preview }: Options) {
  const [run, setRun] = useState<Run | null>(null);
  const runtime = runtimeOf('web', address);
  useEffect(() => () => runtime.stop(), [runtime]);
  /** Of the last run: what comes of one before it is not told any more. */
  const last = useRef(0);
  const start = async () => {
    last.current += 1;
    const own = last.current;
    const printed: OutputLine[] = [];
    const page = joinFiles(files);
    const show = (state: Run['state'], message: RunMessage | null = null) => {
      if (own === last.current) setRun({ state, lines: [...printed], message });
    };
    show('running');
    try {
      const result = await runtime.run({
        code: page.html,
        place: preview.current ?? undefined,
        onOutput: (lines) => {
          printed.push(...lines);
          if (own === last.current) setRun((before) => before && { ...before, lines: [...printed] });
        },
      });
      show('ready', messageOf(result, page, files.length > 1));
    } catch (error) {
      if (!(error instanceof RuntimeUnavailableError)) throw error;
      show('ready', unavailable);
    }
  };
  return { runtime, run, start };
}

/** What is said about a run, with the file and its line in the place of the whole page's. */
function messageOf(result: RunResult, page: JoinedPage, hasFiles: boolean): RunMessage | null {
  if (result.verdict === 'finished') return null;
  const line = result.verdict === 'failed' ? result.error.line : result.line;
  const place = line === null ? null : page.placeOf(line);
  if (!hasFiles || !place) return runMessage(result);
  const own: RunResult =
    result.verdict === 'failed'
      ? { ...result, error: { ...result.error, line: place.line } }
      : { ...result, line: place.line };
  const message = runMessage(own);
  return (
    message && {
      ...message,
      title: message.title.replace(/^Riadok /, `${place.file}, riadok `),
      text: message.text.replace(/(Naposledy bežal riadok \d+)/, `$1 v\u00A0súbore ${place.file}`),
    }
  );
}
