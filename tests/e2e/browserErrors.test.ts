import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type DeskBrowserErrorPage,
  deskBrowserErrorPageSchema,
} from '#src/contract/desk/overview/deskBrowserErrors.ts';
import { fill } from '#tests/support/filledFolder.ts';
import { arriveAsLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { eventually, openPage, untilHydrated } from '#tests/support/openPage.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const article = '/clanky/ako-citat-chybove-hlasenie';
const lecture = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-premenne';

let folder: string;
let site: RunningSite;

// A site of its own: others tell of the errors that their tests provoke, and a network may tell ten an hour.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-errors-'));
  fill(folder);
  site = await startSite({ DATA_DIR: folder });
});
afterAll(async () => {
  await stopSite(site);
  await rm(folder, { recursive: true });
});

async function open(path: string, expectedErrors: RegExp): Promise<Page> {
  const page = await openPage({ expectedErrors, allowedOrigins: [site.url] });
  // What browsers without a secure connection have: nothing.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(site.url + path);
  await untilHydrated(page);
  return page;
}

async function kept(): Promise<DeskBrowserErrorPage['items']> {
  const authorization = `Bearer ${await tokenOf(site.url, admin)}`;
  const answer = await fetch(`${site.url}/api/admin/browser-errors`, { headers: { authorization } });
  return deskBrowserErrorPageSchema.parse(await answer.json()).items;
}

const isReport = (message: { url: () => string }) => message.url().endsWith('/api/browser-errors');

/** The line of a file of ours, as the desk names it. */
async function placeOf(file: string, text: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return `${file}:${lines.findIndex((line) => line.includes(text)) + 1}`;
}

test('an error of a script is told with the line of our source, and with nothing of the visitor', async () => {
  const page = await open(`${article}?q=jana`, /writeText/);
  await page.context().addCookies([{ name: 'secret', value: 'jana', url: site.url }]);
  const reports: Request[] = [];
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request);
  });
  const answered = page.waitForResponse(isReport);
  const copy = page.getByRole('figure').first().getByRole('button', { name: 'Kopírovať' });
  await copy.click();
  expect((await answered).status()).toBe(202);
  // The same place again is the same error.
  await copy.click();
  await page.waitForTimeout(300);
  const sent = await Promise.all(reports.map(async (report) => [await report.allHeaders(), report.postData()]));
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toMatch(/jana|authorization|cookie|chybove/);
  expect(await kept()).toMatchObject([
    {
      place: await placeOf('src/containers/ui/CopyCode.tsx', 'clipboard.writeText'),
      route: '/clanky/:slug',
      name: 'TypeError',
      message: 'Cannot read properties of undefined (reading …)',
      times: 1,
    },
  ]);
});

test('the desk shows it until it is settled, and takes it back', async () => {
  const place = await placeOf('src/containers/ui/CopyCode.tsx', 'clipboard.writeText');
  const page = await openPage({ expectedErrors: /status of 404/, allowedOrigins: [site.url] });
  await arriveAsLearner(page, site.url, admin, '/admin/chyby');
  const shown = page.getByRole('listitem').filter({ hasText: place });
  await shown.getByText('Cannot read properties of undefined').waitFor();
  await shown.getByRole('button', { name: 'Označiť za vybavené' }).click();
  await page.getByText('Nič nie je otvorené').waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Vrátiť' }).click();
  await shown.waitFor();
  await page.getByRole('combobox', { name: 'Verzia' }).selectOption({ index: 1 });
  await page.waitForURL(/\?verzia=[\da-f]{8}$/);
  await shown.getByText('(táto)').waitFor();
});

test('an error that the error screen has caught is told too', async () => {
  const page = await open('/feedback', /./);
  await page.route(/\/api\/course\/slug\//, (route) => route.fulfill({ contentType: 'application/json', body: '{}' }));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/kurzy/java-kurz' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.getByRole('heading', { level: 1, name: 'Nastala neočakávaná chyba' }).waitFor();
  const place = await placeOf('src/queries/apiClient.ts', 'throw new SyntaxError(address)');
  await eventually(async () => (await kept()).map((error) => `${error.name} ${error.place}`)).toContain(
    `SyntaxError ${place}`,
  );
});

test('what a program of a learner throws is told to the learner alone', async () => {
  const page = await open(lecture, /./);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.url());
  });
  await page.getByRole('main').getByRole('button', { name: 'Upraviť' }).first().click();
  await page.locator('.cm-content').first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('Promise.reject(new TypeError("Jana")); throw new RangeError("Nováková");');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Ukáž pôvodné hlásenie').waitFor();
  await page.waitForTimeout(500);
  expect(reports).toEqual([]);
});
