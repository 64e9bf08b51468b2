import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage, scrollTo, siteUrl, untilHydrated } from '#tests/support/openPage.ts';

const lecture = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-premenne';
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first();
/** The first one: a task that is near is one, too. */
const program = (page: Page) => page.getByRole('region', { name: /^Program/ }).first();
const output = (page: Page) => program(page).getByRole('log', { name: 'Výstup' });

test('a program of a lesson runs, is changed, runs again, and is put back', { tags: ['main'] }, async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, lecture);
  expect(asked.filter((path) => /runtimes|CodeEditor|ProgramContainer/.test(path))).toEqual([]);

  const top = () => page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
  await scrollTo(button(page, 'Spustiť'));
  const before = await top();
  await button(page, 'Spustiť').click();
  await eventually(() => output(page).textContent()).toBe('Za týždeň: 12Za štyri týždne: 48');
  expect(await top()).toBe(before);
  // The author's output does not stand there a second time.
  expect(await page.getByText('Za štyri týždne: 48').filter({ visible: true }).count()).toBe(1);

  await program(page).getByRole('button', { name: 'Upraviť' }).click();
  const editor = program(page).getByRole('textbox', { name: 'Kód' });
  await eventually(() => editor.evaluate((element) => element.matches('.cm-content:focus'))).toBe(true);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.type(' console.log("zmena");');
  await page.keyboard.press('Control+Enter');
  await eventually(() => output(page).textContent()).toBe('zmenaZa týždeň: 12Za štyri týždne: 48');

  // It is remembered: what one wrote stands there, and runs.
  await page.reload();
  await untilHydrated(page);
  await program(page).getByText('upravený').waitFor();
  await eventually(() => program(page).getByRole('textbox', { name: 'Kód' }).inputValue()).toContain('zmena');
  await button(page, 'Spustiť').click();
  await eventually(() => output(page).textContent()).toBe('zmenaZa týždeň: 12Za štyri týždne: 48');
  await program(page).getByRole('button', { name: 'Upraviť' }).click();
  await eventually(() => editor.textContent()).toContain('zmena');
  await program(page).getByRole('button', { name: 'Vrátiť pôvodný kód' }).click();
  await eventually(() => editor.textContent()).not.toContain('zmena');
  await page.reload();
  await untilHydrated(page);
  await button(page, 'Upraviť').click();
  await editor.waitFor();
  expect(await editor.textContent()).not.toContain('zmena');
});

test('what a program prints is said: its lines come one run at a time into a log that is there before them', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  await scrollTo(button(page, 'Spustiť'));
  // As a screen reader: of a live region it says what is added while it stands there, and nothing that came with it.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('[role=log]')) for (const node of addedNodes) said.push(node.textContent ?? '');
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
  for (const run of ['first', 'second']) {
    await button(page, 'Spustiť').click();
    await eventually(() => output(page).textContent()).toBe('Za týždeň: 12Za štyri týždne: 48');
    expect(await said(), `${run} run`).toEqual(['Za týždeň: 12', 'Za štyri týždne: 48']);
  }
});

test('on a second visit programs run and are changed without the network', async () => {
  const page = await openPage({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  for (const isOffline of [false, true]) {
    await openHydrated(page, lecture);
    // What stands below the text comes behind it.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(isOffline);
    await button(page, 'Spustiť').click();
    await eventually(() => output(page).textContent()).toBe(
      isOffline ? 'so sieťou' : 'Za týždeň: 12Za štyri týždne: 48',
    );
    await program(page).getByRole('button', { name: 'Upraviť' }).click();
    await program(page).locator('.cm-content').waitFor();
    await page.keyboard.press('Control+a');
    const word = isOffline ? 'bez siete' : 'so sieťou';
    await page.keyboard.insertText(`console.log("${word}");`);
    await page.keyboard.press('Control+Enter');
    await eventually(() => output(page).textContent()).toBe(word);
  }
});

test('a program asks in its output on a phone, goes on with the answers, and is asked step by step, too', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').tap();
  await program(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(
    'function opytaj(otazka) {\n  return prompt(otazka, "Nina");\n}\nconst meno = opytaj("Ako sa voláš?");\nif (confirm("Naozaj?")) alert("Ahoj, " + meno);',
  );
  const answer = async (name: string) => {
    const field = program(page).getByRole('textbox', { name: 'Ako sa voláš?' });
    await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    // What stands there already is chosen, and goes with the first letter.
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await program(page).getByRole('group', { name: 'Naozaj?' }).getByRole('button', { name: 'Áno' }).tap();
  };
  await program(page).getByRole('button', { name: 'Spustiť' }).tap();
  await answer('Ema');
  await eventually(() => output(page).textContent()).toBe('Ako sa voláš? EmaNaozaj? ánoAhoj, Ema');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Spustiť');

  await program(page).getByRole('button', { name: 'Krokovať' }).tap();
  await answer('Ľuboš');
  const player = page.getByRole('region', { name: /^Krokovač: / });
  await eventually(() => player.getByRole('slider', { name: 'Krok' }).getAttribute('aria-valuetext')).toContain(
    'Krok 1 z',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await player.getByRole('button', { name: 'Späť ku kódu' }).tap();

  await program(page).getByRole('button', { name: 'Spustiť' }).tap();
  await program(page).getByRole('textbox', { name: 'Ako sa voláš?' }).press('Escape');
  await program(page).getByText('Program je zastavený').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Spustiť');
});

test('an endless loop stops by itself, says where, and the page stays alive', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').click();
  await program(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('let i = 0;\nwhile (true) {\ni++;\n}');
  await program(page).getByRole('button', { name: 'Spustiť' }).click();
  await program(page).getByRole('button', { name: 'Zastaviť' }).waitFor();
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
  await program(page).getByText('Program bežal priveľmi dlho').waitFor();
  expect(await program(page).getByRole('status').textContent()).toContain('Naposledy bežal riadok 3.');
});

test('by keyboard alone: run, stop where it does not end, and go on', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').focus();
  await page.keyboard.press('Enter');
  await program(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('setInterval(() => console.log("tik"), 50);');
  // Out of the editor.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Spustiť');
  await page.keyboard.press('Enter');
  await eventually(() => output(page).textContent()).toContain('tiktik');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zastaviť');
  await page.keyboard.press('Enter');
  await program(page).getByText('Program je zastavený').waitFor();
});

test('by touch on a phone, a slip is said in our words, and the original is a tap away', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, lecture);
  await scrollTo(page.getByText('Pokus o zmenu hodnoty'));
  await page
    .getByRole('note', { name: '' })
    .filter({ hasText: 'Pokus o zmenu' })
    .getByRole('button', { name: 'Spustiť' })
    .tap();
  const status = program(page).getByRole('status');
  await eventually(() => status.textContent()).toContain('Riadok 2: vreckove je const, zmeniť sa nedá');
  await program(page).getByText('Ukáž pôvodné hlásenie').tap();
  await program(page).getByText('TypeError: Assignment to constant variable.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the gutter is lit beside a line and beside what is said of it', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').tap();
  await program(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('const a = 1;\nconsole.log("Ahoj);\nconst b = 2;');
  await program(page).getByRole('button', { name: 'Spustiť' }).tap();
  await program(page).locator('.cm-said').waitFor();
  const edges = (selector: string) =>
    program(page)
      .locator(selector)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]));
  await eventually(() => edges('.cm-badGutter')).toEqual(await edges('.cm-line.cm-bad, .cm-said'));
});

test('on a phone the signs of the language sit on the keyboard, and „Spustiť“ above them', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').tap();
  const editor = program(page).locator('.cm-content');
  await editor.waitFor();
  const signs = page.getByRole('toolbar', { name: 'Znaky' });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('console.log(1)');
  const sign = signs.getByRole('button', { name: 'Bodkočiarka' });
  await sign.tap();
  expect(await editor.textContent()).toBe('console.log(1);');
  expect(await editor.evaluate((element) => element.matches(':focus'))).toBe(true);
  // A keyboard takes 300 px of the screen.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  // As phones do, so that what is written is seen.
  await editor.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => scrollBy(0, 60));
  const bottom = async (place: typeof signs) => place.evaluate((element) => element.getBoundingClientRect().bottom);
  await eventually(() => bottom(signs)).toBe(440);
  expect(await sign.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await eventually(() => bottom(program(page).getByRole('button', { name: 'Spustiť' }))).toBeLessThan(440 - 56);
  await program(page).getByRole('button', { name: 'Spustiť' }).tap();
  await eventually(() => output(page).textContent()).toBe('1');
});

test('an error is said below its line until the program is changed', async () => {
  const page = await openPage();
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => answer.url().endsWith('.js') && scripts.push(answer.text()));
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').click();
  await program(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('console.log("raz");\nconsole.log(dva);');
  await page.keyboard.press('Control+Enter');
  await eventually(() => program(page).locator('.cm-bad').textContent()).toBe('console.log(dva);');
  await program(page).getByText('meno dva program nepozná', { exact: true }).waitFor();
  await program(page).getByText('Riadok 2: meno dva program nepozná').waitFor();
  await page.keyboard.type(' ');
  await eventually(() => program(page).locator('.cm-bad').count()).toBe(0);
  await eventually(() => program(page).locator('.cm-content .tok-string').count()).toBe(1);
  // Words of Python and of SQL: the editor of one language loads no other.
  expect((await Promise.all(scripts)).filter((text) => /\bnonlocal\b|\bvarchar\b/i.test(text))).toEqual([]);
});

test('who prefers a plain text field keeps it', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').click();
  await page.locator('.cm-content').waitFor();
  await program(page).getByRole('button', { name: 'Viac' }).click();
  await program(page).getByRole('button', { name: 'Upraviť ako obyčajný text' }).click();
  const field = program(page).locator('textarea');
  await field.fill('console.log("pole");');
  await program(page).getByRole('button', { name: 'Spustiť' }).click();
  await eventually(() => output(page).textContent()).toBe('pole');
  await openHydrated(page, lecture);
  await button(page, 'Upraviť').click();
  await field.waitFor();
  await program(page).getByRole('button', { name: 'Viac' }).click();
  await program(page).getByRole('button', { name: 'Upraviť v editore s farbami' }).click();
  await program(page).locator('.cm-content').waitFor();
});

test('without scripts a program can be read, and nothing is dead', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(lecture);
  expect(await page.getByRole('button', { name: 'Spustiť' }).filter({ visible: true }).count()).toBe(0);
  await page.getByText('Za štyri týždne: 48').waitFor();
});

test('programs run in an origin of their own, without a network', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  const path = await button(page, 'Spustiť').getAttribute('data-run');
  const answer = await fetch(siteUrl + path);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-scripts;');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|allow-same-origin/);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const older = await fetch(siteUrl + path?.replace(/[0-9a-f]{12}/, '000000000000'));
  expect([older.status, older.headers.get('cache-control')]).toEqual([200, 'no-store']);
});
