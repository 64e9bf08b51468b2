import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage, scrollTo } from '#tests/support/openPage.ts';

const chapter = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia';
const withOptions = `${chapter}/zaklady-co-je-program`;
const withField = `${chapter}/zaklady-hodnota-sa-meni`;
const question = (page: Page) => page.getByRole('group', { name: 'Tipni si' }).first();
const covered = 'Výstup je zakrytý, kým si netipneš.';

test('a guess by a press uncovers the output in its place, and nothing moves', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, withOptions);
  expect(asked.filter((path) => /Programs|Guess/.test(path))).toEqual([]);
  const guess = question(page);
  await guess.getByText(covered).waitFor();
  // What gives the answer away is covered too.
  expect(await page.getByText('Ak ti napadla dvanástka').isVisible()).toBe(false);
  const option = guess.getByText('3 * 4');
  const top = () => option.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await scrollTo(option);
  const before = await top();
  await option.tap();
  await guess.getByText('Tentoraz inak: 12.').waitFor();
  expect(await top()).toBe(before);
  expect(await guess.locator('.guess-output').textContent()).toBe('12');
  expect(await guess.getByRole('listitem').allTextContents()).toEqual(['7', '12', '3 * 4tvoj tip']);
  await page.getByText('Ak ti napadla dvanástka').filter({ visible: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // Its program opens above, and can be seen.
  await guess.getByRole('button', { name: 'Pozrieť krok po kroku' }).tap();
  const player = page.getByRole('region', { name: /^Krokovač: / });
  await player.getByText('krok 1 z\u00A03').waitFor();
  await eventually(() =>
    player
      .locator('.line')
      .first()
      .evaluate((line) => line.getBoundingClientRect().top > 0),
  ).toBe(true);
  await player.getByRole('button', { name: 'Späť ku kódu' }).tap();
  await guess.getByRole('button', { name: 'Spustiť' }).tap();
  await eventually(() => page.getByRole('log', { name: 'Výstup' }).textContent()).toBe('12');
});

test('by keyboard alone a guess is typed, Enter uncovers, and the program runs', async () => {
  const page = await openPage();
  let typed = () => {};
  const wasTyped = new Promise<void>((resolve) => {
    typed = resolve;
  });
  await page.route(/Places/, (route) => wasTyped.then(() => route.continue()));
  await openHydrated(page, withField);
  const guesses = page.getByRole('group', { name: 'Tipni si' });
  const guess = guesses.nth((await guesses.count()) - 2);
  await guess.getByRole('textbox', { name: 'Tvoj tip' }).focus();
  // Without a guess nothing is uncovered, and what is typed behind one while its code comes is none.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Spolu: 12 ');
  await guess.getByText(covered).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('a ešte');
  typed();
  await guess.getByText('Presne tak.').waitFor();
  expect(new URL(page.url()).pathname).toBe(withField);
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Presne tak.');
  await guess.getByRole('button', { name: 'Spustiť' }).press('Enter');
  await eventually(() => page.getByRole('log', { name: 'Výstup' }).textContent()).toBe('Spolu: 12');
});

test('an output can be seen without a guess, and without scripts it is folded', async () => {
  const page = await openPage();
  await openHydrated(page, withOptions);
  await question(page).getByRole('button', { name: 'Ukáž bez tipu' }).click();
  await question(page).getByText('Odkryté bez tipu.').waitFor();

  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto(withOptions);
  expect(await plain.getByText('Ak ti napadla dvanástka').isVisible()).toBe(false);
  expect(await question(plain).getByRole('button').count()).toBe(0);
  await question(plain).getByText('Ukáž výstup').click();
  await plain.getByText('Ak ti napadla dvanástka').waitFor();
});
