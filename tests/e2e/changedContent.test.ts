// @module-tag thorough
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill } from '#tests/support/filledFolder.ts';
import { freePort } from '#tests/support/freePort.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { taskOf, writeTask } from '#tests/support/lessonTask.ts';
import { eventually, openHydrated, openPage, scrollTo, untilHydrated } from '#tests/support/openPage.ts';
import { accountButton } from '#tests/support/signIn.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';

const chapter = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia';
const files = 'courses/programovanie-od-nuly/01-prvy-riadok';
const solution = [
  'console.log("Volám sa Iva");',
  'console.log("Baví ma šach");',
  'console.log("Minút za týždeň:", 45 * 4);',
].join('\n');

let folder: string;
let env: { DATA_DIR: string; PORT: string };
let site: RunningSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-changed-'));
  env = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
  fill(env.DATA_DIR);
  await cp('src/content', join(folder, 'content'), { recursive: true });
  site = await startSite(env);
});
afterAll(async () => {
  await stopSite(site);
  await rm(folder, { recursive: true });
});

/** Opens a lecture, as whoever is known to be here. */
async function open(page: Page, lecture: string): Promise<void> {
  await openHydrated(page, `${site.url}${chapter}/zaklady-${lecture}`);
  const hasSession = await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('firebase:')));
  if (hasSession) await accountButton(page).waitFor();
}

const task = (page: Page) => taskOf(page, 'zaklady-tri-riadky');
const outline = (page: Page) => page.getByRole('navigation', { name: 'Obsah kurzu' }).first();
const ticks = (page: Page) => outline(page).getByRole('link', { name: /dokončené/ });

/** Completes the second lecture and passes a task of it, and begins one of the fourth. */
async function learn(page: Page): Promise<void> {
  await open(page, 'tvoj-prvy-riadok');
  await writeTask(page, 'zaklady-tri-riadky', solution);
  await task(page).getByRole('button', { name: 'Skontrolovať', exact: true }).click();
  await task(page).getByText('kontroly prešli').waitFor();
  await scrollTo(page.locator('#koniec, #koniec-lekcie').first());
  await page.getByRole('button', { name: /^(Len o|O)značiť ako dokončené$/ }).click();
  await eventually(() => ticks(page).count()).toBe(1);
  await open(page, 'premenne');
  await writeTask(page, 'zaklady-uspory', 'let uspory = 30; // moje');
}

/** Another version of the course, as its author brings it in with `content:import`. */
async function changeCourse(): Promise<void> {
  const change = async (file: string, edit: (text: string) => string) => {
    const path = join(folder, 'content', files, file);
    const before = await readFile(path, 'utf8');
    const after = edit(before);
    expect(after).not.toBe(before);
    await writeFile(path, after);
  };
  await change('02-tvoj-prvy-riadok.md', (text) =>
    text.replace('Vypíš o sebe tri riadky.', 'Vypíš o sebe nanovo tri riadky.'),
  );
  await change('04-premenne.md', (text) => text.replace(/^::::task\{id="zaklady-uspory"[\s\S]*?^::::$/m, ''));
  await writeFile(
    join(folder, 'content', files, '07-novinka.md'),
    '---\nid: zaklady-novinka\nname: Novinka o riadkoch\ntype: TEXT\nminutes: 3\nsummary: Pribudla.\n---\nText.\n',
  );
  await stopSite(site);
  execFileSync('npx', ['tsx', 'scripts/content-import.ts', join(folder, 'content')], {
    env: { ...process.env, DATA_DIR: env.DATA_DIR },
    stdio: 'pipe',
  });
  site = await startSite(env);
}

/** Finds all of it again. */
async function findAgain(page: Page): Promise<void> {
  await open(page, 'tvoj-prvy-riadok');
  await eventually(() => ticks(page).count()).toBe(1);
  expect(await ticks(page).textContent()).toContain('Tvoj prvý riadok');
  await outline(page)
    .getByRole('link', { name: /Novinka o.riadkoch.*nové/ })
    .waitFor();
  await scrollTo(task(page));
  await task(page).getByText('nanovo tri riadky').waitFor();
  await task(page).getByText('Úloha sa odvtedy zmenila, tvoj program ostal.').waitFor();
  await eventually(() => task(page).textContent()).toContain('Volám sa Iva');
  await task(page)
    .getByText(/^splnené/)
    .first()
    .waitFor();

  await open(page, 'premenne');
  await scrollTo(page.locator('#koniec, #koniec-lekcie').first());
  const gone = page.getByText('Tvoj program k\u00A0úlohe, ktorá tu už nie je');
  await gone.click();
  await page.getByText('let uspory = 30; // moje').waitFor();
}

test('a course that is brought in anew takes nothing from a guest, nor from a learner', {}, async () => {
  const guest = await openPage({ allowedOrigins: [site.url] });
  await learn(guest);
  const learner = await openPage({ allowedOrigins: [site.url] });
  await arriveAsLearner(learner, site.url, { name: 'Iva Stála', email: 'iva.stala@example.org' }, '/');
  await untilHydrated(learner);
  await accountButton(learner).waitFor();
  await learn(learner);
  // The server has all of it.
  await eventually(() => learner.evaluate(() => JSON.stringify(localStorage).includes('draft\\":true'))).toBe(false);
  for (const page of [guest, learner]) await page.goto('about:blank');

  await changeCourse();
  await findAgain(guest);
  await findAgain(learner);
});
