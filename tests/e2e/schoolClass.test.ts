import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { openPage, siteUrl } from '#tests/support/openPage.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const teacher = { name: 'Hana Učiteľová', email: 'hana.ucitelova@example.org', hasKey: true };
const pupil = { name: 'Nina Malá', email: 'nina.mala@example.org' };
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

async function arrive(person: { name: string; email: string }, path: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of (403|404)/ });
  await arriveAsLearner(page, siteUrl, person, path);
  return page;
}

/** As her browser tells it. */
async function pass(exerciseId: string): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/exercise/${exerciseId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenOf(siteUrl, pupil)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ lectureId: 'zaklady-hodnoty-a-typy', attempts: [{ id: 'pokus-1', passed: true }] }),
  });
  expect(answer.status).toBe(200);
}

/** Of the class's course, from the class and back to it: on paper stands what is open, and nothing of the site. */
async function readPlan(page: Page): Promise<void> {
  await main(page)
    .getByRole('link', { name: /^Plán kapitol/ })
    .click();
  await main(page).getByLabel('Kapitola').selectOption({ label: '3. Rozhodovanie' });
  const sheet = main(page).getByRole('article', { name: 'Plán kapitoly Rozhodovanie' });
  await sheet.getByText('porovnať dve hodnoty').waitFor();
  await sheet.getByRole('heading', { name: 'Typické chyby' }).waitFor();
  const solution = sheet.getByRole('heading', { name: 'Riešenie' });
  expect(await solution.count()).toBe(0);
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await sheet.getByRole('heading', { name: 'Úlohy s riešeniami' }).isVisible()).toBe(false);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await sheet.locator('summary').first().click();
  await page.emulateMedia({ media: 'print' });
  expect(await solution.count()).toBe(1);
  expect(await solution.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await button(page, 'Rozbaliť riešenia').click();
  expect(await solution.count()).toBeGreaterThan(15);
  await page.reload();
  await sheet.waitFor();
  await page.goBack();
  await main(page).getByRole('heading', { level: 1, name: 'Trieda 2.B' }).waitFor();
}

test('who asks to teach gets a class; a pupil joins by its code, shows what she has passed, and leaves', async () => {
  const asking = await arrive(teacher, '/pre-ucitelov');
  await main(asking).getByLabel('Škola a mesto').fill('Gymnázium Poprad');
  await main(asking).getByLabel('Koho a čo učíš').fill('Informatika v druhom ročníku.');
  await button(asking, 'Poslať žiadosť').click();
  await main(asking).getByText('Gymnázium Poprad').waitFor();
  expect(await axeFindings(asking, 'main')).toEqual([]);

  await createLearner(siteUrl, admin);
  const desk = await arrive(admin, '/admin');
  await main(desk)
    .getByRole('link', { name: /Odpovedať: .*žiados/ })
    .click();
  await button(desk, 'Dať rolu').click();
  await main(desk).getByText('Gymnázium Poprad').waitFor({ state: 'detached' });

  await asking.reload();
  await main(asking).getByLabel('Názov triedy').fill('Trieda 2.B');
  await button(asking, 'Založiť triedu').click();
  await main(asking).getByRole('heading', { level: 1, name: 'Trieda 2.B' }).waitFor();
  const code =
    (await main(asking)
      .getByText(/^[2-9A-Z]{4}-[2-9A-Z]{2}$/)
      .first()
      .textContent()) ?? '';

  await createLearner(siteUrl, pupil);
  const joining = await arrive(pupil, '/trieda');
  await main(joining).getByRole('textbox', { name: 'Kód triedy' }).fill(code.toLowerCase());
  await button(joining, 'Nájsť triedu').click();
  await main(joining)
    .getByText(/Hana Učiteľová uvidí toto meno/)
    .waitFor();
  await main(joining).getByLabel('Meno, ktoré uvidí').fill('Nina M.');
  expect(await axeFindings(joining, 'main')).toEqual([]);
  await button(joining, 'Pridať sa').click();
  await main(joining)
    .getByText(/Trieda 2\.B/)
    .first()
    .waitFor();

  await readPlan(asking);
  await joining.goto(`${siteUrl}/pre-ucitelov/plan/programovanie-od-nuly`);
  await main(joining).getByRole('heading', { level: 1, name: 'Plány sú pre učiteľov' }).waitFor();
  expect(await main(joining).textContent()).not.toContain('Riešenie');

  await pass('zaklady-profil-hraca');
  await asking.reload();
  const row = main(asking)
    .getByRole('table')
    .getByRole('row', { name: /Nina M\./ });
  await row.getByText(/^1\sz\s\d+$/).waitFor();
  expect(await main(asking).textContent()).not.toContain(pupil.email);
  await asking.setViewportSize({ width: 360, height: 740 });
  expect(await asking.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(asking, 'main')).toEqual([]);

  await joining.goto(`${siteUrl}/profil`);
  await button(joining, /Odísť z.triedy/).click();
  await main(joining).getByText('Trieda 2.B').waitFor({ state: 'detached' });
  await asking.reload();
  await main(asking).getByText('Zatiaľ sa nikto nepridal.').waitFor();
});
