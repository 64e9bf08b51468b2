import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage, siteUrl } from '#tests/support/openPage.ts';

const lecture = '/kurzy/sql-zaklady/kapitola/sql-prvy-dopyt/lekcia/sql-select';
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first();
/** The first one: a task that is near is one, too. */
const program = (page: Page) => page.getByRole('region', { name: /^Program/ }).first();
const result = (page: Page) => program(page).getByRole('region', { name: /^Výsledok/ });
const status = (page: Page) => program(page).getByRole('status');

async function write(page: Page, text: string) {
  await program(page).locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await page.keyboard.press('Control+Enter');
}

test('a query of a lesson runs, is changed, and its slip is said in our words; then without a network too', {
  tags: ['main'],
}, async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, lecture);
  expect(asked.filter((path) => /runtimes|[sS]ql/.test(path) && path !== lecture)).toEqual([]);

  await button(page, 'Spustiť').click();
  await eventually(() => result(page).getByRole('row').count()).toBe(9);
  expect(await result(page).getByRole('columnheader').allTextContents()).toEqual(['nazov', 'strany']);

  await program(page).getByRole('button', { name: 'Upraviť' }).click();
  await write(page, 'SELECT nazov, autro\nFROM knihy;');
  await eventually(() => status(page).textContent()).toContain('Riadok 1: stĺpec autro databáza nepozná');
  expect(await status(page).textContent()).toContain('Nemyslíš autor?');
  await program(page).getByText('Ukáž pôvodné hlásenie').click();
  await program(page).getByText('Parse error: no such column: autro').waitFor();

  await page.context().setOffline(true);
  await write(page, 'DELETE FROM knihy WHERE id > 1;\nSELECT nazov FROM knihy;');
  await eventually(() => result(page).getByRole('cell').allTextContents()).toEqual(['Ostrov za rohom']);
  await program(page).getByText('Zmazaných 7\u00A0riadkov.').waitFor();
});

test('the band of the course asks the library: nothing of SQL is there before, a changed query has its own table', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/kurzy/sql-zaklady');
  expect(asked.filter((path) => /runtimes|CodeEditor|ProgramContainer/.test(path))).toEqual([]);
  const sample = page.getByRole('region', { name: 'Skús si to' });
  await sample.getByRole('cell', { name: 'Cesta na Mars' }).waitFor();
  await sample.getByRole('button', { name: 'Upraviť' }).tap();
  await write(page, 'SELECT nazov FROM knihy ORDER BY strany LIMIT 2;');
  await eventually(() => result(page).getByRole('cell').allTextContents()).toEqual([
    'Žeriav nad mestom',
    'Pes na stope',
  ]);
  // The author's output is not that of this query.
  expect(await sample.getByRole('cell', { name: 'Cesta na Mars' }).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a recursion without an end stops by itself or by the learner, and the next query has its database again', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').click();
  const endless = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)\nSELECT COUNT(*) FROM n;';
  await write(page, endless);
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
  await program(page).getByText('Dopyt bežal priveľmi dlho').waitFor();
  expect(await status(page).textContent()).toContain('Naposledy bežal riadok 1.');

  // Its second may be over before the press on a busy machine, or in the middle of it.
  await eventually(async () => {
    await program(page).locator('.cm-content').press('Control+Enter');
    await program(page)
      .getByRole('button', { name: 'Zastaviť' })
      .click({ timeout: 1000 })
      .catch(() => undefined);
    return status(page).textContent();
  }).toContain('Program je zastavený');
  await write(page, 'SELECT COUNT(*) FROM knihy;');
  await eventually(() => result(page).getByRole('cell').allTextContents()).toEqual(['8']);
});

test('on a phone a wide table is scrolled in its own place', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').tap();
  await program(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('SELECT * FROM knihy');
  await program(page).getByRole('button', { name: 'Spustiť' }).tap();
  await result(page).waitFor();
  expect(await result(page).evaluate((table) => table.scrollWidth > table.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('queries run in an origin of their own, without a network', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  const path = (await button(page, 'Spustiť').getAttribute('data-run')) ?? '';
  const answer = await fetch(siteUrl + path);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-scripts;');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/'unsafe-(?:inline|eval)'|allow-same-origin|connect-src/);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const older = await fetch(siteUrl + path.replace(/[0-9a-f]{12}/, '000000000000'));
  expect([older.status, older.headers.get('cache-control')]).toEqual([200, 'no-store']);

  const engine = await fetch(siteUrl + path.replace(/[^/]*$/, 'sqlite.wasm'), { headers: { 'accept-encoding': 'br' } });
  expect(['content-type', 'content-encoding', 'vary'].map((name) => engine.headers.get(name))).toEqual([
    'application/wasm',
    'br',
    'accept-encoding',
  ]);
  expect((await fetch(siteUrl + path.replace('kniznica', 'ina'))).status).toBe(404);
});

test('a task is asked again on a database that has changed', { tags: ['main'] }, async () => {
  const page = await openPage();
  await openHydrated(page, lecture.replace('sql-select', 'sql-where'));
  const task = page.getByRole('group', { name: 'Úloha' }).filter({ visible: true });
  await task.getByRole('button', { name: 'Upraviť' }).click();
  await task.locator('.cm-content').waitFor();
  const check = async (condition: string) => {
    await task.locator('.cm-content').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(`SELECT nazov, strany\nFROM knihy\nWHERE zaner = 'detektívka' ${condition};`);
    await page.keyboard.press('Control+Shift+Enter');
  };
  const said = () =>
    eventually(async () => (await task.getByRole('status').allTextContents()).join(' ').replaceAll('\u00A0', ' '));
  // On the database that the learner sees it finds the same.
  await check('AND strany > 150');
  await said().toContain('Keby mala detektívka presne 150 strán, chýbala by.');
  await check('AND strany > 170 AND strany < 200');
  await said().toContain('Ostali len detektívky, ktoré majú aspoň 150 strán');
  await check('AND strany >= 150');
  await eventually(() => task.getByRole('button', { name: /^Hotovo/ }).count()).toBe(1);
});
