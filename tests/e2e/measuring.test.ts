import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '#tests/support/filledFolder.ts';
import { eventually, openPage, untilHydrated } from '#tests/support/openPage.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';

/** A site with both services configured; the services themselves are played by the browser's network. */
let site: RunningSite;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-measuring-'));
  fill(folder);
  site = await startSite({
    DATA_DIR: folder,
    ANALYTICS_MEASUREMENT_ID: 'G-TEST',
    FIREBASE_APP_ID: '1:1:web:1',
    FIREBASE_PROJECT_ID: 'test',
    FIREBASE_API_KEY: 'test',
    FIREBASE_AUTH_DOMAIN: 'test.firebaseapp.com',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    TAG_MANAGER_ID: 'GTM-TEST',
  });
});
afterAll(async () => {
  await stopSite(site);
  rmSync(folder, { recursive: true, force: true });
});

/** A first visit whose requests to other origins are answered here and written down. */
async function firstVisit() {
  const outside: string[] = [];
  const page = await openPage({ isFirstVisit: true, allowedOrigins: [site.url, 'https:'] });
  await page.route(/^https:/, (route) => {
    const { host, pathname } = new URL(route.request().url());
    outside.push(host + pathname);
    if (host === 'firebase.googleapis.com') {
      return route.fulfill({ json: { measurementId: 'G-TEST', appId: '1:1:web:1', projectId: 'test' } });
    }
    if (host === 'firebaseinstallations.googleapis.com') {
      const authToken = { token: 'a.b.c', expiresIn: '604800s' };
      return route.fulfill({ json: { name: 'x', fid: 'cccccccccccccccccccccc', refreshToken: 'r', authToken } });
    }
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const open = async (path: string) => {
    await page.goto(site.url + path);
    await untilHydrated(page);
  };
  return { page, outside, open };
}

const choose = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name });

/** The screens that were told to Google's script, in its own queue. */
function screens(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const queue = (window as unknown as { analyticsDataLayer?: ArrayLike<unknown>[] }).analyticsDataLayer ?? [];
    return queue
      .map((entry) => Array.from(entry))
      .filter(([command, name]) => command === 'event' && name === 'screen_view')
      .map(([, , details]) => (details as { firebase_screen: string }).firebase_screen);
  });
}

test('nobody else is asked before a choice, and after a refusal', { tags: ['main'] }, async () => {
  const { page, outside, open } = await firstVisit();
  await open('/kurzy');
  await choose(page, 'Odmietnuť').click();
  await page.getByRole('banner').getByRole('link', { name: 'Videá' }).click();
  await page.getByRole('heading', { level: 1, name: 'Videá' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
});

test('with the consent a screen view is sent on load and on every change of the page', async () => {
  const { page, outside, open } = await firstVisit();
  await open('/kurzy');
  await choose(page, 'Súhlasím').click();
  await eventually(() => screens(page)).toEqual(['/kurzy']);
  await page.getByRole('banner').getByRole('link', { name: 'Videá' }).click();
  await eventually(() => screens(page)).toEqual(['/kurzy', '/videa']);
  await eventually(() => outside).toContain('www.googletagmanager.com/gtm.js');

  await open('/podcast');
  await eventually(() => screens(page)).toEqual(['/podcast']);
});

test('the consent with analytics alone brings no tag manager', async () => {
  const { page, outside, open } = await firstVisit();
  await open('/kurzy');
  await choose(page, 'Nastavenia').click();
  await page.getByRole('checkbox', { name: 'Analytické cookies' }).click();
  await choose(page, 'Potvrdiť výber').click();
  await eventually(() => screens(page)).toEqual(['/kurzy']);
  expect(outside).not.toContain('www.googletagmanager.com/gtm.js');
});

test('a withdrawn consent stops both', async () => {
  const { page, outside, open } = await firstVisit();
  await open('/kurzy');
  await choose(page, 'Súhlasím').click();
  await eventually(() => screens(page)).toEqual(['/kurzy']);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Nastavenia cookies' }).click();
  await choose(page, 'Odmietnuť').click();
  await page.getByRole('banner').getByRole('link', { name: 'Videá' }).click();
  await page.getByRole('heading', { level: 1, name: 'Videá' }).waitFor();
  expect(await screens(page)).toEqual(['/kurzy']);
  expect(await page.locator('script[src*="gtm.js"]').count()).toBe(0);

  outside.length = 0;
  await open('/podcast');
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
});
