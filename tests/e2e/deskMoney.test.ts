import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { openPage, siteUrl } from '#tests/support/openPage.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });

/** The browser itself logs what the API refuses: the profile that is not there yet, a code that is taken. */
async function arrive(person: { name: string; email: string }, path: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of (403|404)/ });
  await arriveAsLearner(page, siteUrl, person, path);
  return page;
}

test('a treasurer finds a purchase, gives money back and takes the file for the books', {
  tags: ['main'],
}, async () => {
  const shop = await arrive(
    { name: 'Ľubica Žiaková', email: 'lubica.ziakova@example.org' },
    '/checkout/java-kurz/prod_java_kurz_basic',
  );
  await main(shop).getByRole('button', { name: /^4242/ }).click();
  await main(shop)
    .getByRole('checkbox', { name: /^Chcem, aby sa mi kurz sprístupnil/ })
    .check();
  await main(shop)
    .getByRole('button', { name: /^Zaplatiť/ })
    .click();
  await heading(shop, 'Ďakujeme! Kurz je tvoj.').waitFor();

  const page = await arrive(admin, '/admin/objednavky');
  await page.getByRole('searchbox').fill('ziakova lubica');
  await main(page).getByText('Spolu: 1 zaplatená objednávka').waitFor();
  await main(page)
    .getByRole('navigation', { name: 'Stav objednávok' })
    .getByRole('link', { name: /^Zaplatené/ })
    .click();
  await page.waitForURL(/q=ziakova\+lubica&stav=zaplatene|stav=zaplatene&q=ziakova\+lubica/);
  await main(page).getByText('Spolu: 1 zaplatená objednávka').waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);

  await link(page, /Pre účtovníctvo/).click();
  const download = page.waitForEvent('download');
  await button(page, 'Stiahnuť CSV').click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFDoklad;/);
  expect(file).toContain(';Ľubica Žiaková;lubica.ziakova@example.org;Java kurz;49,00;0,00;49,00;0,00;');

  await link(page, /^\d{4}-\d+/).click();
  await heading(page, /Ľubica Žiaková$/).waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await button(page, 'Vrátiť peniaze…').click();
  await page.getByRole('radio', { name: /^Časť/ }).check();
  await page.getByLabel('Koľko eur').fill('100');
  await button(page, 'Vrátiť časť').click();
  await page.getByText('Vrátiť sa dá najviac 49,00').waitFor();
  await page.getByLabel('Koľko eur').fill('9,50');
  await button(page, 'Vrátiť 9,50 €').click();
  await main(page).getByText('Vrátená časť', { exact: true }).first().waitFor();
  await button(page, 'Vrátiť peniaze…').click();
  await button(page, 'Vrátiť 39,50 €').click();
  await main(page).getByText('Peniaze sú vrátené, kurz sa zavrel').waitFor();
  await main(page).getByText('Vrátená', { exact: true }).waitFor();
  expect(await button(page, 'Vrátiť peniaze…').count()).toBe(0);
  await shop.goto('/kurzy/java-kurz');
  await link(shop, /^Kúpiť za/)
    .first()
    .waitFor();
});

test('codes and gifts are made by the keyboard alone', async () => {
  const page = await arrive(admin, '/admin/objednavky');
  await heading(page, 'Objednávky').waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('5');
  await heading(page, 'Zľavové kódy').waitFor();
  await link(page, 'Nový kód').press('Enter');
  await page.getByLabel('Kód', { exact: true }).fill('zadarmo');
  await page.getByLabel(/Koľkokrát spolu/).fill('10');
  await main(page)
    .getByText(/Najviac to bude stáť/)
    .waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.getByLabel(/Koľkokrát spolu/).press('Enter');
  await main(page).getByText('Kód ZADARMO už existuje.').waitFor();
  await button(page, 'Vymyslieť').press('Enter');
  await page.getByLabel(/Koľkokrát spolu/).press('Enter');
  await heading(page, /^KURZ-/).waitFor();
  await main(page).getByText('Tento kód ešte nikto nepoužil').waitFor();
  await page.getByLabel(/Koľkokrát spolu/).fill('20');
  await page.getByLabel(/Koľkokrát spolu/).press('Enter');
  await main(page).getByText('Uložené').waitFor();
  await button(page, 'Vypnúť kód').press('Enter');
  await main(page).getByText('Vypnutý').waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);

  const learner = { name: 'Oľga Obdarovaná', email: 'olga.obdarovana@example.org' };
  await arrive(learner, '/profil');
  await page.goto('/admin/kody/dary');
  await page.getByLabel('E-mail účtu').fill('nikto.taky@example.org');
  await page.getByLabel('E-mail účtu').press('Enter');
  await main(page)
    .getByText(/nikto nemá overený účet/)
    .waitFor();
  await page.getByLabel('E-mail účtu').fill(learner.email);
  await page.getByLabel('E-mail účtu').press('Enter');
  await main(page).getByText('Kurz je darovaný a e-mail je na ceste.').waitFor();
  await link(page, /^Odobrať… Oľga Obdarovaná/).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Odobrať kurz' }).press('Enter');
  await main(page).getByText('Zatiaľ sme nikomu nič nedarovali').waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('0');
  await main(page).getByRole('link', { name: 'odobratie darovaného kurzu' }).waitFor();
  await main(page).getByRole('link', { name: 'vytvorenie kódu' }).first().waitFor();
});
