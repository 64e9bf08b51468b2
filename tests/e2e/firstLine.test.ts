import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage, untilHydrated } from '#tests/support/openPage.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Meno' });
const output = (page: Page) => page.getByRole('form', { name: 'Tvoj prvý riadok' }).locator('output');
const run = (page: Page) => page.getByRole('button', { name: 'Spustiť' });

/** The page's scripts wait until `release` is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.each([320, 360, 1440])(
  'the first line runs at %i px, nothing moves, and it leads to where one goes on writing',
  async (width) => {
    const page = await openPage({ width, height: 740 });
    await openHydrated(page, '/');
    const height = () => page.getByRole('main').evaluate((main) => main.scrollHeight);
    const before = await height();
    await name(page).fill('Maximiliánka');
    await name(page).press('Enter');
    await eventually(() => output(page).textContent()).toBe('Ahoj, Maximiliánka');
    expect(await height()).toBe(before);
    // The whole line is seen, up to its semicolon.
    const form = page.getByRole('form', { name: 'Tvoj prvý riadok' });
    expect(await form.evaluate((whole) => whole.scrollWidth - whole.clientWidth)).toBe(0);
    await page.getByRole('link', { name: 'Pokračovať', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Tvoj prvý riadok' }).waitFor();
    await page.getByRole('button', { name: 'Upraviť' }).first().waitFor();
  },
);

test('what is typed before the scripts come stays', async () => {
  const page = await openPage();
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await name(page).fill('Janka');
  release();
  await untilHydrated(page);
  expect(await name(page).inputValue()).toBe('Janka');
  await run(page).click();
  await eventually(() => output(page).textContent()).toBe('Ahoj, Janka');
});

test('a press before the scripts come is answered when they have', async () => {
  const page = await openPage();
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await name(page).fill('Ľuboš');
  await run(page).click({ noWaitAfter: true });
  release();
  await eventually(() => output(page).textContent()).toBe('Ahoj, Ľuboš');
  expect(await name(page).inputValue()).toBe('Ľuboš');
});
