// @module-tag thorough
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { courseLectures } from '#tests/support/courseLectures.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { taskOf, writeTask } from '#tests/support/lessonTask.ts';
import { eventually, openHydrated, scrollTo, siteUrl, untilHydrated } from '#tests/support/openPage.ts';
import { accountButton, openLearnerPage } from '#tests/support/signIn.ts';

const chapter = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia';
const solution = [
  'console.log("Volám sa Leu");',
  'console.log("Baví ma šach");',
  'console.log("Minút za týždeň:", 45 * 4);',
].join('\n');

/** Everything that a browser keeps of a site, by the place in which it does. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const all: Record<string, string> = { cookies: document.cookie };
    for (const [place, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, text] of Object.entries(storage)) all[`${place} ${key}`] = String(text);
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => rows.addEventListener('success', resolve));
        all[`indexedDB ${name} ${store}`] = JSON.stringify(rows.result);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const answers = await (await caches.open(name)).matchAll();
      all[`cache ${name}`] = (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    }
    return all;
  });

test('whoever has read, solved, celebrated, searched, voted and typed leaves nothing in the browser when they sign out', async () => {
  const lea = { name: 'Leonóra Odhlásená', email: 'leonora.odhlasena@example.org' };
  await createLearner(siteUrl, lea);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(siteUrl, lea)}` };
  const others = courseLectures('programovanie-od-nuly').filter(
    ({ id, chapterId }) => chapterId === 'zaklady-kapitola-prvy-riadok' && id !== 'zaklady-tvoj-prvy-riadok',
  );
  for (const { id } of others)
    await fetch(`${siteUrl}/api/progress/update/${id}`, { method: 'PUT', headers, body: '{"completed":true}' });
  for (const id of ['zaklady-hodiny-v-skole', 'zaklady-vylet']) {
    const news = { lectureId: 'zaklady-tvoj-prvy-riadok', attempts: [{ id: `${id}-1`, passed: true }] };
    await fetch(`${siteUrl}/api/exercise/${id}`, { method: 'PUT', headers, body: JSON.stringify(news) });
  }
  const page = await openLearnerPage();
  await arriveAsLearner(page, siteUrl, lea, `${chapter}/zaklady-tvoj-prvy-riadok`);
  await untilHydrated(page);
  await accountButton(page).waitFor();
  const [session = ''] = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('firebase:authUser') ? [String(text)] : [])),
  );
  const { uid } = JSON.parse(session) as { uid: string };
  const traces = async () =>
    Object.entries(await keptBy(page)).flatMap(([place, text]) =>
      [uid, lea.email, 'Leonóra', 'Leu', 'Tajná', 'zaklady', 'Premenné'].some((word) =>
        `${place} ${text}`.includes(word),
      )
        ? [place]
        : [],
    );

  // Solves the task by which the lecture and its chapter are completed, which is celebrated.
  const task = taskOf(page, 'zaklady-tri-riadky');
  await writeTask(page, 'zaklady-tri-riadky', solution);
  const taken = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await task.getByRole('button', { name: 'Skontrolovať', exact: true }).click();
  await task.getByText('kontroly prešli').waitFor();
  await taken;
  await scrollTo(page.getByText('Kapitola 1 je hotová'));
  await eventually(traces).toContain(`localStorage celebrated:${uid}`);

  // Types a comment that is not sent, votes, searches, and looks at the own home.
  const comment = page.getByRole('textbox', { name: /komentár/i }).first();
  await scrollTo(comment);
  await comment.fill('Tajná otázka');
  await openHydrated(page, '/kurzy');
  const vote = page.getByRole('main').getByRole('radio').first();
  await scrollTo(vote);
  await vote.check();
  await page.getByRole('main').getByRole('button', { name: 'Hlasovať' }).click();
  await page.getByRole('main').getByRole('radio').first().waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Čo hľadáš?' }).fill('premenne');
  await page.getByRole('option').getByText('Premenné').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Premenné' }).waitFor();
  await openHydrated(page, '/');
  await page.getByText(/^Ahoj, /).waitFor();
  await eventually(traces).toContain(`localStorage home:${uid}`);

  await accountButton(page).click();
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }).waitFor();
  await untilHydrated(page);
  expect(await traces()).toEqual([]);
});
