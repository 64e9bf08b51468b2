import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { sentMails } from '#tests/support/mailFolder.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';

const email = 'nina.nova@example.org';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const task = ['', '```javascript', 'console.log("ahoj");', '```', '', 'Skús si to.'].join('\n');

async function arrive(name: string, address: string, path: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of 40[0-9]/ });
  await arriveAsLearner(page, siteUrl, { name, email: address, hasKey: true }, path);
  return page;
}

async function invited(): Promise<string> {
  const desk = await arrive('Adam Správny', 'admin@example.org', '/admin/ludia?skupina=zdruzenie');
  await desk.getByRole('button', { name: 'Pozvať do združenia' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Meno').fill('Nina Nová');
  await form.getByRole('checkbox', { name: /^Výučba/ }).click();
  await form.getByRole('button', { name: 'Poslať pozvánku' }).click();
  const links = async () =>
    (await sentMails())
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .flatMap(({ text }) => /\/pozvanka\?token=[\w-]+/.exec(text ?? '')?.[0] ?? []);
  await eventually(async () => (await links()).length).toBe(1);
  return (await links())[0] ?? '';
}

/** Fills a dialog that asks for a name. */
async function named(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Názov').fill(name);
  await dialog.getByRole('button', { name: 'Vytvoriť' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function fillAll(page: Page, fields: Record<string, string>): Promise<void> {
  await main(page).getByRole('link', { name: 'Vlastnosti', exact: true }).click();
  for (const [label, value] of Object.entries(fields)) {
    await main(page).getByLabel(label, { exact: true }).fill(value);
  }
}

async function write(page: Page, text: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Text', exact: true }).click();
  await main(page).getByRole('textbox', { name: 'Text v Markdowne' }).click();
  await page.keyboard.insertText(text);
}

const goTo = (page: Page, name: string) =>
  main(page).getByRole('list', { name: 'Kde si' }).getByRole('link', { name, exact: true }).click();

/** What was written is kept, as the screen says, before one goes on by its trail. */
async function goUp(page: Page, name: string): Promise<void> {
  await main(page)
    .getByRole('status')
    .filter({ hasText: /^Uložené/ })
    .waitFor();
  await goTo(page, name);
}

test('a new lecturer comes from the invitation to a course on the web in one sitting, and asks nobody', async () => {
  const page = await arrive('Nina Nová', email, await invited());
  await button(page, 'Prijať pozvánku').click();
  await page.getByRole('navigation', { name: 'Zázemie' }).waitFor();

  await main(page).getByRole('link', { name: 'Doplniť stránku' }).click();
  await fillAll(page, { 'Čomu sa venuje': 'Učí prvé programy.' });
  await goUp(page, 'Obsah');
  await page.getByRole('navigation', { name: 'Zázemie' }).getByRole('link', { name: 'Prehľad' }).click();
  await main(page).getByRole('link', { name: 'Začať kurz' }).click();
  await named(page, 'Ninine prvé programy');
  await fillAll(page, {
    Zhrnutie: 'Prvé programy.',
    'Jazyk programovania': 'JavaScript',
    'Čo sa naučíš': 'Písať programy',
    'Čo budeš potrebovať': 'Nič',
  });
  await write(page, 'O čom kurz je.');
  // She looks what it will be, long before it is whole.
  await main(page)
    .getByRole('status')
    .filter({ hasText: /^Uložené/ })
    .waitFor();
  await main(page).getByRole('link', { name: 'Publikovať celý kurz…' }).click();
  await button(page, 'Publikovať 2 veci').waitFor();
  await goTo(page, 'Ninine prvé programy');
  for (const chapter of ['Začíname', 'Rozhodovanie']) {
    await button(page, 'Nová kapitola').first().click();
    await named(page, chapter);
    for (const number of [1, 2]) {
      await button(page, `Pridať lekciu do kapitoly ${chapter}`).click();
      await named(page, `${chapter} ${number}`);
      await page.waitForURL(/upravit\/lecture/);
      await fillAll(page, { Zhrnutie: 'Krátko.' });
      await write(page, task);
      await goUp(page, 'Ninine prvé programy');
    }
  }
  await button(page, 'Ďalšie pre kurz Ninine prvé programy').click();
  await page.getByRole('menuitem', { name: 'Publikovať so všetkým…' }).click();
  // The course, two chapters, four lectures and her own page.
  const press = button(page, 'Publikovať 8 vecí');
  await expect.poll(() => press.isEnabled(), { timeout: 90_000 }).toBe(true);
  await press.click();
  await main(page).getByText('Na webe: 8 vecí').waitFor();
  const published = await fetch(`${siteUrl}/kurzy/ninine-prve-programy`);
  expect(await published.text()).toContain('Rozhodovanie 2');
});
