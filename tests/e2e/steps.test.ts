import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, siteUrl } from '#tests/support/openPage.ts';
import { openLearnerPage } from '#tests/support/signIn.ts';

const lecture = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-polia/lekcia/zaklady-prechadzanie-pola';
async function openLecture(page: Page, name: string) {
  const email = `${name.toLowerCase()}.krokuje@example.org`;
  await arriveAsLearner(page, siteUrl, { name, email }, lecture);
  // What it prints is asked before it can be run.
  await question(page).getByRole('button', { name: 'Ukáž bez tipu' }).click({ timeout: 40_000 });
  await runs(page).waitFor();
}

/** Of the program that adds up a list. */
const question = (page: Page) =>
  page.getByRole('group', { name: 'Tipni si' }).filter({ hasText: 'Čo vypíše posledný riadok?' });
const runs = (page: Page) => question(page).getByRole('button', { name: 'Spustiť' });
/** A task has one, too. */
const program = (page: Page) =>
  page.getByRole('region', { name: /^Program: / }).and(page.locator('section:not(fieldset section)'));
const player = (page: Page) => page.getByRole('region', { name: /^Krokovač: / });
const slider = (page: Page) => player(page).getByRole('slider', { name: 'Krok' });
const place = (page: Page) => slider(page).getAttribute('aria-valuetext');
const sentence = (page: Page) => player(page).locator('[aria-live]').textContent();

test('a loop is gone through by mouse, there and back, and the code is where it was', async () => {
  const page = await openLearnerPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openLecture(page, 'Ela');
  await runs(page).click();
  await program(page).getByText('Súčet: 9').waitFor();
  const askedForPlayer = () => asked.filter((path) => path.startsWith('/assets/StepsContainer-'));
  expect(askedForPlayer()).toEqual([]);

  await program(page).getByRole('button', { name: 'Krokovať' }).click();
  await eventually(() => place(page)).toBe('Krok 1 z\u00A015, riadok 1');
  expect(askedForPlayer()).not.toEqual([]);
  expect(await program(page).isVisible()).toBe(false);
  const next = player(page).getByRole('button', { name: 'Krok vpred' });
  const top = async () => (await next.boundingBox())?.y;
  const before = await top();
  for (let step = 1; step < 10; step += 1) await next.click();
  expect(await place(page)).toBe('Krok 10 z\u00A015, riadok 5');
  // Under the finger nothing has moved.
  expect(await top()).toBe(before);
  expect(await sentence(page)).toBe('Riadok 5: Vypočíta 4 + 3 a\u00A0výsledok 7 uloží do sucet.');
  await player(page)
    .getByText(/^4\.( kolo)? z\u00A05$/)
    .filter({ visible: true })
    .waitFor();
  await player(page).getByText('Prvý výpis príde na riadku 8.').waitFor();
  await player(page).getByRole('button', { name: 'Krok späť' }).click();
  expect(await place(page)).toBe('Krok 9 z\u00A015, riadok 4');

  await player(page).getByRole('button', { name: 'Späť ku kódu' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Krokovať');
  await program(page).getByText('Súčet: 9').waitFor();
});

test('a line is gone into, row by row, and a press on the number of another leads there', async () => {
  const page = await openLearnerPage({ width: 1440, height: 900 });
  await openLecture(page, 'Iva');
  await runs(page).click();
  await program(page).getByRole('button', { name: 'Krokovať' }).click();
  await eventually(() => place(page)).toBe('Krok 1 z\u00A015, riadok 1');
  // It has the room that is drawn for it, beside the outline, and is not scrolled aside.
  const box = await player(page).boundingBox();
  expect(box?.width).toBeGreaterThan(1000);
  expect(box?.x).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  for (let step = 1; step < 3; step += 1)
    await player(page).getByRole('button', { name: 'Riadok 5: na jeho ďalší krok' }).click();
  await eventually(() => place(page)).toBe('Krok 6 z\u00A015, riadok 5');
  await player(page).getByRole('button', { name: 'sucet: na jeho ďalšiu zmenu' }).click();
  await eventually(() => place(page)).toBe('Krok 8 z\u00A015, riadok 5');

  await player(page).getByRole('button', { name: 'Do výrazu' }).click();
  await eventually(() => sentence(page)).toBe('Riadok 5: Na rade je znamka.');
  const top = async () => (await player(page).getByRole('button', { name: 'Krok vpred' }).boundingBox())?.y;
  const before = await top();
  await page.keyboard.press('ArrowRight');
  await eventually(() => sentence(page)).toBe('Riadok 5: znamka je 1. Na rade je sucet += 1.');
  const rows = player(page).getByRole('list', { name: 'Výraz na riadku 5' }).getByRole('listitem');
  expect(await rows.allTextContents()).toEqual(['1sucet += znamka', '2sucet += 1']);
  await page.keyboard.press('ArrowRight');
  await eventually(() => sentence(page)).toBe('Riadok 5: sucet += 1 je 4. Do sucet uloží 4, predtým tam bolo 3.');
  expect(await top()).toBe(before);
  expect(await axeFindings(page, 'section[aria-label^="Krokovač"]')).toEqual([]);
});

test('a program and its steps are shown large for a class, and nothing else is printed', async () => {
  const page = await openLearnerPage({ width: 1280, height: 720 });
  await openLecture(page, 'Uma');
  await runs(page).click();
  await program(page).getByText('Súčet: 9').waitFor();
  const large = page.getByRole('dialog');
  const enlarge = page.getByRole('button', { name: 'Ukázať vo veľkom' });
  await program(page).getByRole('button', { name: 'Ukázať vo veľkom' }).click();
  await large.getByText('Súčet: 9').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Ukázať vo veľkom');
  await program(page).getByRole('button', { name: 'Krokovať' }).click();
  await player(page).and(page.locator(':visible')).locator(enlarge).click();
  // Letters of 15 pixels, half as large again and more.
  const line = large.locator('.line').first();
  expect((await line.boundingBox())?.height).toBeCloseTo(24 * 1.8, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await large.getByText('Toto bol posledný riadok.').waitFor();
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
  expect(await large.locator('.line').first().isVisible()).toBe(true);
  expect(await large.getByRole('button', { name: 'Krok vpred' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await eventually(() => large.count()).toBe(0);
  await eventually(() => place(page)).toBe('Krok 15 z\u00A015, riadok 9');
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Ukázať vo veľkom');
});

test('by keyboard alone on a phone', async () => {
  const page = await openLearnerPage({ width: 360, height: 740 });
  await openLecture(page, 'Oto');
  await runs(page).focus();
  await page.keyboard.press('Enter');
  await program(page).getByText('Súčet: 9').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => place(page)).toBe('Krok 1 z\u00A015, riadok 1');
  // The button that goes on has the focus.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await eventually(() => place(page)).toBe('Krok 3 z\u00A015, riadok 4');
  await page.keyboard.press('End');
  await eventually(() => place(page)).toBe('Krok 15 z\u00A015, riadok 9');
  expect(await sentence(page)).toBe('Riadok 9: Vypíše Priemer: 1.8. Toto bol posledný riadok.');
  await page.keyboard.press('Home');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await eventually(() => place(page)).toBe('Krok 2 z\u00A015, riadok 2');
  // It plays by itself, and is stopped by the same key.
  await page.keyboard.press('Space');
  await eventually(() => place(page)).toBe('Krok 3 z\u00A015, riadok 4');
  await page.keyboard.press('Space');
  await player(page).getByRole('button', { name: 'Prehrať' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a program that was changed, and that fails, ends with the line that did', async () => {
  const page = await openLearnerPage({ width: 360, height: 740, hasTouch: true });
  await openLecture(page, 'Nina');
  await runs(page).tap();
  await program(page).getByRole('button', { name: 'Upraviť' }).tap();
  await program(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('let a = 1;\nlet b = c;');
  await program(page).getByRole('button', { name: 'Spustiť' }).tap();
  await program(page).getByRole('button', { name: 'Krokovať' }).tap();
  await eventually(() => place(page)).toBe('Krok 1 z\u00A02, riadok 1');
  await player(page).getByRole('button', { name: 'Krok vpred' }).tap();
  await eventually(() => sentence(page)).toContain('Tu sa program zastavil: meno c program nepozná.');
  await player(page).getByRole('button', { name: 'Späť ku kódu' }).tap();
  await program(page).getByRole('status').getByText('meno c program nepozná').waitFor();
});

test('a recorded Java program is gone through by touch on a phone, and its code is where it was', {
  tags: ['main'],
}, async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/clanky/ktory-programovaci-jazyk-ako-prvy');
  expect(asked.filter((path) => /runtimes|Recorded|Steps/.test(path))).toEqual([]);
  const code = page.locator('figure.code').filter({ hasText: 'public class Vreckove' });
  await code.getByRole('button', { name: 'Krokovať' }).tap();
  await eventually(() => place(page)).toBe('Krok 1 z\u00A012, riadok 3');
  expect(await code.isVisible()).toBe(false);
  const next = player(page).getByRole('button', { name: 'Krok vpred' });
  for (let step = 1; step < 4; step += 1) await next.tap();
  expect(await sentence(page)).toBe('Riadok 7: Vypočíta 0 + 5 a\u00A0výsledok 5 uloží do spolu.');
  await page.keyboard.press('End');
  expect(await sentence(page)).toBe('Riadok 10: Vypíše Vreckové: 23 eur. Toto bol posledný riadok.');
  expect(await axeFindings(page, 'section[aria-label^="Krokovač"]')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await player(page).getByRole('button', { name: 'Späť ku kódu' }).tap();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Krokovať');
  expect(await code.isVisible()).toBe(true);
});

test('how a query comes about is gone through by keyboard alone on a phone, also of a changed one', async () => {
  const page = await openPage({ width: 360, height: 740 });
  await openHydrated(page, '/kurzy/sql-zaklady/kapitola/sql-prvy-dopyt/lekcia/sql-where');
  await page.getByRole('main').getByRole('button', { name: 'Spustiť' }).first().focus();
  await page.keyboard.press('Enter');
  await program(page)
    .getByRole('region', { name: /^Výsledok/ })
    .waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => place(page)).toBe('Krok 1 z\u00A03, FROM');
  expect(await sentence(page)).toBe('Riadok 2: FROM: tabuľka knihy má 8\u00A0riadkov.');
  // The button that goes on has the focus.
  const top = () =>
    player(page)
      .getByRole('button', { name: 'Krok vpred' })
      .evaluate((button) => button.getBoundingClientRect().top);
  const before = await top();
  await page.keyboard.press('Enter');
  expect(await sentence(page)).toBe('Riadok 3: WHERE: z\u00A08\u00A0riadkov ostali\u00A03.');
  expect(await player(page).getByRole('cell').filter({ hasText: 'vypadol: ' }).count()).toBe(5);
  await page.keyboard.press('ArrowRight');
  await eventually(() => place(page)).toBe('Krok 3 z\u00A03, SELECT');
  expect(await top()).toBe(before);
  expect(await axeFindings(page, 'section[aria-label^="Krokovač"]')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await player(page).getByRole('button', { name: 'Späť ku kódu' }).press('Enter');
  await program(page).getByRole('button', { name: 'Upraviť' }).press('Enter');
  await program(page).locator('.cm-content').press('Control+a');
  await page.keyboard.insertText('SELECT nazov FROM knihy UNION SELECT meno FROM ziaci;');
  await program(page).getByRole('button', { name: 'Krokovať' }).press('Enter');
  await program(page).getByText('Dopyt spája výsledky viacerých príkazov SELECT.').waitFor();
});
