import { expect, test } from 'vitest';
import { sentMails } from '#tests/support/mailFolder.ts';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';

const message = 'Kurz Javy je zrozumiteľný, len by som doplnil viac príkladov.';

test('feedback survives a failure, and reaches the association', async () => {
  const page = await openPage({ expectedErrors: /ERR_FAILED/ });
  await openHydrated(page, '/feedback');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Odoslať správu' }).click();
  await eventually(() => main.getByLabel('Tvoja správa').evaluate((box) => box === document.activeElement)).toBe(true);

  await main.getByLabel('Tvoja správa').fill(message);
  await main.getByLabel(/E-mail/).fill('eva.feedback@example.org');
  await page.route('**/api/email-feedback', (route) => route.abort());
  await main.getByRole('button', { name: 'Odoslať správu' }).click();
  await main.getByRole('alert').waitFor();
  expect(await main.getByLabel('Tvoja správa').inputValue()).toBe(message);

  await page.unroute('**/api/email-feedback');
  await main.getByRole('button', { name: 'Odoslať správu' }).click();
  await main
    .getByRole('status')
    .filter({ hasText: /Ďakujeme/ })
    .waitFor();
  const answerable = async () =>
    (await sentMails()).filter(({ replyTo }) => replyTo?.[0]?.address === 'eva.feedback@example.org');
  await eventually(async () => (await answerable()).map(({ text }) => text?.includes(message))).toEqual([true]);
});
