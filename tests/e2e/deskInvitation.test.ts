import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { sentMails } from '#tests/support/mailFolder.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };

/** The newest link that was mailed to an address. */
async function linkFor(email: string, besides: readonly string[] = []): Promise<string> {
  const links = async () => {
    const mails = await sentMails();
    const theirs = mails.filter(({ to }) => to?.some(({ address }) => address === email));
    return theirs.flatMap(({ text }) => /\/pozvanka\?token=[\w-]+/.exec(text ?? '')?.[0] ?? []);
  };
  const fresh = async () => (await links()).filter((link) => !besides.includes(link));
  await eventually(async () => (await fresh()).length).toBe(1);
  return (await fresh())[0] ?? '';
}

async function arrive(person: typeof admin, path: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of 40[0-9]/ });
  await arriveAsLearner(page, siteUrl, person, path);
  return page;
}

test('an invitation from the desk leads to the first course of a lecturer, without a dead end', async () => {
  const email = 'ema.pozvana@example.org';
  const desk = await arrive(admin, '/admin/ludia?skupina=zdruzenie');
  await desk.getByRole('button', { name: 'Pozvať do združenia' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Meno').fill('Ema Pozvaná');
  await form.getByRole('checkbox', { name: /^Výučba/ }).click();
  expect(await axeFindings(desk, '[role="dialog"]')).toEqual([]);
  await form.getByRole('button', { name: 'Poslať pozvánku' }).click();
  await desk.getByText(`Pozvánka pre ${email} je na ceste.`).waitFor();
  expect(await axeFindings(desk, 'main')).toEqual([]);
  const link = await linkFor(email);

  // Another account is told so, and gets nothing.
  const stranger = await arrive({ name: 'Iný Človek', email: 'iny.clovek@example.org', hasKey: false }, link);
  await stranger.getByRole('button', { name: 'Prijať pozvánku' }).click();
  await stranger.getByText('pozvánka je pre inú adresu').waitFor();

  // On a trial copy who has a role has the printed link besides.
  const ema = await arrive({ name: 'Ema Pozvaná', email, hasKey: true }, link);
  await ema.getByRole('button', { name: 'Prijať pozvánku' }).click();
  await ema.getByRole('navigation', { name: 'Zázemie' }).waitFor();
  await ema.goto('/admin/obsah/kurzy');
  await ema.getByRole('button', { name: 'Nový kurz' }).first().click();
  await ema.getByRole('dialog').getByLabel('Názov').fill('Prvý kurz Emy');
  await ema.getByRole('dialog').getByRole('button', { name: 'Vytvoriť' }).click();
  await eventually(() => new URL(ema.url()).pathname).toContain('prvy-kurz-emy');

  // The link is used up.
  await stranger.goto(link);
  await stranger.getByText('Táto pozvánka je už použitá.').waitFor();
});

test('a link that was sent again ends the one before, and a withdrawn one gives nothing', async () => {
  const email = 'jozef.pozvany@example.org';
  const desk = await arrive(admin, '/admin/ludia?skupina=zdruzenie');
  await desk.getByRole('button', { name: 'Pozvať do združenia' }).click();
  await desk.getByRole('dialog').getByLabel('E-mail').fill(email);
  await desk.getByRole('dialog').getByLabel('Meno').fill('Jozef Pozvaný');
  await desk.getByRole('checkbox', { name: /^Pokladnica/ }).click();
  await desk.getByRole('button', { name: 'Poslať pozvánku' }).click();
  const row = desk.getByRole('row').filter({ hasText: email });
  const first = await linkFor(email);
  await row.getByRole('button', { name: 'Poslať znova' }).click();
  await desk.getByText('starý odkaz už neplatí').waitFor();
  const second = await linkFor(email, [first]);
  const jozef = await arrive({ name: 'Jozef Pozvaný', email, hasKey: false }, first);
  await jozef.getByText('Tento odkaz neplatí.').waitFor();
  await row.getByRole('button', { name: 'Zrušiť pozvánku' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Zrušiť pozvánku' }).click();
  await desk.getByText(`Pozvánka pre ${email} je zrušená.`).waitFor();
  await jozef.goto(second);
  await jozef.getByText('Táto pozvánka je zrušená').waitFor();
});
