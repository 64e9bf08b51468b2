import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';

const timeout = 150_000;
const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const main = (page: Page) => page.getByRole('main');
/** Exercises are run first, which takes its time. */
const canBePressed = (button: Locator) => expect.poll(() => button.isEnabled(), { timeout: 90_000 }).toBe(true);
const row = (page: Page, id: string) => main(page).locator(`[data-tree-row="${id}"] [data-desk-row]`);
/** Chapters and lectures as they stand in the tree. */
const ids = (page: Page) =>
  main(page)
    .locator('[data-tree-row]')
    .evaluateAll((rows) => rows.map((one) => one.getAttribute('data-tree-row') ?? ''));
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Poradie je uložené' }).waitFor();

async function openTree(courseId: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of 40[04]/ });
  await arriveAsLearner(page, siteUrl, admin, `/admin/obsah/kurzy/${courseId}`);
  await main(page).getByRole('table', { name: 'Kapitoly a lekcie' }).waitFor();
  return page;
}

/** Ids of the lectures in the order in which the course's page lists them. */
async function onWeb(slug: string): Promise<string[]> {
  const page = await (await fetch(`${siteUrl}/kurzy/${slug}`)).text();
  const ids = [...page.matchAll(/\/lekcia\/([\w-]+)"/g)].map(([, id = '']) => id);
  return [...new Set(ids)];
}

test('lectures change their places by mouse and by keys, and the web follows', { timeout }, async () => {
  const page = await openTree('sql');
  expect(await axeFindings(page, 'body')).toEqual([]);
  const [chapter = '', first = '', second = '', third = ''] = await ids(page);
  const top = async () => (await ids(page)).slice(0, 4);
  // The beginning of a course is listed above its chapters, too.
  const topOnWeb = async () => (await onWeb('sql-zaklady')).filter((id) => [first, second].includes(id));
  expect(await topOnWeb()).toEqual([first, second]);

  const handle = (id: string) => main(page).locator(`[data-tree-row="${id}"] [data-handle]`);
  const from = await handle(first).boundingBox();
  const to = await handle(second).boundingBox();
  if (!from || !to) throw new Error('The handles are not in view.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x + 10, to.y + 12, { steps: 5 });
  await page.mouse.up();
  await saved(page);
  expect(await top()).toEqual([chapter, second, first, third]);
  await eventually(topOnWeb).toEqual([second, first]);

  await row(page, first).focus();
  await page.keyboard.press('Space');
  await page.getByRole('status').filter({ hasText: 'Zdvihnuté: miesto 2' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await top()).toEqual([chapter, second, first, third]);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await eventually(topOnWeb).toEqual([first, second]);
  await page.reload();
  await eventually(top).toEqual([chapter, first, second, third]);
});

test('a chapter and a lecture are made by keys alone, and are drafts that the web does not have', {
  timeout,
}, async () => {
  const page = await openTree('sql');
  const before = await onWeb('sql-zaklady');
  await main(page).getByRole('button', { name: 'Nová kapitola' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Názov').focus();
  await page.keyboard.type('Pohľady');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await main(page)
    .getByRole('link', { name: /Pohľady/ })
    .waitFor();
  await main(page).getByText('V kapitole zatiaľ nič nie je').waitFor();
  await main(page).getByRole('button', { name: 'Pridať lekciu do kapitoly Pohľady' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Názov').focus();
  await page.keyboard.type('Čo je pohľad');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/obsah\/upravit\/lecture\//);
  await page.goto(`${siteUrl}/admin/obsah/kurzy/sql?stav=koncept`);
  await main(page).getByRole('link', { name: 'Čo je pohľad' }).waitFor();
  expect(await onWeb('sql-zaklady')).toEqual(before);
});

test('a double click makes one chapter, and a plan for a time that is over is refused in words', {
  timeout,
}, async () => {
  const page = await openTree('sql');
  await main(page).getByRole('button', { name: 'Nová kapitola' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Názov').fill('Indexy');
  await dialog.getByRole('button', { name: 'Vytvoriť' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  const made = main(page).getByRole('link', { name: /Indexy/ });
  await made.first().waitFor();
  await page.reload();
  await made.first().waitFor();
  expect(await made.count()).toBe(1);

  await main(page).getByRole('button', { name: 'Ďalšie pre kapitolu Indexy' }).click();
  await page.getByRole('menuitem', { name: 'Naplánovať…' }).click();
  await dialog.getByLabel('Kedy').fill('2020-01-01T08:00');
  await dialog.getByRole('button', { name: 'Naplánovať' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'Tento čas už prešiel.' }).waitFor();
});

test('what is withdrawn together is gone from the web, and goes back only with proven exercises', {
  tags: ['main'],
  timeout,
}, async () => {
  const page = await openTree('ai');
  const chosen = ['ai-co-modelu-neposielat', 'ai-ked-ta-model-uci'];
  expect(await onWeb('ai')).toEqual(expect.arrayContaining(chosen));
  await row(page, chosen[0] ?? '').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'S vybranými' });
  await bar.getByText('Vybrané: 2').waitFor();
  await bar.getByRole('button', { name: /^Stiahnuť z.webu…$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Stiahnuť z.webu$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  // Others write in this course at the same time.
  const ofChosen = (found: string[]) => found.filter((id) => chosen.includes(id));
  await eventually(async () => ofChosen(await onWeb('ai'))).toEqual([]);
  await eventually(() => bar.count()).toBe(0);
  await main(page)
    .getByRole('link', { name: /^Koncept/ })
    .click();
  await eventually(async () => ofChosen(await ids(page))).toEqual(chosen);
  // Their exercises have to be run as they are: the way back leads to where that is done.
  await main(page)
    .locator(`[data-tree-row="${chosen[0]}"]`)
    .getByRole('button', { name: /^Ďalšie/ })
    .click();
  await page.getByRole('menuitem', { name: 'Publikovať…' }).click();
  await page.waitForURL(/\/publikovat\?veci=/);
  const publish = main(page).getByRole('button', { name: /^Publikovať 1.vec$/ });
  await canBePressed(publish);
  await publish.click();
  await eventually(async () => ofChosen(await onWeb('ai'))).toEqual([chosen[0]]);
});
