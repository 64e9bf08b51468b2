import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner, createLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';
import { openLearnerPage, signIn } from '#tests/support/signIn.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };

async function openDesk(path: string, size = {}): Promise<Page> {
  const page = await openLearnerPage(size);
  await arriveAsLearner(page, siteUrl, admin, path);
  await page.getByRole('navigation', { name: 'Zázemie' }).waitFor();
  return page;
}

const people = (page: Page) => page.getByRole('list', { name: 'Ľudia' });
const tick = (page: Page, role: string) =>
  page.getByRole('dialog').getByRole('checkbox', { name: new RegExp(`^${role}`) });
const where = (page: Page) => decodeURIComponent(page.url().slice(siteUrl.length));

test('somebody is found without accents and gets a role that holds at once, until it is taken', {
  tags: ['main'],
}, async () => {
  const ema = { name: 'Ema Hrušťáková', email: 'ema.rolova@example.org', hasKey: true };
  const learner = await openPage({ expectedErrors: /status of 403/ });
  await arriveAsLearner(learner, siteUrl, ema, '/admin');
  await learner.getByRole('heading', { name: 'Tento účet tu nemá žiadnu rolu' }).waitFor();

  const page = await openDesk('/admin/ludia');
  await page.getByRole('searchbox').fill('hrustakova EMA');
  await eventually(() => where(page)).toBe('/admin/ludia?q=hrustakova+EMA');
  await people(page).getByRole('link', { name: ema.name }).click();
  await page.getByRole('heading', { level: 1, name: ema.name }).waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);

  const roles = page.getByRole('list', { name: 'Roly' });
  await page.getByRole('button', { name: 'Roly…' }).click();
  await tick(page, 'Redakcia').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nechať tak' }).click();
  expect(await roles.count()).toBe(0);
  await page.getByRole('button', { name: 'Roly…' }).click();
  // The question has an address of its own: a reload asks it again.
  expect(where(page)).toContain('otazka=roly');
  await page.reload();
  await tick(page, 'Moderovanie').click();
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Dať rolu Moderovanie' }).click();
  await page.getByText('Roly sú zmenené a\u00A0e-mail je na ceste.').waitFor();
  await roles.getByText('Moderovanie').waitFor();

  // Moderators see people, and nothing of roles and money.
  await learner.goto('/admin/ludia');
  await people(learner).getByRole('link', { name: ema.name }).click();
  await learner.getByRole('heading', { level: 1, name: ema.name }).waitFor();
  expect(await learner.getByRole('button', { name: 'Roly…' }).count()).toBe(0);
  expect(await learner.getByText('Zaplatené').count()).toBe(0);

  await page.getByRole('button', { name: 'Roly…' }).click();
  await tick(page, 'Moderovanie').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Odobrať rolu Moderovanie' }).click();
  await page.getByText('Roly sú zmenené. Platí to hneď.').waitFor();
  await learner.reload();
  await learner.getByRole('heading', { name: 'Tento účet tu nemá žiadnu rolu' }).waitFor();
});

test('by keyboard: a course is given, data are exported, and an account is deleted after its address is typed', async () => {
  const gone = { name: 'Zmazateľná Žofia', email: 'zofia.zmizne@example.org' };
  await createLearner(siteUrl, gone);
  const page = await openDesk('/admin/zaznam');
  const { keyboard } = page;
  await page.getByRole('heading', { level: 1, name: 'Záznam' }).waitFor();
  await keyboard.press('g');
  await keyboard.press('6');
  await people(page).waitFor();
  await keyboard.press('/');
  await keyboard.type('zmazatelna');
  await eventually(() => people(page).getByRole('listitem').count()).toBe(1);
  await page.getByRole('searchbox').blur();
  await keyboard.press('j');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: gone.name }).waitFor();

  await page.getByRole('button', { name: 'Darovať kurz…' }).press('Enter');
  await eventually(() =>
    page.getByLabel('Kurz', { exact: true }).evaluate((box) => box === document.activeElement),
  ).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Darovať kurz' }).press('Enter');
  await page.getByText('Kurz je v účte').waitFor();
  await page.getByRole('table', { name: 'Kurzy' }).getByText('darovaný').waitFor();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export údajov' }).press('Enter');
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ profile: { email: gone.email } });

  await page.getByRole('button', { name: 'Zmazať účet…' }).press('Enter');
  const box = page.getByLabel(/Na potvrdenie napíš/);
  await eventually(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
  await keyboard.type('niekto@example.org');
  await keyboard.press('Enter');
  await page.getByRole('alert').getByText('Adresa nesedí').waitFor();
  await box.fill(gone.email);
  await keyboard.press('Enter');
  await page.getByText('Účet je zmazaný.').waitFor();
  await eventually(() => page.getByText('Nikto sa nenašiel').count()).toBe(1);

  await page.goto('/admin/zaznam?nevratne=1');
  const row = page.getByRole('link', { name: 'zmazanie účtu' }).first();
  await row.waitFor();
  await row.press('Enter');
  await page.getByText('Tento úkon nezmenil žiadny údaj.').waitFor();
  expect(where(page)).toMatch(/^\/admin\/zaznam\/\d+\?nevratne=1$/);
  expect(await page.getByRole('main').textContent()).not.toContain('Žofia');
  expect(await page.getByRole('table', { name: 'Záznam' }).count()).toBe(1);
  // A link to an act that the list does not show leads to it all the same.
  await page.goto(`${page.url().split('?')[0]}?co=role-given`);
  await page.getByText('Tento úkon nezmenil žiadny údaj.').waitFor();
  await page.goto('/admin/zaznam?nevratne=1');
  await row.waitFor();
  expect(await page.getByRole('table', { name: 'Záznam' }).count()).toBe(1);
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV podľa filtra' }).press('Enter');
  const table = await readFile(await (await csv).path(), 'utf8');
  expect(table.startsWith('\uFEFFČíslo;Kedy')).toBe(true);
  expect(table).toContain(';zmazanie účtu;áno;');
});

test('a sign-in that is too old says so, and what is chosen waits below until the same person is back', async () => {
  const ema = { name: 'Ema Neskorá', email: 'ema.neskora@example.org' };
  await createLearner(siteUrl, ema);
  const page = await openPage({ expectedErrors: /status of 40[34]/ });
  await arriveAsLearner(page, siteUrl, admin, '/admin/ludia?q=neskora');
  await people(page).getByRole('link', { name: ema.name }).click();
  await page.route('**/api/admin/user/*/roles', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'recent-sign-in-required' }),
    }),
  );
  await page.getByRole('button', { name: 'Roly…' }).click();
  await tick(page, 'Výučba').click();
  await page.getByRole('button', { name: 'Dať rolu Výučba' }).click();
  await page.getByText(/Tvoje prihlásenie je staršie ako hodina/).waitFor();
  await page.unroute('**/api/admin/user/*/roles');
  await page.getByRole('button', { name: 'Prihlásiť sa znova' }).click();
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Prihlásiť sa v novej karte' }).click(),
  ]);
  await signIn(beside, admin);
  await beside.getByRole('navigation', { name: 'Zázemie' }).waitFor();
  await beside.close();
  await page.getByRole('heading', { name: 'Prihlásenie sa skončilo' }).waitFor({ state: 'hidden' });
  expect(await page.getByRole('dialog').getByRole('alert').isVisible()).toBe(false);
  expect(await tick(page, 'Výučba').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Dať rolu Výučba' }).click();
  await page.getByText('Roly sú zmenené').waitFor();
});

test.each([360, 768])('at %d pixels people and the record fit, and axe finds nothing', async (width) => {
  const page = await openDesk('/admin/ludia?q=spravny', { width });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await people(page).getByRole('link', { name: admin.name }).first().click();
  await page.getByRole('heading', { level: 1, name: admin.name }).waitFor();
  expect(await fits()).toBe(true);
  expect(await page.getByText('Správa podľa nastavenia servera').count()).toBe(1);
  expect(await axeFindings(page, 'body')).toEqual([]);
  await page.goto('/admin/zaznam');
  await page.getByRole('search').waitFor();
  expect(await fits()).toBe(true);
  expect(await axeFindings(page, 'body')).toEqual([]);
});
