import type { BrowserContext } from 'playwright';

/** Measures inside a page, from its first moment on; all times in milliseconds of the page's own clock. */
export interface PageProbe {
  /** Durations of tasks of 50 ms and more. */
  longTasks: number[];
  /** From an input to the frame that shows it, of inputs that took 16 ms and more. */
  slowInputs: number[];
  /** When the last click was made. */
  clickedAt: number;
  /** When React answers clicks, and when the text of a lecture is there; `NaN` before. */
  hydratedAt: number;
  textAt: number;
  /** Resolves with the moment at which what `isThere` looks for has been painted. */
  whenPainted: (isThere: () => boolean) => Promise<number>;
  /** Scrolls an element to its end, in 400 frames at most; answers the time between frames. */
  scrollThrough: (element: Element) => Promise<number[]>;
}

declare global {
  // What is declared in `global` has to be a `var`.
  var probe: PageProbe;
}

/** Puts the probe into every page of a browser context. */
export async function installProbe(context: BrowserContext): Promise<void> {
  // The compiler of these files marks functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named;');
  await context.addInitScript(startProbe);
}

function startProbe(): void {
  const whenPainted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const check = (): boolean => {
        if (!isThere()) return false;
        // A task behind the frame: then it has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        return true;
      };
      if (check()) return;
      const observer = new MutationObserver(() => {
        if (check()) observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    });
  const scrollThrough = (element: Element) =>
    new Promise<number[]>((resolve) => {
      const step = Math.max(150, element.scrollHeight / 400);
      const gaps: number[] = [];
      let last: number | undefined;
      const onFrame = (now: number) => {
        if (last !== undefined) gaps.push(now - last);
        last = now;
        const before = element.scrollTop;
        element.scrollTop = before + step;
        if (element.scrollTop === before) resolve(gaps);
        else requestAnimationFrame(onFrame);
      };
      requestAnimationFrame(onFrame);
    });
  const probe: PageProbe = {
    longTasks: [],
    slowInputs: [],
    clickedAt: Number.NaN,
    hydratedAt: Number.NaN,
    textAt: Number.NaN,
    whenPainted,
    scrollThrough,
  };
  globalThis.probe = probe;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (/^(key|input|before)/.test(name)) probe.slowInputs.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const onClick = ({ timeStamp }: MouseEvent) => {
    probe.clickedAt = timeStamp;
  };
  addEventListener('click', onClick, { capture: true });
  const noteHydrated = (at: number) => {
    probe.hydratedAt = at;
  };
  const noteText = (at: number) => {
    probe.textAt = at;
  };
  // The theme switch has no icon until the page is hydrated.
  void whenPainted(() => document.querySelector('header button[aria-label^="Vzhľad"] svg') !== null).then(noteHydrated);
  void whenPainted(() => document.querySelector('article > .prose') !== null).then(noteText);
}
