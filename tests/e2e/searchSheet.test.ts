// @module-tag thorough
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Čo hľadáš?' });
const lines = (page: Page) => page.getByRole('option');
const lit = (page: Page) => page.getByRole('option', { selected: true });
const answered = (page: Page, q: string) =>
  page.waitForResponse((response) => response.url().endsWith(`/api/search/typed?q=${encodeURIComponent(q)}`));
const isFocused = (element: Element) => element === document.activeElement;

test('the slash opens the sheet, arrows choose, Enter opens, and Escape gives the focus back', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('/');
  await eventually(() => field(page).evaluate(isFocused)).toBe(true);
  expect(await field(page).inputValue()).toBe('');
  await page.keyboard.type('podmienk');
  await lines(page).getByText('Podmienka if a else').waitFor();
  // Lectures come first, with their line and their place, and the first of them is lit.
  expect(await page.getByRole('group').first().getAttribute('aria-label')).toBe('Lekcie');
  expect(await lit(page).textContent()).toMatch(/^\d+Podmienka/);
  expect(await lines(page).first().locator('mark').first().textContent()).toBe('Podmienka');
  const marked = await lines(page).nth(1).textContent();
  await page.keyboard.press('ArrowDown');
  expect(await lit(page).textContent()).toContain(marked);
  await eventually(() => page.getByRole('dialog').getByRole('status').textContent()).toMatch(/^\d+\svýsled/);
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  expect(await link.evaluate(isFocused)).toBe(true);

  await page.keyboard.press('/');
  await field(page).fill('premenne');
  await eventually(() => lit(page).textContent()).toContain('Premenné');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Premenné' }).waitFor();
  await field(page).waitFor({ state: 'detached' });
  // It stands there the next time, before anything is typed.
  await page.keyboard.press('/');
  await page
    .getByRole('group', { name: 'Naposledy' })
    .getByRole('option', { name: /Premenné/ })
    .waitFor();
});

test('what is typed before the sheet has come stands in its field, and Escape gives the focus back', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/SearchSheetContainer*', async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.type('/podmienx');
  await page.keyboard.press('Backspace');
  expect(await field(page).count()).toBe(0);
  release();
  // Slowly enough for the sheet to come in the middle of a word.
  await page.keyboard.type('ka v dopyte', { delay: 60 });
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('podmienka v dopyte');
  await page.keyboard.type(' teraz');
  expect(await field(page).inputValue()).toBe('podmienka v dopyte teraz');
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  expect(await link.evaluate(isFocused)).toBe(true);
});

test('the sheet appears where it stands, at once for who wants no motion', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy');
  const motion = () =>
    page.getByRole('dialog').evaluate((sheet) => ({
      duration: getComputedStyle(sheet).animationDuration,
      moved: sheet
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => ['opacity', 'transform', 'translate', 'top'].filter((property) => property in frame)),
    }));
  await page.addStyleTag({ content: '.motion-appear { animation-play-state: paused !important }' });
  await page.keyboard.press('/');
  await field(page).waitFor();
  const { duration, moved } = await motion();
  expect(duration).toBe('0.12s');
  expect([...new Set(moved)]).toEqual(['opacity']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await motion()).duration).toBe('1e-05s');
});

test('on a phone the magnifier opens it over the whole screen, and all results are one tap away', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Hľadať' }).tap();
  await field(page).fill('cyklus');
  const all = page.getByRole('dialog').getByRole('link', { name: /^Všetky výsledky \(\d+\)$/ });
  await all.waitFor();
  expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect(await page.getByText('výber', { exact: true }).isVisible()).toBe(false);
  const [, total] = /\((\d+)\)/.exec((await all.textContent()) ?? '') ?? [];
  await all.tap();
  await page.getByText(`Výsledky pre „cyklus“: ${total}`).waitFor();
  await field(page).waitFor({ state: 'detached' });
});

test('one slip is forgiven, what strange words find is a way on', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy');
  await page.keyboard.press('/');
  await field(page).fill('podmeinka');
  await lines(page).getByText('Podmienka if a else').waitFor();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^podmienk\p{L}+\?$/u })
    .click();
  expect(await field(page).inputValue()).toMatch(/^podmienk/);
  await eventually(() => page.getByText('Myslíš').count()).toBe(0);
  await field(page).fill('blockchain');
  await page.getByRole('heading', { name: 'Nič sme nenašli' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Kurzy' }).waitFor();
});

test('an answer that comes late is not shown over that of the next word, and while one waits nothing old is opened', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/search/typed?q=cyklus', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.press('/');
  const asked = page.waitForRequest('**/api/search/typed?q=cyklus');
  await field(page).fill('cyklus');
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=cyklus'));
  await asked;
  await field(page).fill('premenne');
  await lines(page).getByText('Premenné').first().waitFor();
  await aborted;
  release();
  await page.waitForTimeout(300);
  expect(await lit(page).textContent()).toContain('Premenné');

  // The server takes its time: what is lit would be of the word before.
  let go = () => {};
  const slow = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/search/typed?q=podmienka', async (route) => {
    await slow;
    await route.continue().catch(() => undefined);
  });
  await field(page).fill('podmienka');
  await page.getByText('Ešte hľadáme').waitFor();
  expect(await lit(page).count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.getByText(/^Výsledky pre „podmienka“/).waitFor();
  go();
});

test('offline the sheet says so before its lines, and a server that fails is asked again', async () => {
  const page = await openPage({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });
  await openHydrated(page, '/kurzy');
  await page.keyboard.press('/');
  await field(page).fill('cyklus');
  await lines(page).first().waitFor();
  await page.route('**/api/search/typed*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await field(page).fill('podmienka');
  await page.getByText('Hľadanie teraz neodpovedá.').first().waitFor();
  await page.unroute('**/api/search/typed*');
  const found = answered(page, 'podmienka');
  await page.getByRole('button', { name: 'Skúsiť znova' }).click();
  expect((await found).status()).toBe(200);
  await lines(page).getByText('Podmienka if a else').waitFor();
  await page.context().setOffline(true);
  await page.getByText('Si offline. Hľadáme len v').waitFor();
  await field(page).fill('premenná');
  await page.getByText('Ostatné nájdeš, keď budeš online.').waitFor();
  await page.context().setOffline(false);
  await lines(page).getByText('Premenné').first().waitFor();
});

test('what is said in a film opens it at its second', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy');
  await page.keyboard.press('/');
  await field(page).fill('do kanvice');
  const said = page
    .getByRole('group', { name: 'Vo videách' })
    .getByRole('option')
    .getByText(/^\d+:\d\d$/)
    .first();
  const [minutes = 0, seconds = 0] = ((await said.textContent()) ?? '').split(':').map(Number);
  await said.click();
  await page.waitForURL(`**/videa/*?t=${60 * minutes + seconds}`);
  await page.getByRole('button', { name: /^Prehrať video/ }).click();
  const film = page.locator('video');
  await film.waitFor();
  await eventually(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(
    60 * minutes + seconds,
  );
});

test('where the sheet does not come, the page that searches does; in fields a slash is a slash', async () => {
  const page = await openPage({ expectedErrors: /Failed to (load resource|fetch)|preload/ });
  await openHydrated(page, '/newsletter');
  const email = page.getByRole('main').getByRole('textbox').first();
  await email.click();
  await page.keyboard.type('a/b');
  expect(await email.inputValue()).toBe('a/b');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.route('**/assets/SearchSheetContainer*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Hľadať' }).click();
  await page.getByText('Skús napríklad:').waitFor();
  await openHydrated(page, '/kurzy');
  // It is not asked for at once, so that something is typed until it is refused.
  await page.route('**/assets/SearchSheetContainer*', async (route) => {
    await page.keyboard.type('cyklus');
    await route.abort();
  });
  await page.keyboard.press('/');
  await page.getByText(/^Výsledky pre „cyklus“/).waitFor();
});
