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

test('who asks to teach gets a class; a pupil joins by its code, shows what she has passed, and leaves', {
  timeout: 150_000,
}, async () => {
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
