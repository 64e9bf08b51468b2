/**
 * `npm run bench:visitors [-- <folder of another built checkout>]`: how a page comes to a visitor with slow 4G and a processor four
 * times slower, in a real browser, over HTTP/2 as a proxy with TLS speaks it (`BENCH_HTTP=1`: over HTTP/1.1). The other checkout and
 * the page without each of its tricks are loaded in turns with it; medians of fifteen, and between which values the middle half lies.
 * The first line stands twice: how far its two results are apart is the noise. Of a page without a trick nothing is changed but its
 * HTML. Needs `openssl` for HTTP/2.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { startSite, stopSite } from '#tests/support/startSite.ts';

const overHttp1 = process.env.BENCH_HTTP === '1';
const rounds = Number(process.env.BENCH_ROUNDS ?? 15);
const [otherFolder] = process.argv.slice(2);
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
  'as it is': (html) => html,
  'as it is, again': (html) => html,
  'styles in a file': (html) => {
    const file = readdirSync('build/client/assets').find((name) => /^styles-.*\.css$/.test(name));
    return replace(html, /<style id="styles">[\s\S]*?<\/style>/, `<link rel="stylesheet" href="/assets/${file}">`);
  },
  'no preload of the typeface': (html) => replace(html, /<link rel="preload" as="font"[^>]*>/, ''),
  'late parts at once': (html) =>
    inHead(
      html,
      'IntersectionObserver=class{constructor(tell){this.tell=tell}observe(){this.tell([{isIntersecting:true}])}unobserve(){}disconnect(){}}',
    ),
  'no content-visibility of long lists': (html) =>
    replace(html, '</head>', '<style>li{content-visibility:visible!important}</style></head>'),
};

/** Milliseconds, but for `shift` and `files`. */
interface Load {
  lcp: number;
  /** In which the page answered nothing until it was hydrated: of each task what is over 50 ms. */
  blocking: number;
  /** When the page answers; the footer does when it is near. */
  hydrated: number;
  /** From a press on the theme's button, right after hydration, to the frame that shows it. */
  press: number;
  shift: number;
  /** Scripts that were asked for until then. */
  files: number;
}

/** Milliseconds in which the server has rendered all its pages, and computes nothing any more. */
const warmUpTime = 40_000;

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-visitors-'));
const site = await startSite({ DATA_DIR: join(folder, 'data') });
const other = otherFolder && (await startSite({ DATA_DIR: join(folder, 'other') }, otherFolder));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--ignore-certificate-errors'],
});
const chosen = Object.entries(variants).filter(
  ([name]) => !process.env.BENCH_ONLY || name.match(process.env.BENCH_ONLY),
);
const servers = new Map<string, Server | Http2SecureServer>();
const certificate = overHttp1 ? null : makeCertificate();
try {
  for (const [name, change] of chosen) servers.set(name, await serveChanged(site.url, change));
  if (other) servers.set('the other', await serveChanged(other.url, (html) => html));
  await new Promise((resolve) => setTimeout(resolve, warmUpTime));
  for (const [kind, path] of Object.entries(pages)) {
    // The first load of all is slower than any other.
    for (const server of servers.values()) await loadPage(browser, addressOf(server, path));
    const loads = new Map<string, Load[]>([...servers.keys()].map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [name, server] of servers) loads.get(name)?.push(await loadPage(browser, addressOf(server, path)));
    }
    report(kind, loads);
  }
} finally {
  await browser.close();
  for (const server of servers.values()) server.close();
  await stopSite(site);
  if (other) await stopSite(other);
  rmSync(folder, { recursive: true, force: true });
}

function replace(html: string, part: string | RegExp, by: string): string {
  const changed = html.replace(part, () => by);
  if (changed === html) throw new Error(`The page has no ${part}.`);
  return changed;
}

/** The site, with its pages changed; they are compressed once. */
async function serveChanged(origin: string, change: (html: string) => string): Promise<Server | Http2SecureServer> {
  const kept = new Map<string, Buffer>();
  const serve = (asked: IncomingMessage, answer: ServerResponse) => {
    const path = asked.url ?? '/';
    const isPage = Object.values(pages).includes(path);
    const sendPage = (body: Buffer) =>
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body);
    const known = kept.get(path);
    if (known) return sendPage(known);
    const named = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(named), ...(isPage && { 'accept-encoding': 'identity' }) };
    asked.pipe(
      request(origin + path, { method: asked.method, headers }, async (given) => {
        // Of the connection behind, which is another one.
        const { connection, 'keep-alive': _, 'transfer-encoding': __, ...sent } = given.headers;
        if (!isPage) return given.pipe(answer.writeHead(given.statusCode ?? 502, sent));
        const html = Buffer.concat(await given.toArray()).toString();
        const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
        const body = brotliCompressSync(change(html), { params });
        kept.set(path, body);
        return sendPage(body);
      }),
    );
    return answer;
  };
  const server = certificate
    ? createSecureServer(certificate, (asked, answer) =>
        serve(asked as unknown as IncomingMessage, answer as unknown as ServerResponse),
      )
    : createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Of this run alone; the browser is told not to mind who has signed it. */
function makeCertificate() {
  const [keyFile, certFile] = ['key', 'cert'].map((name) => join(folder, `${name}.pem`)) as [string, string];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...made, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
  return { key: readFileSync(keyFile), cert: readFileSync(certFile) };
}

function addressOf(server: Server | Http2SecureServer, path: string): string {
  return `http${certificate ? 's' : ''}://localhost:${(server.address() as AddressInfo).port}${path}`;
}

async function loadPage(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scripts = new Set<string>();
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.add(sent.url());
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { polling: 100 });
  const files = scripts.size;
  const { load } = await page.evaluate(() => ({ load: (window as unknown as { load: Omit<Load, 'press'> }).load }));
  await page.getByRole('banner').getByRole('button', { name: 'Vzhľad' }).tap();
  const press = await page
    .waitForFunction(() => (window as unknown as { pressed?: number }).pressed, undefined, { polling: 100 })
    .then((value) => value.jsonValue() as Promise<number>);
  await context.close();
  return { ...load, press, files };
}

/** Runs in the page. */
function observe() {
  const load = { lcp: 0, shift: 0, blocking: 0, hydrated: 0 };
  Object.assign(window, { load });
  // A function with a name would call a helper of the bundler, which pages have not.
  const watched: [string, (entry: PerformanceEntry) => void][] = [
    ['largest-contentful-paint', ({ startTime }) => Object.assign(load, { lcp: startTime })],
    ['layout-shift', (entry) => (load.shift += (entry as PerformanceEntry & { value: number }).value)],
    ['longtask', ({ duration }) => (load.blocking += load.hydrated ? 0 : duration - 50)],
  ];
  for (const [type, tell] of watched) {
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { pressed: performance.now() - timeStamp })));
    },
    true,
  );
  const timer = setInterval(() => {
    const main = document.querySelector('main');
    if (!main || !Object.keys(main).some((key) => key.startsWith('__reactFiber'))) return;
    clearInterval(timer);
    load.hydrated = performance.now();
    performance.mark('hydrated');
  }, 10);
}

function report(kind: string, loads: Map<string, Load[]>): void {
  const columns = ['lcp', 'blocking', 'hydrated', 'press', 'shift', 'files'] as const;
  console.log(`\n${kind.padEnd(38)}${columns.map((column) => column.padStart(18)).join('')}`);
  for (const [name, each] of loads) {
    const cells = columns.map((column) => {
      const values = each.map((load) => load[column]).sort((a, b) => a - b);
      const at = (part: number) =>
        (values[Math.floor((values.length - 1) * part)] ?? 0).toFixed(column === 'shift' ? 3 : 0);
      const spread = at(0.25) === at(0.75) ? '' : ` (${at(0.25)}–${at(0.75)})`;
      return `${at(0.5)}${spread}`.padStart(18);
    });
    console.log(name.padEnd(38) + cells.join(''));
  }
}

const inHead = (html: string, script: string) => replace(html, '<head>', `<head><script>${script}</script>`);
