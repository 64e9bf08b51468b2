import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createBackup, type Place } from '#src/server/backup/createBackup.ts';
import { serveSnapshots } from '#src/server/backup/liveSnapshot.ts';
import type { Manifest } from '#src/server/backup/manifest.ts';
import { restoreBackup } from '#src/server/backup/restoreBackup.ts';
import { readConfig } from '#src/server/config/readConfig.ts';
import { openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { order, orderEvent } from '#src/server/db/schema/order.ts';
import { recordOrderEvent } from '#src/server/services/selling/order/recordOrderEvent.ts';
import { checkSurroundings } from '#src/server/start/checkSurroundings.ts';
import { recordingLogger, testCtx } from '#tests/support/api.ts';
import { createPostgresDatabase, openTestFolder } from '#tests/support/database.ts';
import { buildCourse, buildCourseProduct, buildLecture, buildPost, buildUser, past } from '#tests/support/factories.ts';
import { allRows } from '#tests/support/tableRows.ts';

// A place that has everything: a database that is written to while it is backed up, a key, and a film of an admin.

const hardText = 'Žltý kôň\tpovedal:\n\\N "áno" \u{1f40e} \\.\r\n';
const filmBytes = Buffer.from('film'.repeat(50_000));

let folder: string;
let place: Place;
let database: Database;
let file: string;
let manifest: Manifest;
let acknowledged: string[];
let site: { stop(): Promise<void> };
const drops: (() => Promise<void>)[] = [];

/** An empty place of the same kind. */
async function newPlace(name: string): Promise<Place> {
  const dataDir = join(folder, name, 'data');
  const mediaDir = join(folder, name, 'media');
  const adminUrl = inject('postgresUrl') as string | undefined;
  if (!adminUrl) return { databaseUrl: null, dataDir, mediaDir };
  const { databaseUrl, drop } = await createPostgresDatabase(adminUrl);
  drops.push(drop);
  return { databaseUrl, dataDir, mediaDir };
}

async function writeOrder(productId: string): Promise<string> {
  const id = randomUUID();
  const row = { buyerName: hardText, buyerEmail: 'jana@example.org', productName: 'Java', currency: 'EUR' };
  await database.db.transaction(async (tx) => {
    const amounts = { listAmount: 4900, amount: 4900, status: 'lapsed' as const, createdAt: past };
    await tx.insert(order).values({ id, productId, ...row, ...amounts });
    await recordOrderEvent({
      ctx: { ...testCtx(database), db: tx },
      input: { orderId: id, source: 'buyer', kind: 'created' },
    });
  });
  return id;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-backup-'));
  place = await newPlace('site');
  database = place.databaseUrl ? await openDatabase(place) : await openTestFolder(place.dataDir);
  site = await serveSnapshots({ dataDir: place.dataDir, database, logger: recordingLogger() });
  await mkdir(join(place.mediaDir, 'kurz'), { recursive: true });
  await mkdir(place.dataDir, { recursive: true });
  await writeFile(join(place.mediaDir, 'kurz/film.mp4'), filmBytes);
  await writeFile(join(place.mediaDir, 'prazdny.vtt'), '');
  await writeFile(join(place.dataDir, 'identity-key.json'), '{"kty":"RSA"}', { mode: 0o600 });
  // Whoever has an archive does not have it.
  await writeFile(join(place.dataDir, 'trial-key'), 'secret', { mode: 0o600 });
  const course = await buildCourse(database, { description: hardText, whatYouLearn: ['"', '\\', '\n'] });
  await buildLecture(database);
  await buildPost(database, { text: hardText });
  await buildUser(database, { bio: null });
  await buildUser(database, { bio: '' });
  const { id: productId } = await buildCourseProduct(database, { courseId: course.id });

  // Writers go on until the backup is there.
  let isOver = false;
  acknowledged = await Promise.all(Array.from({ length: 5 }, () => writeOrder(productId)));
  const writers = [1, 2, 3].map(async () => {
    // As requests do, they let others in between.
    while (!isOver) await Promise.all([writeOrder(productId), setImmediate()]);
  });
  file = join(folder, 'backup.tar.gz');
  manifest = await createBackup({ file, place });
  isOver = true;
  await Promise.all(writers);
}, 240_000);

afterAll(async () => {
  await site.stop();
  await database.close();
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

describe('a backup of the running site', () => {
  test('is one file for its owner, and leaves nothing else behind', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'site']);
    const left = await readdir(place.dataDir);
    expect(left.filter((name) => /snapshot|\.part/.test(name) && name !== 'snapshots')).toEqual([]);
    if (!place.databaseUrl) {
      await expect.poll(() => readdir(join(place.dataDir, 'snapshots'))).toEqual([]);
      expect((await stat(join(place.dataDir, 'backup.sock'))).mode & 0o777).toBe(0o600);
    }
    expect(manifest.schema.name).toMatch(/^\d{4}_/);
    expect(manifest.tables.map(({ name }) => name)).toEqual(Object.keys(await allRows(database)));
    const keys = manifest.parts.map(({ name }) => name).filter((name) => name.startsWith('keys/'));
    expect(keys).toEqual(['keys/identity-key.json']);
  });

  test('restored, has what was acknowledged before it began, as it was at one moment', async () => {
    const target = await newPlace('written');
    await restoreBackup({ file, place: target });
    const restored = await openDatabase(target);
    try {
      const orders = (await restored.db.select({ id: order.id }).from(order)).map(({ id }) => id);
      const events = (await restored.db.select({ id: orderEvent.orderId }).from(orderEvent)).map(({ id }) => id);
      expect(orders).toEqual(expect.arrayContaining(acknowledged));
      expect(events.sort()).toEqual(orders.sort());
      // Numbers go on behind the restored ones.
      await recordOrderEvent({
        ctx: testCtx(restored),
        input: { orderId: acknowledged[0] ?? '', source: 'admin', kind: 'seen' },
      });
      expect(await readFile(join(target.mediaDir, 'kurz/film.mp4'))).toEqual(filmBytes);
      expect(await readFile(join(target.mediaDir, 'prazdny.vtt'), 'utf8')).toBe('');
      const key = join(target.dataDir, 'identity-key.json');
      expect(await readFile(key, 'utf8')).toBe('{"kty":"RSA"}');
      expect((await stat(key)).mode & 0o777).toBe(0o600);
      expect(await readdir(target.mediaDir)).toEqual(['kurz', 'prazdny.vtt']);
      // Row by row: what the source has lost since is nothing, what it got since is later.
      const [before, after] = [await allRows(database), await allRows(restored)];
      const growing = ['order', 'order_event'];
      for (const [name, rows] of Object.entries(before)) {
        if (!growing.includes(name)) expect(after[name], name).toEqual(rows);
      }
      const own = new Set(before.order);
      expect(after.order?.every((row) => own.has(row))).toBe(true);
      // Into a place that is not empty it doesn't go, and changes nothing there.
      await restored.close();
      await expect(restoreBackup({ file, place: target })).rejects.toThrow(/is not empty/);
    } finally {
      await restored.close().catch(() => {});
    }
  }, 180_000);

  test('without media, restored, leaves a place that starts', async () => {
    const bare = join(folder, 'bare.tar.gz');
    await createBackup({ file: bare, place, withMedia: false });
    const target = await newPlace('bare/restored');
    await restoreBackup({ file: bare, place: target });
    const { databaseUrl, dataDir, mediaDir } = target;
    await checkSurroundings(readConfig({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, MEDIA_DIR: mediaDir }));
    expect(await readdir(mediaDir)).toEqual([]);
  }, 180_000);
});

describe('a file that is not whole', () => {
  const broken = async (name: string, content: Buffer) => {
    const path = join(folder, `${name}.tar.gz`);
    await writeFile(path, content);
    return path;
  };

  test('gives one line, and leaves the place as it was', async () => {
    const target: Place = {
      ...place,
      databaseUrl: null,
      dataDir: join(folder, 'untouched'),
      mediaDir: join(folder, 'none'),
    };
    const whole = await readFile(file);
    const plain = gunzipSync(whole);
    const at = plain.indexOf('jana@example.org');
    const changed = Buffer.from(plain);
    changed.write('eva', at);
    const files = [
      await broken('cut', whole.subarray(0, whole.length / 2)),
      await broken('end', gzipSync(plain.subarray(0, plain.lastIndexOf('manifest.json')))),
      await broken('changed', gzipSync(changed)),
      await broken('other', Buffer.from('nothing of the kind')),
      await broken('empty', Buffer.alloc(0)),
      join(folder, 'missing.tar.gz'),
    ];
    for (const path of files) {
      const refusal = await restoreBackup({ file: path, place: target }).catch((error: Error) => error.message);
      expect(refusal).toMatch(/^[^\n]+ is not a whole backup: [^\n]+\.$/);
    }
    await expect(stat(target.dataDir)).rejects.toThrow('ENOENT');
    await expect(stat(target.mediaDir)).rejects.toThrow('ENOENT');
  });
});
