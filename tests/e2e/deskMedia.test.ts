import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { openPage, siteUrl } from '#tests/support/openPage.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
const main = (page: Page) => page.getByRole('main');

/** Noise, so that no other run has put the same file there. */
async function photo(width: number, height: number): Promise<Buffer> {
  const raw = { width: 64, height: 32, channels: 3 } as const;
  return sharp(randomBytes(64 * 32 * 3), { raw })
    .resize(width, height)
    .jpeg()
    .toBuffer();
}

/** Lets files go over the window, as from a folder beside it. */
async function drop(page: Page, files: { name: string; type: string; bytes: Buffer }[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      return data;
    },
    files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') })),
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await main(page).getByText('Pusti ich sem.').waitFor();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

async function arrive(path: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of (400|403|404)/ });
  await arriveAsLearner(page, siteUrl, admin, path);
  await main(page).getByRole('button', { name: 'Nahrať súbory…' }).waitFor();
  return page;
}

test('a picture that is let go over the screen gets words, and readers get it as AVIF', async () => {
  const page = await arrive('/admin/obsah/subory');
  const jpeg = await photo(1200, 600);
  await drop(page, [
    { name: 'Vetvy podmienky.jpg', type: 'image/jpeg', bytes: jpeg },
    { name: 'obrázok.png', type: 'image/png', bytes: Buffer.from('<html><script>alert(1)</script></html>') },
  ]);
  const uploads = main(page).getByRole('list', { name: 'Nahrávanie' });
  await uploads.getByText('nahraté', { exact: true }).waitFor();
  await uploads.getByText(/^Podľa obsahu to nie je obrázok, film, zvuk/).waitFor();
  expect(await axeFindings(page, 'main')).toEqual([]);

  await page.getByRole('searchbox').fill('VETVY podmien');
  await page.waitForURL(/\?q=VETVY/);
  await main(page).getByRole('table').getByRole('link', { name: 'Vetvy podmienky.jpg' }).click();
  await page.waitForURL(/subory\/[0-9a-f]{20}\?q=VETVY/);
  await page.getByLabel('Textová podoba', { exact: true }).fill('Podmienka sa delí na dve vetvy.');
  await main(page).getByRole('button', { name: 'Uložiť' }).click();
  await main(page).getByText('Uložené', { exact: true }).waitFor();
  const markdown = (await main(page).locator('code').first().textContent()) ?? '';
  expect(markdown).toMatch(
    /^!\[Podmienka sa delí na dve vetvy\.\]\(\/subory\/[0-9a-f]{20}\/1200x600\/vetvy-podmienky\.webp\)$/,
  );
  expect(await axeFindings(page, 'main')).toEqual([]);

  const address = /\((\S+)\)/.exec(markdown)?.[1] ?? '';
  const avif = await fetch(siteUrl + address.replace('1200x600', '480').replace('.webp', '.avif'));
  expect([avif.status, avif.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(avif.headers.get('x-content-type-options')).toBe('nosniff');
  const size = await main(page)
    .locator('img[width]')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]));
  expect(size).toEqual([1200, 600]);
});

test('a file is deleted by the keyboard, and its address is gone', async () => {
  const page = await arrive('/admin/obsah/subory');
  const chooser = page.waitForEvent('filechooser');
  await main(page).getByRole('button', { name: 'Nahrať súbory…' }).focus();
  await page.keyboard.press('Enter');
  const name = `Na zmazanie ${Date.now()}.png`;
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer: await photo(200, 100) });
  await main(page).getByText('nahraté', { exact: true }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await page.waitForURL(/q=Na\+zmazanie/);
  await main(page)
    .getByText(/^1\s–\s1 z\s1$/)
    .waitFor();
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await main(page).getByRole('heading', { level: 2, name }).waitFor();
  const address = /\((\S+)\)/.exec((await main(page).locator('code').first().textContent()) ?? '')?.[1] ?? '';
  expect((await fetch(siteUrl + address)).status).toBe(200);
  await main(page).getByRole('button', { name: 'Zmazať…' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Zmazať súbor natrvalo?' });
  await question.waitFor();
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await question.getByRole('button', { name: 'Zmazať natrvalo' }).focus();
  await page.keyboard.press('Enter');
  await main(page).getByText('Taký súbor tu nie je').waitFor();
  expect((await fetch(siteUrl + address)).status).toBe(404);
  const folder = join(inject('dataDir'), 'media');
  expect(await readdir(join(folder, '.uploads'))).toEqual([]);
});

test('what is put there for lectures only has no address for everybody', async () => {
  const page = await arrive('/admin/obsah/subory');
  await main(page)
    .getByRole('checkbox', { name: /^Len do videí v.lekciách/ })
    .check();
  const chooser = page.waitForEvent('filechooser');
  await main(page).getByRole('button', { name: 'Nahrať súbory…' }).click();
  const buffer = Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\nZavretá lekcia ${Date.now()}\n`);
  await (await chooser).setFiles({ name: 'zavreta.vtt', mimeType: 'text/vtt', buffer });
  const uploads = main(page).getByRole('list', { name: 'Nahrávanie' });
  await uploads.getByRole('link', { name: 'zavreta.vtt' }).click();
  await main(page)
    .getByText(/len pre lekcie/)
    .waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect((await fetch(`${siteUrl}/subory/${id}/zavreta.vtt`)).status).toBe(404);
});

test('captions of a film are made of what is said in it', async () => {
  const page = await arrive('/admin/obsah/subory');
  const chooser = page.waitForEvent('filechooser');
  await main(page).getByRole('button', { name: 'Nahrať súbory…' }).click();
  const film = new URL('../support/media/film.mp4', import.meta.url);
  await (await chooser).setFiles(fileURLToPath(film));
  await main(page).getByRole('list', { name: 'Nahrávanie' }).getByRole('link', { name: 'film.mp4' }).click();
  await main(page).getByRole('button', { name: 'Pripraviť z\u00A0prepisu…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Titulky z\u00A0prepisu' });
  await dialog.getByLabel('Čo sa vo filme hovorí').fill(`0:00 Ahoj ${Date.now()}.\n0:01 Toto je cyklus.`);
  await dialog.getByText('2 titulky').waitFor();
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Uložiť titulky' }).click();
  await dialog.waitFor({ state: 'detached' });
  const track = main(page).locator('video track');
  await track.waitFor({ state: 'attached' });
  const vtt = await (await fetch(siteUrl + ((await track.getAttribute('src')) ?? ''))).text();
  expect(vtt).toContain('00:00:01.000 -->');
  expect(vtt).toContain('Toto je cyklus.');
});
