import { explainJavascriptError } from '#src/domain/program/javascriptErrors.ts';
import type { ProgramError, RunResult } from '#src/domain/program/run.ts';
import {
  type PageSight,
  type PageVisit,
  type RunRequest,
  type Runtime,
  RuntimeUnavailableError,
} from '#src/runtimes/runtime.ts';
import { type OpenPage, openPage, type PageMessage } from './openPage.ts';
import { readPage } from './readPage.ts';

interface Options {
  /** The address of the frame's document. */
  frameUrl: string;
  /** Where pages stand that nobody looks at. */
  container: HTMLElement;
}

/** What a page prints after it has come without an error is waited for so long, where nobody looks at it. */
const settlingMs = 50;

const stoppedByLearner: RunResult = { verdict: 'stopped', reason: 'learner', line: null };

/** Runs pages in a sandboxed frame that can be seen: nothing of the site is within their reach. A run is a new frame. */
export function createWebRuntime({ frameUrl, container }: Options): Runtime {
  let state: Runtime['state'] = 'cold';
  let page: OpenPage | null = null;
  /** Of the last run or stop: what was begun before it is over. */
  let number = 0;
  let settle: ((result: RunResult) => void) | null = null;

  const finish = (result: RunResult) => {
    const done = settle;
    settle = null;
    if (state !== 'dead') state = 'ready';
    done?.(result);
  };

  function close() {
    page?.close();
    page = null;
  }

  /** A frame that is ready to take a page. */
  async function openReady(place: HTMLElement): Promise<OpenPage> {
    close();
    const opened = openPage(frameUrl, place);
    page = opened;
    try {
      await opened.ready;
    } catch (error) {
      if (state === 'booting') state = 'cold';
      throw error;
    }
    return opened;
  }

  /** Runs a page in its place; `onSight` answers what is asked when the page has come. */
  async function open(
    { code, onOutput, place }: RunRequest,
    visit?: PageVisit,
    onSight?: (sight: PageSight) => void,
  ): Promise<RunResult> {
    stop();
    const own = number;
    state = 'booting';
    const opened = await openReady(place ?? container);
    if (own !== number) return stoppedByLearner;
    state = 'running';
    const { slip, hasScripts, scripts, ...given } = readPage(code);
    return new Promise<RunResult>((resolve) => {
      settle = resolve;
      let error: ProgramError | undefined;
      const hear = (message: PageMessage) => {
        if (message.output) onOutput(message.output.map(([kind, text]) => ({ kind, text })));
        if (message.found !== undefined) {
          onSight?.({ found: message.found ?? [null], ...(error && { error }) });
          finish({ verdict: 'finished' });
        }
        if (message.error && !error) {
          const told: ProgramError = { kind: slip ? 'syntax' : 'runtime', ...message.error, ...slip };
          error = slip ? told : explainJavascriptError(told, scripts);
        }
        if (error && !visit) finish({ verdict: 'failed', error });
        if (message.limit) finish({ verdict: 'stopped', reason: message.limit, line: message.line ?? null });
        if (!message.loaded) return;
        if (visit) opened.ask({ acts: visit.acts, see: visit.see, attribute: visit.attribute });
        // Who looks at a page may still use it.
        else if (!place || !hasScripts)
          setTimeout(() => page === opened && finish({ verdict: 'finished' }), settlingMs);
      };
      opened.begin(given, hear, () => {
        close();
        finish({ verdict: 'stopped', reason: 'time', line: null });
      });
    });
  }

  function stop() {
    number += 1;
    close();
    if (!settle) return;
    state = 'stopping';
    finish(stoppedByLearner);
  }

  return {
    get state() {
      return state;
    },
    async boot() {
      if (state !== 'cold') return;
      state = 'booting';
      await openReady(container);
      close();
      state = 'ready';
    },
    run: (request) => open(request),
    beginWith: () => Promise.reject(new RuntimeUnavailableError('Its programs have no first values.')),
    beginAs: () => Promise.reject(new RuntimeUnavailableError('Its programs have no tests.')),
    async inspect(visit) {
      let sight: PageSight = { found: [null] };
      await open({ code: visit.code, onOutput: () => {} }, visit, (seen) => {
        sight = seen;
      });
      close();
      return sight;
    },
    stop,
    dispose() {
      stop();
      state = 'dead';
    },
  };
}
