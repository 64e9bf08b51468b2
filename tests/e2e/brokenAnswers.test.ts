import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { isCheckoutPage } from '#src/domain/wholeDocument.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { openHydrated, openPage, siteUrl } from '#tests/support/openPage.ts';

const expectedErrors = /./;
const lecture = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-co-je-program';

/** One of each route that asks the API, and how its call begins. */
const routes: [string, string][] = [
  ['/', '/course/beginning'],
  ['/clanky', '/wp/post?'],
  ['/clanky/git-za-jedno-popoludnie', '/wp/post/'],
  ['/clanky/tag/git', '/wp/post?'],
  ['/videa', '/youtube'],
  ['/videa/prvy-program-v-jave', '/youtube/'],
  ['/podcast', '/wp/post?'],
  ['/podcast/prvy-riadok', '/wp/post/'],
  ['/podcast/tag/git', '/wp/post?'],
  ['/kurzy', '/course/overview'],
  ['/kurzy/stranka/2', '/course/overview'],
  ['/kurzy/java-kurz', '/course/slug/'],
  ['/kurzy/java-kurz/zdroje', '/course/slug/'],
  [lecture, '/lecture/'],
  ['/checkout/java-kurz/prod_java_kurz_basic', '/course/slug/'],
  ['/checkout/java-kurz/prod_java_kurz_basic/success', '/course/slug/'],
  ['/lektor/niekto', '/author/slug/'],
  ['/2-percenta', '/page/'],
  ['/hladat?q=java', '/search'],
  ['/o-projekte', '/page/'],
];

/** Goes to an address as a press on a link of the page does. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
}

const broken = ['{}', '[]', 'null', '<!doctype html><title>Proxy</title>', '{"items":[{"id":"a'];

async function seesErrorScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Nastala neočakávaná chyba', exact: true }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  const link = page.getByRole('main').getByRole('link', { name: 'Prejsť na hlavnú stránku' });
  expect(await link.getAttribute('href')).toBe('/');
  expect(await page.getByText('Application Error').count()).toBe(0);
}

const answering = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });

test.each(routes)('%s says that an unexpected error came when its answer breaks the contract', async (path, call) => {
  const page = await openPage({ expectedErrors });
  // Only checkout's own pages lead to one another without a new document.
  await openHydrated(page, isCheckoutPage(path) ? '/checkout/ai/prod_ai_basic' : '/feedback');
  const body = broken[routes.findIndex(([one]) => one === path) % broken.length] ?? '{}';
  await page.route((url) => (url.pathname + url.search).startsWith(`/api${call}`), answering(body));
  await goTo(page, path);
  await seesErrorScreen(page);
});

test('what only the head of a page reads takes no screen away either', async () => {
  const page = await openPage({ expectedErrors });
  await openHydrated(page, '/feedback');
  await page.route('**/api/youtube/**', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, video: null } });
  });
  await goTo(page, '/videa/prvy-program-v-jave');
  await seesErrorScreen(page);
});

test('the profile says so of what it lists', async () => {
  const page = await openPage({ expectedErrors });
  await page.route('**/api/course/my-courses', answering('{}'));
  await arriveAsLearner(page, siteUrl, { name: 'Ida Zlomená', email: 'ida.zlomena@example.org' }, '/profil');
  await page.getByRole('heading', { level: 1, name: 'Ida Zlomená' }).waitFor();
  await page.getByRole('main').getByText('Nepodarilo sa načítať').first().waitFor();
});

test('the desk has an error screen of its own', async () => {
  const page = await openPage({ expectedErrors });
  await page.route('**/api/admin/desk', answering('{}'));
  await arriveAsLearner(page, siteUrl, { name: 'Ivo Bez Stola', email: 'ivo.bezstola@example.org' }, '/admin');
  await page.getByRole('heading', { level: 1, name: 'V zázemí nastala chyba' }).waitFor();
  expect(await page.getByText('Nastala neočakávaná chyba').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.unroute('**/api/admin/desk');
  await page.getByRole('button', { name: 'Načítať znova' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tento účet tu nemá žiadnu rolu' }).waitFor();
});
