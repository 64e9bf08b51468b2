import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { expect, inject, onTestFinished } from 'vitest';
import { consentCookieName } from '#src/domain/consent.ts';
import { hasFailed, leaveWay } from './failedWay.ts';

export const siteUrl = inject('siteUrl');

/** Milliseconds; a small machine makes a page wait. */
const slowest = 20_000;
const refused = encodeURIComponent(
  JSON.stringify({ agreedToAnalyticsCookies: false, agreedToMarketingCookies: false }),
);

/** What policies stop, and Firefox tells as an error: how Pyodide finds out what kind of worker it is in, and an icon of the trial sign-in's page. */
const blocked = /Content-Security-Policy: .* at (?:data:text\/javascript,|\S+\/favicon\.ico)/;

/** A file's; each page is a visitor of its own. */
let browser: Promise<Browser> | undefined;

const launch = () =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: inject('firefoxPath'),
    headless: true,
    protocolTimeout: 60_000,
  });

interface Options {
  /** What the test makes scripts throw; all else fails it. */
  expectedErrors?: RegExp;
}

interface Visitor {
  page: Page;
  /** What the console has said, and what scripts have thrown. */
  said: string[];
  /** What scripts have thrown that the test does not make them throw. */
  thrown: string[];
  close: () => Promise<void>;
}

/** A visitor's page, who has refused cookies and the newsletter, and what closes it: no script may have thrown until then. */
export async function openVisitor({ expectedErrors }: Options = {}): Promise<Visitor> {
  browser ??= launch();
  const context = await (await browser).createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(slowest);
  await page.setViewport({ width: 1440, height: 900 });
  await page.setCookie({ name: consentCookieName, value: refused, url: siteUrl });
  await page.evaluateOnNewDocument(() => {
    if (window.top === window && location.host) localStorage.setItem('newsletterModal', new Date().toISOString());
  });
  const thrown: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => {
    said.push(`exception: ${error}`);
    if (!blocked.test(String(error)) && !expectedErrors?.test(String(error))) thrown.push(String(error));
  });
  return {
    page,
    said,
    thrown,
    close: async () => {
      await context.close();
      expect(thrown).toEqual([]);
    },
  };
}

/** Each file ends with it: the worker's own end may leave a Firefox behind. */
export async function closeFirefox(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/** Of this worker, so that those of one test have names of their own. */
let visitors = 0;

/** A visitor's page for one test, which leaves what it shows in `test-results/ways` when it fails. */
export async function openFirefox(options?: Options): Promise<Page> {
  const { page, said, close } = await openVisitor(options);
  const visitor = ++visitors;
  onTestFinished(async ({ task }) => {
    if (hasFailed(task)) await leaveWay(task, visitor, { pages: [page], said });
    await close();
  });
  return page;
}

/** Opens an address and waits until React answers clicks. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl + path);
  await untilHydrated(page);
}

/** The theme switch has no icon until the browser has read its setting. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('header button[aria-label^="Vzhľad"] svg').wait();
}

/** Presses the first button with this text, within what the selector names, once it can be seen. */
export async function press(page: Page, text: string, within = 'body'): Promise<void> {
  await page.locator(`${within} button::-p-text(${text})`).click();
}

/** Retries until the value is as expected. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: slowest, interval: 25 });
}
