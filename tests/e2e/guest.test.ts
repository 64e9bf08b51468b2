// @module-tag thorough
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { outOf } from '#src/domain/plural.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { courseLectures } from '#tests/support/courseLectures.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { taskOf, writeTask } from '#tests/support/lessonTask.ts';
import { eventually, openHydrated, openPage, scrollTo, siteUrl, untilHydrated } from '#tests/support/openPage.ts';
import { accountButton } from '#tests/support/signIn.ts';

const course = '/kurzy/programovanie-od-nuly';
const lectures = courseLectures('programovanie-od-nuly');
/** What is open to everybody. */
const chapter = lectures.filter(({ chapterId }) => chapterId === 'zaklady-kapitola-prvy-riadok');
const first = chapter[0]?.path ?? '';
const pathOf = (id: string) => chapter.find((lecture) => lecture.id === id)?.path ?? '';
const last = chapter.at(-1)?.path ?? '';
const done = `${chapter.length} ${outOf(lectures.length)}`;

const onward = (page: Page) =>
  page.getByRole('button', { name: /^(Hotovo, ďalej: |Dokončiť kapitolu$)/ }).filter({ visible: true });
const ticks = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Obsah kurzu' })
    .first()
    .getByRole('link', { name: /dokončené/ })
    .count();
const line = (page: Page) => page.getByRole('region', { name: 'Zachované v tomto prehliadači' });
const solution = [
  'console.log("Volám sa Ema");',
  'console.log("Baví ma šach");',
  'console.log("Minút za týždeň:", 45 * 4);',
].join('\n');
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(progress|exercise|quiz):/.test(key)));

/** Reads on from the first lecture, so many times. */
async function read(page: Page, count: number): Promise<void> {
  await openHydrated(page, first);
  for (let done = 0; done < count; done++) {
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await scrollTo(page.locator('#koniec'));
    await onward(page).last().click();
    if (done === chapter.length - 1) {
      // With the last one its chapter ends, and the reader stays to see it.
      await page.getByRole('heading', { name: 'Toto už vieš' }).waitFor();
      return;
    }
    await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(name);
  }
}

async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }).waitFor();
}

test('a chapter and a quiz without an account are seen everywhere, and are all there after the sign-in', async () => {
  const page = await openPage();
  await read(page, chapter.length);
  await eventually(() => ticks(page)).toBe(chapter.length);

  await openHydrated(page, last);
  await page.getByRole('button', { name: 'Začať kvíz' }).click();
  await page.locator('form:has(button:text("Odpovedať"))').getByRole('textbox').fill('Spolu: 6\nSpolu: 10');
  await page.getByRole('button', { name: 'Odpovedať' }).click();
  await page.getByRole('status').filter({ hasText: 'Správne' }).waitFor();

  await openHydrated(page, '/kurzy');
  await page.getByText(`Hotové: ${done}`).waitFor();
  await openHydrated(page, course);
  await page.getByText(`Dokončené lekcie: ${done}`).waitFor();
  await openHydrated(page, '/');
  await line(page).getByText(`${chapter.length} lekcií a 1 odpoveď v kvíze.`).waitFor();
  expect(await axeFindings(page, '[aria-label^=Zachované]')).toEqual([]);

  const ema = { name: 'Ema Hosťová', email: 'ema.hostova@example.org' };
  await page.goto('about:blank');
  await arriveAsLearner(page, siteUrl, ema, last);
  await page
    .getByRole('status')
    .filter({ hasText: `Zachovali sme ${chapter.length} lekcií a 1 odpoveď v kvíze.` })
    .waitFor();
  await eventually(() => ticks(page)).toBe(chapter.length);
  await page.getByRole('button', { name: 'Pokračovať v kvíze' }).waitFor();
  await eventually(() => stored(page)).toEqual([]);

  const other = await openPage({ width: 360, height: 740 });
  await arriveAsLearner(other, siteUrl, ema, course);
  await other.getByText(`Dokončené lekcie: ${done}`).waitFor();
  expect(await other.getByText(/^Zachovali sme/).count()).toBe(0);
});

test('two tabs of a guest know of each other, and a second account on the machine gets nothing of the first', async () => {
  const page = await openPage();
  await read(page, 1);
  const other = await page.context().newPage();
  await openHydrated(other, first);
  await eventually(() => ticks(other)).toBe(1);
  await scrollTo(other.locator('#koniec'));
  await other.getByRole('button', { name: 'Vrátiť späť' }).click();
  await eventually(() => ticks(page)).toBe(0);
  await scrollTo(other.locator('#koniec'));
  await other.getByRole('button', { name: 'Len označiť ako dokončené' }).click();
  await other.close();

  await page.goto('about:blank');
  await arriveAsLearner(page, siteUrl, { name: 'Ján Prvý', email: 'jan.prvy@example.org' }, first);
  await page.getByRole('status').filter({ hasText: 'Zachovali sme 1 lekciu.' }).waitFor();
  await eventually(() => stored(page)).toEqual([]);
  await signOut(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/zaklady|jan\.prvy/);

  // The next guest, and the next account, begin with nothing.
  await openHydrated(page, first);
  await scrollTo(page.locator('#koniec'));
  await onward(page).last().waitFor();
  expect(await ticks(page)).toBe(0);
  await page.goto('about:blank');
  await arriveAsLearner(page, siteUrl, { name: 'Jana Druhá', email: 'jana.druha@example.org' }, first);
  await page.getByRole('button', { name: 'Len označiť ako dokončené' }).waitFor();
  expect(await ticks(page)).toBe(0);
  expect(await page.getByText(/^Zachovali sme/).count()).toBe(0);
});

test('what is kept can be deleted, after one question', async () => {
  const page = await openPage({ width: 360, height: 740 });
  await read(page, 2);
  await openHydrated(page, '/');
  await line(page).getByText('2 lekcie.').waitFor();
  const forget = line(page).getByRole('button', { name: 'Vymazať z tohto prehliadača' });
  await forget.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nechať tak' }).click();
  expect(await stored(page)).toHaveLength(2);
  await forget.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vymazať' }).click();
  await line(page).waitFor({ state: 'detached' });
  expect(await stored(page)).toEqual([]);
  expect(
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Vymazať/ })
      .count(),
  ).toBe(0);
});

/** A browser that stores nothing. */
async function refuseStorage(page: Page, how: 'full' | 'refused'): Promise<void> {
  await page.addInitScript((kind) => {
    const fail = () => {
      throw new DOMException('No room', kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    if (kind === 'full') Storage.prototype.setItem = fail;
    else Object.defineProperty(window, 'localStorage', { get: fail });
  }, how);
}

test.each(['full', 'refused'] as const)(
  'with a %s storage the page goes on, and says that it lasts no longer',
  async (how) => {
    const page = await openPage();
    await refuseStorage(page, how);
    await read(page, 2);
    await eventually(() => ticks(page)).toBe(2);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Prvý riadok/ })
      .first()
      .click();
    await line(page).getByText('ostane, len kým stránku nezavrieš').waitFor();
  },
);

const notKept = (page: Page) => page.getByText('Tento prehliadač to neuloží: ostane to, len kým stránku nezavrieš.');

test.each(['full', 'refused'] as const)(
  'with a %s storage that is said once, where something was done',
  async (how) => {
    const page = await openPage();
    await refuseStorage(page, how);
    await openHydrated(page, first);
    await scrollTo(page.locator('#koniec'));
    await page.getByRole('button', { name: 'Len označiť ako dokončené' }).waitFor();
    expect(await notKept(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Len označiť ako dokončené' }).click();
    await notKept(page).waitFor();
    // Long enough to be read.
    await page.waitForTimeout(2500);
    await page
      .getByRole('link', { name: /^Ďalšia lekcia: / })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Tvoj prvý riadok' }).waitFor();
    await scrollTo(page.locator('#koniec'));
    await page.getByRole('button', { name: 'Len označiť ako dokončené' }).click();
    await page.getByRole('button', { name: 'Vrátiť späť' }).waitFor();
    expect(await notKept(page).count()).toBe(0);

    // A task says it, too, where it comes first; what is done after it is not told another time.
    await openHydrated(page, pathOf('zaklady-tvoj-prvy-riadok'));
    const task = taskOf(page, 'zaklady-tri-riadky');
    await writeTask(page, 'zaklady-tri-riadky', solution);
    expect(await notKept(page).count()).toBe(0);
    await task.getByRole('button', { name: 'Skontrolovať', exact: true }).click();
    await task.getByText('kontroly prešli').waitFor();
    await notKept(page).waitFor();
    await scrollTo(page.locator('#koniec'));
    await page.getByRole('button', { name: 'Len označiť ako dokončené' }).click();
    await page.getByRole('button', { name: 'Vrátiť späť' }).waitFor();
    expect(await notKept(page).count()).toBe(1);
  },
);

test('what is done after a session has ended belongs to its learner, and to no other who signs in', async () => {
  const page = await openPage({ expectedErrors: /status of 401/ });
  const [ela, ivo] = [
    { name: 'Ela Vypršaná', email: 'ela.vyprsana@example.org' },
    { name: 'Ivo Nasledujúci', email: 'ivo.nasledujuci@example.org' },
  ];
  /** The server knows the session no more; the learner reads on, and completes a lecture. */
  const goOnWithout = async (path: string) => {
    await page.route('**/api/**', (route) =>
      route.request().headers().authorization
        ? route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"code":"token-invalid"}' })
        : route.continue(),
    );
    await openHydrated(page, path);
    await page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' }).waitFor();
    await page.unroute('**/api/**');
    await scrollTo(page.locator('#koniec'));
    await page.getByRole('button', { name: 'Len označiť ako dokončené' }).click();
    await eventually(() => ticks(page)).toBe(1);
    await page.goto('about:blank');
  };
  await arriveAsLearner(page, siteUrl, ela, '/');
  await accountButton(page).waitFor();
  await goOnWithout(first);
  await arriveAsLearner(page, siteUrl, ivo, first);
  await page.getByRole('button', { name: 'Len označiť ako dokončené' }).waitFor();
  await accountButton(page).waitFor();
  expect(await ticks(page)).toBe(0);
  expect(await page.getByText(/^Zachovali sme/).count()).toBe(0);
  await signOut(page);
  await page.goto('about:blank');
  await arriveAsLearner(page, siteUrl, ela, first);
  await eventually(() => ticks(page)).toBe(1);
  await eventually(() => stored(page)).toEqual([]);

  // And where it is she who signs in again, it comes along at once.
  await goOnWithout(pathOf('zaklady-tvoj-prvy-riadok'));
  await arriveAsLearner(page, siteUrl, ela, first);
  await page.getByRole('status').filter({ hasText: 'Zachovali sme 1 lekciu.' }).waitFor();
  await eventually(() => ticks(page)).toBe(2);
  await eventually(() => stored(page)).toEqual([]);
  const other = await openPage();
  await arriveAsLearner(other, siteUrl, ela, first);
  await eventually(() => ticks(other)).toBe(2);
});

test('without a connection in the middle nothing is lost', async () => {
  const page = await openPage({
    expectedErrors: /Failed to (load|fetch)|ERR_INTERNET|NetworkError|dynamically imported/,
  });
  await openHydrated(page, first);
  await scrollTo(page.locator('#koniec'));
  await page.getByRole('button', { name: 'Len označiť ako dokončené' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Len označiť ako dokončené' }).click();
  await page.getByRole('button', { name: 'Vrátiť späť' }).waitFor();
  await page.context().setOffline(false);
  await page.goto('about:blank');
  // The sign-in is known, and what is to be sent has no way.
  await page.route('**/api/progress/update/*', (route) => route.abort());
  await arriveAsLearner(page, siteUrl, { name: 'Ivan Odpojený', email: 'ivan.odpojeny@example.org' }, first);
  await page.getByRole('status').filter({ hasText: 'Zachovali sme 1 lekciu.' }).waitFor();
  await eventually(() => ticks(page)).toBe(1);
  expect((await stored(page)).map((key) => key.split(':')[0])).toEqual(['progress']);
  await page.unroute('**/api/progress/update/*');
  await page.reload();
  await untilHydrated(page);
  await eventually(() => stored(page)).toEqual([]);
  await eventually(() => ticks(page)).toBe(1);
});
