import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page, type ViewportSize } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findBrowser } from '#tests/support/findBrowser.ts';

const siteUrl = inject('siteUrl');
const lecture = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-tvoj-prvy-riadok';
const article = '/clanky/git-za-jedno-popoludnie';
const phone = { width: 360, height: 740 };
const computer = { width: 1440, height: 900 };

interface DrawnText {
  markup: string;
  families: string[];
}

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
});
afterAll(() => browser?.close());

test.each([300, 1000, 3000])(
  'a word has one typeface and stands still where typefaces come %i ms late',
  async (delay) => {
    const pages = [
      ['/', phone],
      ['/', computer],
      [lecture, phone],
      [lecture, computer],
      [article, phone],
    ] as const;
    await Promise.all(pages.map(([path, viewport]) => readSlowly(path, viewport, delay)));
  },
);

async function readSlowly(path: string, viewport: ViewportSize, delay: number): Promise<void> {
  const page = await browser.newPage({ viewport });
  await page.addInitScript(sumLayoutShifts);
  const late: Promise<void>[] = [];
  await page.route('**/*.woff2', (route) => {
    late.push(wait(delay).then(() => route.continue()));
  });
  // They change nodes while these are looked at.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' });
  // Before its styles have come a page is not laid out, and nothing is drawn in anything.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  expectOneEach(await typefaces(page));
  await page.waitForLoadState('load');
  expect(late).not.toEqual([]);
  await Promise.all(late);
  await page.waitForLoadState('networkidle');
  expectOneEach(await typefaces(page));
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.layoutShift ?? 0));
  expect(shift, path).toBeLessThanOrEqual(0.01);
  await page.close();
}

function expectOneEach(texts: DrawnText[]): void {
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter(({ families }) => families.length !== 1)).toEqual([]);
}

test('who has the files reads the whole page in them', async () => {
  const page = await browser.newPage({ viewport: computer });
  await page.goto(siteUrl + lecture, { waitUntil: 'networkidle' });
  await page.goto(siteUrl + lecture, { waitUntil: 'networkidle' });
  const families = new Set((await typefaces(page)).flatMap((text) => text.families));
  // A variable typeface is called by the lightest of its weights.
  expect([...families].sort()).toEqual(['Figtree Light', 'JetBrains Mono']);
  await page.close();
});

/** The typefaces that each of the first headings, paragraphs and pieces of code is really drawn in. */
async function typefaces(page: Page): Promise<DrawnText[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  // Code within a paragraph has a typeface of its own.
  const [headings, paragraphs, code] = await Promise.all(
    ['main :is(h1, h2)', 'main p:not(:has(code))', 'main :is(pre, p code)'].map(async (selector) => {
      const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
      return nodeIds;
    }),
  );
  const texts = [headings?.slice(0, 2), paragraphs?.slice(0, 6), code?.slice(0, 2)].flatMap((ids) => ids ?? []);
  const found = await Promise.all(
    texts.map(async (nodeId) => {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
      const { outerHTML } = await client.send('DOM.getOuterHTML', { nodeId });
      return { markup: outerHTML, families: [...new Set(fonts.map(({ familyName }) => familyName))] };
    }),
  );
  await client.detach();
  // What is not laid out is drawn in nothing.
  return found.filter(({ families }) => families.length > 0);
}

/** Runs in the page. */
function sumLayoutShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += shift.value;
    document.documentElement.dataset.layoutShift = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}
