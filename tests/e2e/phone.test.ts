import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';
import { isWhole, stationPicture, strangersWay } from '#tests/support/strangersWay.ts';

const phone = { width: 360, height: 740 };
const representative = [
  '/',
  '/kurzy',
  '/kurzy/webove-hry',
  '/kurzy/java-kurz/zdroje',
  '/kurzy/java-kurz/hotovo',
  '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-citanie-chyb',
  '/kurzy/java-kurz/kapitola/java-rozhodovanie/lekcia/java-cykly',
  '/clanky',
  '/clanky/ako-citat-chybove-hlasenie',
  '/clanky/git-za-jedno-popoludnie',
  '/podcast',
  '/podcast/ako-vyzera-den-programatorky',
  '/videa',
  '/videa/prvy-program-v-jave',
  '/lektor/zuzana-hlavata',
  '/2-percenta',
  '/o-projekte',
  '/feedback',
  '/newsletter',
  '/skus',
  '/login',
];

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await menu(page).waitFor();
};

test('the menu is a dialog; Escape and its button close it and give the focus back', async () => {
  const page = await openPage(phone);
  await openHydrated(page, '/clanky');
  await openMenu(page);
  expect(await menu(page).getByRole('link', { name: 'Články' }).getAttribute('aria-current')).toBe('page');
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'detached' });
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Zavrieť menu' }).click();
  await menu(page).waitFor({ state: 'detached' });
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('choosing a page in the menu closes it', async () => {
  const page = await openPage(phone);
  await openHydrated(page, '/clanky');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Kurzy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kurzy' }).waitFor();
  await menu(page).waitFor({ state: 'detached' });
  await openMenu(page);
});

/** A line of code of so many characters, in a lecture, on the narrowest phone. */
async function rowsOfLine(page: Page, length: number): Promise<number> {
  const line = page.locator('.prose > .code .line').first();
  return line.evaluate((element, text) => {
    element.textContent = text;
    return Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight));
  }, 'm'.repeat(length));
}

test('a line of 38 characters fits; a longer one breaks, and nothing of the code scrolls sideways', async () => {
  const page = await openPage({ ...phone, hasTouch: true });
  await page.goto('/kurzy/webove-hry/kapitola/hry-pexeso/lekcia/hry-hracia-plocha');
  await page.evaluate(() => document.fonts.ready);
  const scrolling = await page
    .locator('.prose pre')
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
  expect(scrolling).toBe(0);
  expect(await rowsOfLine(page, 38)).toBe(1);
  expect(await rowsOfLine(page, 39)).toBe(2);
});

test('a printed table scrolls by itself', async () => {
  const page = await openPage({ ...phone, hasTouch: true });
  await page.goto('/kurzy/sql-zaklady/kapitola/sql-prvy-dopyt/lekcia/sql-select');
  const table = page.getByRole('figure').filter({ hasText: 'Juraj Bystrý' }).filter({ hasText: 'autor' }).first();
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['autor', 'nazov', 'strany']);
  const box = table.getByRole('group', { name: 'Tabuľka' });
  expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
});

test('the bar of a lecture leaves with the reading, comes back on the way up, and covers no target', async () => {
  const page = await openPage({ ...phone, hasTouch: true });
  await openHydrated(
    page,
    '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-premenne',
  );
  const bar = page.getByRole('button', { name: /^4\/\d+ Premenné Obsah kurzu$/ });
  const top = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.evaluate(() => scrollTo(0, 3000));
  await eventually(top).toBeLessThanOrEqual(-44);
  await page.evaluate(() => scrollBy(0, -100));
  await eventually(top).toBe(0);
  await page
    .locator('h2[id]')
    .first()
    .evaluate((heading) => heading.scrollIntoView());
  await eventually(top).toBe(0);
  const heading = await page.locator('h2[id]').first().boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((await bar.boundingBox())?.height ?? 0);
});

test('whatever a finger can press is at least 44 px high and wide', async () => {
  const page = await openPage({ ...phone, hasTouch: true, isMobile: true });
  const small: string[] = [];
  for (const path of representative) {
    await openHydrated(page, path);
    small.push(...(await page.evaluate(findSmallTargets)).map((target) => `${path}: ${target}`));
  }
  expect(small).toEqual([]);
});

/** Runs in the page. Links in the middle of a text are as high as its lines. */
function findSmallTargets(): string[] {
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, td, figcaption, blockquote') !== null;
  return [
    ...document.querySelectorAll(
      'a[href], button, summary, select, textarea, input:not([type=hidden], [tabindex="-1"])',
    ),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInText(element))
    .map((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      // A layer around the element, or over its whole card, catches the finger, too.
      const layers = ['::before', '::after'].map((part) => getComputedStyle(element, part));
      const caught = layers.filter(({ position, content }) => position === 'absolute' && content !== 'none');
      return {
        element,
        width: Math.max(width, ...caught.map((layer) => Number.parseFloat(layer.width))),
        height: Math.max(height, ...caught.map((layer) => Number.parseFloat(layer.height))),
      };
    })
    .filter(({ width, height }) => width > 1 && (width < 43.5 || height < 43.5))
    .map(({ element, width, height }) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
      return `${element.tagName} „${name}“ ${Math.round(width)} × ${Math.round(height)}`;
    });
}

test.each(['light', 'dark'] as const)('no page is wider than the phone in the %s theme', async (colorScheme) => {
  const page = await openPage({ ...phone, colorScheme });
  const tooWide: string[] = [];
  for (const path of representative) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > phone.width) tooWide.push(`${path}: ${width}`);
  }
  expect(tooWide).toEqual([]);
});

test('a task is solved with one mistake, without a scroll that only looks for something', async () => {
  const { lecture, mistaken, next, right, window, task: selector } = strangersWay;
  const page = await openPage({ ...window, hasTouch: true, isMobile: true });
  const task = page.locator(selector).filter({ visible: true });
  const button = (name: string) => task.getByRole('button', { name, exact: true });
  const editor = task.getByRole('textbox', { name: 'Kód' });
  const verdict = task.locator('[data-verdict]');
  const heading = page.getByRole('heading', { level: 1 });
  let stations = 0;
  const station = async (name: string, ...parts: Locator[]) => {
    for (const part of parts) await eventually(() => part.evaluate(isWhole)).toBe(true);
    await page.screenshot({ path: stationPicture('chromium', ++stations, name) });
  };
  const write = async (code: string) => {
    await editor.tap();
    await task.locator('.cm-content').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(code);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  };

  await openHydrated(page, lecture);
  await station('lekcia', heading);
  // Reading leads to the task.
  await task.evaluate((group) => group.scrollIntoView());
  await station('uloha', editor, button('Skontrolovať'));
  await write(mistaken);
  await station('napisane', button('Skontrolovať'));
  await button('Skontrolovať').tap();
  await eventually(() => verdict.textContent()).not.toBe('');
  // The program that is mended is still there, without a look for it.
  await station('chyba', verdict, button('Skontrolovať'));
  await write(right);
  await button('Skontrolovať').tap();
  await verdict.getByText(/kontrol\S* prešl/).waitFor();
  const onward = button(`Hotovo, ďalej: ${next.name}`);
  await station('splnene', verdict, onward);
  await onward.tap();
  await page.waitForURL(next.path);
  await heading.getByText(next.name).waitFor();
  await station('dalsia', heading);
  expect(stations).toBe(6);
});
