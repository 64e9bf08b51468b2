import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';

const phone = { width: 360, height: 740 };
const representative = [
  '/',
  '/kurzy',
  '/kurzy/webove-hry',
  '/kurzy/java-kurz/zdroje',
  '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-citanie-chyb',
  '/kurzy/java-kurz/kapitola/java-rozhodovanie/lekcia/java-cykly',
  '/clanky',
  '/clanky/ako-citat-chybove-hlasenie',
  '/clanky/git-za-jedno-popoludnie',
  '/podcast',
  '/podcast/ako-vyzera-den-programatorky',
  '/videa',
  '/videa/prvy-program-v-jave',
  '/lektor/zuzana-hlavata',
  '/2-percenta',
  '/o-projekte',
  '/feedback',
  '/newsletter',
  '/login',
];

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await menu(page).waitFor();
};

test('the menu is a dialog; Escape and its button close it and give the focus back', async () => {
  const page = await openPage(phone);
  await openHydrated(page, '/clanky');
  await openMenu(page);
  expect(await menu(page).getByRole('link', { name: 'Články' }).getAttribute('aria-current')).toBe('page');
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'detached' });
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Zavrieť menu' }).click();
  await menu(page).waitFor({ state: 'detached' });
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('choosing a page in the menu closes it', async () => {
  const page = await openPage(phone);
  await openHydrated(page, '/clanky');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Kurzy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kurzy' }).waitFor();
  await menu(page).waitFor({ state: 'detached' });
  await openMenu(page);
});

test.each(['light', 'dark'] as const)('no page is wider than the phone in the %s theme', async (colorScheme) => {
  const page = await openPage({ ...phone, colorScheme });
  const tooWide: string[] = [];
  for (const path of representative) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > phone.width) tooWide.push(`${path}: ${width}`);
  }
  expect(tooWide).toEqual([]);
});
