import { afterAll, expect, test } from 'vitest';
import { closeFirefox, eventually, openFirefox, openHydrated, press } from '#tests/support/openFirefox.ts';
import { isWhole, stationPicture, strangersWay } from '#tests/support/strangersWay.ts';

afterAll(closeFirefox);

const { task } = strangersWay;
const button = (name: string) => `${task} button::-p-text(${name})`;
const verdict = `${task} [data-verdict]`;

test('a task is solved with one mistake, without a scroll that only looks for something', async () => {
  const { lecture, mistaken, next, right, window } = strangersWay;
  const page = await openFirefox();
  await page.setViewport(window);
  let stations = 0;
  const station = async (name: string, ...parts: string[]) => {
    for (const part of parts) {
      await eventually(() => page.$eval(part, isWhole).catch(() => false)).toBe(true);
    }
    await page.screenshot({ path: stationPicture('firefox', ++stations, name) });
  };
  const write = async (code: string) => {
    await page.click(`${task} [aria-label="Kód"]`);
    await page.waitForSelector(`${task} .cm-content`);
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.press('Backspace');
    // It closes brackets and indents by itself only where somebody types.
    await page.evaluate((text) => document.execCommand('insertText', false, text), code);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  };

  await openHydrated(page, lecture);
  await station('lekcia', 'main h1');
  await press(page, 'Odmietnuť');
  // Reading leads to the task.
  await page.$eval(task, (group) => group.scrollIntoView());
  await page.waitForSelector(`${task} textarea`);
  await station('uloha', `${task} textarea`, button('Skontrolovať'));
  await write(mistaken);
  await station('napisane', button('Skontrolovať'));
  await page.click(button('Skontrolovať'));
  await eventually(() => page.$eval(verdict, (said) => said.textContent)).not.toBe('');
  // The program that is mended is still there, without a look for it.
  await station('chyba', verdict, button('Skontrolovať'));
  await write(right);
  await page.click(button('Skontrolovať'));
  await eventually(() => page.$eval(verdict, (said) => said.textContent)).toMatch(/kontrol\S* prešl/);
  await station('splnene', verdict, button('Hotovo'));
  await page.click(button('Hotovo'));
  await eventually(() => page.url()).toMatch(next.path);
  await eventually(() => page.$eval('main h1', (heading) => heading.textContent)).toBe(next.name);
  await station('dalsia', 'main h1');
  expect(stations).toBe(6);
});
