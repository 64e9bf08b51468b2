import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { sentMails } from '#tests/support/mailFolder.ts';
import { eventually, openHydrated, openPage, siteUrl } from '#tests/support/openPage.ts';

const delay = 15_000;
const modal = (page: Page) => page.getByRole('dialog', { name: 'Chceš sa dozvedieť o našom novom obsahu?' });

/** The address that a mail to somebody leads to, once it has been sent. */
async function linkInMail(recipient: string, parameter: string): Promise<string> {
  const read = async () => {
    const mails = await sentMails();
    const texts = mails.filter(({ to }) => to?.[0]?.address === recipient).map(({ text }) => text);
    return new RegExp(`/newsletter\\?${parameter}=[\\w-]+`).exec(texts.join())?.[0] ?? '';
  };
  await eventually(read).toMatch(/^\/newsletter/);
  return read();
}

test('a visitor subscribes in the footer, confirms by the mail and leaves by the next one', {
  tags: ['main'],
}, async () => {
  const page = await openPage();
  await openHydrated(page, '/o-projekte');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  // The footer comes to life when it is near, and this button with it.
  await footer.getByRole('button', { name: 'Nastavenia cookies' }).waitFor();
  await footer.getByRole('textbox', { name: 'E-mail' }).fill('citatel@example.org');
  await footer.getByRole('button', { name: 'Odoslať' }).click();
  await footer.getByText('Poslali sme ti potvrdzovací email').waitFor();

  await openHydrated(page, await linkInMail('citatel@example.org', 'potvrdit'));
  await page.getByRole('button', { name: 'Potvrdiť odber' }).click();
  await page.getByText(/Odber je potvrdený/).waitFor();

  await openHydrated(page, await linkInMail('citatel@example.org', 'odhlasit'));
  await page.getByRole('button', { name: 'Odhlásiť sa z noviniek' }).click();
  await page.getByText(/už nebudú chodiť/).waitFor();
});

test('what a learner types in the footer stays while their profile comes, and nothing there moves', async () => {
  const page = await openPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/user');
  await arriveAsLearner(page, siteUrl, { name: 'Oto Paticka', email: 'oto.paticka@example.org' }, '/o-projekte');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('button', { name: 'Nastavenia cookies' }).waitFor();
  await asked;
  const field = footer.getByRole('textbox', { name: 'E-mail' });
  await field.fill('iny@example.org');
  const height = (await footer.boundingBox())?.height;
  const answered = page.waitForResponse('**/api/user');
  release();
  await (await answered).finished();
  await page.getByRole('banner').getByRole('button', { name: /Účet/ }).waitFor();
  expect(await field.inputValue()).toBe('iny@example.org');
  expect((await footer.boundingBox())?.height).toBe(height);
});

test('a link of a mail that is not ours says that it no longer holds', async () => {
  const page = await openPage({ expectedErrors: /status of 400/ });
  await openHydrated(page, `/newsletter?potvrdit=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Potvrdiť odber' }).click();
  await page.getByText(/Tento odkaz už neplatí/).waitFor();
});

test('a failing API is told in the place of the form', async () => {
  const page = await openPage({ expectedErrors: /status of 500/ });
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openHydrated(page, '/newsletter');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-mail' }).fill('citatel@example.org');
  await main.getByRole('button', { name: 'Odoslať' }).click();
  await main.getByText('Niečo sa nepodarilo, skús to prosím neskôr').waitFor();
});

/** Opens a page whose clock stands still, and lets the time of the modal pass. */
async function openAndWait(page: Page, path: string, milliseconds: number): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  // The scripts come after an animation frame, which the standing clock holds back too.
  await eventually(async () => {
    await page.clock.runFor(50);
    return page.getByRole('banner').getByRole('button', { name: 'Vzhľad' }).locator('svg').count();
  }).toBe(1);
  await page.clock.runFor(milliseconds);
}

test('the modal opens 15 seconds after it is known who is here, once in a browser', async () => {
  const page = await openPage({ isAskedForNewsletter: true });
  await openAndWait(page, '/kurzy', delay - 1_000);
  expect(await modal(page).count()).toBe(0);
  await page.clock.runFor(1_000);
  await modal(page).waitFor();
  expect(Date.parse((await page.evaluate(() => localStorage.getItem('newsletterModal'))) ?? '')).not.toBeNaN();
  await page.keyboard.press('Escape');
  await modal(page).waitFor({ state: 'detached' });

  await page.goto('/clanky');
  await page.clock.runFor(2 * delay);
  expect(await modal(page).count()).toBe(0);
});

test('the modal does not open on the home page', async () => {
  const page = await openPage({ isAskedForNewsletter: true });
  await openAndWait(page, '/', 2 * delay);
  expect(await modal(page).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('newsletterModal'))).toBeNull();
});

test('who writes a program for twenty seconds loses no letter to the modal, nor do their next ones', async () => {
  const page = await openPage({ isAskedForNewsletter: true });
  await openAndWait(
    page,
    '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-premenne',
    0,
  );
  await page.getByRole('main').getByRole('button', { name: 'Upraviť' }).first().click();
  const editor = page.getByRole('textbox', { name: 'Kód' });
  await eventually(() => editor.evaluate((element) => element.matches('.cm-content:focus'))).toBe(true);
  await page.keyboard.press('Control+a');
  const words = 'let sucet = 0; // spolu ';
  for (const letter of words) {
    await page.keyboard.type(letter);
    await page.clock.runFor(1_000);
  }
  expect(await editor.textContent()).toBe(words);
  expect(await editor.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await modal(page).count()).toBe(0);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.clock.runFor(4_000);
  await modal(page).waitFor();
});
