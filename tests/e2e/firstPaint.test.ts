import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';

const wholeSheet = 'link[rel="stylesheet"]';

/** What a visitor sees of an element beside its place and size. */
const visible = [
  ...['display', 'visibility', 'opacity', 'position', 'z-index', 'overflow', 'transform', 'content'],
  ...[
    'color',
    'background-color',
    'background-image',
    'border',
    'border-radius',
    'box-shadow',
    'outline-style',
    'fill',
  ],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'text-decoration'],
  ...['list-style-type', 'white-space', 'padding', 'cursor', 'stroke'],
];

/** How every element, and what the styles write before and after it, looks. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    const lookOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return '';
      return properties.map((property) => style.getPropertyValue(property)).join(';');
    };
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const parts = [undefined, '::before', '::after'].map((pseudo) => lookOf(element, pseudo));
      return [element.tagName, element.getAttribute('class'), x, y, width, height, ...parts].join(' ');
    });
  }, visible);
}

test.each([
  ['/', 360],
  ['/', 1440],
  ['/kurzy/java-kurz', 1440],
  ['/kurzy/java-kurz/kapitola/java-rozhodovanie/lekcia/java-podmienka', 768],
  ['/clanky/git-za-jedno-popoludnie', 360],
  ['/podcast/chyby-su-dobra-sprava', 1440],
  ['/2-percenta', 768],
] as const)('%s has all rules that it needs in itself at %i px', async (path, width) => {
  const page = await openPage({ width, isFirstVisit: true, javaScriptEnabled: false });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  // With the typefaces at hand from the start: they come in with whatever is drawn next.
  await page.reload();
  const before = await looks(page);
  await page.locator(wholeSheet).evaluate((link: HTMLLinkElement) => {
    link.media = 'all';
  });
  await eventually(() => page.locator(wholeSheet).evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
  expect(await looks(page)).toEqual(before);
});

test('the whole style sheet applies before anything is shown that the page did not have', async () => {
  const page = await openPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.css', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/kurzy', { waitUntil: 'commit' });
  const theme = page.getByRole('banner').getByRole('button', { name: 'Téma' }).locator('svg');
  await expect(theme.waitFor({ timeout: 3_000 })).rejects.toThrow();
  release();
  await theme.waitFor();
  expect(await page.locator(wholeSheet).getAttribute('media')).toBe('all');
});

test('a style sheet that does not come keeps nobody from using the page', async () => {
  const page = await openPage({ expectedErrors: /ERR_FAILED|Failed to load/ });
  await page.route('**/*.css', (route) => route.abort());
  await openHydrated(page, '/kurzy');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Java Kurz/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Java Kurz' }).waitFor();
});
