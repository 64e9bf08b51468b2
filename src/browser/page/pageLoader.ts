/**
 * Stands in every page as text (`PageScripts.tsx`) and brings its scripts once it has been painted, for a page is read
 * before it is pressed (`docs/decisions/015-scripts-after-the-first-paint.md`).
 */
import { firstPaintClasses } from '#src/domain/firstPaint.ts';

/** What a page tells the loader; all are addresses of modules. */
export interface PageModules {
  /** Every file of what follows. */
  preloads: readonly string[];
  /** They run before the routes' modules. */
  first: readonly string[];
  /** By route; what its modules export belongs together. */
  routes: Record<string, readonly string[]>;
  entry: string;
}

declare global {
  interface Window {
    pageModules: PageModules;
  }
}

/** Preloads that are asked for in one task: each begins a request, and on a phone ten of them are a long task. */
const batchSize = 5;

const pause = () => new Promise((done) => setTimeout(done));
/** A task behind an animation frame runs after that frame's paint. */
const paint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

async function load({ preloads, first, routes, entry }: PageModules): Promise<void> {
  await paint();
  for (let start = 0; start < preloads.length; start += batchSize) {
    document.head.append(...preloads.slice(start, start + batchSize).map(preload));
    await pause();
  }
  document.documentElement.classList.remove(...firstPaintClasses);
  for (const address of first) await run(address);
  const loaded: Record<string, object> = {};
  for (const [id, addresses] of Object.entries(routes)) {
    loaded[id] = {};
    for (const address of addresses) Object.assign(loaded[id], await run(address));
  }
  // Where the router looks for them when it hydrates the page.
  Object.assign(window, { __reactRouterRouteModules: loaded });
  await run(entry);
}

function preload(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
}

const run = (address: string): Promise<object> => import(/* @vite-ignore */ address);

// A failure is told to the window: `earlyPresses.ts` listens.
void load(window.pageModules);
