import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually, openHydrated, openPage, siteUrl } from '#tests/support/openPage.ts';

const year = 31_536_000;
const phone = { width: 360, height: 640 };

const refused = { agreedToAnalyticsCookies: false, agreedToMarketingCookies: false };
const agreed = { agreedToAnalyticsCookies: true, agreedToMarketingCookies: true };
const analyticsOnly = { agreedToAnalyticsCookies: true, agreedToMarketingCookies: false };

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => banner(page).getByRole('checkbox', { name });
const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Nastavenia cookies' });
/** As a visitor gets there: the footer works from the moment that it is near. */
async function openSettings(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await footerButton(page).click();
}
const isInBanner = (page: Page) => banner(page).evaluate((region) => region.contains(document.activeElement));

async function storedCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'cookiesConsent');
}

async function storedConsent(page: Page): Promise<unknown> {
  return JSON.parse(decodeURIComponent((await storedCookie(page))?.value ?? 'null'));
}

/** After a reload, when everything has arrived, there is still no banner. */
async function expectNoBannerAfterReload(page: Page): Promise<void> {
  await banner(page).waitFor({ state: 'detached' });
  await openHydrated(page, new URL(page.url()).pathname);
  await page.waitForLoadState('networkidle');
  expect(await banner(page).count()).toBe(0);
}

test('the banner is there before the scripts on the first visit, and never without scripts', async () => {
  const first = await openPage({ isFirstVisit: true, expectedErrors: /ERR_FAILED|dynamically imported module/ });
  await first.route('**/assets/*.js', (route) => route.abort());
  await first.goto(`${siteUrl}/kurzy`);
  expect(await banner(first).isVisible()).toBe(true);

  const withoutScripts = await openPage({ isFirstVisit: true, javaScriptEnabled: false });
  await withoutScripts.goto(`${siteUrl}/kurzy`);
  expect(await banner(withoutScripts).count()).toBe(0);
});

test('who has chosen does not see the banner, not even before the scripts', async () => {
  const page = await openPage({ expectedErrors: /ERR_FAILED|dynamically imported module/ });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${siteUrl}/kurzy`);
  expect(await banner(page).count()).toBe(0);
});

test('nothing is stored before a choice, and the privacy document can be read', { tags: ['main'] }, async () => {
  const page = await openPage({ isFirstVisit: true });
  await openHydrated(page, '/kurzy');
  await banner(page).waitFor();
  expect(await storedCookie(page)).toBeUndefined();
  const privacy = banner(page).getByRole('link', { name: 'Ochrana osobných údajov' });
  expect((await page.request.get((await privacy.getAttribute('href')) ?? '')).status()).toBe(200);
});

describe('a choice is stored for a year and closes the banner for good', () => {
  test.each([
    ['Odmietnuť', refused],
    ['Súhlasím', agreed],
  ])('%s', async (name, consent) => {
    const page = await openPage({ isFirstVisit: true });
    await openHydrated(page, '/clanky');
    await button(page, name).click();
    await expectNoBannerAfterReload(page);
    expect(await storedConsent(page)).toEqual(consent);
    const cookie = await storedCookie(page);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false });
    expect(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + year))).toBeLessThan(60);
  });

  test('Potvrdiť výber', async () => {
    const page = await openPage({ isFirstVisit: true });
    await openHydrated(page, '/clanky');
    await button(page, 'Nastavenia').click();
    expect(await box(page, 'Potrebné cookies').isChecked()).toBe(true);
    expect(await box(page, 'Potrebné cookies').isDisabled()).toBe(true);
    expect(await button(page, 'Súhlasím').count()).toBe(0);
    await box(page, 'Analytické cookies').click();
    await button(page, 'Potvrdiť výber').click();
    await expectNoBannerAfterReload(page);
    expect(await storedConsent(page)).toEqual(analyticsOnly);
  });
});

test('a cookie of an old shape asks again', async () => {
  const page = await openPage({ isFirstVisit: true });
  await page.context().addCookies([{ name: 'cookiesConsent', value: 'true', url: siteUrl }]);
  await openHydrated(page, '/');
  await banner(page).waitFor();
});

test('the footer opens the settings later, as they were chosen, and the choice can be withdrawn', async () => {
  const page = await openPage({ isFirstVisit: true });
  await openHydrated(page, '/kurzy');
  await button(page, 'Súhlasím').click();
  await banner(page).waitFor({ state: 'detached' });

  await openSettings(page);
  await eventually(() => isInBanner(page)).toBe(true);
  expect(await box(page, 'Analytické cookies').isChecked()).toBe(true);
  expect(await box(page, 'Marketingové cookies').isChecked()).toBe(true);
  await box(page, 'Marketingové cookies').click();
  await button(page, 'Potvrdiť výber').click();
  await banner(page).waitFor({ state: 'detached' });
  expect(await storedConsent(page)).toEqual(analyticsOnly);
  expect(await footerButton(page).evaluate((element) => element === document.activeElement)).toBe(true);

  await openSettings(page);
  await button(page, 'Odmietnuť').click();
  await expectNoBannerAfterReload(page);
  expect(await storedConsent(page)).toEqual(refused);
});

test('settings that were opened from the footer close without a change', async () => {
  const page = await openPage({ isFirstVisit: true });
  await openHydrated(page, '/kurzy');
  await button(page, 'Odmietnuť').click();
  await openSettings(page);
  await box(page, 'Analytické cookies').click();
  await button(page, 'Nastavenia').click();
  await banner(page).waitFor({ state: 'detached' });
  expect(await storedConsent(page)).toEqual(refused);
});

test('the banner stays through a navigation, and a choice holds on the next page', async () => {
  const page = await openPage({ isFirstVisit: true });
  await openHydrated(page, '/');
  await banner(page).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Kurzy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kurzy' }).waitFor();
  await button(page, 'Odmietnuť').click();
  await page.getByRole('banner').getByRole('link', { name: 'Články' }).click();
  await page.getByRole('heading', { level: 1, name: 'Články' }).waitFor();
  expect(await banner(page).count()).toBe(0);
});

test('everything can be done by keys', async () => {
  const page = await openPage({ isFirstVisit: true });
  await openHydrated(page, '/kurzy');
  await banner(page).waitFor();
  // It takes no focus by itself, and Tab goes through the page as ever; backwards it is the first to come.
  expect(await isInBanner(page)).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await eventually(() => isInBanner(page)).toBe(true);
  await button(page, 'Nastavenia').focus();
  await page.keyboard.press('Enter');
  await box(page, 'Marketingové cookies').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  expect(await box(page, 'Marketingové cookies').isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'detached' });
  expect(await storedConsent(page)).toEqual({ agreedToAnalyticsCookies: false, agreedToMarketingCookies: true });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('obsah');
});

test.each([{}, phone])('nothing that has the focus is hidden behind the banner (%o)', async (size) => {
  const page = await openPage({ isFirstVisit: true, ...size });
  await openHydrated(page, '/kurzy');
  await banner(page).waitFor();
  await eventually(() => page.evaluate(() => document.documentElement.style.scrollPaddingBottom)).not.toBe('');
  const hidden: string[] = [];
  for (let press = 0; press < 200 && !(await isInBanner(page)); press++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(coveredFocus);
    if (covered) hidden.push(covered);
  }
  expect(await isInBanner(page)).toBe(true);
  expect(hidden).toEqual([]);
});

test('at 360 px the banner leaves the screen to the page, and its settings fit, too', async () => {
  const page = await openPage({ isFirstVisit: true, ...phone });
  await openHydrated(page, '/');
  expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(132);
  const boxes = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  const sizes = boxes.map(({ width, height, top }) => `${Math.round(width)} × ${height} at ${top}`);
  expect(sizes).toEqual(Array(3).fill(sizes[0]));
  expect(boxes[0]?.height).toBe(44);
  await button(page, 'Nastavenia').click();
  const { y = -1, height = 0 } = (await banner(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(phone.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await box(page, 'Marketingové cookies').click();
  await button(page, 'Potvrdiť výber').click();
  await banner(page).waitFor({ state: 'detached' });
});

test('two tabs agree when one comes back to front', async () => {
  const page = await openPage({ isFirstVisit: true });
  await openHydrated(page, '/kurzy');
  await banner(page).waitFor();
  const other = await page.context().newPage();
  await openHydrated(other, '/clanky');
  await button(other, 'Odmietnuť').click();
  await banner(other).waitFor({ state: 'detached' });
  // A headless browser holds every tab for visible, so it is told.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await banner(page).waitFor({ state: 'detached' });
});

test('without scripts there is neither a banner nor a button that would open it', async () => {
  const page = await openPage({ isFirstVisit: true, javaScriptEnabled: false });
  await page.goto('/kurzy');
  expect(await banner(page).count()).toBe(0);
  expect(await footerButton(page).isVisible()).toBe(false);
});

test('nothing leaves the site before consent, on any page of the sitemap', async () => {
  const sitemap = await fetch(`${siteUrl}/sitemap.xml`).then((response) => response.text());
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(20);
  const page = await openPage({ isFirstVisit: true });
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && origin !== siteUrl) outside.push(`${page.url()}: ${request.url()}`);
  });
  for (const path of paths) {
    await openHydrated(page, path);
    await banner(page).waitFor();
  }
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
  // Nothing is remembered either.
  expect(await page.context().cookies()).toEqual([]);
});

/** Runs in the page: names what has the focus, if the banner covers any of it. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  const region = document.querySelector('section[aria-label="Cookies"]');
  if (!focused || focused === document.body || !region || region.contains(focused)) return null;
  const { bottom, height } = focused.getBoundingClientRect();
  const top = region.getBoundingClientRect().top;
  // What is taller than the free part of the window cannot stand in it whole.
  return bottom > top + 1 && height < top ? (focused.textContent ?? focused.tagName).trim().slice(0, 60) : null;
}

test('the banner steps aside while a program is written on a phone, and covers no sign of its row', async () => {
  const page = await openPage({ ...phone, hasTouch: true, isMobile: true, isFirstVisit: true });
  await openHydrated(
    page,
    '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-premenne',
  );
  await banner(page).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Upraviť' }).first().tap();
  const signs = page.getByRole('toolbar', { name: 'Znaky' });
  await signs.waitFor();
  await banner(page).waitFor({ state: 'hidden' });
  const semicolon = signs.getByRole('button', { name: 'Bodkočiarka' });
  expect(
    await semicolon.evaluate((key) => {
      const { left, top, width, height } = key.getBoundingClientRect();
      return key.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(true);
  await semicolon.tap();
  expect(await page.getByRole('textbox', { name: 'Kód' }).textContent()).toContain(';');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await banner(page).waitFor();
  expect(await storedCookie(page)).toBeUndefined();
});
