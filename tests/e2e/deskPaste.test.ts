import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openPage, siteUrl } from '#tests/support/openPage.ts';
import { editor, isSaved, source, state, write } from '#tests/support/writeAtDesk.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const word = readFileSync(new URL('../corpus/pasted/word.html.txt', import.meta.url), 'utf8');
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function arrive(path: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of 404/ });
  await arriveAsLearner(page, siteUrl, admin, path);
  return page;
}

/** As the keys would: what another program has put on the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  await source(page).evaluate((place, written) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', written);
    clipboardData.setData('text/plain', 'Zoznamy');
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('a document with a picture is pasted, kept in the store, checked, and taken back by one step', async () => {
  const page = await arrive(editor('lecture', 'zaklady-zvysok-a-zaokruhlovanie'));
  await source(page).waitFor();
  await write(page, '\n\nKoniec.');
  const picture = `<p><img src="data:image/png;base64,${dot}" alt=""></p>`;
  await paste(page, word.replace('<!--EndFragment-->', `${picture}<!--EndFragment-->`));
  await state(page, /Vložené z.Wordu: 2.nadpisy, 3.odseky, 2.zoznamy, 1.tabuľka, 1.citát, 1.obrázok/).waitFor();
  await state(page, 'Obrázky sú v\u00A0Súboroch, text k\u00A0nim ešte chýba.').waitFor();
  // Text, preview and panel have the screen; what is long is scrolled within them.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(page.viewportSize()?.height);
  const preview = page.frameLocator('iframe[title="Náhľad"]');
  await preview.getByRole('heading', { name: /Čo v.ňom býva/ }).waitFor();
  await preview.getByRole('cell', { name: 'Mlyn' }).waitFor();
  expect(await preview.locator('img[src^="/subory/"]').count()).toBe(1);
  await page.getByText('Obrázok nemá textovú podobu').waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await isSaved(page);

  await page.getByRole('button', { name: /Späť/ }).click();
  await preview.getByRole('cell', { name: 'Mlyn' }).waitFor({ state: 'detached' });
  await eventually(() => page.getByText(/^Vložené/).count()).toBe(0);
  await eventually(async () => (await source(page).textContent())?.trimEnd().endsWith('Koniec.')).toBe(true);
  expect(await preview.locator('img[src^="/subory/"]').count()).toBe(0);
});

test('a picture of a text gets its words there, and another one comes in its place', async () => {
  const page = await arrive(editor('lecture', 'zaklady-sipka'));
  await source(page).waitFor();
  await write(page, '\n\nPozri sem:');
  await paste(page, `<p><img src="data:image/png;base64,${dot}" alt=""></p>`);
  const image = page.frameLocator('iframe[title="Náhľad"]').locator('img[src^="/subory/"]');
  // The preview goes along, over a solution that is closed there.
  await image.waitFor();
  await source(page).press('ArrowUp');
  await source(page).getByText('/subory/').click();
  const toolbar = page.getByRole('toolbar', { name: 'Formát' });
  await toolbar.getByRole('button', { name: 'Obrázok' }).click();
  const inText = page.getByRole('dialog', { name: 'Obrázok v\u00A0texte' });
  await inText.getByRole('textbox').fill('Bodka, a\u00A0nič viac.');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await eventually(() => image.getAttribute('alt')).toBe('Bodka, a\u00A0nič viac.');
  const before = await image.getAttribute('src');

  await toolbar.getByRole('button', { name: 'Obrázok' }).click();
  await inText.getByRole('button', { name: 'Vymeniť obrázok…' }).click();
  const picker = page.getByRole('dialog', { name: 'Vložiť súbor' });
  const chooser = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Nahrať súbory…' }).click();
  const raw = { width: 64, height: 32, channels: 3 } as const;
  const buffer = await sharp(randomBytes(64 * 32 * 3), { raw })
    .png()
    .toBuffer();
  const name = `Mapa ${Date.now()}.png`;
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
  await picker
    .getByRole('list', { name: 'Súbory' })
    .getByRole('button', { name: new RegExp(name) })
    .click();
  const words = page.getByRole('dialog', { name: 'Obrázok do textu' });
  await words.getByRole('textbox').fill('Mapa bodiek.');
  await words.getByRole('button', { name: 'Vložiť obrázok' }).click();
  await eventually(() => image.getAttribute('alt')).toBe('Mapa bodiek.');
  expect(await image.count()).toBe(1);
  expect(await image.getAttribute('src')).not.toBe(before);
  // One step back each.
  await page.keyboard.press('Control+z');
  await eventually(() => image.getAttribute('src')).toBe(before);
});

test('tasks change their order by keys, and the text follows', async () => {
  const page = await arrive(editor('lecture', 'zaklady-kde-plati'));
  await source(page).waitFor();
  const task = (id: string) => `\n\n::::task{id="${id}" kind="write"}\nÚloha ${id}.\n::::`;
  await write(page, `${task('presun-a')}\n\nMedzi nimi.${task('presun-b')}`);
  await page
    .getByRole('navigation', { name: 'Časti' })
    .getByRole('link', { name: /^Úlohy/ })
    .click();
  const tasks = page.getByRole('navigation', { name: 'Úlohy lekcie' });
  const last = tasks.getByRole('link', { name: /Úloha presun-b/ });
  await last.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await state(page, /Úloha presun-b\.“ je zdvihnutá\. Miesto \d+ z.\d+/).waitFor();
  await page.keyboard.press('Space');
  await eventually(async () =>
    (await tasks.getByRole('link').allInnerTexts()).slice(-2).map((text) => text.split('\n')[0]),
  ).toEqual(['Úloha presun-b.', 'Úloha presun-a.']);
  await page.getByRole('button', { name: 'Vrátiť' }).click();
  await eventually(async () => (await tasks.getByRole('link').allInnerTexts()).at(-1)?.split('\n')[0]).toBe(
    'Úloha presun-b.',
  );
});
