import type { RunResult, TextLine } from '#src/domain/program/run.ts';
import { type PageVisit, type RunRequest, type Runtime, RuntimeUnavailableError } from '#src/runtimes/runtime.ts';
import { readPage } from './readPage.ts';

interface Options {
  /** The address of the frame's document. */
  frameUrl: string;
  /** Where pages stand that nobody looks at. */
  container: HTMLElement;
}

/** What the page tells. */
interface PageMessage {
  pong?: true;
  output?: [TextLine['kind'], string][];
  loaded?: true;
  left?: true;
  limit?: 'time' | 'output';
  line?: number | null;
  error?: { name: string; message: string; line: number | null };
  found?: (string | null)[] | null;
}

/** A page that is there: its frame, and the way to speak to it. */
interface OpenPage {
  frame: HTMLIFrameElement;
  port: MessagePort | null;
  /** Questions that it has not answered, one after the other. */
  silent: number;
}

/** A page may compute for so long without a pause, and print so much. */
const limits = { milliseconds: 1000, lines: 1000, characters: 100_000, elements: 10_000 };
const bootPatienceMs = 10_000;
const pingMs = 500;
/** One that does not answer so many pings is stuck where no statement begins. */
const mostSilent = 4;
/** One that has not begun yet may be on a slow machine: it is waited for as its frame was. */
const mostSilentBefore = bootPatienceMs / pingMs;
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
  let watch: ReturnType<typeof setInterval> | undefined;

  const finish = (result: RunResult) => {
    const done = settle;
    settle = null;
    if (state !== 'dead') state = 'ready';
    done?.(result);
  };

  function close() {
    clearInterval(watch);
    page?.port?.close();
    page?.frame.remove();
    page = null;
  }

  /** A frame that is ready to take a page. */
  function openFrame(place: HTMLElement): Promise<OpenPage> {
    close();
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.title = 'Náhľad';
    // Without a place it has the size of where it stands.
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
    frame.src = frameUrl;
    const opened: OpenPage = { frame, port: null, silent: 0 };
    page = opened;
    return new Promise((resolve, reject) => {
      const answered = ({ source, data }: MessageEvent<{ ready?: true }>) => {
        if (source !== frame.contentWindow || !data.ready) return;
        window.removeEventListener('message', answered);
        clearTimeout(late);
        resolve(opened);
      };
      const late = setTimeout(() => {
        window.removeEventListener('message', answered);
        frame.remove();
        if (state === 'booting') state = 'cold';
        reject(new RuntimeUnavailableError('The frame did not answer.'));
      }, bootPatienceMs);
      window.addEventListener('message', answered);
      place.append(frame);
    });
  }

  /** Gives the page to the frame, and listens to it. It may begin more than once: pages can load themselves again. */
  function begin(opened: OpenPage, given: object, listen: (message: PageMessage) => void) {
    const { frame } = opened;
    const give = () => frame.contentWindow?.postMessage({ ...given, limits }, '*');
    const onBegin = ({ source, data, ports }: MessageEvent<{ ready?: true }>) => {
      if (page !== opened) return window.removeEventListener('message', onBegin);
      const [port] = ports;
      if (source !== frame.contentWindow) return;
      // It was moved, and has loaded anew.
      if (data.ready) give();
      if (!port) return;
      opened.port?.close();
      opened.port = port;
      opened.silent = 0;
      port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
        opened.silent = 0;
        if (page === opened) listen(data);
      };
    };
    window.addEventListener('message', onBegin);
    watch = setInterval(() => {
      // Who looks elsewhere has a browser that may let the page wait.
      if (document.hidden) return;
      if (opened.silent >= (opened.port ? mostSilent : mostSilentBefore)) {
        close();
        finish({ verdict: 'stopped', reason: 'time', line: null });
        return;
      }
      opened.silent += 1;
      opened.port?.postMessage({ ping: true });
    }, pingMs);
    give();
  }

  /** Runs a page in its place; `onFound` answers what is asked when the page has come. */
  async function open(
    { code, onOutput, place }: RunRequest,
    visit?: PageVisit,
    onFound?: (found: (string | null)[] | null) => void,
  ): Promise<RunResult> {
    stop();
    const own = number;
    state = page ? 'running' : 'booting';
    const opened = await openFrame(place ?? container);
    if (own !== number) return stoppedByLearner;
    state = 'running';
    const { slip, hasScripts, ...given } = readPage(code);
    return new Promise<RunResult>((resolve) => {
      settle = resolve;
      begin(opened, given, (message) => {
        if (message.left) opened.frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        if (message.output) onOutput(message.output.map(([kind, text]) => ({ kind, text })));
        if (message.found !== undefined) {
          onFound?.(message.found);
          finish({ verdict: 'finished' });
        }
        if (message.error && !visit) {
          finish({ verdict: 'failed', error: { kind: slip ? 'syntax' : 'runtime', ...message.error, ...slip } });
        }
        if (message.limit) finish({ verdict: 'stopped', reason: message.limit, line: message.line ?? null });
        if (!message.loaded) return;
        if (visit) opened.port?.postMessage({ acts: visit.acts, see: visit.see, attribute: visit.attribute });
        // Who looks at a page may still use it.
        else if (!place || !hasScripts)
          setTimeout(() => page === opened && finish({ verdict: 'finished' }), settlingMs);
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
      await openFrame(container);
      close();
      state = 'ready';
    },
    run: (request) => open(request),
    async inspect(visit) {
      let elements: (string | null)[] | null = null as (string | null)[] | null;
      await open({ code: visit.code, onOutput: () => {} }, visit, (found) => {
        elements = found;
      });
      close();
      return (elements ?? [null]).map((found) => ({ found }));
    },
    stop,
    dispose() {
      stop();
      state = 'dead';
    },
  };
}
