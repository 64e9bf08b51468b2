/**
 * `npm run bench:typeface`: how the first view comes to its own typeface, each way in turns with the others, with slow 4G and a
 * processor four times slower, at 360 and 1440 px: layout shift, first and largest paint, when its own typeface is there, and bytes
 * (medians; of the largest paint also from where to where). The first line stands twice: how far its two results are apart is the
 * noise. `BENCH_FILM=<folder>` keeps what is seen in the first two seconds of each way's last load.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { startSite, stopSite } from '#tests/support/startSite.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const film = process.env.BENCH_FILM;
const pages = {
  home: '/',
  lecture: '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-tvoj-prvy-riadok',
};
const widths = [360, 1440];
/** Lighthouse's „slow 4G“, as it sets it in the browser. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slowdown = 4;
/** Milliseconds for which a page that has come is still looked at. */
const looked = 1500;

const preload = /<link rel="preload" as="font"[^>]*>/;
const face = /(@font-face\{font-family:"?Figtree Variable"?;[^}]*?)font-display:optional;?([^}]*\})/;
const shownAs = (html: string, display: string) => replace(html, face, `$1font-display:${display};$2`);
const file = readFileSync('src/fonts/figtree.woff2').toString('base64');
const inPage = (html: string) =>
  replace(replace(html, preload, ''), /url\([^)]*figtree[^)]*\)/, `url(data:font/woff2;base64,${file})`);
/** Nothing is seen until it is there, or so many milliseconds have passed. */
const waiting = (ms: number) =>
  `<script>(d=>{d.style.visibility='hidden';const show=()=>d.style.visibility='';setTimeout(show,${ms});addEventListener('DOMContentLoaded',()=>document.fonts.load('1em Figtree Variable').then(show))})(document.documentElement)</script>`;

const ways: Record<string, (html: string) => string> = {
  'optional, preloaded (as it is)': (html) => html,
  'as it is, again': (html) => html,
  'in the page, optional': inPage,
  'in the page, block': (html) => shownAs(inPage(html), 'block'),
  'optional, the page waits 100 ms': (html) => replace(html, '</head>', `${waiting(100)}</head>`),
  'block, the page waits 100 ms': (html) => replace(shownAs(html, 'block'), '</head>', `${waiting(100)}</head>`),
  'fallback, preloaded': (html) => shownAs(html, 'fallback'),
  'swap, what stands in measured': (html) => shownAs(html, 'swap'),
};

interface Load {
  shift: number;
  first: number;
  largest: number;
  /** When words are in it; `Infinity` where it does not come. */
  own: number;
}

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-typeface-'));
const DATA_DIR = join(folder, 'data');
// The part of a first start that takes seconds.
execFileSync(process.execPath, ['build/server/main.js', 'prepare'], {
  env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR },
});
const site = await startSite({ DATA_DIR });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const servers = new Map<string, Server>();
try {
  for (const [name, change] of Object.entries(ways)) servers.set(name, await serveChanged(change));
  for (const [kind, path] of Object.entries(pages)) for (const width of widths) await compare(kind, path, width);
} finally {
  await browser.close();
  for (const server of servers.values()) server.close();
  await stopSite(site);
  rmSync(folder, { recursive: true, force: true });
}

async function compare(kind: string, path: string, width: number): Promise<void> {
  const loads = new Map<string, Load[]>([...servers.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, server] of servers) {
      const isFilmed = film !== undefined && round === rounds - 1;
      const url = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
      const kept = isFilmed ? join(film, `${kind}-${width}-${name.replace(/\W+/g, '-')}`) : null;
      loads.get(name)?.push(await loadPage(browser, url, width, kept));
    }
  }
  const html = await fetch(site.url + path).then((response) => response.text());
  console.log(`\n${`${kind}, ${width} px`.padEnd(36)}    shift   first       largest           own   html kB`);
  for (const [name, each] of loads) {
    const at = (column: keyof Load, part: number) =>
      each.map((load) => load[column]).sort((a, b) => a - b)[Math.floor((each.length - 1) * part)] ?? 0;
    const cells = [
      at('shift', 1).toFixed(3),
      at('first', 0.5).toFixed(0),
      `${at('largest', 0.5).toFixed(0)} (${at('largest', 0).toFixed(0)}–${at('largest', 1).toFixed(0)})`.padStart(20),
      at('own', 0.5).toFixed(0),
      (brotliCompressSync(ways[name]?.(html) ?? '').length / 1000).toFixed(1),
    ];
    console.log(name.padEnd(36) + cells.map((cell) => cell.padStart(9)).join(''));
  }
}

function replace(html: string, part: string | RegExp, by: string): string {
  const changed = html.replace(part, by);
  if (changed === html) throw new Error(`The page has no ${part}.`);
  return changed;
}

/** The site, with its pages changed, without the policy that would refuse what is tried. */
async function serveChanged(change: (html: string) => string): Promise<Server> {
  const server = createServer((asked, answer) => {
    const isPage = Object.values(pages).includes(asked.url ?? '');
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    asked.pipe(
      request(site.url + asked.url, { method: asked.method, headers }, async (given) => {
        if (!isPage) return given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers));
        const body = brotliCompressSync(change(Buffer.concat(await given.toArray()).toString()));
        answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function loadPage(browser: Browser, url: string, width: number, kept: string | null): Promise<Load> {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 740 : 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  if (kept) {
    mkdirSync(kept, { recursive: true });
    const begun = Date.now();
    client.on('Page.screencastFrame', ({ data, sessionId }) => {
      // The last one comes when the page is closed.
      client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
      const at = Math.floor((Date.now() - begun) / 100) * 100;
      if (at <= 2500) writeFileSync(join(kept, `${String(at).padStart(4, '0')}.jpg`), Buffer.from(data, 'base64'));
    });
    await client.send('Page.startScreencast', { format: 'jpeg', quality: 60 });
  }
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  await page.waitForTimeout(looked);
  const load = await page.evaluate(
    () => (window as unknown as { load: Omit<Load, 'own'> & { own: number | null } }).load,
  );
  await context.close();
  return { ...load, own: load.own ?? Number.POSITIVE_INFINITY };
}

/** Runs in the page. */
function observe() {
  const load = { shift: 0, first: 0, largest: 0, own: null as number | null };
  Object.assign(window, { load });
  const watched: [string, (entry: PerformanceEntry) => void][] = [
    ['layout-shift', (entry) => (load.shift += (entry as PerformanceEntry & { value: number }).value)],
    ['largest-contentful-paint', ({ startTime }) => Object.assign(load, { largest: startTime })],
    ['paint', ({ name, startTime }) => name === 'first-contentful-paint' && Object.assign(load, { first: startTime })],
  ];
  for (const [type, tell] of watched) {
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  }
  /** As wide as the typeface makes it, once against what stands in. */
  const probe = document.createElement('div');
  probe.innerHTML = ["'Figtree Variable',monospace", 'monospace']
    .map((family) => `<span style="font:400 50px ${family};white-space:pre">iiiiiiiiiiWWW</span>`)
    .join('<br>');
  probe.style.cssText = 'position:fixed;top:0;left:-9999px;contain:strict;width:2000px;height:200px';
  // A function with a name would call a helper of the bundler, which pages have not.
  const timer = setInterval(() => {
    if (!probe.isConnected && document.body) document.documentElement.append(probe);
    const [own, other] = [...probe.querySelectorAll('span')].map((span) => span.getBoundingClientRect().width);
    if (!load.first || !own || own === other) return;
    load.own = performance.now();
    clearInterval(timer);
  }, 16);
}
