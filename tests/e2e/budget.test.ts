import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { findBrowser } from '#tests/support/findBrowser.ts';

const siteUrl = inject('siteUrl');
const kilobyte = 1000;

interface LayoutShift {
  value: number;
  /** The beginning of each element's markup. */
  moved: string[];
}

/** What a page may load of its fonts at first, in bytes as they are sent. */
const fontBudget = 70 * kilobyte;
/** The styles stand in the page: what they are of it when it is sent. */
const styleBudget = 20 * kilobyte;

/** What a page may load of scripts at first, as they are sent; of it 5 % stay free, so that a small mend is not a negotiation. */
const scriptBudget = 0.95 * 145 * kilobyte;
/** „Na pokusy“ is a page on which one writes at once: the panel of a program is there from the start, its editor and what runs it are not. */
const playgroundBudget = 0.95 * 160 * kilobyte;
/** In how many files: each is a request. */
const mostScripts = 30;
/** „Na pokusy“ shares the parts of a program with the lessons, to which they come later. */
const mostPlaygroundScripts = 34;
/** What of the scripts may lie there without being run until then, plain; with 5 % of room. Most of it is the framework's. */
const unrunBudget = 1.05 * 300 * kilobyte;

/** Of „Na pokusy“: what a press needs lies there from the start. */
const unrunPlaygroundBudget = 1.05 * 315 * kilobyte;

/** One page of each kind, which the sitemap knows. */
const kinds: Record<string, RegExp> = {
  home: /^\/$/,
  courses: /^\/kurzy$/,
  course: /^\/kurzy\/[^/]+$/,
  'course resources': /^\/kurzy\/[^/]+\/zdroje$/,
  lecture: /\/lekcia\//,
  articles: /^\/clanky$/,
  article: /^\/clanky\/(?!tag\/)[^/]+$/,
  video: /^\/videa\/[^/]+$/,
  episode: /^\/podcast\/(?!tag\/)[^/]+$/,
  author: /^\/lektor\//,
  playground: /^\/skus$/,
};

let browser: Browser;
let addresses: string[];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const sitemap = await fetch(`${siteUrl}/sitemap.xml`).then((response) => response.text());
  addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
});
afterAll(() => browser?.close());

describe.each(Object.entries(kinds))('the first load of: %s', (kind, pattern) => {
  const pathOfKind = () => addresses.find((path) => pattern.test(path)) ?? expect.fail(`no page like ${pattern}`);

  test('stays within the budget and on the site', { tags: kind === 'lecture' ? ['main'] : [] }, async () => {
    const path = pathOfKind();
    const { loaded, formatters, unrun } = await firstLoad(path);
    expect(formatters, 'formatters of Intl, which keep the browser busy: let the server send words').toEqual([]);
    expect(loaded.filter(({ url }) => new URL(url).origin !== siteUrl)).toEqual([]);
    for (const [type, limit] of Object.entries({
      script: kind === 'playground' ? playgroundBudget : scriptBudget,
      font: fontBudget,
    })) {
      const files = loaded.filter((file) => file.type === type);
      const sizes = await Promise.all(files.map(async ({ url }) => ({ url, bytes: await sentBytes(url) })));
      const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
      const list = sizes.sort((a, b) => b.bytes - a.bytes).map(({ url, bytes }) => `${bytes} ${url}`);
      // A page without any scripts, styles or fonts would say that nothing was measured.
      expect(sum, `nothing of type ${type}`).toBeGreaterThan(0);
      expect(sum, `${type}:\n${list.join('\n')}`).toBeLessThanOrEqual(limit);
    }
    expect(loaded.filter(({ type }) => type === 'script').length).toBeLessThanOrEqual(
      kind === 'playground' ? mostPlaygroundScripts : mostScripts,
    );
    expect(unrun).toBeGreaterThan(0);
    expect(unrun).toBeLessThanOrEqual(kind === 'playground' ? unrunPlaygroundBudget : unrunBudget);
    expect(loaded.filter(({ type }) => type === 'stylesheet')).toEqual([]);
    const html = await fetch(siteUrl + path).then((response) => response.text());
    const [, styles = expect.fail('no styles')] = /<style id="styles">([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(styleBudget);
  });

  test.each([360, 1440])('does not shift at %i px', async (width) => {
    expect(await layoutShifts(pathOfKind(), width)).toEqual([]);
  });
});

test.each([360, 1440])('a closed lecture does not shift at %i px', async (width) => {
  const path = '/kurzy/java-kurz/kapitola/java-rozhodovanie/lekcia/java-podmienka';
  expect(await layoutShifts(path, width)).toEqual([]);
});

test('the cookie banner does not grow where the page arrives in two parts', async () => {
  const html = await fetch(siteUrl).then((response) => response.text());
  const middle = html.indexOf('Viac hovorí');
  const slow = createServer(async ({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, middle));
    await wait(500);
    return response.end(html.slice(middle));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void slow.close());
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  // Without its typefaces, which this server has not, other parts of the page may move.
  const moved = (await layoutShifts('/', 360, `http://127.0.0.1:${port}`)).flatMap((shift) => shift.moved);
  expect(moved.filter((element) => element.includes('Cookies'))).toEqual([]);
});

interface FirstLoad {
  /** Every request of a page up to silence, scripts that hydration asks for included. */
  loaded: { url: string; type: string }[];
  /** The formatters of `Intl` that it made. */
  formatters: string[];
  /** Characters of its scripts that were not run. */
  unrun: number;
}

async function firstLoad(path: string): Promise<FirstLoad> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requests: { url: string; type: string }[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith('data:')) requests.push({ url: sent.url(), type: sent.resourceType() });
  });
  await page.addInitScript(noteFormatters);
  await page.coverage.startJSCoverage();
  await page.goto(siteUrl + path);
  // The theme switch has its icon when the scripts have run.
  await page.getByRole('banner').getByRole('button', { name: 'Vzhľad' }).locator('svg').waitFor();
  await page.waitForTimeout(500);
  const formatters = await page.evaluate<string[]>('formattersMade');
  const covered = await page.coverage.stopJSCoverage();
  await context.close();
  // A preloaded file is asked for by its preload and by its use.
  const loaded = [...new Map(requests.map((sent) => [sent.url, sent])).values()];
  const files = covered.filter(({ url }) => loaded.some((file) => file.url === url && file.type === 'script'));
  return { loaded, formatters, unrun: files.reduce((sum, file) => sum + unrunOf(file), 0) };
}

type Covered = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

/** Of a script; what stands in a range is said by the innermost one. */
function unrunOf({ source = '', functions }: Covered): number {
  const isRun = new Uint8Array(source.length).fill(1);
  const ranges = functions.flatMap((each) => each.ranges);
  ranges.sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset));
  for (const { count, startOffset, endOffset } of ranges) isRun.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return isRun.filter((run) => run === 0).length;
}

/** Runs in the page before its scripts. The rules of plurals are not among the formatters: they cost nothing. */
function noteFormatters() {
  const made: string[] = [];
  Object.assign(window, { formattersMade: made });
  for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'ListFormat'] as const) {
    const construct = (Formatter: new () => object, options: []) => {
      made.push(name);
      return new Formatter(...options);
    };
    Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) });
  }
}

/** The length of a body on the wire, as a browser that takes brotli gets it. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

async function layoutShifts(path: string, width: number, origin = siteUrl): Promise<LayoutShift[]> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  // Scrolling brings up what is loaded late; moving by scrolling itself is no shift.
  await page.mouse.wheel(0, 100);
  if (origin === siteUrl) await page.waitForFunction(() => !document.querySelector('main .needs-script:empty'));
  await page.waitForTimeout(300);
  await page.mouse.wheel(0, 4000);
  await page.waitForTimeout(200);
  const shifts = await page.evaluate(readLayoutShifts);
  await context.close();
  return shifts;
}

/** Runs in the page: the shifts since navigation, with the elements that moved. */
function readLayoutShifts(): Promise<LayoutShift[]> {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  return new Promise((resolve) => {
    const seen: LayoutShift[] = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : String(node),
        );
        seen.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // Buffered entries arrive in a task of their own.
    setTimeout(() => resolve(seen), 100);
  });
}
