import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, siteUrl, untilHydrated } from '#tests/support/openPage.ts';
import { accountButton, openLearnerPage } from '#tests/support/signIn.ts';

const main = (page: Page) => page.getByRole('main');
const list = (page: Page) => page.getByRole('complementary', { name: 'Tvoje programy' });
/** Its button says its language, too. */
const kept = (page: Page, name: string) => list(page).getByRole('button', { name: `${name} Python` });
const name = (page: Page) => main(page).getByRole('textbox', { name: 'Názov programu' });
/** What stands in the editor, whether it has woken or not. */
const text = (page: Page) =>
  main(page)
    .getByRole('textbox', { name: 'Kód' })
    .evaluate((field) => (field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '')));

async function write(page: Page, code: string): Promise<void> {
  await main(page).getByRole('textbox', { name: 'Kód' }).click();
  await main(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(code);
}

/** Once the account has what was written. */
async function sent(page: Page, text: string, work: () => Promise<void>): Promise<void> {
  const taken = page.waitForResponse(
    (response) =>
      response.url().includes('/api/playground/program/') &&
      (response.request().postData()?.includes(text) ?? false) &&
      response.ok(),
  );
  await work();
  await taken;
}

/** As a tab that was left is seen again. */
const seenAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('what a guest wrote is on every device of the account, two that write the same keep both, and whoever signs out leaves nothing', async () => {
  const ema = { name: 'Ema Skúšajúca', email: 'ema.skusajuca@example.org' };
  const phone = await openPage({
    width: 360,
    height: 740,
    hasTouch: true,
    expectedErrors: /status of 404|ERR_INTERNET_DISCONNECTED/,
  });
  await openHydrated(phone, '/skus?jazyk=python');
  await write(phone, 'print("hostka")');
  await name(phone).fill('Kocka');
  await main(phone).getByText('uložené', { exact: true }).waitFor();
  await phone.goto('about:blank');
  await sent(phone, 'hostka', () => arriveAsLearner(phone, siteUrl, ema, '/skus?jazyk=python'));
  // It is still open.
  await eventually(() => text(phone)).toBe('print("hostka")');

  const laptop = await openLearnerPage();
  await arriveAsLearner(laptop, siteUrl, ema, '/skus?jazyk=python');
  await untilHydrated(laptop);
  await kept(laptop, 'Kocka').click();
  await eventually(() => text(laptop)).toBe('print("hostka")');
  await sent(laptop, 'notebook', () => write(laptop, 'print("notebook")'));
  await seenAgain(phone);
  await eventually(() => phone.evaluate(() => JSON.stringify(localStorage))).toContain('notebook');

  // Both go on without hearing of each other.
  await phone.context().setOffline(true);
  await write(phone, 'print("v telefóne")');
  await sent(laptop, 'doma', () => write(laptop, 'print("doma")'));
  await phone.waitForTimeout(1000);
  await sent(phone, 'v telefóne', () => phone.context().setOffline(false));
  await kept(phone, 'Kocka (2)').waitFor();
  // The second one goes when its writer pauses.
  await eventually(async () => {
    await seenAgain(laptop);
    return kept(laptop, 'Kocka (2)').count();
  }).toBe(1);
  await kept(laptop, 'Kocka (2)').click();
  await eventually(() => text(laptop)).toBe('print("v telefóne")');
  await kept(laptop, 'Kocka').click();
  await eventually(() => text(laptop)).toBe('print("doma")');

  await accountButton(laptop, ema.name).click();
  await laptop.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await laptop.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }).waitFor();
  const left = await laptop.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const text of ['doma', 'notebook', 'telefóne', 'Kocka']) expect(left).not.toContain(text);
  await openHydrated(laptop, '/skus?jazyk=python');
  await list(laptop).getByText('Zatiaľ tu nič nie je').waitFor();
});
