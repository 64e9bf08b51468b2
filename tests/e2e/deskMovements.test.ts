import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const treasurer = { name: 'Milan Ďurica', email: 'milan.durica@example.org', hasKey: true };
const learner = { name: 'Žofia Nemcová', email: 'zofia.nemcova@example.org' };
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });
const kinds = (page: Page) => main(page).getByRole('navigation', { name: 'Druh pohybov' });
const rows = (page: Page) => main(page).getByRole('table', { name: 'Pohyby' }).locator('[data-desk-row]');

/** The browser itself logs what the API refuses: the profile that is not there yet. */
async function arrive(person: { name: string; email: string }, path: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of (403|404)/ });
  await arriveAsLearner(page, siteUrl, person, path);
  return page;
}

/** By the desk's own call. */
async function makeTreasurer(): Promise<void> {
  const { id } = (await (await createLearner(siteUrl, treasurer)).json()) as { id: string };
  await createLearner(siteUrl, admin);
  const answer = await fetch(`${siteUrl}/api/admin/user/${id}/roles`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenOf(siteUrl, admin)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ seen: [], roles: ['TREASURER'], page: { kind: 'keep' } }),
  });
  expect(answer.status).toBe(200);
}

async function buy(): Promise<void> {
  const shop = await arrive(learner, '/checkout/java-kurz/prod_java_kurz_basic');
  await main(shop).getByRole('button', { name: /^4242/ }).click();
  await main(shop)
    .getByRole('checkbox', { name: /^Chcem, aby sa mi kurz sprístupnil/ })
    .check();
  await main(shop)
    .getByRole('button', { name: /^Zaplatiť/ })
    .click();
  await heading(shop, 'Ďakujeme! Kurz je tvoj.').waitFor();
}

test('a treasurer sees a payment, a part that was given back and a dispute in their month, and takes the file', async () => {
  await makeTreasurer();
  await buy();
  const page = await arrive(treasurer, '/admin/objednavky');
  await main(page).getByRole('searchbox').fill('nemcova');
  await main(page).getByText('Spolu: 1 zaplatená objednávka').waitFor();
  await main(page)
    .getByRole('link', { name: /^\d{4}-\d+/ })
    .click();
  await heading(page, /Žofia Nemcová$/).waitFor();
  await button(page, 'Vrátiť peniaze…').click();
  await page.getByRole('radio', { name: /^Časť/ }).check();
  await page.getByLabel('Koľko eur').fill('9,50');
  await button(page, 'Vrátiť 9,50 €').click();
  await main(page).getByText('Vrátená časť', { exact: true }).first().waitFor();
  await button(page, 'Vyvolať spor').click();
  await button(page, 'Spor prehráme').click();
  await button(page, 'Spor prehráme').waitFor({ state: 'detached' });

  await page.goto(`${siteUrl}/admin/objednavky`);
  await main(page).getByRole('link', { name: 'Pohyby' }).click();
  await heading(page, 'Pohyby').waitFor();
  await page.getByRole('searchbox').fill('nemcova');
  await eventually(() => rows(page).allTextContents()).toEqual(['Sporná platba', 'Vrátenie', 'Platba']);
  await kinds(page)
    .getByRole('link', { name: /^Vrátenia/ })
    .click();
  await eventually(() => rows(page).allTextContents()).toEqual(['Vrátenie']);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('heading', { name: /^Vrátenie/ })
    .waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await main(page).getByRole('link', { name: 'Zavrieť' }).click();
  // The month is not over.
  await main(page).getByRole('heading', { name: 'Mesiac ešte beží' }).waitFor();
  await page.keyboard.press('e');
  const download = page.waitForEvent('download');
  await button(page, 'Stiahnuť CSV').click();
  const file = await readFile(await (await download).path(), 'utf8');
  const lines = file.replaceAll('\u00A0', ' ').split('\r\n');
  expect(lines.some((line) => /;Vrátenie;-9,50;;EUR;/.test(line))).toBe(true);
  expect(lines.some((line) => /;Sporná platba;-39,50;;EUR;/.test(line))).toBe(true);
  expect(file).toContain('Kontrolný súčet, ');
  // Names are asked for by themselves.
  expect(file).not.toContain('Nemcová');

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await rows(page).first().waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
});
