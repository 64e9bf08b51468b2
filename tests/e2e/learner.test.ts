import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { outOf } from '#src/domain/plural.ts';
import { courseLectures } from '#tests/support/courseLectures.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, siteUrl, untilHydrated } from '#tests/support/openPage.ts';
import { createProfile, openLearnerPage, signIn } from '#tests/support/signIn.ts';

const courseUrl = '/kurzy/programovanie-od-nuly';
const lectures = courseLectures('programovanie-od-nuly');
const lectureCount = lectures.length;
/** The number of the first one with a quiz. */
const withQuiz = lectures.findIndex(({ id }) => id === 'zaklady-vreckove-na-mesiac') + 1;

/** The ways to use the site; each goes through the whole course. */
const ways = {
  'with a mouse': { tags: [], options: {}, press: (target: Locator) => target.click() },
  'by touch on a small phone': {
    tags: [],
    options: { width: 360, height: 740, hasTouch: true },
    press: (target: Locator) => target.tap(),
  },
  'with the keyboard alone': { tags: ['main'], options: {}, press: (target: Locator) => target.press('Enter') },
};
type Press = (target: Locator) => Promise<void>;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });

for (const [way, { tags, options, press }] of Object.entries(ways)) {
  test(`a new learner goes through a free course ${way}`, { tags }, async () => {
    const page = await openLearnerPage(options);
    await openHydrated(page, `/login/${encodeURIComponent(courseUrl)}`);
    await signIn(page, { name: 'Ela Učenlivá', email: `ela.${Object.keys(ways).indexOf(way)}@example.org` });
    await createProfile(page);

    await press(link(page, /^Začať kurz/).first());
    await completeLecture(page, press);
    await page.reload();
    await untilHydrated(page);
    await button(page, 'Vrátiť späť').waitFor();
    expect(await link(page, /Ďalšia lekcia/).count()).toBe(1);
    await press(link(page, /^Ďalšia lekcia: /));

    for (let lecture = 2; lecture <= lectureCount; lecture++) {
      await end(page).waitFor();
      if (lecture === withQuiz) await takeQuiz(page, press);
      if (lecture === 5) await writeComment(page, press, way);
      if (lecture < lectureCount) await goOn(page, press);
    }
    const finished = page.waitForResponse((response) => response.url().includes('/api/progress/update/'));
    await press(button(page, 'Dokončiť kurz'));
    await main(page).getByRole('heading', { name: 'Kurz je celý tvoj!' }).waitFor();
    expect((await finished).status()).toBe(200);

    await press(link(page, /^Ohodnotiť kurz/));
    await writeReview(page, press);
    await page.reload();
    await untilHydrated(page);
    await main(page)
      .getByText(`Dokončené lekcie: ${lectureCount} ${outOf(lectureCount)}`)
      .waitFor();

    await press(button(page, 'Vynulovať pokrok'));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Vynulovať pokrok' }));
    await main(page)
      .getByText(`Dokončené lekcie: 0 ${outOf(lectureCount)}`)
      .waitFor();
    await link(page, /^Začať kurz/)
      .first()
      .waitFor();
  });
}

test('a reset that fails loses nothing; one that succeeds begins the videos anew, too', async () => {
  const page = await openPage({ expectedErrors: /status of (404|503)/ });
  const first = `${courseUrl}/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-co-je-program`;
  await arriveAsLearner(page, siteUrl, { name: 'Ela Opatrná', email: 'ela.opatrna@example.org' }, first);
  await page.route(/\/api\/progress\/(update|reset)/, (route) => route.fulfill({ status: 503, body: '' }));
  await button(page, 'Označiť ako dokončené').click();
  await page.evaluate(() => {
    const times = { 'zaklady-co-je-program': { seconds: 9 }, 'java-cykly': { seconds: 7 } };
    localStorage.setItem('videoWatchTime', JSON.stringify(times));
  });
  const dialog = page.getByRole('dialog');
  const state = () =>
    main(page)
      .getByText(/^Dokončené lekcie: /)
      .textContent();

  await openHydrated(page, courseUrl);
  await button(page, 'Vynulovať pokrok').click();
  await dialog.getByRole('button', { name: 'Vynulovať pokrok' }).click();
  await dialog.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await page.unrouteAll();
  await page.reload();
  await untilHydrated(page);
  await eventually(state).toContain(`1\u00A0${outOf(lectureCount)}`);

  await button(page, 'Vynulovať pokrok').click();
  await dialog.getByRole('button', { name: 'Vynulovať pokrok' }).click();
  await eventually(state).toContain(`0\u00A0${outOf(lectureCount)}`);
  expect(await page.evaluate(() => localStorage.getItem('videoWatchTime'))).toBe('{"java-cykly":{"seconds":7}}');
});

test('what ends a lecture does not move under the finger when its quiz comes late', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true });
  const withQuiz = `${courseUrl}/kapitola/zaklady-kapitola-rozhodovanie/lekcia/zaklady-projekt-listok`;
  await page.addInitScript(noteWhereItEnds);
  await page.route('**/api/quiz/**', async (route) => {
    await wait(700);
    await route.continue();
  });
  await arriveAsLearner(page, siteUrl, { name: 'Ela Rýchla', email: 'ela.rychla@example.org' }, withQuiz);
  await button(page, /^Hotovo, ďalej: /).waitFor();
  await main(page).getByRole('region', { name: /Kvíz/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const heights = (await page.evaluate(() => document.documentElement.dataset.ends))?.split(' ');
  expect(new Set(heights)).toHaveLength(1);
});

/** Runs in the page: how far below the end of the text „Hotovo“ stands, from its first picture on. */
function noteWhereItEnds() {
  const look = () => {
    const end = document.querySelector('[aria-label="Dokončenie lekcie"]');
    const text = document.querySelector('article h1');
    if (end && text) {
      const height = Math.round(end.getBoundingClientRect().top - text.getBoundingClientRect().top);
      const root = document.documentElement;
      root.dataset.ends = root.dataset.ends ? `${root.dataset.ends} ${height}` : `${height}`;
    }
    requestAnimationFrame(look);
  };
  look();
}

/** What completes a lecture. */
const end = (page: Page) => button(page, /^(Hotovo, ďalej: |Dokončiť (kapitolu|kurz)$)/);

async function completeLecture(page: Page, press: Press): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/api/progress/update/'));
  await press(button(page, 'Označiť ako dokončené'));
  // Shown before the server knows; a reload must find it there, too.
  await button(page, 'Vrátiť späť').waitFor();
  expect((await answer).status()).toBe(200);
}

async function goOn(page: Page, press: Press): Promise<void> {
  await end(page).waitFor();
  const chapter = button(page, 'Dokončiť kapitolu');
  if ((await chapter.count()) > 0) await press(chapter);
  const onward = button(page, /^Hotovo, ďalej: /).or(link(page, /^Ďalej: /));
  const name = ((await onward.textContent()) ?? '').replace(/^.*alej: /, '');
  await press(onward);
  await main(page).getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

const quizForm = (page: Page) => main(page).locator('form:has(button:text("Odpovedať"))');

/** Answers whatever is asked; the first question rightly, and with a reload behind it. */
async function takeQuiz(page: Page, press: Press): Promise<void> {
  await press(button(page, 'Začať kvíz'));
  await quizForm(page).getByRole('textbox').fill('Spolu: 6\nSpolu: 10');
  await press(button(page, 'Odpovedať'));
  await main(page).getByRole('status').filter({ hasText: 'Správne' }).waitFor();
  await page.reload();
  await untilHydrated(page);
  await press(button(page, 'Pokračovať v kvíze'));
  const result = main(page).getByRole('heading', { name: /^\d správn\S+ odpoveď|^\d správn\S+ odpoved/ });
  for (let question = 2; question <= 8; question++) {
    await main(page)
      .getByRole('heading', { name: `Otázka ${question}` })
      .waitFor();
    await answerAnything(page, press);
  }
  await result.waitFor();
}

async function answerAnything(page: Page, press: Press): Promise<void> {
  const quiz = quizForm(page);
  const choices = quiz.locator('input[type=radio]');
  const boxes = quiz.getByRole('checkbox');
  const text = quiz.getByRole('textbox');
  if (await choices.count()) await choices.first().check();
  else if (await boxes.count()) await boxes.first().press('Space');
  else if (await text.count()) await text.fill('12');
  await press(button(page, 'Odpovedať'));
  await press(button(page, /^Ďalšia otázka|^Zobraziť výsledok/));
}

/** What stands at the end of a page comes when it is near, and what comes above may move it away again. */
async function scrollToField(place: Locator): Promise<void> {
  await eventually(async () => {
    await place.scrollIntoViewIfNeeded();
    return place.getByRole('textbox').count();
  }).toBeGreaterThan(0);
}

async function writeComment(page: Page, press: Press, way: string): Promise<void> {
  const comments = page.locator('#komentare');
  await scrollToField(comments);
  await comments.getByRole('textbox').first().fill(`Pomohlo mi **skúsiť** si to s \`let ${way}\`.`);
  await press(comments.getByRole('button', { name: 'Odoslať' }));
  await comments.locator('code', { hasText: `let ${way}` }).waitFor();
}

async function writeReview(page: Page, press: Press): Promise<void> {
  await eventually(() => new URL(page.url()).hash).toBe('#hodnotenia');
  const reviews = page.locator('#hodnotenia');
  await scrollToField(reviews);
  await reviews.getByRole('radio', { name: /^5/ }).check({ force: true });
  await reviews.getByRole('textbox').fill('Konečne som sa prestala báť chýb.');
  await press(reviews.getByRole('button', { name: 'Odoslať hodnotenie' }));
  await reviews.getByText('Konečne som sa prestala báť chýb.').first().waitFor();
  await reviews.getByRole('button', { name: 'Upraviť' }).waitFor();
}
