import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { eventually, openHydrated, openPage, scrollTo } from '#tests/support/openPage.ts';

const chapter = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia';
const lectures = {
  predict: `${chapter}/zaklady-co-je-program`,
  write: `${chapter}/zaklady-tvoj-prvy-riadok`,
  fix: `${chapter}/zaklady-ako-citat-chyby`,
  page: '/kurzy/webove-hry/kapitola/hry-pexeso/lekcia/hry-hracia-plocha',
  tick: '/kurzy/ai/kapitola/ai-ako-model-pise-kod/lekcia/ai-zadanie-ako-pre-kolegu',
};

const right = ['Volám sa Nina', 'Baví ma plávanie'].map((text) => `console.log("${text}");`);
const sum = 'console.log("Minút za týždeň:", 45 * 4);';

/** The one of a lecture with more of them that these tests work with. */
const chosen = ['zaklady-minuty-za-tyzden', 'zaklady-tri-riadky', 'zaklady-denny-rozvrh', 'hry-', 'ai-'];
const task = (page: Page) =>
  page.locator(chosen.map((id) => `fieldset[data-exercise^="${id}"]`).join()).filter({ visible: true });
const button = (page: Page, name: string) => task(page).getByRole('button', { name, exact: true });
const editor = (page: Page) => task(page).getByRole('textbox', { name: 'Kód' });
const said = (page: Page) =>
  eventually(() =>
    task(page)
      .getByRole('status')
      .allTextContents()
      .then((all) => all.join(' ')),
  );
const checks = (page: Page) =>
  task(page)
    .getByRole('list', { name: /^Čo má/ })
    .getByRole('listitem');
const focused = (page: Page) => eventually(() => page.evaluate(() => document.activeElement?.textContent));

/** What its author wrote. */
const startOf = (page: Page) =>
  page
    .locator('div[data-exercise]')
    .first()
    .evaluate((box) => JSON.parse((box as HTMLElement).dataset.exercise ?? '{}').start as string);
/** What stands in it: a plain field until somebody is about to write. */
const written = (page: Page) =>
  eventually(() =>
    editor(page).evaluate((field) => (field instanceof HTMLTextAreaElement ? field.value : field.textContent)),
  );

async function write(page: Page, lines: string[]): Promise<void> {
  await scrollTo(task(page));
  await editor(page).focus();
  await task(page).locator('.cm-content').waitFor();
  await editor(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(lines.join('\n'));
}

test('the program of a task asks when it runs, and nobody when it is checked', async () => {
  const page = await openPage();
  await openHydrated(page, lectures.write);
  await scrollTo(button(page, 'Skontrolovať'));
  await eventually(() => checks(page).count()).toBeGreaterThan(0);
  await write(page, ['const meno = prompt("Ako sa voláš?");', 'console.log("Volám sa", meno);']);
  await button(page, 'Spustiť').click();
  const field = task(page).getByRole('textbox', { name: 'Ako sa voláš?' });
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Nina');
  await page.keyboard.press('Enter');
  const output = task(page).getByRole('log', { name: 'Výstup' });
  await eventually(() => output.textContent()).toBe('Ako sa voláš? NinaVolám sa Nina');
  await focused(page).toBe('Spustiť');

  await button(page, 'Krokovať').click();
  await field.press('Escape');
  await said(page).toContain('Program je zastavený');
  await focused(page).toBe('Spustiť');

  await button(page, 'Skontrolovať').click();
  await said(page).toContain('ešte chýba');
  expect(await field.count()).toBe(0);
});

test('a task is written wrong, helped and written right, and nothing moves', { tags: ['main'] }, async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, lectures.write);
  expect(asked.filter((path) => /runtimes|CodeEditor|openExercise/.test(path))).toEqual([]);

  await scrollTo(button(page, 'Skontrolovať'));
  // It is awake before it is touched, without the editor.
  await eventually(() => editor(page).count()).toBe(1);
  expect(await checks(page).count()).toBeGreaterThan(2);
  await button(page, 'Krokovať').waitFor();
  expect(asked.filter((path) => /runtimes|CodeEditor/.test(path))).toEqual([]);
  expect(await task(page).getByText('Riešenie', { exact: true }).count()).toBe(0);
  const place = async () => Math.round((await button(page, 'Skontrolovať').boundingBox())?.y ?? 0);
  const before = await place();
  await button(page, 'Skontrolovať').click();
  await said(page).toContain('Zatiaľ tu nič nie je');
  expect(await place()).toBe(before);
  await focused(page).toBe('Skontrolovať');

  await write(page, [...right, 'console.log("Minút za týždeň:", 45 * 5);']);
  await button(page, 'Skontrolovať').click();
  await said(page).toContain('Riadok 3 výstupu má byť iný');
  // What holds is ticked all the same.
  await eventually(() => checks(page).allTextContents()).toEqual([
    expect.stringMatching(/^Zatiaľ nie: Riadky sú tri/),
    expect.stringMatching(/^Splnené: Číslo 45/),
    expect.stringMatching(/^Splnené: Číslo 180/),
  ]);

  expect(await task(page).getByText('Každý riadok vypíš').filter({ visible: true }).count()).toBe(0);
  await button(page, 'Nápoveda').click();
  await task(page).getByText('Každý riadok vypíš').waitFor();

  await write(page, [...right, sum]);
  await button(page, 'Skontrolovať').click();
  await said(page).toContain('kontroly prešli');
  await eventually(async () => (await checks(page).allTextContents()).every((text) => text.startsWith('Splnené'))).toBe(
    true,
  );
  expect(await axeFindings(page, '.exercise')).toEqual([]);

  await button(page, 'Hotovo, ďalej: Keď to nefunguje: ako čítať chyby').click();
  await page.waitForURL(`**${lectures.fix}`);
});

test('what was written is there after a reload, and runs', async () => {
  const page = await openPage();
  await openHydrated(page, lectures.write);
  await button(page, 'Upraviť').click();
  await write(page, ['console.log("Moje slová");']);
  await page.reload();
  await openHydrated(page, lectures.write);
  await scrollTo(task(page));
  await written(page).toBe('console.log("Moje slová");');
  await button(page, 'Spustiť').click();
  await eventually(() => task(page).getByRole('log').textContent()).toBe('Moje slová');
  await button(page, 'Upraviť').click();
  await button(page, 'Vrátiť pôvodný kód').click();
  await written(page).not.toContain('Moje slová');
  await page.reload();
  await openHydrated(page, lectures.write);
  await scrollTo(task(page));
  await eventually(() => editor(page).count()).toBe(1);
  await written(page).not.toContain('Moje slová');
  // Nor is it kept where nobody sees it.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Moje slová');
});

test('what has passed is seen as passed the next time, and only then is the solution a press away', async () => {
  const page = await openPage();
  await openHydrated(page, lectures.write);
  await write(page, [...right, 'console.log("Minút za týždeň:", 45 * 5);']);
  for (const name of ['Nápoveda', 'Druhá nápoveda', 'Zoradiť riadky riešenia']) await button(page, name).click();
  await task(page).getByText('riešenie sa ukáže po dvoch pokusoch').waitFor();
  await button(page, 'Skontrolovať').click();
  await task(page).getByText('riešenie sa ukáže po ďalšom pokuse').waitFor();
  await write(page, [...right, sum]);
  await button(page, 'Skontrolovať').click();
  await said(page).toContain('kontroly prešli');

  await page.reload();
  await openHydrated(page, lectures.write);
  await scrollTo(task(page));
  await task(page).getByText('splnené dnes', { exact: true }).waitFor();
  await written(page).toContain('45 * 4');
  expect((await checks(page).allTextContents()).every((text) => text.startsWith('Splnené'))).toBe(true);
  await button(page, 'Ukáž, ako to píšeme my').click();
  await task(page).getByText('Takto by sme to napísali my.').waitFor();
});

test('who begins to write before the editor has come loses no letter', async () => {
  const page = await openPage();
  await openHydrated(page, lectures.write);
  await page.route('**/CodeEditor*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await scrollTo(task(page));
  await editor(page).focus();
  const text = 'const cislo = 45 * 4; console.log(cislo);';
  await page.keyboard.type(text, { delay: 25 });
  await task(page).locator('.cm-content').waitFor();
  await written(page).toBe(text);
  await page.keyboard.type('!');
  await written(page).toBe(`${text}!`);
});

test('by touch on a phone', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, lectures.fix);
  await button(page, 'Spustiť').tap();
  await said(page).toContain('Riadok 1: text sa začal úvodzovkami, ale neskončil');
  await task(page).getByText('Ukáž pôvodné hlásenie').tap();
  await button(page, 'Nápoveda').tap();
  await button(page, 'Druhá nápoveda').tap();
  await write(page, [
    'console.log("Raňajky o 7:00");',
    'console.log("Obed o 12:30");',
    'console.log("Vecera o 18:45");',
  ]);
  await button(page, 'Skontrolovať').tap();
  await said(page).toContain('Riadok 3 výstupu sa líši v\u00A0jednom znaku');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const small = await task(page)
    .getByRole('button')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
  expect(small).toEqual([]);
  expect(await axeFindings(page, '.exercise')).toEqual([]);
});

test('by keyboard alone, with the lines of the solution in order', async () => {
  const page = await openPage();
  await openHydrated(page, lectures.write);
  await button(page, 'Upraviť').focus();
  await page.keyboard.press('Enter');
  await eventually(() => editor(page).evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('while (true) {\n}');
  await page.keyboard.press('Control+Shift+Enter');
  await said(page).toContain('Program bežal priveľmi dlho');
  await said(page).toContain('Naposledy bežal riadok 1.');

  // Out of the editor, to the help.
  const goTo = async (name: string) => {
    const isThere = () => page.evaluate(() => document.activeElement?.textContent);
    for (let step = 0; step < 30 && (await isThere()) !== name; step++) await page.keyboard.press('Tab');
    await focused(page).toBe(name);
  };
  await page.keyboard.press('Escape');
  for (const name of ['Nápoveda', 'Druhá nápoveda', 'Zoradiť riadky riešenia']) {
    await goTo(name);
    await page.keyboard.press('Enter');
  }
  await goTo('console.log("Volám sa Nina");');
  await page.keyboard.press('Enter');
  await task(page).getByText('hotové 1').waitFor();
  await page.keyboard.press('Backspace');
  await task(page).getByText('hotové 0').waitFor();
  for (const line of ['Volám sa', 'Baví ma', 'Minút']) {
    await task(page).locator('[data-pool] button', { hasText: line }).focus();
    await page.keyboard.press('Enter');
  }
  await focused(page).toBe('Skontrolovať');
  await page.keyboard.press('Enter');
  await task(page).getByText('Každý riadok je na svojom mieste.').waitFor();
});

test('an output is guessed, and a guess that is not right is told why', async () => {
  const page = await openPage();
  await openHydrated(page, lectures.predict);
  await scrollTo(task(page));
  await task(page).getByRole('button', { name: '140', exact: true }).click();
  await said(page).toContain('Tentoraz inak');
  await said(page).toContain('Vypisuje aj tretí riadok.');
  await button(page, 'Tipnúť si znova').click();
  await task(page)
    .getByRole('button', { name: /^20\s140/ })
    .click();
  await said(page).toContain('Presne tak');
  expect(await axeFindings(page, '.exercise')).toEqual([]);
});

test('a page is seen while it is written, and after it was checked', { tags: ['main'] }, async () => {
  const page = await openPage();
  await openHydrated(page, lectures.page);
  const preview = task(page).getByRole('region', { name: 'Náhľad' });
  const cards = preview.frameLocator('iframe').frameLocator('iframe').locator('.karta');
  await button(page, 'Spustiť').click();
  await eventually(() => cards.count()).toBe(16);
  await focused(page).toBe('Zastaviť');

  // It runs on, and is checked all the same.
  const program = await startOf(page);
  await write(page, [program.replace('i < 16', 'i < 20')]);
  await button(page, 'Skontrolovať').click();
  await said(page).toContain('Stránka sa ešte správa inak');
  await eventually(() => cards.count()).toBe(20);
  await eventually(() => checks(page).allTextContents()).toEqual([
    'Splnené: Na ploche je dvadsať kariet',
    expect.stringMatching(/^Zatiaľ nie: Stĺpcov je päť/),
  ]);

  await cards.first().click();
  await page.keyboard.press('Escape');
  await focused(page).toBe('Spustiť');
  await write(page, [program.replace('i < 16', 'i < 20').replace('repeat(4, 64px)', 'repeat(5, 48px)')]);
  await button(page, 'Skontrolovať').click();
  await eventually(() =>
    task(page)
      .getByRole('button', { name: /^Hotovo/ })
      .count(),
  ).toBe(1);
  expect(await axeFindings(page, '.exercise')).toEqual([]);
});

test('where a checked page cannot be shown again is said, and the next run shows it', async () => {
  const page = await openPage({ expectedErrors: /ERR_FAILED/ });
  let isCut = true;
  await page.route('**/runtimes/web/*/frame.html', async (route) => {
    const frame = await route.request().frame().frameElement();
    const isSeen = await frame.evaluate((element) => (element as Element).closest('section') !== null);
    await (isCut && isSeen ? route.abort() : route.continue());
  });
  await openHydrated(page, lectures.page);
  const preview = task(page).getByRole('region', { name: 'Náhľad' });
  const notice = preview.getByText('Tu sa ukáže stránka, keď ju spustíš.');
  const cards = preview.frameLocator('iframe').frameLocator('iframe').locator('.karta');
  await scrollTo(task(page));
  const program = await startOf(page);
  await write(page, [program.replace('i < 16', 'i < 20')]);

  await button(page, 'Skontrolovať').click();
  await said(page).toContain('Stránka sa ešte správa inak');
  await notice.waitFor({ state: 'detached' });
  await notice.waitFor();
  isCut = false;
  await button(page, 'Spustiť').click();
  await eventually(() => cards.count()).toBe(20);
});

test('what no program can check is ticked off, kept, and passes with the last tick', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, lectures.tick);
  await scrollTo(task(page));
  const boxes = task(page).getByRole('checkbox');
  await eventually(() => boxes.count()).toBe(5);
  for (const box of (await boxes.all()).slice(1)) await box.tap();
  const ticked = () =>
    eventually(() => boxes.evaluateAll((all) => all.filter((box) => box.ariaChecked === 'true').length));
  await ticked().toBe(4);
  await page.reload();
  await openHydrated(page, lectures.tick);
  await scrollTo(task(page));
  await ticked().toBe(4);
  await boxes.first().tap();
  await said(page).toContain('Všetko je odškrtnuté');
  await task(page).getByText('splnené').waitFor();
  await button(page, 'Hotovo, ďalej: Kód, ktorý vyzerá správne').waitFor();
  expect(await axeFindings(page, '.exercise')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('without scripts a task can be read, and nothing is dead', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(lectures.fix);
  expect(await task(page).getByRole('button').filter({ visible: true }).count()).toBe(0);
  await task(page).getByText('Nápoveda', { exact: true }).filter({ visible: true }).click();
  await task(page).getByText('Oprav vždy len jednu vec').waitFor();
  // The solution is behind everything, folded.
  expect(await task(page).getByText('Riešenie', { exact: true }).count()).toBe(0);
  const solution = page.getByText('Riešenie', { exact: true });
  expect(await solution.count()).toBe(1);
  await solution.click();
  await page.locator('.solutions pre').first().waitFor();
});
