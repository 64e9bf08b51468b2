import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage, scrollTo, siteUrl, untilHydrated } from '#tests/support/openPage.ts';

const mainMenu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Hlavná navigácia' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A mark that a reload would wipe away. */
async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'kept';
  });
}
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset.mark === 'kept');

test('the header leads through the site without a reload and shows where one is', async () => {
  const page = await openPage();
  await openHydrated(page, '/');
  await markWindow(page);
  for (const name of ['Kurzy', 'Články', 'Videá', 'Podcast', 'O projekte']) {
    const link = mainMenu(page).getByRole('link', { name, exact: true });
    await link.click();
    await heading(page, name).waitFor();
    await eventually(() => link.getAttribute('aria-current')).toBe('page');
    expect(await mainMenu(page).locator('[aria-current]').count()).toBe(1);
    expect((await page.title()).replaceAll('\u00A0', ' ')).toContain(name);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Prvý riadok' }).click();
  await heading(page, 'Každý program sa začal jedným riadkom').waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test('a navigation changes the canonical address with the title', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy');
  await page.getByRole('main').getByRole('link', { name: 'Java Kurz' }).click();
  await heading(page, 'Java Kurz').waitFor();
  await eventually(() => page.title()).toBe('Java Kurz | Prvý riadok');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${siteUrl}/kurzy/java-kurz`);
});

test('a bar shows the progress of a slow route change', async () => {
  const page = await openPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await released;
    await route.continue();
  });
  await openHydrated(page, '/o-projekte');
  const progress = page.getByRole('progressbar', { name: 'Načítavanie stránky' });
  expect(await progress.count()).toBe(0);
  await mainMenu(page).getByRole('link', { name: 'Videá' }).click();
  await progress.waitFor();
  await eventually(() => progress.evaluate((bar) => bar.getBoundingClientRect().width)).toBeGreaterThan(20);
  release();
  await heading(page, 'Videá').waitFor();
  await progress.waitFor({ state: 'hidden' });
  await eventually(() => progress.count()).toBe(0);
});

test('the list of articles is paged by six', async () => {
  const page = await openPage();
  await openHydrated(page, '/clanky');
  await markWindow(page);
  const cards = page.getByRole('main').getByRole('article');
  const paging = page.getByRole('navigation', { name: 'Stránky článkov' });
  expect(await cards.count()).toBe(6);
  await paging.getByRole('link', { name: 'Ďalšia' }).click();
  await page.waitForURL('**/clanky?page=2');
  await eventually(() => cards.count()).toBe(1);
  expect(await paging.locator('[aria-current=page]').textContent()).toBe('2');
  await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  await paging.getByRole('link', { name: 'Stránka 1' }).click();
  await eventually(() => cards.count()).toBe(6);
  expect(page.url()).toBe(`${siteUrl}/clanky`);
  expect(await isSameDocument(page)).toBe(true);
});

test('a tag filters the articles, and all come back', async () => {
  const page = await openPage();
  await openHydrated(page, '/clanky');
  await markWindow(page);
  const tags = page.getByRole('main').getByRole('list', { name: 'Témy' }).first();
  const cards = page.getByRole('main').getByRole('article');
  await tags.getByRole('link', { name: 'Java', exact: true }).click();
  await page.waitForURL('**/clanky/tag/java');
  await heading(page, 'Články na tému Java').waitFor();
  expect(await cards.count()).toBeLessThan(6);
  expect(await tags.getByRole('link', { name: 'Java', exact: true }).getAttribute('aria-current')).toBe('page');
  await tags.getByRole('link', { name: 'Všetky články' }).click();
  await eventually(() => cards.count()).toBe(6);
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward return to the place on the page', async () => {
  const page = await openPage({ height: 600 });
  await openHydrated(page, '/clanky');
  await markWindow(page);
  const card = page.getByRole('main').getByRole('article').nth(4).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await card.click();
  await page.waitForURL(/\/clanky\/./);
  await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await heading(page, 'Články').waitFor();
  await eventually(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await eventually(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await isSameDocument(page)).toBe(true);
});

test('a reload returns to the place on the page', async () => {
  const page = await openPage();
  await openHydrated(page, '/clanky/git-za-jedno-popoludnie');
  const headings = page.getByRole('article').getByRole('heading', { level: 2 });
  const distance = () => headings.nth(4).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await headings.nth(4).scrollIntoViewIfNeeded();
  const before = await distance();
  await page.reload();
  await untilHydrated(page);
  expect(Math.abs((await distance()) - before)).toBeLessThan(3);
});

test('the pager of lectures crosses chapters in both directions and ends at the course', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-premenne');
  await markWindow(page);
  const pager = page.getByRole('navigation', { name: 'Ďalšie lekcie' });
  const outline = page.getByRole('navigation', { name: 'Obsah kurzu' }).first();
  const next = async (name: string) => {
    // Open lectures end with a mark, closed ones with a way on.
    const late = page.locator('#koniec');
    if (await late.count()) await scrollTo(late);
    const mark = page.getByRole('region', { name: 'Dokončenie lekcie' });
    const end = mark.locator(':is(a, button)').filter({ hasText: name });
    await end.or(pager.locator('[rel=next]').filter({ visible: true })).click();
    await heading(page, name).waitFor();
  };
  // The last open lecture ends its chapter.
  const across = async () => {
    await outline.getByRole('link', { name: /Podmienka/ }).click();
    await heading(page, 'Podmienka').waitFor();
  };
  await next('Malá kalkulačka');
  await across();
  expect(new URL(page.url()).pathname).toBe('/kurzy/java-kurz/kapitola/java-rozhodovanie/lekcia/java-podmienka');
  await eventually(() => outline.locator('[aria-current=page]').textContent()).toContain('Podmienka');
  await pager.getByRole('link', { name: 'Predchádzajúca Malá kalkulačka' }).click();
  await heading(page, 'Malá kalkulačka').waitFor();
  await across();
  await next('Porovnávanie reťazcov a čísel');
  await next('Cyklus while a for');
  await next('Vlastná metóda');
  await next('Java Kurz');
  expect(await isSameDocument(page)).toBe(true);
});

test.each(['/nic', '/nic/nikde'])('the page of an address that nobody knows wakes: %s', async (path) => {
  const page = await openPage({ expectedErrors: /404/ });
  await openHydrated(page, path);
  await heading(page, 'Táto stránka tu nie je').waitFor();
});

test('a wrong address has a way home', async () => {
  const page = await openPage({ expectedErrors: /404/ });
  await openHydrated(page, '/clanky/nic');
  await heading(page, 'Táto stránka tu nie je').waitFor();
  await page.getByRole('link', { name: 'Prejsť na hlavnú stránku' }).click();
  await heading(page, 'Každý program sa začal jedným riadkom').waitFor();
});

test('a link pressed with Ctrl opens a new tab and leaves this page alone', async () => {
  const page = await openPage();
  await openHydrated(page, '/');
  const press = async () => {
    const opened = page.context().waitForEvent('page', { timeout: 5000 });
    await mainMenu(page)
      .getByRole('link', { name: 'Kurzy' })
      .click({ modifiers: ['Control'] });
    return opened;
  };
  // Chromium itself opens no tab for one press of fifty, also where no script runs.
  const tab = await press().catch(press).catch(press);
  await tab.waitForURL('**/kurzy');
  expect(page.url()).toBe(`${siteUrl}/`);
});

test('a link within the page moves to its place', async () => {
  const page = await openPage({ height: 600 });
  await openHydrated(page, '/o-projekte');
  await markWindow(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).last().getByRole('link').click();
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  expect(new URL(page.url()).hash).not.toBe('');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that the server has kept for long is as fresh as its arrival: its data is not asked for again', async () => {
  const page = await openPage();
  // The server drops a page when what it shows changes, so its age says nothing.
  await page.clock.install({ time: Date.now() + 86_400_000 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/course')) asked.push(request.url());
  });
  await openHydrated(page, '/kurzy/java-kurz');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
