/**
 * `npm run bench:tricks`: what each way of delaying scripts, styles or layout brings. A page is loaded over Lighthouse's slow 4G
 * with all of them and with each left out alone, in turns; medians of several rounds. The page's thread counts with what it
 * computes, times four as on Lighthouse's phone, so that other work on the machine counts less. The first line stands twice: how far
 * its two results are apart is the noise.
 */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import type { PageModules } from '#src/browser/page/pageLoader.ts';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { startSite, stopSite } from '#tests/support/startSite.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const pages = {
  lecture: '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-tvoj-prvy-riadok',
  home: '/',
  course: '/kurzy/java-kurz',
};

/** Lighthouse's „slow 4G“ and phone, as it sets them in the browser. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slowdown = 4;

/** A page without one of the tricks, made of the page with all of them. */
const variants: Record<string, (html: string) => string> = {
  'all of them': (html) => html,
  'all of them, again': (html) => html,
  'no layout in parts': (html) => replace(html, 'below-first-screen', 'nothing-waits'),
  'no wait for the first paint': (html) =>
    inHead(html, 'const frame=requestAnimationFrame;requestAnimationFrame=run=>{requestAnimationFrame=frame;run()}'),
  'all preloads in one task': (html) => {
    const { preloads } = pageModules(html);
    const later = `requestAnimationFrame(()=>setTimeout(()=>document.head.insertAdjacentHTML('beforeend','${links(preloads)}')))`;
    return inHead(replace(html, JSON.stringify(preloads), '[]'), later);
  },
  'scripts as the router writes them': asRouter,
  'styles in a file': (html) => {
    const file = readdirSync('build/client/assets').find((name) => /^styles-.*\.css$/.test(name));
    return replace(html, /<style id="styles">[\s\S]*?<\/style>/, `<link rel="stylesheet" href="/assets/${file}">`);
  },
  'no preload of the typeface': (html) => cut(html, /<link rel="preload" as="font"[^>]*>/),
  'late parts at once': (html) =>
    inHead(
      html,
      'IntersectionObserver=class{constructor(tell){this.tell=tell}observe(){this.tell([{isIntersecting:true}])}unobserve(){}disconnect(){}}',
    ),
  'no content-visibility of long lists': (html) =>
    replace(html, '</head>', '<style>li{content-visibility:visible!important}</style></head>'),
};

/** Times in microseconds; `tdur` is what the thread computed in `dur`. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { startTime?: number } };
}

interface Load {
  lcp: number;
  blocking: number;
  shift: number;
  /** When the page answers; the footer does when it is near. */
  hydrated: number;
}

/** Milliseconds in which the server has rendered all its pages, and computes nothing any more. */
const warmUpTime = 40_000;

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-tricks-'));
const site = await startSite({ DATA_DIR: join(folder, 'data') });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const chosen = Object.entries(variants).filter(
  ([name]) => !process.env.BENCH_ONLY || name.match(process.env.BENCH_ONLY),
);
const servers = new Map<string, Server>();
try {
  for (const [name, change] of chosen) servers.set(name, await serveChanged(change));
  await new Promise((resolve) => setTimeout(resolve, warmUpTime));
  for (const [kind, path] of Object.entries(pages)) {
    // The first load of all is slower than any other.
    for (const server of servers.values()) await fetch(addressOf(server, path));
    await loadPage(browser, site.url + path);
    const loads = new Map<string, Load[]>(chosen.map(([name]) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [name, server] of servers) {
        const load = await loadPage(browser, addressOf(server, path));
        loads.get(name)?.push(load);
      }
    }
    report(kind, loads);
  }
} finally {
  await browser.close();
  for (const server of servers.values()) server.close();
  await stopSite(site);
  rmSync(folder, { recursive: true, force: true });
}

function replace(html: string, part: string | RegExp, by: string | (() => string)): string {
  const changed = typeof by === 'string' ? html.replace(part, by) : html.replace(part, by);
  if (changed === html) throw new Error(`The page has no ${part}.`);
  return changed;
}

function cut(html: string, part: string | RegExp): string {
  return replace(html, part, '');
}

/** The site, with its pages changed; they are compressed once. */
async function serveChanged(change: (html: string) => string): Promise<Server> {
  const kept = new Map<string, Buffer>();
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const isPage = Object.values(pages).includes(path);
    const sendPage = (body: Buffer) =>
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
    const known = kept.get(path);
    if (known) return sendPage(known);
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    asked.pipe(
      request(site.url + path, { method: asked.method, headers }, async (given) => {
        if (!isPage) return given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers));
        const html = Buffer.concat(await given.toArray()).toString();
        const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
        const body = brotliCompressSync(change(html), { params });
        kept.set(path, body);
        return sendPage(body);
      }),
    );
    return answer;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function addressOf(server: Server, path: string): string {
  return `http://localhost:${(server.address() as AddressInfo).port}${path}`;
}

async function loadPage(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4G);
  await page.addInitScript(observe);
  await browser.startTracing(page, { categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'] });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { polling: 100 });
  // What comes behind hydration blocks too.
  await page.waitForTimeout(500);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const { lcp, shift } = await page.evaluate(
    () => (window as unknown as { load: { lcp: number; shift: number } }).load,
  );
  await context.close();

  const mark = traceEvents.find(({ name }) => name === 'hydrated');
  if (!mark) throw new Error('The trace does not say when the page was hydrated.');
  const hydrated = mark.args.data?.startTime ?? Number.NaN;
  const start = mark.ts - hydrated * 1000;
  const tasks = traceEvents
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === mark.pid && tid === mark.tid && ts >= start)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ at: (ts - start) / 1000, took: dur / 1000, computed: tdur / 1000 }));
  const onPhone = (time: number) =>
    tasks.reduce((sum, { at, took, computed }) => (at < time ? sum - took + slowdown * computed : sum), time);
  return {
    lcp: onPhone(lcp),
    hydrated: onPhone(hydrated),
    blocking: tasks.reduce((sum, { computed }) => sum + Math.max(0, slowdown * computed - 50), 0),
    shift,
  };
}

/** Runs in the page. */
function observe() {
  const load = { lcp: 0, shift: 0 };
  Object.assign(window, { load });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) load.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) load.shift += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const timer = setInterval(() => {
    const main = document.querySelector('main');
    if (!main || !Object.keys(main).some((key) => key.startsWith('__reactFiber'))) return;
    clearInterval(timer);
    performance.mark('hydrated');
  }, 10);
}

function report(kind: string, loads: Map<string, Load[]>): void {
  const columns = ['lcp', 'blocking', 'hydrated', 'shift'] as const;
  const digits = (column: keyof Load) => (column === 'shift' ? 3 : 0);
  const base = loads.get('all of them') ?? [];
  console.log(`\n${kind.padEnd(38)}${columns.map((column) => column.padStart(16)).join('')}`);
  for (const [name, each] of loads) {
    const cells = columns.map((column) => {
      const value = median(each, column);
      const difference = value - median(base, column);
      const sign = difference < 0 ? '−' : '+';
      const other = each === base ? '' : ` (${sign}${Math.abs(difference).toFixed(digits(column))})`;
      return `${value.toFixed(digits(column))}${other}`.padStart(16);
    });
    console.log(name.padEnd(38) + cells.join(''));
  }
}

function median(loads: Load[], column: keyof Load): number {
  const values = loads.map((load) => load[column]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

const inHead = (html: string, script: string) => replace(html, '<head>', `<head><script>${script}</script>`);
const links = (preloads: readonly string[]) =>
  preloads.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');

const loader = /<script>window\.pageModules=(\{.*?\});[\s\S]*?<\/script>/;

function pageModules(html: string): PageModules {
  const [, modules] = loader.exec(html) ?? [];
  if (!modules) throw new Error('The page does not tell its modules.');
  return JSON.parse(modules) as PageModules;
}

/** Preloads in <head> and static imports. */
function asRouter(html: string): string {
  const { preloads, first, routes, entry } = pageModules(html);
  const modules = Object.entries(routes).map(([id, addresses], route) => {
    const names = addresses.map((address, part) => ({ address, name: `route${route}_${part}` }));
    const imports = names.map(({ address, name }) => `import * as ${name} from ${JSON.stringify(address)};`).join('');
    return { imports, entry: `${JSON.stringify(id)}:{${names.map(({ name }) => `...${name}`).join()}}` };
  });
  const script = [
    ...first.map((address) => `import ${JSON.stringify(address)};`),
    ...modules.map(({ imports }) => imports),
    `window.__reactRouterRouteModules={${modules.map((module) => module.entry).join()}};import(${JSON.stringify(entry)});`,
  ].join('');
  const plain = replace(html, loader, () => `<script type="module" async="">${script}</script>`);
  return replace(plain, '</head>', () => `${links(preloads)}</head>`);
}
