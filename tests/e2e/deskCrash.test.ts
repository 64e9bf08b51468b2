import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fill } from '#tests/support/filledFolder.ts';
import { freePort } from '#tests/support/freePort.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openPage } from '#tests/support/openPage.ts';
import { startSite, stopSite } from '#tests/support/startSite.ts';
import { editor, isSaved, seesAtEnd, source, state, write } from '#tests/support/writeAtDesk.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };

test('of what is typed when the server is killed nothing is lost, and of an upload nobody sees a half', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prvy-riadok-crash-'));
  fill(dataDir);
  const uploads = join(dataDir, 'media/.uploads');
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  let site = await startSite(env);
  try {
    const page = await openPage({ expectedErrors: /status of 404|ERR_/, allowedOrigins: [site.url] });
    const asked = page.waitForRequest(/\/api\/admin\//);
    await arriveAsLearner(page, site.url, admin, editor('page', 'o-projekte'));
    const authorization = (await (await asked).headerValue('authorization')) ?? '';
    await source(page).waitFor();
    await write(page, '\n\nPred pádom.');
    await isSaved(page);

    const film = Buffer.alloc(2_000_000, 'film');
    Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1').copy(film);
    const address = '/api/admin/media?name=Film.mp4';
    const headers = { authorization, 'content-type': 'application/octet-stream', 'content-length': film.length };
    const upload = request(site.url + address, { method: 'POST', headers });
    upload.on('error', () => {});
    upload.write(film.subarray(0, 1_000_000));
    await eventually(async () => {
      const [name] = await readdir(uploads).catch(() => []);
      return name ? (await stat(join(uploads, name))).size : 0;
    }).toBeGreaterThan(500_000);
    const saving = page.waitForRequest((sent) => sent.method() === 'PUT');
    await write(page, ' Počas pádu.');
    await saving;
    site.process.kill('SIGKILL');
    await write(page, ' Po páde.');
    await state(page, 'Nepodarilo sa uložiť').waitFor();
    await page.getByText('Na server sa text zatiaľ nedostal.').waitFor();
    await write(page, ' Bez servera.');
    await site.ended;

    site = await startSite(env);
    await write(page, ' A znova s ním.');
    await isSaved(page);
    await page.reload();
    await seesAtEnd(page, 'Pred pádom. Počas pádu. Po páde. Bez servera. A znova s ním.');
    expect(await page.getByText(/^Našli sme/).count()).toBe(0);

    const send = (path: string, body?: Buffer) =>
      fetch(site.url + path, {
        ...(body && { method: 'POST', body: new Uint8Array(body) }),
        headers: { authorization },
      });
    expect(await (await send('/api/admin/media')).json()).toMatchObject({ total: 0 });
    expect(await readdir(join(dataDir, 'media'))).toEqual(['.uploads']);
    expect(await (await send(address, film)).json()).toMatchObject({ kind: 'film', bytes: film.length });
  } finally {
    await stopSite(site);
    await rm(dataDir, { recursive: true });
  }
});
