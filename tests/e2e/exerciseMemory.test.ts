import type { Page, Response } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { taskOf, writeTask } from '#tests/support/lessonTask.ts';
import { eventually, openHydrated, openPage, siteUrl, untilHydrated } from '#tests/support/openPage.ts';
import { accountButton } from '#tests/support/signIn.ts';

const lecture = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-tvoj-prvy-riadok';
const solution = [
  'console.log("Volám sa Ema");',
  'console.log("Baví ma šach");',
  'console.log("Minút za týždeň:", 45 * 4);',
].join('\n');

const id = 'zaklady-tri-riadky';
const task = (page: Page) => taskOf(page, id);
/** The others of the lecture, which is completed by the last of all. */
const others = ['zaklady-hodiny-v-skole', 'zaklady-vylet'];
const button = (page: Page, name: string) => task(page).getByRole('button', { name, exact: true });
const editor = (page: Page) => task(page).getByRole('textbox', { name: 'Kód' });
const isCompleted = (page: Page) => page.getByRole('button', { name: 'Vrátiť späť' }).waitFor();

/** Requests of an address wait until the answered function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const write = (page: Page, code: string) => writeTask(page, id, code);

test('what a guest wrote and passed is there after the sign-in, also in another browser', {
  tags: ['main'],
}, async () => {
  const ema = { name: 'Ema Pamätlivá', email: 'ema.pamatliva@example.org' };
  await createLearner(siteUrl, ema);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(siteUrl, ema)}` };
  for (const id of others) {
    const news = { lectureId: 'zaklady-tvoj-prvy-riadok', attempts: [{ id: `${id}-1`, passed: true }] };
    const sent = await fetch(`${siteUrl}/api/exercise/${id}`, { method: 'PUT', headers, body: JSON.stringify(news) });
    expect(sent.status).toBe(200);
  }
  const page = await openPage({ width: 360, height: 740 });
  await openHydrated(page, lecture);
  await write(page, solution);
  await button(page, 'Skontrolovať').click();
  await task(page).getByText('kontroly prešli').waitFor();

  // As by the provider's page: the way back from it is a new document.
  await page.goto('about:blank');
  await arriveAsLearner(page, siteUrl, ema, lecture);
  const notice = page.getByRole('status').filter({ hasText: 'Zachovali sme 1\u00A0úlohu.' });
  // Under a finger or the mouse it stays.
  await notice.getByRole('button', { name: 'Zavrieť' }).hover();
  expect(await axeFindings(page, 'body > [role=status]')).toEqual([]);
  await notice.getByRole('button', { name: 'Zavrieť' }).press('Enter');
  await notice.waitFor({ state: 'detached' });
  await isCompleted(page);
  // Said once.
  await page.reload();
  await untilHydrated(page);
  await isCompleted(page);
  expect(await page.getByText('Zachovali sme').count()).toBe(0);

  const other = await openPage();
  const known = other.waitForResponse((response) => response.url().includes('/exercise/lecture/'), { timeout: 60_000 });
  await arriveAsLearner(other, siteUrl, ema, lecture);
  expect((await known).status()).toBe(200);
  await isCompleted(other);
  await button(other, 'Upraviť').click();
  await eventually(() => editor(other).textContent()).toContain('Baví ma šach');

  // And the other way.
  const taken = other.waitForResponse((response) => response.request().postData()?.includes('Koniec') ?? false);
  await editor(other).focus();
  await other.keyboard.press('Control+End');
  await other.keyboard.insertText('\nconsole.log("Koniec");');
  expect((await taken).status()).toBe(200);
  // Who is here and what the server has come after the task was opened, and it stands there, since nothing was written first.
  const letIdentity = await holdBack(page, '**/firebaseIdentity-*.js');
  const letAnswer = await holdBack(page, '**/api/exercise/lecture/*');
  await page.reload();
  await untilHydrated(page);
  await button(page, 'Upraviť').click();
  await editor(page).waitFor();
  letIdentity();
  await eventually(() => editor(page).textContent()).toContain('Baví ma šach');
  letAnswer();
  await eventually(() => editor(page).textContent()).toContain('Koniec');
});

test('who signs out leaves nothing for the next guest to see, and whose account is gone leaves nothing at all', async () => {
  const nina = { name: 'Nina Odchádzajúca', email: 'nina.odchadzajuca@example.org' };
  const page = await openPage();
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  const hasText = (response: Response) => response.request().postData()?.includes('Ninin text') ?? false;
  // The sign-in comes first.
  const taken = page.waitForResponse(hasText, { timeout: 60_000 });
  await arriveAsLearner(page, siteUrl, nina, lecture);
  await accountButton(page).waitFor();
  await write(page, 'console.log("Ninin text");');
  expect((await taken).status()).toBe(200);

  await accountButton(page).click();
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }).waitFor();
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').click();
  await editor(page).waitFor();
  expect(await editor(page).textContent()).not.toContain('Ninin text');

  // It was theirs all the time.
  await page.goto('about:blank');
  await arriveAsLearner(page, siteUrl, nina, lecture);
  await accountButton(page).waitFor();
  await button(page, 'Upraviť').click();
  await eventually(() => editor(page).textContent()).toContain('Ninin text');
  expect(await kept()).toContain('Ninin text');

  await openHydrated(page, '/profil');
  await page.getByRole('button', { name: 'Zrušiť účet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zrušiť účet?' });
  await dialog.getByLabel('Na potvrdenie napíš slovo').fill('zrušiť');
  await dialog.getByRole('button', { name: 'Zrušiť účet' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }).waitFor();
  expect(await kept()).not.toContain('Ninin text');
});
