import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { taskOf, writeTask } from '#tests/support/lessonTask.ts';
import { openPage, siteUrl } from '#tests/support/openPage.ts';
import { openLearnerPage } from '#tests/support/signIn.ts';
import { source } from '#tests/support/writeAtDesk.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const lectureId = 'zaklady-hodnoty-a-typy';
const lecturePath = `/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-text-a-cisla/lekcia/${lectureId}`;
const exerciseId = 'zaklady-profil-hraca';
const wrong = `const prezyvka = "Drak";
const level = 11;
const jeOnline = true;

console.log(typeof prezyvka);
console.log(typeof level);
console.log(typeof jeOnline);
console.log("Ďalší level:", level + 1);`;
const main = (page: Page) => page.getByRole('main');

/** Tries the task and is left with a wrong answer. */
async function stop(number: number): Promise<void> {
  const learner = { name: `Učiaci ${number}`, email: `stoji${number}@example.org` };
  await createLearner(siteUrl, learner);
  const answer = await fetch(`${siteUrl}/api/exercise/${exerciseId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${await tokenOf(siteUrl, learner)}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      lectureId,
      draft: { code: `${wrong}${' '.repeat(number)}\n`, at: new Date().toISOString() },
      attempts: [{ id: randomUUID(), passed: false, check: 2 }],
    }),
  });
  expect(answer.status).toBe(200);
}

/** The same in a browser, which says at which check it was. */
async function stopInBrowser(): Promise<void> {
  const page = await openLearnerPage();
  await arriveAsLearner(page, siteUrl, { name: 'Učiaca Nina', email: 'stoji@example.org' }, lecturePath);
  const taken = page.waitForResponse(
    (answer) =>
      answer.url().endsWith(exerciseId) &&
      answer.request().method() === 'PUT' &&
      !!answer.request().postDataJSON()?.attempts.length,
  );
  await writeTask(page, exerciseId, wrong);
  await taskOf(page, exerciseId).getByRole('button', { name: 'Skontrolovať' }).click();
  expect((await taken).status()).toBe(200);
}

test('an answer that three people are left with becomes a known mistake of the draft, proved before', async () => {
  for (const number of [1, 2]) await stop(number);
  await stopInBrowser();
  const page = await openPage({ expectedErrors: /status of 404/ });
  await arriveAsLearner(page, siteUrl, admin, `/admin/prehlad/kurzy/${lectureId}?obdobie=7-dni`);
  const answers = main(page).getByRole('list', { name: 'Najčastejšie chybné odpovede' });
  await answers.getByText('3 ľudia').waitFor();
  const checks = main(page).getByRole('figure', { name: /^Najviac ľudí zastaví skúška 2: Level je číslo 12$/ });
  await checks.getByRole('listitem').getByText('3', { exact: true }).waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  const add = answers.getByRole('button', { name: /Pridať medzi známe chyby/ });
  await add.click();
  const question = page.getByRole('dialog', { name: /^Známa chyba/ });
  await question.getByRole('button', { name: 'Overiť a\u00A0pridať' }).click();
  await question.getByText('Napíš aspoň jednu vetu.').waitFor();
  await question.getByRole('textbox').fill('Level je o jeden menší, než hovorí zadanie.');
  await question.getByRole('button', { name: 'Overiť a\u00A0pridať' }).click();
  await main(page)
    .getByText(/^Známa chyba je v.koncepte lekcie/)
    .waitFor({ timeout: 60_000 });
  // It is known now, and said beside the answer.
  await answers.getByText(/^známa chyba/).waitFor();
  await main(page).getByRole('link', { name: 'Otvoriť koncept' }).click();
  await source(page).waitFor();
  await page.keyboard.press('Escape');
  const { document } = (await (
    await fetch(`${siteUrl}/api/admin/content/lecture/${lectureId}`, {
      headers: { authorization: `Bearer ${await tokenOf(siteUrl, admin)}` },
    })
  ).json()) as { document: { text: string } };
  expect(document.text).toContain('const level = 11;');
  expect(document.text).toContain('Level je o jeden menší, než hovorí zadanie.');
});

test('the desk sees from which site visitors come, and nothing of a page that is not there', async () => {
  const headers = {
    referer: 'https://www.skola.example.org/nastenka?trieda=2.B',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    accept: 'text/html',
  };
  for (const path of ['/2-percenta', '/2-percenta', '/2-percenta?utm=x', '/nic-take-tu-nie-je']) {
    await fetch(siteUrl + path, { headers });
  }
  // They are written every ten seconds, and what the desk has counted is kept for minutes: by days that nobody else asks for.
  await new Promise((resolve) => setTimeout(resolve, 12_000));
  const page = await openPage();
  await arriveAsLearner(page, siteUrl, admin, '/admin/prehlad/navstevy?od=2025-02-03&do=2099-12-30');
  await main(page).getByText('skola.example.org').first().waitFor();
  const shown = await main(page).textContent();
  expect(shown).toContain('/2-percenta');
  expect(shown).not.toMatch(/nic-take|nastenka|utm/);
  expect(await axeFindings(page, 'main')).toEqual([]);
});
