import { expect, test } from 'vitest';
import { eventually, openPage } from '#tests/support/openPage.ts';

const plain = { javaScriptEnabled: false };

test.each([
  ['/', 'Každý program sa začal jedným riadkom', 'Tipni si'],
  ['/kurzy/java-kurz', 'Java Kurz', 'Čítať chybové hlásenia kompilátora'],
  ['/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-premenne', 'Premenné a dátové typy', 'Ďalšia lekcia'],
  ['/clanky/ako-citat-chybove-hlasenie', 'Ako čítať chybové hlásenie', 'Namiesto pozdravu dostaneš toto'],
  ['/kurzy/java-kurz/kapitola/java-rozhodovanie/lekcia/java-podmienka', 'Podmienka', 'Kúpiť kurz'],
])('%s can be read', async (path, name) => {
  const page = await openPage(plain);
  await page.goto(path);
  expect(await page.getByRole('heading', { level: 1, name, exact: true }).isVisible()).toBe(true);
  expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(500);
  expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Kurzy' }).isVisible()).toBe(true);
  // Nothing that only scripts could make work is offered.
  const buttons = await page.locator('button:not(form[method=post] [type=submit])').filter({ visible: true }).count();
  expect(buttons).toBe(0);
});

test('the line of the home page leads on, and the answer of its lesson can be uncovered', async () => {
  const page = await openPage(plain);
  await page.goto('/');
  const answer = page.getByText('Ak ti napadla dvanástka');
  expect(await answer.isVisible()).toBe(false);
  await page.getByText('Čo program vypíše?').click();
  expect(await answer.isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Pokračovať' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Tvoj prvý riadok');
});

test('links lead from the list to the lecture', { tags: ['main'] }, async () => {
  const page = await openPage(plain);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Kurzy' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Java Kurz' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Malá kalkulačka' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Malá kalkulačka');
});

test('an episode has the controls of the browser', async () => {
  const page = await openPage(plain);
  await page.goto('/podcast/chyby-su-dobra-sprava');
  const audio = page.locator('audio[controls]');
  expect(await audio.isVisible()).toBe(true);
  expect(await audio.getAttribute('src')).toMatch(/\.mp3$/);
  await page.locator('summary', { hasText: 'Prepis' }).click();
  expect(await page.getByRole('main').getByRole('listitem').last().isVisible()).toBe(true);
});

test('a video is a link to its file', async () => {
  const page = await openPage(plain);
  await page.goto('/videa/co-je-program');
  const link = page.getByRole('link', { name: 'Prehrať video: Čo je to program' });
  expect(await link.getAttribute('href')).toBe('/media/video/co-je-program.mp4');
});

test('the menu of a phone leads to the links in the footer', async () => {
  const page = await openPage({ ...plain, width: 360, height: 740 });
  await page.goto('/clanky');
  await page.getByRole('link', { name: 'Menu' }).click();
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Kurzy', exact: true });
  await eventually(async () => (await footerLink.boundingBox())?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(740);
  await footerLink.click();
  await page.getByRole('heading', { level: 1, name: 'Kurzy' }).waitFor();
});

test.each(['light', 'dark'] as const)('the %s theme of the system holds', async (colorScheme) => {
  const page = await openPage({ ...plain, colorScheme });
  await page.goto('/kurzy');
  const colours = { light: 'rgb(255, 255, 255)', dark: 'rgb(33, 33, 33)' };
  const shown = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(shown).toBe(colours[colorScheme]);
});
