import type { TextLine } from '#src/domain/program/run.ts';
import { RuntimeUnavailableError } from '#src/runtimes/runtime.ts';

/** What the page tells. */
export interface PageMessage {
  pong?: true;
  output?: [TextLine['kind'], string][];
  loaded?: true;
  left?: true;
  limit?: 'time' | 'output';
  line?: number | null;
  error?: { name: string; message: string; line: number | null };
  found?: (string | null)[] | null;
}

/** A frame in which a page can be seen, and the way to speak to it. */
export interface OpenPage {
  /** Settles when the frame can take a page. @throws RuntimeUnavailableError */
  ready: Promise<void>;
  /** Gives the page to the frame, and listens to it. One that is stuck has to be closed. */
  begin: (given: object, onMessage: (message: PageMessage) => void, onStuck: () => void) => void;
  /** Asks the page that has begun. */
  ask: (question: object) => void;
  close: () => void;
}

/** A page may compute for so long without a pause, and print so much. */
const limits = { milliseconds: 1000, lines: 1000, characters: 100_000, elements: 10_000 };
const bootPatienceMs = 10_000;
const pingMs = 500;
/** One that does not answer so many pings is stuck where no statement begins. */
const mostSilent = 4;
/** One that has not begun yet may be on a slow machine: it is waited for as its frame was. */
const mostSilentBefore = bootPatienceMs / pingMs;

/** Opens a frame from which a page reaches nothing of the site. */
export function openPage(url: string, place: HTMLElement): OpenPage {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = 'Náhľad';
  // Without a place it has the size of where it stands.
  Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
  frame.src = url;
  let isClosed = false;
  let port: MessagePort | null = null;
  /** Pings that it has not answered, one after the other. */
  let silent = 0;
  let watch: ReturnType<typeof setInterval> | undefined;

  const ready = new Promise<void>((resolve, reject) => {
    const answered = ({ source, data }: MessageEvent<{ ready?: true }>) => {
      if (source !== frame.contentWindow || !data.ready) return;
      window.removeEventListener('message', answered);
      clearTimeout(late);
      resolve();
    };
    const late = setTimeout(() => {
      window.removeEventListener('message', answered);
      frame.remove();
      reject(new RuntimeUnavailableError('The frame did not answer.'));
    }, bootPatienceMs);
    window.addEventListener('message', answered);
    place.append(frame);
  });

  return {
    ready,
    begin(given, onMessage, onStuck) {
      const give = () => frame.contentWindow?.postMessage({ ...given, limits }, '*');
      // It may begin more than once: pages can load themselves again.
      const onBegin = ({ source, data, ports }: MessageEvent<{ ready?: true }>) => {
        if (isClosed) return window.removeEventListener('message', onBegin);
        if (source !== frame.contentWindow) return;
        // It was moved, and has loaded anew.
        if (data.ready) give();
        const [begun] = ports;
        if (!begun) return;
        port?.close();
        port = begun;
        silent = 0;
        begun.onmessage = ({ data }: MessageEvent<PageMessage>) => {
          silent = 0;
          if (isClosed) return;
          if (data.left) frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          onMessage(data);
        };
      };
      window.addEventListener('message', onBegin);
      watch = setInterval(() => {
        // Who looks elsewhere has a browser that may let the page wait.
        if (document.hidden) return;
        if (silent >= (port ? mostSilent : mostSilentBefore)) return onStuck();
        silent += 1;
        port?.postMessage({ ping: true });
      }, pingMs);
      give();
    },
    ask: (question) => port?.postMessage(question),
    close() {
      isClosed = true;
      clearInterval(watch);
      port?.close();
      frame.remove();
    },
  };
}
