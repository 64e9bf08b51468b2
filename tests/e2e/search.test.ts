import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';

const address = '/hladat?q=premenne';

test('who comes to search can type at once and open what was found', {
  tags: ['main'],
}, async () => {
  const page = await openPage({ width: 360 });
  await openHydrated(page, '/hladat');
  const field = page.getByRole('searchbox', { name: 'Čo hľadáš?' });
  await eventually(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('  PREMENNE ');
  await page.keyboard.press('Enter');
  await page.getByText(/^Výsledky pre „PREMENNE“: \d+/).waitFor();
  expect(new URL(page.url()).search).toBe('?q=PREMENNE');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('PREMENNE');
  const first = page.getByRole('main').getByRole('listitem').first();
  expect(await first.locator('mark').allTextContents()).toContain('Premenné');
  expect(await axeFindings(page, 'main')).toEqual([]);
  await first.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Premenné' }).waitFor();

  await page.goBack();
  await page.getByText(/^Výsledky pre/).waitFor();
  expect(await field.inputValue()).toBe('PREMENNE');
  await page.goBack();
  await page.getByText('Skús napríklad:').waitFor();
  expect(await field.inputValue()).toBe('');
});

test('without scripts the header leads to the search, whose field, ideas and pages work as well', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Hľadať' }).click();
  await page.getByRole('link', { name: 'cyklus', exact: true }).click();
  await page.getByText(/^Výsledky pre „cyklus“: \d+/).waitFor();
  await page.getByRole('searchbox').fill('program');
  await page.getByRole('button', { name: 'Hľadať' }).click();
  await page.getByRole('navigation', { name: 'Stránky výsledkov' }).getByRole('link', { name: 'Stránka 2' }).click();
  await page.getByText(/^Výsledky pre „program“: \d+, strana 2/).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('program');
  await page.getByRole('searchbox').fill('kvantová fyzika');
  await page.getByRole('button', { name: 'Hľadať' }).click();
  await page.getByRole('heading', { name: 'Na „kvantová fyzika“ sme nič nenašli' }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('kvantová fyzika');
});

test.each([true, false])(
  'what is too long to be searched stays in the field, with a word (scripts: %s)',
  async (javaScriptEnabled) => {
    const page = await openPage({ javaScriptEnabled });
    const question = 'prečo mi program píše chybu '.repeat(5).trim();
    if (javaScriptEnabled) await openHydrated(page, '/hladat?q=cyklus');
    else await page.goto('/hladat?q=cyklus');
    await page.getByRole('searchbox').fill(question);
    await page.getByRole('button', { name: 'Hľadať' }).click();
    await page.getByText(/^Priveľmi dlhé: zmestí sa najviac 100\s/).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe(question);
    await page.getByText(`${question.length}/100`).waitFor();
  },
);

test('a search is a page of its own, which no search engine and no memory keeps', async () => {
  const page = await openPage();
  const [found, blank] = await Promise.all([address, '/hladat?q='].map((path) => page.request.get(path)));
  expect(await found?.text()).toMatch(/<meta name="robots" content="noindex"/);
  expect(await found?.text()).toContain('<mark');
  expect(await blank?.text()).toContain('Skús napríklad');
  // Under an address that looks like the kept one, too.
  expect(await (await page.request.get('/hladat/?utm_source=x&q=premenne')).text()).toContain('<mark');
  expect(found?.headers().etag).toBeUndefined();
});

test('what is typed cannot write into the page', async () => {
  const page = await openPage();
  await openHydrated(page, `/hladat?q=${encodeURIComponent('</script><img src=x onerror=alert(1)>"')}`);
  await page.getByRole('heading', { name: /sme nič nenašli/ }).waitFor();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});
