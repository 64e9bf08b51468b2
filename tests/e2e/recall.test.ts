// @module-tag thorough
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';

/** The third lecture of the first course, in which two questions return. */
const lecture = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-ako-citat-chyby';
const taught = 'Tvoj prvý riadok';
const recall = (page: Page) => page.getByRole('region', { name: 'Zopakuj si' });
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('zaklady-otazka-uvodzovky'))
      .map(([, row]) => JSON.parse(row)),
  );

test('a question returns on a phone, is answered by a tap, and is known the next time', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, lecture);
  const section = recall(page);
  const [first, second] = await section.locator('details.recalled').all();
  if (!first || !second) throw new Error('nothing returns here');
  // The first one is asked at once, and nothing is said of it.
  await first.getByText('Výstup je zakrytý, kým si netipneš.').waitFor();
  expect(await section.getByText('naposledy').count()).toBe(0);
  await first.getByRole('button', { name: '7 7' }).tap();
  await first.getByText('Tentoraz inak.').waitFor();
  await first.getByText('V úvodzovkách je text', { exact: false }).filter({ visible: true }).waitFor();
  expect(await first.getByRole('link', { name: taught }).getAttribute('href')).toContain('zaklady-tvoj-prvy-riadok');
  await first.getByText('naposledy inak').waitFor();
  await first.getByRole('button', { name: 'Ďalšia otázka' }).tap();
  await second.getByText('Výstup je zakrytý, kým si netipneš.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.reload();
  await first.getByText('naposledy inak').waitFor();
  await first.getByRole('button', { name: '4 + 3 7' }).tap();
  await first.getByText('naposledy správne').waitFor();
  const [row] = await kept(page);
  expect(row).toMatchObject({
    lectureId: 'zaklady-tvoj-prvy-riadok',
    passed: false,
    attempts: 0,
    answers: [{ right: false }, { right: true }],
  });
  // Whoever looks is not asked, and the tasks of the lecture are as they were.
  await second.locator('> summary').tap();
  await second.getByRole('button', { name: 'Ukáž bez tipu' }).tap();
  await second.getByText('Odkryté bez tipu.').waitFor();
  expect(await second.getByText('naposledy').count()).toBe(0);
});

test('a guess of a lecture that returns elsewhere is known there', async () => {
  const page = await openPage();
  await openHydrated(page, lecture.replace('ako-citat-chyby', 'tvoj-prvy-riadok'));
  const guess = page.locator('[data-question="zaklady-otazka-prednost"]');
  await guess.getByRole('button', { name: '14' }).click();
  const isKept = () =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('zaklady-otazka-prednost')));
  await eventually(isKept).toBe(true);
  await openHydrated(page, lecture.replace('ako-citat-chyby', 'premenne'));
  const returned = recall(page).locator('details', { has: page.locator('[data-asked="zaklady-otazka-prednost"]') });
  await eventually(() => returned.locator('> summary').textContent()).toContain('naposledy správne');
});

test('without scripts what returns is read, and its answer is folded', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(lecture);
  const section = recall(page);
  await section.getByText('console.log("4 + 3");').waitFor();
  expect(await section.getByRole('button', { name: 'Ukáž bez tipu' }).count()).toBe(0);
  const why = section.getByText('V úvodzovkách je text', { exact: false });
  expect(await why.isVisible()).toBe(false);
  await section.getByText('Ukáž výstup').first().click();
  await why.waitFor();
});
