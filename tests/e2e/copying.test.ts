import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { site } from '#src/site.ts';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';

const permissions = ['clipboard-read', 'clipboard-write'];
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the button of a code sample copies exactly its code and says so', async () => {
  const page = await openPage({ permissions });
  await openHydrated(page, '/clanky/ako-citat-chybove-hlasenie');
  const figure = page.getByRole('figure').filter({ hasText: 'pozdrav.js' }).first();
  const button = figure.getByRole('button', { name: /^(?:Kopírovať|Skopírované)$/ });
  expect(await button.textContent()).toBe('Kopírovať');
  await button.click();
  await eventually(() => button.textContent()).toBe('Skopírované');
  expect((await clipboard(page)).trimEnd()).toBe('const meno = "Nina";\nconsole.log("Ahoj, " + menno);');
  await eventually(() => button.textContent()).toBe('Kopírovať');
});

test('the data of the association are copied one by one', async () => {
  const page = await openPage({ permissions });
  await openHydrated(page, '/2-percenta');
  const { name, street, postalCode, city, registrationNumber } = site.organisation;
  const fields = [
    ['IČO', registrationNumber],
    ['Názov', name],
    ['Sídlo', `${street}, ${postalCode} ${city}`],
  ] as const;
  for (const [label, value] of fields) {
    await page.getByRole('button', { name: `Kopírovať: ${label}` }).click();
    await page.getByRole('status').getByText(`Skopírované: ${label}`).waitFor();
    expect(await clipboard(page)).toBe(value);
  }
});
