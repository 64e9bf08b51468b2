import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, siteUrl } from '#tests/support/openPage.ts';
import { openLearnerPage } from '#tests/support/signIn.ts';

const course = 'zaklady';
/** Of a free sample; both of its questions can be chosen. */
const lecture = 'zaklady-tvoj-prvy-riadok';
const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** As this browser keeps a lecture that a guest has done. */
async function hasFinished(page: Page, at: string): Promise<void> {
  await page.addInitScript(
    ([key, row]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, row);
    },
    [
      `progress::${lecture}`,
      JSON.stringify({ mark: { courseId: course, lectureId: lecture, completed: true }, number: 1, at }),
    ] as const,
  );
}

const tips = (page: Page) => page.getByRole('region', { name: 'Odpoveď' }).getByRole('button');
const keptAnswers = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('exercise:'))
      .flatMap(([, row]) => JSON.parse(row).answers ?? []),
  );

test('a guest on a phone is asked what they have finished, and sees when it comes back', async () => {
  const page = await openPage(phone);
  await hasFinished(page, dayAgo(2));
  await openHydrated(page, '/opakovanie');
  const lines = page.getByRole('list', { name: 'Otázky' }).getByRole('listitem');
  await lines.first().waitFor();
  const count = await lines.count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThanOrEqual(5);
  await page.getByRole('button', { name: 'Neviem' }).tap();
  const verdict = page.getByRole('status').filter({ hasText: 'Tentoraz inak' });
  await verdict.getByText('Zajtra sa to vráti ako prvé.').waitFor();
  await lines.first().getByText('tentoraz inak').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await keptAnswers(page)).toMatchObject([{ right: false }]);
  for (let asked = 1; asked < count; asked += 1) {
    await page.getByRole('button', { name: 'Ďalej' }).tap();
    await tips(page).first().tap();
  }
  await page.getByRole('button', { name: 'Ďalej' }).tap();
  await page.getByRole('heading', { name: /^Hotovo\. Zajtra \d+\.$/ }).waitFor();
  expect(await keptAnswers(page)).toHaveLength(count);
});

test('what is asked goes on without a connection, and another tab knows of it', async () => {
  const page = await openPage(phone);
  await hasFinished(page, dayAgo(2));
  await openHydrated(page, '/opakovanie');
  await tips(page).first().waitFor();
  const other = await page.context().newPage();
  await other.goto('/opakovanie');
  await tips(other).first().waitFor();
  await page.context().setOffline(true);
  await page.getByText('Si offline.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Neviem' }).tap();
  await page.getByRole('heading', { name: 'Tentoraz inak' }).waitFor();
  await other.getByRole('list', { name: 'Otázky' }).getByText('tentoraz inak').waitFor({ state: 'attached' });
  await page.context().setOffline(false);
});

test('what was finished today is asked tomorrow', async () => {
  const page = await openPage(phone);
  await hasFinished(page, dayAgo(0));
  await openHydrated(page, '/opakovanie');
  await page.getByRole('heading', { name: 'Dnes nič nečaká' }).waitFor();
  await page.getByText(/^Zajtra sa vráti \d+\.$/).waitFor();
});

test('whoever has finished nothing hears what this is', async () => {
  const page = await openPage(phone);
  await openHydrated(page, '/opakovanie');
  await page.getByRole('heading', { name: 'Zatiaľ nie je čo opakovať' }).waitFor();
});

test('a learner’s answers come to their account', async () => {
  const page = await openLearnerPage(phone);
  await hasFinished(page, dayAgo(2));
  // What was done before the sign-in is the learner’s; the server knows the lecture since now, so it is asked tomorrow.
  await arriveAsLearner(page, siteUrl, { name: 'Opakujúca Ola', email: 'opakovanie@example.org' }, '/opakovanie');
  await page.getByRole('heading', { name: 'Dnes nič nečaká' }).waitFor();
  const isSent = () => page.evaluate(() => !Object.keys(localStorage).some((key) => key.startsWith('progress:')));
  await eventually(isSent).toBe(true);
  await page.clock.setSystemTime(Date.now() + 86_400_000);
  await page.reload();
  await page.getByRole('button', { name: 'Neviem' }).tap();
  await page.getByText('Zajtra sa to vráti ako prvé.').waitFor();
  const sent = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => /^exercise:.+:/.test(key))
        .some(([, row]) => JSON.parse(row).answers?.length === 1 && !JSON.parse(row).waiting.answers),
    );
  await eventually(sent).toBe(true);
});

/** What is fetched while there is no connection. */
const disconnected = /ERR_INTERNET_DISCONNECTED|dynamically imported module/;
const quizLecture = 'zaklady-vreckove-na-mesiac';
const quizQuestion = 'zaklady-kviz-prvy-riadok-2';

/** As this browser keeps that a guest has finished a lecture and answered a question of its quiz. */
async function hasAnswered(page: Page, at: string, right = false): Promise<void> {
  await page.addInitScript(
    ([rows]) => {
      for (const [key, row] of Object.entries(rows)) if (!localStorage.getItem(key)) localStorage.setItem(key, row);
    },
    [
      {
        [`progress::${quizLecture}`]: JSON.stringify({
          mark: { courseId: course, lectureId: quizLecture, completed: true },
          number: 1,
          at,
        }),
        [`repeat::${quizQuestion}`]: JSON.stringify({ given: [{ at, answer: null, right }] }),
      },
    ] as const,
  );
}

const keptRepeat = (page: Page) =>
  page.evaluate(
    (id) =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('repeat:') && key.endsWith(id))
        .flatMap(([, row]) => JSON.parse(row).given),
    quizQuestion,
  );
const question = (page: Page) => page.getByRole('heading', { name: /^Otázka/ });
const rightOption = (page: Page) => page.getByRole('button', { name: 'Okolo textu chýbajú úvodzovky.' });

test('a question of a quiz that went wrong comes first, a tap answers it, and the server says whether it is right', async () => {
  const page = await openPage(phone);
  await hasAnswered(page, dayAgo(2));
  await openHydrated(page, '/opakovanie');
  await question(page).getByText('pred 2 dňami', { exact: false }).waitFor();
  await rightOption(page).tap();
  const verdict = page.getByRole('status').filter({ hasText: 'Áno, presne tak' });
  await verdict.getByText(/^Vráti sa/).waitFor();
  await page.getByText('tvoja odpoveď').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await keptRepeat(page)).toMatchObject([{ right: false }, { right: true }]);
  await page.reload();
  await page.getByRole('heading', { name: 'Opakovanie' }).waitFor();
  await eventually(() => question(page).count()).toBe(0);
});

test('an answer to a quiz without a connection waits, and is graded once there is one', async () => {
  const page = await openPage({ ...phone, expectedErrors: disconnected });
  await hasAnswered(page, dayAgo(2));
  await openHydrated(page, '/opakovanie');
  await question(page).waitFor();
  await page.context().setOffline(true);
  await rightOption(page).tap();
  await page.getByRole('heading', { name: 'Odpoveď tu počká' }).waitFor();
  const lines = page.getByRole('list', { name: 'Otázky' });
  await lines.getByText('čaká na pripojenie').waitFor({ state: 'attached' });
  expect(await keptRepeat(page)).toHaveLength(2);
  await page.context().setOffline(false);
  await lines.getByText('vyšla').waitFor({ state: 'attached' });
  expect(await keptRepeat(page)).toMatchObject([{ right: false }, { right: true }]);
});

test('what a guest answered in a quiz and again is their account’s after the sign-in, each on its day', async () => {
  const page = await openPage({
    ...phone,
    expectedErrors: /status of 404|ERR_INTERNET_DISCONNECTED|dynamically imported module/,
  });
  await hasAnswered(page, dayAgo(2));
  await arriveAsLearner(page, siteUrl, { name: 'Kvízová Kika', email: 'kvizy@example.org' }, '/opakovanie');
  const isSent = () =>
    page.evaluate(
      () => !Object.keys(localStorage).some((key) => key.startsWith('repeat:') || key.startsWith('progress:')),
    );
  await eventually(isSent).toBe(true);
  await page.clock.setSystemTime(Date.now() + 86_400_000);
  await page.reload();
  // What went wrong comes first.
  await question(page).getByText('pred 3 dňami', { exact: false }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Neviem' }).tap();
  await page.getByRole('heading', { name: 'Odpoveď tu počká' }).waitFor();
  await page.context().setOffline(false);
  await eventually(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('repeat:')))).toBe(
    false,
  );
  await page.getByRole('list', { name: 'Otázky' }).getByText('tentoraz inak').waitFor({ state: 'attached' });
});

test('the page of a course says what somebody knows of it, and nothing to who has not begun', async () => {
  const page = await openPage(phone);
  await openHydrated(page, '/kurzy/programovanie-od-nuly');
  const map = page.getByRole('region', { name: 'Čo už vieš' });
  const end = page.getByRole('heading', { name: 'O kurze' });
  await end.scrollIntoViewIfNeeded();
  expect(await map.count()).toBe(0);
  await hasAnswered(page, dayAgo(2), true);
  await page.reload();
  await end.scrollIntoViewIfNeeded();
  const skill = map.getByRole('listitem').filter({ hasText: 'Zopakuj si: vreckové na mesiac' }).last();
  await skill.getByText('precvičené').waitFor();
  await map.getByRole('listitem').filter({ hasText: 'Premenné' }).last().getByText('nové').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a guest who has what they did taken out of the browser leaves no answer to a quiz there', async () => {
  const page = await openPage(phone);
  await hasAnswered(page, dayAgo(2));
  await openHydrated(page, '/opakovanie');
  await question(page).waitFor();
  expect(await keptRepeat(page)).toHaveLength(1);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Vymazať/ })
    .tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Vymazať' }).tap();
  await eventually(() => keptRepeat(page)).toEqual([]);
});
