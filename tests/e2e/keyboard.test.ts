import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

test('the first key press offers to skip to the content', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Preskočiť na obsah' });
  expect(await focused(page)).toBe('Preskočiť na obsah');
  await eventually(async () => (await skip.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('obsah');
});

test('the keys go through the header in the order that is seen and on to the content', { tags: ['main'] }, async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy');
  const names: string[] = [];
  for (let press = 0; press < 11; press++) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  expect(names.slice(0, 8)).toEqual([
    'Preskočiť na obsah',
    'Prvý riadok',
    'Kurzy',
    'Články',
    'Videá',
    'Podcast',
    'O projekte',
    'Hľadať',
  ]);
  expect(names[8]).toMatch(/^Vzhľad:/);
  expect(names[9]).toBe('Prihlásiť sa');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Enter on a card opens it', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy');
  await page.getByRole('main').getByRole('link', { name: 'Java Kurz' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Java Kurz' }).waitFor();
});
