import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { createLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';
import { createProfile, openLearnerPage, signIn } from '#tests/support/signIn.ts';
import { deskLink } from '#tests/support/trialKey.ts';

test('whoever has no role is told so at the desk, and may come as somebody else', { tags: ['main'] }, async () => {
  // The browser logs that they have no profile at first, and are refused.
  const page = await openPage({ expectedErrors: /status of 40[34]/ });
  await page.goto('/admin/zaznam');
  await page.getByRole('link', { name: 'Prihlásiť sa' }).click();
  await signIn(page, { name: 'Ema Zvedavá', email: 'ema.zvedava@example.org' });
  await createProfile(page);
  await page.getByRole('heading', { level: 1, name: 'Tento účet tu nemá žiadnu rolu' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/zaznam');
  await page.getByText('ema.zvedava@example.org').waitFor();
  expect(await axeFindings(page, 'body')).toEqual([]);
  await page.getByRole('button', { name: 'Prihlásiť sa iným účtom' }).click();
  await page.waitForURL('**/login/**');
});

test('whoever opens the link that the start prints is at the desk at once, and the key goes no further', {
  tags: ['main'],
}, async () => {
  const page = await openLearnerPage();
  const link = deskLink(siteUrl);
  const key = new URL(link).searchParams.get('kluc') ?? '';
  expect(key.length).toBeGreaterThan(20);
  const told: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    told.push(referer, request.url() === link ? '' : request.url());
  });
  await page.goto(link);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.textContent(), { timeout: 15_000 }).toMatch(/Prehľad|Vitaj/);
  if ((await heading.textContent()) === 'Vitaj') await createProfile(page);
  await page.getByRole('heading', { level: 1, name: 'Prehľad' }).waitFor();
  expect(page.url()).toBe(`${siteUrl}/admin`);
  expect(told.filter((text) => text.includes(key))).toEqual([]);
});

test('an admin comes back to the screen that was asked for, and goes by keys', async () => {
  await createLearner(siteUrl, { name: 'Beáta Oravcová', email: 'beata.oravcova@example.org' });
  const page = await openLearnerPage();
  await page.goto('/admin/zaznam');
  await page.getByRole('link', { name: 'Prihlásiť sa' }).press('Enter');
  await signIn(page, { name: 'Jana Oravcová', email: 'admin@example.org', hasKey: true });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.textContent(), { timeout: 15_000 }).toMatch(/Záznam|Vitaj/);
  if ((await heading.textContent()) === 'Vitaj') await createProfile(page);
  await page.getByRole('heading', { level: 1, name: 'Záznam' }).waitFor();
  expect(await axeFindings(page, 'body')).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('oravcova');
  await page.getByRole('option', { name: /Beáta Oravcová.*beata\.oravcova@example\.org/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Beáta Oravcová' }).waitFor();
  await page.goto('/admin/nic-take');
  await page.getByRole('heading', { level: 1, name: 'Tu nič nie je' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('0');
  await page.getByRole('heading', { level: 1, name: 'Záznam' }).waitFor();
  // An act, too: it asks what the new thing is called.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('novy clanok');
  await page.getByRole('option', { name: /^Nový článok/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Nový článok' }).getByLabel('Názov').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tmavy');
  await page.getByRole('option', { name: /^Tmavý/ }).waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Ponuka' }).click();
  await page.getByRole('link', { name: 'Otvoriť web' }).waitFor();
});
