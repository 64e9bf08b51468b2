import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { sentMails } from '#tests/support/mailFolder.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });
const saved = (page: Page) => main(page).getByText(/^Uložené\s\d/);

/** The browser itself logs what the API refuses: the profile that is not there yet, a text that somebody else has changed. */
async function arrive(path: string, expectedErrors = /status of (404|412)/): Promise<Page> {
  const page = await openPage({ expectedErrors });
  await arriveAsLearner(page, siteUrl, admin, path);
  return page;
}

/** As the footer's form and the link of its mail do. */
async function subscribe(email: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${siteUrl}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('/newsletter', { email, subscribedFrom: 'FOOTER' });
  let token: string | undefined;
  await eventually(async () => {
    const letter = (await sentMails()).find(({ to }) => to?.[0]?.address === email);
    token = /potvrdit=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    return token;
  }).toBeTruthy();
  expect((await post('/newsletter/confirm', { token })).status).toBe(200);
}

test('a newsletter is written, seen as it arrives, tried and scheduled', async () => {
  await Promise.all(['zofia.novinky@example.org', 'zdeno.novinky@example.org'].map(subscribe));
  const page = await arrive('/admin/newsletter');
  await main(page).getByRole('link', { name: 'Nový newsletter' }).click();
  await heading(page, /^Z.čoho začať$/).waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await button(page, 'Začať prázdny').click();
  await page.getByLabel('Predmet').fill('Vianočné hry');
  await page.getByLabel('Text', { exact: true }).fill('# Napíš si hru\n\nAhoj! [Sem](/kurzy/nikam)\n\n');
  await page.getByLabel('Text', { exact: true }).press('Control+End');
  await button(page, 'Tlačidlo').click();
  await page.keyboard.type('Pozrieť kurzy');
  // Nothing runs in the frame, so nothing can be asked in it.
  const letter = page.getByTitle('Newsletter, ako príde');
  await eventually(() => letter.getAttribute('srcdoc')).toMatch(
    new RegExp(`<a href="${siteUrl}/kurzy" style="[^"]*">Pozrieť kurzy</a>`),
  );
  await main(page).getByText('/kurzy/nikam nevedie nikam').waitFor();
  await button(page, 'Čistý text').click();
  await eventually(() => page.getByLabel('Newsletter ako čistý text').inputValue()).toContain(
    `Pozrieť kurzy:\n${siteUrl}/kurzy`,
  );
  await saved(page).waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);

  await button(page, 'Poslať sebe').click();
  await main(page).getByText(`Skúšobný e-mail ide na ${admin.email}.`).waitFor();
  await eventually(async () =>
    (await sentMails()).filter(({ to }) => to?.[0]?.address === admin.email).map(({ subject }) => subject),
  ).toContain('Vianočné hry');
  await main(page).getByText('Skúšobný e-mail s týmto textom odišiel').waitFor();

  await button(page, 'Naplánovať…').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Dostan(?:e|ú) ho \d/).waitFor();
  await dialog.getByLabel('Deň', { exact: true }).fill('2020-01-01');
  await dialog.getByRole('button', { name: /^Naplánovať \d/ }).click();
  await dialog.getByText(/^Tento čas už prešiel/).waitFor();
  const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Deň', { exact: true }).fill(tomorrow);
  await dialog.getByRole('button', { name: /^Naplánovať \d/ }).click();
  await main(page).getByText('Naplánované').waitFor();
  await main(page)
    .getByText(/^Odosielať sa začne/)
    .waitFor();
  await letter.waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await button(page, /^Zrušiť plán a.upraviť$/).click();

  // At night the first mail waits for the morning, and the screen is the same.
  await button(page, 'Naplánovať…').click();
  await dialog.getByRole('radio', { name: 'Hneď' }).check();
  await dialog.getByLabel('Tempo').selectOption('100');
  await dialog.getByRole('button', { name: /^Odoslať \d/ }).click();
  await main(page).getByText('Odosiela sa', { exact: true }).waitFor();
  await button(page, 'Pozastaviť').click();
  await main(page)
    .getByText(/^Pozastavené .+, \d+\se-mail/)
    .waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await button(page, 'Pokračovať').click();
  await main(page)
    .getByText(/Nikto nedostane e-mail dvakrát/)
    .waitFor();
  await main(page)
    .getByRole('link', { name: /^Zastaviť/ })
    .click();
  await dialog.getByRole('button', { name: /^Neposlať \d+/ }).click();
  await main(page).getByText('Zastavené', { exact: true }).waitFor();
  await button(page, 'Použiť znova').click();
  await eventually(() => page.getByLabel('Predmet').inputValue()).toBe('Vianočné hry');
  await page.goto('/admin/newsletter');
  await main(page).getByRole('link', { name: 'Vianočné hry' }).nth(1).waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
});

test('a newsletter becomes a template, another one begins with it, and what is to be filled in is not sent', async () => {
  await subscribe('sablona.novinky@example.org');
  const page = await arrive('/admin/newsletter');
  await main(page).getByRole('link', { name: 'Nový newsletter' }).click();
  await button(page, /^Začať z.nej \(Mesačný prehľad\)$/).click();
  await eventually(() => page.getByLabel('Predmet').inputValue()).toBe('Novinky za [mesiac]');
  await page.getByLabel('Text', { exact: true }).fill('Ahoj, toto pribudlo: [lekcia].');
  await main(page).getByText('Treba doplniť [mesiac], [Tri slová o tom najlepšom], [lekcia]').waitFor();
  await main(page).getByRole('link', { name: 'Urobiť šablónu…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Uložiť šablónu' }).click();
  await dialog.getByText('Napíš, ako sa má šablóna volať.').waitFor();
  await dialog.getByLabel('Názov šablóny').fill('Krátky prehľad');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Enter');
  await heading(page, /^Z.čoho začať$/).waitFor();
  await button(page, /^Začať z.nej \(Krátky prehľad\)$/).click();
  const text = page.getByLabel('Text', { exact: true });
  await eventually(() => text.inputValue()).toBe('Ahoj, toto pribudlo: [lekcia].');
  const plan = button(page, 'Naplánovať…');
  await eventually(() => plan.getAttribute('aria-disabled')).toBe('true');
  await page.getByLabel('Predmet').fill('Novinky za máj');
  await page.getByLabel('Prvý riadok v schránke').fill('');
  await text.fill('Ahoj, toto pribudlo: cykly.');
  await eventually(() => plan.getAttribute('aria-disabled')).toBe(null);
  expect(
    await main(page)
      .getByText(/^Treba doplniť/)
      .count(),
  ).toBe(0);
  await saved(page).waitFor();

  await page.goto('/admin/newsletter');
  await main(page).getByRole('link', { name: 'Novinky za máj' }).waitFor();
  await page.keyboard.press('n');
  await main(page)
    .getByText(/, raz$/)
    .first()
    .waitFor();
  await main(page)
    .getByRole('link', { name: /^Zmazať… šablónu Krátky prehľad$/ })
    .click();
  await dialog.getByRole('button', { name: 'Zmazať šablónu' }).click();
  await button(page, /^Začať z.nej \(Krátky prehľad\)$/).waitFor({ state: 'detached' });
  await button(page, /^Začať z.nej \(Mesačný prehľad\)$/).waitFor();
});

test('of two who write at once nobody loses a word, nor who cannot be heard by the server', async () => {
  const mine = await arrive('/admin/newsletter', /status of (404|412)|Failed to load resource/);
  await main(mine).getByRole('link', { name: 'Nový newsletter' }).click();
  await button(mine, 'Začať prázdny').click();
  await mine.getByLabel('Predmet').fill('Spoločný');
  await saved(mine).waitFor();
  const theirs = await arrive(new URL(mine.url()).pathname);
  await theirs.getByLabel('Predmet').fill('Spoločný, ich');
  await saved(theirs).waitFor();

  await mine.getByLabel('Text', { exact: true }).fill('Moja práca');
  await main(mine)
    .getByText(/medzitým uložil niekto iný: Adam Správny/)
    .waitFor();
  expect(await mine.getByLabel('Tvoj text').inputValue()).toContain('Moja práca');
  expect(await mine.getByLabel('Uložený text').inputValue()).toContain('Spoločný, ich');
  expect(await axeFindings(mine, 'main')).toEqual([]);
  // Closing the tab loses neither.
  await mine.reload();
  await button(mine, 'Uložiť môj text').click();
  await saved(mine).waitFor();
  expect(await mine.getByLabel('Predmet').inputValue()).toBe('Spoločný');

  await mine.route('**/api/admin/newsletter/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await mine.getByLabel('Text', { exact: true }).fill('Moja práca, časť druhá');
  await main(mine).getByText('Text je uložený v tomto prehliadači.').waitFor();
  await mine.reload();
  await eventually(() => mine.getByLabel('Text', { exact: true }).inputValue()).toBe('Moja práca, časť druhá');
  await mine.unroute('**/api/admin/newsletter/*');
  await saved(mine).waitFor();
  await theirs.reload();
  await eventually(() => theirs.getByLabel('Text', { exact: true }).inputValue()).toBe('Moja práca, časť druhá');
  // What the server has says since when, whoever opens it.
  await saved(theirs).waitFor();
});

test('an address is found, exported and removed by the keyboard alone', async () => {
  const email = 'stara.adresa@example.org';
  await subscribe(email);
  const page = await arrive('/admin/zaznam');
  await heading(page, 'Záznam').waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('7');
  await heading(page, 'Newsletter').waitFor();
  await main(page)
    .getByRole('link', { name: /^Odberatelia/ })
    .press('Enter');
  await heading(page, 'Odberatelia').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('STARÁ.adresa');
  await page.waitForURL(/q=/);
  await main(page).getByText(email, { exact: true }).first().waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await main(page).getByRole('link', { name: 'Exportovať…' }).press('Enter');
  const download = page.waitForEvent('download');
  await button(page, 'Stiahnuť CSV').press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/^\uFEFFE-mail;Stav;/);
  expect(file.trim().split('\r\n')).toHaveLength(2);
  await main(page)
    .getByRole('link', { name: `Odstrániť… ${email}` })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Odstrániť adresu' }).press('Enter');
  await main(page)
    .getByText(/sme nič nenašli$/)
    .waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('0');
  await main(page).getByRole('link', { name: 'odstránenie adresy z newslettera' }).first().waitFor();
});
