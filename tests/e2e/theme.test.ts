import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage, siteUrl } from '#tests/support/openPage.ts';

// The colours of the specification: white and #212121.
const light = 'rgb(255, 255, 255)';
const dark = 'rgb(33, 33, 33)';

/** What is seen behind everything. */
const background = (page: Page) =>
  page.evaluate(() => {
    const colours = [document.body, document.documentElement].map((node) => getComputedStyle(node).backgroundColor);
    return colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? 'none';
  });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('themeSetting'));
const themeSwitch = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Vzhľad' });

async function storeBefore(page: Page, setting: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('themeSetting', value), setting);
}

test('the switch goes through the themes and remembers each', async () => {
  const page = await openPage({ colorScheme: 'light' });
  await openHydrated(page, '/');
  expect(await themeSwitch(page).getAttribute('aria-label')).toMatch(/^Vzhľad: automatický\./);
  const steps = [
    ['DARK', 'tmavý', dark],
    ['LIGHT', 'svetlý', light],
    ['AUTO', 'automatický', light],
  ];
  for (const [setting, name, colour] of steps) {
    await themeSwitch(page).click();
    await eventually(() => themeSwitch(page).getAttribute('aria-label')).toMatch(new RegExp(`^Vzhľad: ${name}\\.`));
    expect(await stored(page)).toBe(setting);
    await eventually(() => background(page)).toBe(colour);
  }
});

test.each([
  ['DARK', 'light', dark],
  ['LIGHT', 'dark', light],
  ['AUTO', 'dark', dark],
  ['PURPLE', 'dark', dark], // a wrong value counts as automatic
  ['PURPLE', 'light', light],
] as const)('the first picture with %s in a %s system is right', async (setting, colorScheme, colour) => {
  const page = await openPage({
    colorScheme,
    expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/,
  });
  await storeBefore(page, setting);
  // Without the bundles nothing but the script in <head> can have set it.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/kurzy', { waitUntil: 'domcontentloaded' });
  expect(await background(page)).toBe(colour);
});

test('a reload keeps the theme, also on another page', async () => {
  const page = await openPage({ colorScheme: 'light' });
  await openHydrated(page, '/');
  await themeSwitch(page).click();
  await eventually(() => stored(page)).toBe('DARK');
  await openHydrated(page, '/clanky');
  expect(await background(page)).toBe(dark);
  expect(await themeSwitch(page).getAttribute('aria-label')).toMatch(/^Vzhľad: tmavý\./);
});

test('a navigation and an error screen keep the theme', async () => {
  const page = await openPage({ colorScheme: 'light', expectedErrors: /404/ });
  await storeBefore(page, 'DARK');
  await openHydrated(page, '/nic');
  expect(await background(page)).toBe(dark);
  await page.getByRole('link', { name: 'Pozrieť kurzy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kurzy' }).waitFor();
  expect(await background(page)).toBe(dark);
});

test('automatic follows the system while the page is open, a chosen theme does not', async () => {
  const page = await openPage({ colorScheme: 'light' });
  await openHydrated(page, '/');
  expect(await background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await eventually(() => background(page)).toBe(dark);
  await themeSwitch(page).click();
  await eventually(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).toBe(light);
});

test('a change in another tab is followed', async () => {
  const page = await openPage({ colorScheme: 'light' });
  await openHydrated(page, '/');
  const other = await page.context().newPage();
  await other.goto(`${siteUrl}/kurzy`);
  await other.evaluate(() => localStorage.setItem('themeSetting', 'DARK'));
  await eventually(() => background(page)).toBe(dark);
  expect(await themeSwitch(page).getAttribute('aria-label')).toMatch(/^Vzhľad: tmavý\./);
  await other.evaluate(() => localStorage.clear());
  await eventually(() => background(page)).toBe(light);
});
