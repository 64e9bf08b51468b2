import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, siteUrl } from '#tests/support/openPage.ts';

const failed = (page: Page) => page.getByRole('alert').getByText('Nepodarilo sa načítať', { exact: true });
const open = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name, exact: true }).click();

test('a failing API is said in its section, and trying again works', { tags: ['main'] }, async () => {
  const page = await openPage({ expectedErrors: /500/ });
  await openHydrated(page, '/o-projekte');
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await open(page, 'Videá');
  await failed(page).waitFor();
  await page.getByRole('contentinfo').waitFor();

  await page.getByRole('button', { name: 'Skúsiť znova' }).click();
  await failed(page).waitFor();

  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Skúsiť znova' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Prvý program v Jave' }).waitFor();
  expect(await failed(page).count()).toBe(0);
});

test.each([
  ['an article', '/clanky', 'Git za jedno popoludnie'],
  ['a course', '/kurzy', 'Java Kurz'],
])('%s that could not be loaded opens after trying again', async (_what, list, name) => {
  const page = await openPage({ expectedErrors: /500/ });
  await openHydrated(page, list);
  await page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
  const card = page.getByRole('main').getByRole('link', { name, exact: true });
  await card.click();
  // The press also wakes what stands at the end of the list, which fails on its own before the page changes.
  await card.waitFor({ state: 'detached' });
  await failed(page).waitFor();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Skúsiť znova' }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
});

test('offline the same is said', { tags: ['main'] }, async () => {
  const page = await openPage({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  const card = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await openHydrated(page, '/clanky');
  // The screen's code comes with the first article; of the second one only the text is missing.
  await card('Git za jedno popoludnie').click();
  await page.getByRole('heading', { level: 1, name: 'Git za jedno popoludnie' }).waitFor();
  await open(page, 'Články');
  await page.context().setOffline(true);
  await card('Ako čítať chybové hlásenie').click();
  await failed(page).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Skúsiť znova' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ako čítať chybové hlásenie' }).waitFor();
});

test('a footer whose code does not come leaves the page whole, and leads on', async () => {
  const page = await openPage({ expectedErrors: /ERR_FAILED/ });
  await page.route('**/assets/FooterContainer-*.js', (route) => route.abort());
  await openHydrated(page, '/o-projekte');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('FooterContainer'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await refused;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kurzy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kurzy' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Podcast' }).waitFor();
});

test('a learner whose home does not come is told so, and goes elsewhere', async () => {
  const page = await openPage({ expectedErrors: missingCode });
  await page.route('**/assets/OwnHomeContainer-*.js', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('OwnHomeContainer'));
  const learner = { name: 'Nora Bezcesty', email: 'nora.bezcesty@example.org' };
  await arriveAsLearner(page, siteUrl, learner, '/');
  await refused;
  await page.getByRole('main').getByRole('alert').getByText('Nepodarilo sa načítať').waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kurzy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kurzy' }).waitFor();
});

test('a learner whose progress does not come has the course list of a visitor', async () => {
  const page = await openPage({ expectedErrors: missingCode });
  await page.route('**/assets/LearnerCourseGridContainer-*.js', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('LearnerCourseGrid'));
  await arriveAsLearner(page, siteUrl, { name: 'Ela Bezciary', email: 'ela.bezciary@example.org' }, '/kurzy');
  await refused;
  await page.getByRole('banner').getByRole('button', { name: /Účet/ }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Java Kurz', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Java Kurz' }).waitFor();
});

/** What the browser and React say of it. */
const missingCode = /ERR_FAILED|Failed to fetch dynamically imported module/;

const parts = [
  { code: 'SignedInContainer', path: '/o-projekte', heading: 'O projekte', isSaid: false },
  { code: 'LearnerCourseContainer', path: '/kurzy/java-kurz', heading: 'Java Kurz', isSaid: true },
  {
    code: 'LearnerLectureContainer',
    path: '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-co-je-program',
    heading: 'Čo je to program',
    isSaid: true,
  },
  { code: 'MyCoursesContainer', path: '/profil', heading: 'Viera Bezčasti', isSaid: true },
];

test.each(parts)('a page whose $code does not come is whole, and brings it when it is asked anew', async (part) => {
  const { code, path, heading, isSaid } = part;
  const page = await openPage({ expectedErrors: missingCode });
  await page.route(`**/assets/${code}-*.js`, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes(code));
  const learner = { name: 'Viera Bezčasti', email: `${code.toLowerCase()}@example.org` };
  await arriveAsLearner(page, siteUrl, learner, path);
  await refused;
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  const note = page.getByRole('main').getByText('Nepodarilo sa načítať');
  if (isSaid) await note.first().waitFor();
  await page.unroute(`**/assets/${code}-*.js`);
  if (isSaid) await page.getByRole('main').getByRole('button', { name: 'Skúsiť znova' }).first().click();
  else await page.reload();
  await page.getByRole('banner').getByRole('button', { name: /Účet/ }).waitFor();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await note.count()).toBe(0);
});

test('a guest goes on where the end of a lecture does not come', async () => {
  const page = await openPage({ expectedErrors: missingCode });
  await page.route('**/assets/GuestEnd-*.js', (route) => route.abort());
  await openHydrated(page, parts[2]?.path ?? '');
  await page.locator('#koniec').scrollIntoViewIfNeeded();
  await page
    .locator('#koniec')
    .getByRole('link', { name: /Tvoj prvý riadok/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Tvoj prvý riadok' }).waitFor();
});

test('comments whose code does not come are said to be missing, below a whole article', async () => {
  const page = await openPage({ expectedErrors: missingCode });
  await page.route('**/assets/CommentsContainer-*.js', (route) => route.abort());
  await openHydrated(page, '/clanky/git-za-jedno-popoludnie');
  await page.locator('#komentare').scrollIntoViewIfNeeded();
  await page.locator('#komentare').getByText('Nepodarilo sa načítať').waitFor();
  await page.unroute('**/assets/CommentsContainer-*.js');
  await page.locator('#komentare').getByRole('button', { name: 'Skúsiť znova' }).click();
  await page.locator('#komentare').scrollIntoViewIfNeeded();
  await page.locator('#komentare').getByRole('heading').first().waitFor();
});

test('what the API does not know is a page that is not found', async () => {
  const page = await openPage({ expectedErrors: /404/ });
  await openHydrated(page, '/clanky');
  await page.route('**/api/wp/post/**', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"code":"not_found"}' }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Git za jedno popoludnie' }).click();
  await page.getByRole('heading', { level: 1, name: 'Táto stránka tu nie je' }).waitFor();
  await eventually(() => page.title()).toBe('Stránka sa nenašla | Prvý riadok');
  await page.getByRole('link', { name: 'Prejsť na hlavnú stránku' }).click();
  await page.getByRole('heading', { level: 1, name: 'Každý program' }).waitFor();
});

const loading = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Načítavame…' });

/** Holds back the answers of the API until the test lets them go. */
async function holdApi(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}

test('a slow page opens at its address and says that it loads, and stays where it is read when it has come', async () => {
  const page = await openPage({ height: 500 });
  await openHydrated(page, '/clanky');
  const release = await holdApi(page);
  await page.getByRole('main').getByRole('link', { name: 'Git za jedno popoludnie' }).click();
  await loading(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/clanky/git-za-jedno-popoludnie');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 60));
  release();
  await page.getByRole('heading', { level: 1, name: 'Git za jedno popoludnie' }).waitFor();
  await eventually(() => page.title()).toBe('Git za jedno popoludnie | Prvý riadok');
  expect(await loading(page).count()).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(60);
});

test('a page that turns out late not to be there, or to fail, says so', async () => {
  const page = await openPage({ expectedErrors: /404|500/ });
  await openHydrated(page, '/clanky');
  let status = 500;
  await page.route('**/api/wp/post/**', (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body: '{"code":"x"}' }),
  );
  const link = page.getByRole('main').getByRole('link', { name: 'Git za jedno popoludnie' });
  let release = await holdApi(page);
  await link.click();
  await loading(page).waitFor();
  release();
  await failed(page).waitFor();
  await page.goBack();
  status = 404;
  release = await holdApi(page);
  await link.click();
  await loading(page).waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'Táto stránka tu nie je' }).waitFor();
  await eventually(() => page.title()).toBe('Stránka sa nenašla | Prvý riadok');
});
