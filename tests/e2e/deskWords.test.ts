import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, siteUrl, untilHydrated } from '#tests/support/openPage.ts';

/** Three people, each in a window of their own. */
const timeout = 150_000;
const article = '/clanky/ako-citat-chybove-hlasenie';
const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const comments = '/admin/komentare';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** Somebody writes comments below an article, and somebody else reports them. */
async function writeAndReport(texts: string[], author: string): Promise<void> {
  const writer = await openPage({ expectedErrors: /status of 404/ });
  await arriveAsLearner(writer, siteUrl, { name: author, email: `${author.toLowerCase()}@example.org` }, article);
  await untilHydrated(writer);
  for (const text of texts) {
    await main(writer).getByLabel('Tvoj komentár').fill(text);
    await main(writer).getByRole('button', { name: 'Odoslať', exact: true }).click();
    await writer.getByText('Komentár je odoslaný.').waitFor();
  }
  const reader = await openPage({ expectedErrors: /status of 404/ });
  const email = `cita.${author.toLowerCase()}@example.org`;
  await arriveAsLearner(reader, siteUrl, { name: 'Čitateľ', email }, article);
  await untilHydrated(reader);
  for (const text of texts) {
    const one = reader.getByRole('article').filter({ hasText: text });
    await one.getByRole('button', { name: 'Nahlásiť' }).click();
    await one.getByRole('radio', { name: 'Uráža ma to' }).check();
    await one.getByRole('button', { name: 'Odoslať nahlásenie' }).click();
    await one.getByText('Nahlásené.').waitFor();
  }
}

async function openDesk(path: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of 404/ });
  await arriveAsLearner(page, siteUrl, admin, path);
  await main(page)
    .getByRole('heading', { level: 1, name: /Komentáre|Spätná väzba/ })
    .waitFor();
  return page;
}

test('a moderator hides a reported comment with the mouse, takes it back, and blocks its author', {
  tags: ['main'],
  timeout,
}, async () => {
  const text = 'Toto nechápe iba hlupák z myši.';
  await writeAndReport([text], 'Myško');
  const page = await openDesk(comments);
  const inList = main(page).getByRole('list', { name: 'Komentáre' }).getByRole('link').filter({ hasText: text });
  await inList.click();
  await main(page).getByRole('heading', { name: 'Nahlásený komentár' }).waitFor();
  await main(page).getByText('Čitateľ').waitFor();
  await main(page).getByText('Uráža ma to', { exact: true }).waitFor();
  expect(await axeFindings(page, 'body')).toEqual([]);
  await button(page, 'Skryť').click();
  await main(page).getByLabel('Pravidlo').selectOption({ label: '2. Nikoho neurážame' });
  await main(page).getByLabel('Dôvod, ktorý dostane autor').fill('Uráža ostatných.');
  await button(page, 'Skryť a poslať dôvod').click();
  const done = page.getByRole('status').filter({ hasText: 'Komentár je skrytý' });
  await done.waitFor();

  const visitor = await openPage();
  await openHydrated(visitor, `${article}#komentare`);
  await main(visitor).getByRole('heading', { name: 'Komentáre' }).waitFor();
  await eventually(() => visitor.getByText(text).count()).toBe(0);
  await done.getByRole('button', { name: 'Vrátiť' }).click();
  await main(page)
    .getByRole('link', { name: /^Všetky/ })
    .click();
  await page.getByLabel('Hľadať v texte a menách').fill('hlupak z mysi');
  await inList.click();
  // What was typed just before comes into the address, and leaves open what was opened meanwhile.
  await page.waitForURL(/q=hlupak/);
  expect(new URL(page.url()).pathname).toMatch(/komentare\/./);
  await main(page).getByText('Posledné rozhodnutie: vrátenie komentára').waitFor();

  await button(page, 'Zablokovať autora…').click();
  await page
    .getByRole('dialog')
    .getByLabel(/^na deň/)
    .check();
  await page.getByRole('dialog').getByRole('button', { name: 'Zablokovať na deň' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await main(page)
    .getByRole('link', { name: /^Zablokovaní/ })
    .click();
  const row = main(page).getByRole('row').filter({ hasText: 'Myško' });
  await row.getByRole('button', { name: 'Odblokovať' }).click();
  await row.waitFor({ state: 'detached' });
});

test('the first link of a new account waits until a moderator lets it through, by a key', {
  tags: ['main'],
  timeout,
}, async () => {
  const link = 'https://prehladne-cykly.example/for';
  const writer = await openPage({ expectedErrors: /status of 404/ });
  await arriveAsLearner(writer, siteUrl, { name: 'Marek Nový', email: 'marek.novy@example.org' }, article);
  await untilHydrated(writer);
  await main(writer).getByLabel('Tvoj komentár').fill(`Mne pomohlo toto: ${link}`);
  await main(writer).getByRole('button', { name: 'Odoslať', exact: true }).click();
  const own = writer.getByRole('article').filter({ hasText: link });
  await own.getByText('vidíš to len ty').waitFor();
  await own.getByText(/zvyčajne do dvoch hodín/).waitFor();

  const visitor = await openPage();
  const seen = () => visitor.getByText('Mne pomohlo toto').count();
  await openHydrated(visitor, `${article}#komentare`);
  await main(visitor).getByRole('heading', { name: 'Komentáre' }).waitFor();
  await visitor.waitForLoadState('networkidle');
  expect(await seen()).toBe(0);

  const page = await openDesk(`${comments}?druh=odkazy`);
  const row = main(page).getByRole('list', { name: 'Komentáre' }).getByRole('link').filter({ hasText: 'Marek Nový' });
  await row.click();
  await main(page).getByRole('heading', { name: 'Prvý odkaz nového účtu' }).waitFor();
  await main(page).getByText(link, { exact: true }).waitFor();
  await main(page).getByText('zatiaľ nič, ani jeden skrytý').waitFor();
  expect(await axeFindings(page, 'body')).toEqual([]);
  await page.keyboard.press('n');
  await page.getByRole('status').filter({ hasText: 'Komentár je na webe.' }).waitFor();
  await row.waitFor({ state: 'detached' });
  await page.keyboard.press('z');
  await row.waitFor();
  await row.click();
  await button(page, /Pustiť na web/).click();
  await row.waitFor({ state: 'detached' });
  await visitor.reload();
  await eventually(seen).toBe(1);
  await writer.reload();
  await own.waitFor();
  expect(await own.getByText('vidíš to len ty').count()).toBe(0);
});

test('a queue is worked off by keys alone, which are silent in fields', { timeout }, async () => {
  const [first, second] = ['Prvý nahlásený klávesmi.', 'Druhý nahlásený klávesmi.'];
  await writeAndReport([first, second], 'Klávesa');
  const page = await openDesk(comments);
  const rows = main(page).getByRole('list', { name: 'Komentáre' }).getByRole('link');
  await rows.filter({ hasText: second }).waitFor();
  const current = () => main(page).locator('[data-desk-row][aria-current]').textContent();
  await rows.filter({ hasText: first }).focus();
  await page.keyboard.press('Enter');
  await eventually(current).toContain(first);
  await page.keyboard.press('j');
  await eventually(current).toContain(second);
  await page.keyboard.press('k');
  await eventually(current).toContain(first);
  await main(page).getByRole('list', { name: 'Vlákno' }).getByText(first).waitFor();
  await page.keyboard.press('r');
  await page.keyboard.type('hn zdraví združenie');
  expect(await main(page).getByLabel('Odpoveď za združenie').inputValue()).toBe('hn zdraví združenie');
  await page.keyboard.press('Control+Enter');
  await main(page).getByRole('list', { name: 'Vlákno' }).getByText('(za združenie)').waitFor();
  await page.keyboard.press('n');
  await page.getByRole('status').filter({ hasText: 'nahlásenia sú vybavené' }).waitFor();
  await rows.filter({ hasText: first }).waitFor({ state: 'detached' });
  await page.keyboard.press('z');
  await rows.filter({ hasText: first }).waitFor();

  await rows.filter({ hasText: second }).focus();
  await page.keyboard.press('Enter');
  await main(page).getByRole('list', { name: 'Vlákno' }).getByText(second).waitFor();
  await page.keyboard.press('h');
  await eventually(() =>
    main(page)
      .getByLabel('Pravidlo')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('status').filter({ hasText: 'Komentár je skrytý' }).waitFor();
  await rows.filter({ hasText: second }).waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('8');
  await main(page).getByRole('heading', { name: 'Spätná väzba', level: 1 }).waitFor();
});

test('a message of a visitor is answered by mail from the desk', async () => {
  const visitor = await openPage();
  await openHydrated(visitor, '/feedback');
  await visitor.getByLabel('Tvoja správa').fill('Nejde mi video, píšem zo stola.');
  await main(visitor)
    .getByLabel(/E-mail/)
    .fill('stol@example.org');
  await visitor.getByRole('button', { name: 'Odoslať správu' }).click();
  await main(visitor)
    .getByRole('status')
    .filter({ hasText: /Ďakujeme/ })
    .waitFor();
  const page = await openDesk('/admin/spatna-vazba?q=stola');
  await main(page)
    .getByRole('link', { name: /zo stola/ })
    .click();
  expect(await axeFindings(page, 'body')).toEqual([]);
  await main(page).getByLabel('Odpoveď').fill('Video sme nahrali znova.');
  await button(page, 'Odpovedať e-mailom').click();
  await main(page).getByText('Odpoveď združenia').waitFor();
  await button(page, 'Otvoriť znova').click();
  await button(page, 'Vybavené').waitFor();
});
