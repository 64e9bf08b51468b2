import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage, siteUrl } from '#tests/support/openPage.ts';

const lecture = '/kurzy/ai/kapitola/ai-ako-model-pise-kod/lekcia/ai-kod-ktory-vyzera-spravne';
const runButton = (page: Page) => page.locator('button[data-language="python"]', { hasText: 'Spustiť' }).first();
const program = (page: Page) => page.getByRole('region', { name: /^Program/ }).first();
const output = (page: Page) => program(page).getByRole('log', { name: 'Výstup' });

async function write(page: Page, code: string) {
  const edit = program(page).getByRole('button', { name: 'Upraviť', exact: true });
  if (await edit.isVisible()) await edit.click();
  await program(page).locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}

test('Python comes when it is wanted, asks, is stopped, and starts the second time without the network', {
  tags: ['main'],
}, async () => {
  const page = await openPage({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, lecture);
  expect(asked.filter((path) => path.startsWith('/runtimes/'))).toEqual([]);

  await runButton(page).click();
  await program(page).getByRole('progressbar', { name: 'Pripravujeme Python' }).waitFor();
  await expect.poll(() => output(page).textContent(), { timeout: 90_000, interval: 100 }).toBe('212');

  await write(page, 'meno = input("Ako sa voláš? ")\nprint("Ahoj,", meno)');
  await program(page).getByRole('button', { name: 'Spustiť' }).click();
  const field = program(page).getByRole('textbox', { name: 'Ako sa voláš?' });
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('Nina');
  await page.keyboard.press('Enter');
  await eventually(() => output(page).textContent()).toBe('Ako sa voláš? NinaAhoj, Nina');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Spustiť');

  await write(page, 'import time\nwhile True:\n    time.sleep(0.1)\n    print("tik")');
  await program(page).getByRole('button', { name: 'Spustiť' }).click();
  await eventually(() => output(page).textContent()).toContain('tiktik');
  await program(page).getByRole('button', { name: 'Zastaviť' }).click();
  await program(page).getByText('Program je zastavený').waitFor();
  await program(page).getByRole('button', { name: 'Vrátiť pôvodný kód' }).click();

  // Another visit, without the network from the moment at which the page is there.
  await openHydrated(page, lecture);
  await page.context().setOffline(true);
  await runButton(page).click();
  await eventually(() => output(page).textContent()).toBe('212');
});

test('Python has an origin of its own, no network, and files that are kept', async () => {
  const page = await openPage();
  await openHydrated(page, lecture);
  const path = (await runButton(page).getAttribute('data-run')) ?? '';
  const answer = await fetch(siteUrl + path);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('sandbox allow-scripts;');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/'unsafe|allow-same-origin|connect-src/);
  const file = await fetch(siteUrl + path.replace('frame.html', 'python_stdlib.zip'), {
    headers: { 'accept-encoding': 'br' },
  });
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'cache-control': expect.stringContaining('immutable'),
    'content-encoding': 'br',
  });
  expect((await file.arrayBuffer()).byteLength).toBe(Number(file.headers.get('x-whole-length')));
});
