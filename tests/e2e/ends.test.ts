// @module-tag thorough
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { outOf } from '#src/domain/plural.ts';
import { courseLectures } from '#tests/support/courseLectures.ts';
import { arriveAsLearner, createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, scrollTo, siteUrl, untilHydrated } from '#tests/support/openPage.ts';
import { openLearnerPage } from '#tests/support/signIn.ts';

const course = '/kurzy/programovanie-od-nuly';
const lectures = courseLectures('programovanie-od-nuly');
/** Those of the first chapter, which is open to everybody. */
const first = lectures.filter(({ chapterId }) => chapterId === 'zaklady-kapitola-prvy-riadok');
/** The address of a lecture by its id. */
const lecture = (id: string) => lectures.find((one) => one.id === id)?.path ?? '';
/** The ids of all but some. */
const without = (some: typeof lectures, ...ids: string[]) => some.map(({ id }) => id).filter((id) => !ids.includes(id));
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const chapterIsDone = (page: Page) => main(page).getByText(/^Kapitola \d je hotová$/);
/** How the lines of a program come. */
const motionOf = (page: Page, name: string) =>
  main(page)
    .locator('ol > li', { hasText: name })
    .last()
    .evaluate((line) => getComputedStyle(line).animationName);

/** A learner who has completed lectures of the course, on the page of one of them. */
async function arriveHaving(page: Page, name: string, ids: string[], path: string): Promise<void> {
  const person = { name: `Ela ${name}`, email: `ela.${name.toLowerCase()}@koniec.example.org` };
  await createLearner(siteUrl, person);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(siteUrl, person)}` };
  for (const id of ids) {
    const body = JSON.stringify({ completed: true });
    const address = `${siteUrl}/api/progress/update/${id}`;
    expect((await fetch(address, { method: 'PUT', headers, body })).status).toBe(200);
  }
  await arriveAsLearner(page, siteUrl, person, path);
  await untilHydrated(page);
}

test('who completes an old lecture goes on to the next one that is not completed', async () => {
  const page = await openLearnerPage();
  await arriveHaving(
    page,
    'Stara',
    without(first, 'zaklady-co-je-program', 'zaklady-premenne'),
    lecture('zaklady-co-je-program'),
  );
  await button(page, 'Hotovo, ďalej: Premenné').click();
  await main(page).getByRole('heading', { level: 1, name: 'Premenné' }).waitFor();
  await openHydrated(page, lecture('zaklady-tvoj-prvy-riadok'));
  await link(page, 'Ďalšia lekcia: Premenné').waitFor();
});

test('the end of a chapter is celebrated once, with the way past what is done', async () => {
  const page = await openLearnerPage();
  const chyby = lecture('zaklady-ako-citat-chyby');
  await arriveHaving(page, 'Kapitolova', without(lectures, 'zaklady-ako-citat-chyby', 'zaklady-cyklus-for'), chyby);
  const other = await page.context().newPage();
  await openHydrated(other, chyby);
  await button(other, 'Dokončiť kapitolu').waitFor();

  await button(page, 'Dokončiť kapitolu').press('Enter');
  await chapterIsDone(page).waitFor();
  await main(page).getByText('prečítať chybové hlásenie a\u00A0nájsť v\u00A0ňom riadok').waitFor();
  const heading = main(page).getByRole('heading', { name: 'Toto už vieš' });
  await eventually(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await eventually(() => motionOf(page, 'Tvoj prvý riadok')).toBe('rozsvietenie');
  expect(await link(page, 'Ďalej: Cyklus for').getAttribute('href')).toBe(lecture('zaklady-cyklus-for'));

  // A tab that was open before completes it too, calmly.
  await button(other, 'Dokončiť kapitolu').click();
  await chapterIsDone(other).waitFor();
  expect(await motionOf(other, 'Tvoj prvý riadok')).toBe('none');
  await other.close();

  await button(page, 'Vrátiť späť').click();
  await button(page, 'Dokončiť kapitolu').click();
  await chapterIsDone(page).waitFor();
  expect(await motionOf(page, 'Tvoj prvý riadok')).toBe('none');
  await page.reload();
  await untilHydrated(page);
  await link(page, 'Ďalšia lekcia: Cyklus for').waitFor();
  expect(await chapterIsDone(page).count()).toBe(0);
});

test('a course ends with its lines lit, once, and with what fits next', async () => {
  const page = await openLearnerPage();
  await arriveHaving(page, 'Konecna', without(lectures, 'zaklady-podmienka'), `${course}/hotovo`);
  await main(page)
    .getByText(`Hotové máš ${lectures.length - 1} ${outOf(lectures.length)}.`)
    .waitFor();
  await link(page, 'Pokračovať').click();
  await button(page, 'Dokončiť kurz').click();
  await main(page)
    .getByRole('heading', { level: 1, name: /riadkov svieti. Kurz je celý tvoj!$/ })
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(`${course}/hotovo`);
  expect(await motionOf(page, 'Vlastná funkcia')).toBe('rozsvietenie');
  await eventually(() => link(page, 'Vyskúšať prvú kapitolu').count()).toBe(2);
  expect(await main(page).getByText('Prvýkrát dokončený').count()).toBe(0);

  await page.reload();
  await untilHydrated(page);
  await main(page)
    .getByText(/^Prvýkrát dokončený \d/)
    .waitFor();
  expect(await motionOf(page, 'Vlastná funkcia')).toBe('none');
  await openHydrated(page, lecture('zaklady-tvoj-prvy-riadok'));
  await link(page, /^Koniec kurzu: čo už vieš/).click();
  await link(page, 'Ohodnotiť kurz').waitFor();
});

test('who wants no motion has the end at once', async () => {
  const page = await openLearnerPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveHaving(page, 'Pokojna', without(first, 'zaklady-premenne'), lecture('zaklady-premenne'));
  await button(page, 'Dokončiť kapitolu').click();
  await chapterIsDone(page).waitFor();
  await main(page).getByText('dokončené', { exact: false }).first().waitFor();
  expect(await motionOf(page, 'Tvoj prvý riadok')).toBe('none');
});

test('a guest who has read all that is open is told what opens the rest, and first what is free', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true });
  await openHydrated(page, lecture('zaklady-co-je-program'));
  for (const { path } of first.slice(1)) {
    await scrollTo(page.locator('#koniec'));
    await button(page, /^Hotovo, ďalej: /).tap();
    await page.waitForURL(`**${path}`);
  }
  await scrollTo(page.locator('#koniec'));
  await button(page, 'Dokončiť kapitolu').tap();
  await chapterIsDone(page).waitFor();
  const lit = main(page).locator('ol > li', { hasText: 'Čo je to program' }).last();
  await eventually(async () => Math.round((await lit.boundingBox())?.y ?? -1)).toBeLessThan(200);
  expect((await lit.boundingBox())?.y).toBeGreaterThan(0);
  await main(page)
    .getByText(`Ďalších ${lectures.length - first.length}\u00A0lekcií sa otvorí po\u00A0prihlásení.`)
    .waitFor();
  expect(await link(page, 'Prihlásiť sa a\u00A0pokračovať').getAttribute('href')).toContain(
    encodeURIComponent(lectures[first.length]?.path ?? ''),
  );

  const java = '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-prvy-vypis';
  await openHydrated(page, java);
  for (let number = 1; number < 4; number++) {
    const { pathname } = new URL(page.url());
    await scrollTo(page.locator('#koniec'));
    await button(page, /^Hotovo, ďalej: /).tap();
    await page.waitForURL((url) => url.pathname !== pathname);
  }
  await scrollTo(page.locator('#koniec'));
  await button(page, 'Dokončiť kapitolu').tap();
  await link(page, 'Čítať zadarmo: SQL Základy').waitFor();
  await link(page, 'Kúpiť za\u00A049\u00A0€').waitFor();
});

test('without scripts the end of a course has its links', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(`${course}/hotovo`);
  await main(page).getByRole('heading', { level: 1, name: 'Tu sa kurz končí' }).waitFor();
  expect(await link(page, 'Vyskúšať prvú kapitolu').count()).toBe(2);
  expect(await link(page, 'Pozrieť kurz').getAttribute('href')).toBe(course);
});
