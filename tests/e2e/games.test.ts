import type { FrameLocator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage, siteUrl } from '#tests/support/openPage.ts';

const course = '/kurzy/webove-hry';
const lecture = `${course}/kapitola/hry-pexeso/lekcia/hry-dvojice-a-koniec-hry`;
const game = (page: Page, name: string) => page.frameLocator(`iframe[title="Hra ${name}"]`);
const play = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Zahrať si: ${name}` })
    .last();
const band = (page: Page) => page.getByRole('region', { name: 'Hry kurzu' });
/** How much of the frame of a game is under what it shows, or missing. */
const blank = (page: Page, name: string) =>
  page
    .locator(`iframe[title="Hra ${name}"]`)
    .evaluate((frame) => frame.clientHeight)
    .then(
      async (height) =>
        height -
        (await game(page, name)
          .locator('html')
          .evaluate((html: HTMLElement) => html.offsetHeight)),
    );
const program = (page: Page) => page.getByRole('region', { name: 'Program: Hotové pexeso' });
const preview = (page: Page) => program(page).frameLocator('iframe').frameLocator('iframe');
const state = (page: FrameLocator) => page.locator('#stav').textContent();

/** Whether something bright, the snake's head, is drawn in the half of the canvas below or above the middle. */
function headIsBelow(frame: FrameLocator): Promise<boolean> {
  return frame.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 240, 400, 160) ?? { data: [] };
    for (let at = 0; at < data.length; at += 4) if (data[at] === 255 && data[at + 1] === 215) return true;
    return false;
  });
}

test('a game on a canvas is played by keyboard, and nothing of it is there before', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, course);
  expect(asked.filter((path) => /runtimes|Programs/.test(path))).toEqual([]);

  await play(page, 'Had').focus();
  await page.keyboard.press('Enter');
  const had = game(page, 'Had');
  await had.locator('canvas').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  // The snake waits for whoever is slow.
  await page.waitForTimeout(600);
  expect(await state(had)).toBe('Začni šípkou.');
  await page.keyboard.press('ArrowDown');
  await eventually(() => state(had)).toBe('Skóre: 0');
  await eventually(() => headIsBelow(had)).toBe(true);
  await eventually(() => state(had)).toMatch(/^Koniec hry\. Skóre: \d/);

  await band(page).getByRole('button', { name: 'Odznova' }).click();
  await eventually(() => state(had)).toBe('Začni šípkou.');
  await eventually(() => blank(page, 'Had')).toBe(0);
});

test.each(['light', 'dark'] as const)(
  'a game stands in the band of its course as high as it is, in %s',
  async (colorScheme) => {
    const page = await openPage({ colorScheme });
    await openHydrated(page, course);
    await band(page).getByRole('button', { name: 'Zahrať si: Pexeso' }).click();
    const board = game(page, 'Pexeso');
    await board.locator('.karta').nth(15).waitFor();
    await eventually(() => blank(page, 'Pexeso')).toBe(0);
    expect(await board.getByRole('heading').count()).toBe(0);
    const look = (html: HTMLElement) => {
      const { fontFamily } = getComputedStyle(document.body);
      return [document.fonts.check('16px Figtree'), fontFamily, getComputedStyle(html).backgroundColor];
    };
    expect(await board.locator('html').evaluate(look)).toEqual([true, 'Figtree, sans-serif', 'rgb(12, 61, 47)']);
    // Another one takes its place, at once.
    await band(page).getByRole('button', { name: '2048' }).click();
    await game(page, '2048').locator('.kamen').nth(15).waitFor();
    expect(await band(page).locator('iframe').count()).toBe(1);
  },
);

test('games are played by touch on a phone', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, course);
  await play(page, 'Had').tap();
  const had = game(page, 'Had');
  await had.getByRole('button', { name: 'Dole' }).tap();
  await eventually(() => headIsBelow(had)).toBe(true);

  await play(page, '2048').tap();
  const stones = () => game(page, '2048').locator('.kamen:not([data-hodnota="0"])').allTextContents();
  await eventually(async () => (await stones()).length).toBe(2);
  for (const name of ['Doľava', 'Hore', 'Doprava', 'Dole']) {
    await game(page, '2048').getByRole('button', { name }).tap();
  }
  expect((await stones()).reduce((sum, stone) => sum + Number(stone), 0)).toBeGreaterThan(7);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a lecture ends with its game: it runs beside its code, is changed, and an endless loop in it stops', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  const box = page.getByRole('group', { name: 'Program: Hotové pexeso' });
  await box.getByRole('button', { name: 'Spustiť' }).click();
  await preview(page).locator('.karta').nth(15).waitFor();
  await preview(page).locator('.karta').first().click();
  await preview(page).locator('.karta').nth(1).click();
  await eventually(() => state(preview(page))).toBe('Počet ťahov: 1');
  // By keyboard in, and out.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Zastaviť');
  await page.keyboard.press('Enter');
  await program(page).getByText('Program je zastavený').waitFor();

  await program(page).getByRole('button', { name: 'Upraviť' }).click();
  await program(page).getByRole('tab', { name: 'hra.js' }).click();
  await program(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('let i = 0;\nwhile (true) {\ni++;\n}');
  await program(page).getByRole('button', { name: 'Spustiť' }).click();
  await program(page).getByText('Naposledy bežal riadok 3 v súbore hra.js.').waitFor();
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
});

test('on a second visit pages run without the network', async () => {
  const page = await openPage({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  for (const isOffline of [false, true]) {
    await openHydrated(page, lecture);
    await page.context().setOffline(isOffline);
    await page.getByRole('group', { name: 'Program: Hotové pexeso' }).getByRole('button', { name: 'Spustiť' }).click();
    await preview(page).locator('.karta').nth(15).waitFor();
  }
});

test('a page of a learner reaches no network, no other address and nothing of the site', async () => {
  const page = await openPage({ expectedErrors: /Content Security Policy|sandbox|Refused|Unsafe|blocked/i });
  const left: string[] = [];
  // What the policy stops is a request too, but gets no answer.
  page.on('response', (response) => {
    if (/utek/.test(response.url())) left.push(response.url());
  });
  await openHydrated(page, lecture);
  await page.getByRole('group', { name: 'Program: Hotové pexeso' }).getByRole('button', { name: 'Upraviť' }).click();
  await program(page).getByRole('tab', { name: 'hra.js' }).click();
  await program(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+a');
  const attempts = [
    'fetch("/utek").catch(() => console.log("fetch"));',
    'try { localStorage.a = 1 } catch { console.log("storage") }',
    'try { document.cookie } catch { console.log("cookie") }',
    'try { top.document } catch { console.log("top") }',
    'new Image().src = "/utek.png";',
    'const f = document.createElement("iframe"); f.src = "/utek-ram"; document.body.append(f);',
    'const s = document.createElement("script"); s.src = "/utek.js"; document.body.append(s);',
    'window.open("/utek-okno");',
    'navigator.sendBeacon("/utek-maják");',
    'try { top.location = "/utek-hore" } catch { console.log("location") }',
    'setTimeout(() => { location = "/utek-adresa" }, 300);',
  ];
  await page.keyboard.insertText(attempts.join('\n'));
  await program(page).getByRole('button', { name: 'Spustiť' }).click();
  await eventually(() => program(page).getByRole('log', { name: 'Výstup' }).textContent()).toMatch(
    /storage.*cookie.*top/s,
  );
  await page.waitForTimeout(600);
  expect(left).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(lecture);
});

test('pages and games come with a policy of their own', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  const box = page.getByRole('group', { name: 'Program: Hotové pexeso' });
  const frame = await box.getByRole('button', { name: 'Spustiť' }).getAttribute('data-run');
  const gamePath = await play(page, 'Pexeso').getAttribute('data-run');
  for (const path of [frame, gamePath]) {
    const answer = await fetch(siteUrl + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(answer.status).toBe(200);
    for (const part of ['sandbox allow-scripts;', "default-src 'none'", "frame-src 'none'", "form-action 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-eval|allow-same-origin/);
  }
  expect((await fetch(`${siteUrl}/runtimes/web/game/hry-hracia-plocha`)).status).toBe(404);
});
