import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import { expect, inject, onTestFinished } from 'vitest';
import { consentCookieName } from '#src/domain/consent.ts';
import { hasFailed, leaveWay, wayOf } from './failedWay.ts';
import { findBrowser } from './findBrowser.ts';

interface Options
  extends Pick<BrowserContextOptions, 'colorScheme' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled' | 'permissions'> {
  width?: number;
  height?: number;
  /** A first visit: the cookie banner asks. All other visitors have refused before. */
  isFirstVisit?: boolean;
  /** Nobody else is asked after a while whether they want the newsletter, which covers the page. */
  isAskedForNewsletter?: boolean;
  /** Console errors that the test provokes; all others fail it. */
  expectedErrors?: RegExp;
  /** How addresses may begin beside the site's own. */
  allowedOrigins?: string[];
}

/** Milliseconds; three tests at once, each with a browser and some with a server, make a page of a small machine wait. */
const slowest = 45_000;
const refused = encodeURIComponent(
  JSON.stringify({ agreedToAnalyticsCookies: false, agreedToMarketingCookies: false }),
);
export const siteUrl = inject('siteUrl');

/** The files of a worker share it, and it ends with the worker; each `openPage` is a visitor of its own. */
let browser: Promise<Browser> | undefined;

function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', '--mute-audio'],
  });
}

/** Whether each step of a visitor is recorded, for Playwright's viewer: a failed test leaves a trace then. */
const isTraced = process.env.TRACES === '1';
/** Of this worker, so that those of one test have names of their own. */
let visitors = 0;

/**
 * Opens an empty tab; when the test ends, it must have logged no error and asked nobody but the site. A test that fails leaves what its
 * pages show in `test-results/ways`.
 */
export async function openPage(options: Options = {}): Promise<Page> {
  const { width = 1440, height = 900, expectedErrors, allowedOrigins = [], ...more } = options;
  const { isFirstVisit, isAskedForNewsletter, ...contextOptions } = more;
  browser ??= launchBrowser();
  const context = await (await browser).newContext({
    baseURL: siteUrl,
    viewport: { width, height },
    ...contextOptions,
  });
  context.setDefaultTimeout(slowest);
  if (!isFirstVisit) await context.addCookies([{ name: consentCookieName, value: refused, url: siteUrl }]);
  if (!isAskedForNewsletter) await context.addInitScript(rememberNewsletter);
  const visitor = ++visitors;
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
  const said: string[] = [];
  const problems: string[] = [];
  const report = (kind: string, text: string) => {
    if (!expectedErrors?.test(text)) problems.push(`${kind}: ${text}`);
  };
  context.on('console', (message) => {
    said.push(`${message.type()}: ${message.text()} ${message.location().url}`);
    if (message.type() === 'error') report('console', message.text());
  });
  context.on('weberror', (error) => {
    said.push(`exception: ${error.error().stack}`);
    report('exception', String(error.error()));
  });
  context.on('request', (request) => {
    const isAllowed = [siteUrl, ...allowedOrigins].some((origin) => request.url().startsWith(origin));
    if (/^https?:/.test(request.url()) && !isAllowed) problems.push(`leaves: ${request.url()}`);
  });
  onTestFinished(async ({ task }) => {
    if (hasFailed(task) || problems.length > 0) {
      await leaveWay(task, visitor, { pages: context.pages(), said });
      if (isTraced) await context.tracing.stop({ path: `${wayOf(task)}-${visitor}.zip` });
    }
    await context.close();
    expect(problems).toEqual([]);
  });
  return context.newPage();
}

/** Runs in pages of the site; frames and empty tabs have no storage. */
function rememberNewsletter() {
  if (window.top === window && location.host) localStorage.setItem('newsletterModal', new Date().toISOString());
}

/** Opens an address and waits until React answers clicks. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** The theme switch has no icon until the browser has read its setting, which is when the page is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Vzhľad' }).locator('svg').waitFor();
}

/** Brings it into the window, also where what stands there is replaced in the meantime, as a task is that wakes. */
export async function scrollTo(place: Locator): Promise<void> {
  await eventually(() =>
    place.evaluate((element) => element.scrollIntoView({ block: 'center' })).then(() => place.isVisible()),
  ).toBe(true);
}

/** Retries until the value is as expected; the machine may be busy. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: slowest, interval: 50 });
}
