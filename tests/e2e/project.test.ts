// @module-tag thorough
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, scrollTo, siteUrl } from '#tests/support/openPage.ts';

const course = '/kurzy/programovanie-od-nuly/kapitola';
const first = `${course}/zaklady-kapitola-rozhodovanie/lekcia/zaklady-projekt-listok`;
const second = `${course}/zaklady-kapitola-opakovanie/lekcia/zaklady-cyklus-for`;
const own = `const vek = 13;
const maPreukaz = false;
const den = "streda";
const pocetOsob = 5;
// moja pokladna
let cena = vek < 6 ? 0 : vek < 15 || maPreukaz ? 5 : 8;
if (den === "streda" && cena > 0) {
  cena = cena - 1;
}
let spolu = cena * pocetOsob;
if (pocetOsob >= 5 && spolu > 0) {
  spolu = spolu - 3;
}
console.log("Cena spolu:", spolu, "€");`;

const task = (page: Page) => page.locator('fieldset[data-exercise^="zaklady-listky"]');
const button = (page: Page, name: string) => task(page).getByRole('button', { name, exact: true });
const program = (page: Page) => task(page).locator('[data-code-editor]');

async function near(page: Page): Promise<void> {
  await scrollTo(page.locator('[data-exercise*="zaklady-listky"]').filter({ visible: true }).first());
  await task(page).waitFor();
}

/** The first time the editor comes with it. */
async function write(page: Page, code: string): Promise<void> {
  if (await button(page, 'Upraviť').isVisible()) await button(page, 'Upraviť').click();
  await task(page).locator('.cm-content').waitFor();
  await task(page).getByRole('textbox', { name: 'Kód' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}

test('a step begins with the program that passed in the step before, or with ours, and keeps what is written', async () => {
  const page = await openPage();
  await arriveAsLearner(page, siteUrl, { name: 'Ema Krokovacia', email: 'ema.krokovacia@example.org' }, second);
  // Who has not done the step before begins with a good program, and reads why.
  await near(page);
  await task(page).getByText('začínaš s\u00A0naším', { exact: false }).waitFor();
  expect(await task(page).getByRole('link', { name: 'lekcie Malý projekt: lístok do kina' }).getAttribute('href')).toBe(
    first,
  );
  await eventually(() => program(page).textContent()).toContain('let spolu = cena * pocetOsob;');

  await openHydrated(page, first);
  await near(page);
  await write(page, own);
  await button(page, 'Skontrolovať').click();
  await task(page).getByText('Program robí presne to, čo mal.').waitFor();
  // What is tried since is not the program that passed.
  await write(page, 'console.log("pokus")');

  await openHydrated(page, second);
  // It is drawn so before it wakes.
  const still = page.locator('div[data-exercise*="zaklady-listky"]');
  await still.getByText('Začínaš so svojím programom', { exact: false }).waitFor();
  await still.getByText('// moja pokladna').waitFor();
  expect(await still.isVisible()).toBe(true);
  await near(page);
  await task(page).getByText('Začínaš so svojím programom', { exact: false }).waitFor();
  await eventually(() => program(page).textContent()).toContain('// moja pokladna');
  // Before somebody writes, too.
  await eventually(() => task(page).locator('section pre').textContent()).toContain('// moja pokladna');
  await button(page, 'Vziať náš program').click();
  await eventually(() => program(page).textContent()).toContain('} else if (vek < 15 || maPreukaz) {');
  await button(page, 'Vziať svoj program').click();
  await eventually(() => program(page).textContent()).toContain('// moja pokladna');

  const whole = `${own}\nfor (let i = 1; i <= pocetOsob; i++) {\n  console.log("Lístok", i);\n}`;
  await write(page, whole);
  // Nobody loses it by a press.
  await button(page, 'Vziať náš program').waitFor({ state: 'detached' });
  await page.reload();
  await near(page);
  await eventually(() => program(page).textContent()).toContain('console.log("Lístok", i);');
  await button(page, 'Skontrolovať').click();
  await task(page).getByText('Program robí presne to, čo mal.').waitFor();
});
