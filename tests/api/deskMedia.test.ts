import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminEventPageSchema } from '#src/contract/admin.ts';
import {
  type MediaFile,
  mediaDeletedSchema,
  mediaFileSchema,
  mediaPageSchema,
} from '#src/contract/desk/media/deskMedia.ts';
import { imageSources, mediaLimits } from '#src/domain/media.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { lectureMedia } from '#src/server/http/routes/lectureMedia.ts';
import { mediaFiles } from '#src/server/http/routes/mediaFiles.ts';
import { createBucketStore } from '#src/server/integrations/media/bucketStore.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { signFile } from '#src/server/services/ground/signedFile/signFile.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildChapter, buildCourse, buildLecture, buildUser, past } from '#tests/support/factories.ts';
import { bearer, createTestIssuer } from '#tests/support/identity.ts';

/** From the sources, each image takes a process that compiles them first. */
vi.setConfig({ testTimeout: 60_000 });

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let editor: UserRow;
let root: string;
let bucketServer: S3rver;
let bucketUrl: string;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
  root = await mkdtemp(join(tmpdir(), 'prvy-riadok-desk-media-'));
  bucketServer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 'bucket'),
    configureBuckets: [{ name: 'subory', configs: [] }],
  });
  const { port } = await bucketServer.run();
  bucketUrl = `http://127.0.0.1:${port}/subory`;
});
beforeEach(async () => {
  await emptyDatabase(database);
  editor = await buildUser(database, { displayName: 'Zuzana' });
  await database.db.insert(userRole).values({ userId: editor.id, role: 'EDITOR', givenAt: past });
});
afterAll(async () => {
  await bucketServer.close();
  await rm(root, { recursive: true });
  await database.close();
});

const openBucket = () =>
  createBucketStore(
    { url: bucketUrl, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' },
    join(root, 'drafts'),
  );

describe.each<[string, () => MediaStore]>([
  ['a folder', () => createFolderStore(join(root, 'folder'))],
  ['a bucket', openBucket],
])('with %s', (_name, openStore) => {
  let store: MediaStore;
  let api: ReturnType<typeof testApi>;
  let site: ReturnType<typeof mediaFiles>;
  /** The store of a slower process beside, and its API. */
  let media: MediaStore;
  let slow: ReturnType<typeof testApi>;

  beforeEach(() => {
    store = openStore();
    const integrations = { identity: issuer.verifier, rateLimiter: createRateLimiter({ pool: null }), media: store };
    api = testApi(database, [], { integrations });
    media = { ...store };
    slow = testApi(database, [], { integrations: { ...integrations, media } });
    site = mediaFiles({ ctx: () => testCtx(database), store });
  });
  afterEach(async () => {
    expect(await readdir(store.draftFolder).catch(() => [])).toEqual([]);
  });

  const sent = async (body: BodyInit): Promise<RequestInit> => ({
    method: 'POST',
    body,
    headers: { ...bearer(await issuer.token(editor)), 'content-type': 'application/octet-stream' },
    ...({ duplex: 'half' } as object),
  });
  const upload = async (body: BodyInit, query = 'name=Subor'): Promise<MediaFile> =>
    api.ask(`/admin/media?${query}`, mediaFileSchema, await sent(body));
  const refusal = async (body: BodyInit | Buffer, name = 'Subor') =>
    (await api.problem(`/admin/media?name=${name}`, await sent(body as BodyInit))).code;
  const list = async (query = '') => api.ask(`/admin/media${query}`, mediaPageSchema, await issuer.call(editor));
  const one = async (id: string) => api.ask(`/admin/media/${id}`, mediaFileSchema, await issuer.call(editor));
  const remove = async (id: string) => api.send(`/admin/media/${id}`, await issuer.call(editor, 'DELETE'));

  test('a photo is turned upright, loses where it was taken, and comes in AVIF and WebP', async () => {
    const photo = await picture(2400, 1200)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '48/1 9/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const file = await upload(photo, 'name=Ma%C4%8Dka%202.JPG');
    expect(file).toMatchObject({ name: 'Mačka 2.JPG', kind: 'image', width: 1200, height: 2400, uploadedBy: 'Zuzana' });
    expect(file.address).toBe(`/subory/${file.id}/1200x2400/macka-2.webp`);
    expect(file.markdown).toBe(`![](${file.address})`);
    expect(file.variants.map(({ width, format }) => `${width} ${format}`)).toEqual([
      '480 avif',
      '480 webp',
      '960 avif',
      '960 webp',
      '1200 avif',
      '1200 webp',
    ]);
    const sources = imageSources(file.address);
    for (const srcset of [sources?.avif ?? '', sources?.webp ?? '']) {
      for (const [address = '', width = ''] of srcset.split(', ').map((source) => source.split(' '))) {
        const response = await site.request(address);
        expect(response.status, address).toBe(200);
        expect(response.headers.get('content-type')).toBe(`image/${address.endsWith('avif') ? 'avif' : 'webp'}`);
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const served = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([served.width, served.exif], address).toEqual([Number.parseInt(width, 10), undefined]);
      }
    }
    expect((await site.request(file.address)).status).toBe(200);
    expect((await site.request(file.address.replace('1200x2400', '700'))).status).toBe(404);
  });

  test('what a file is, its bytes say and not its name', async () => {
    const png = new Uint8Array(await picture(20, 10).png().toBuffer());
    expect(await upload(png, 'name=fotka.jpg')).toMatchObject({ kind: 'image', width: 20 });
    expect(await refusal('<!doctype html><script>alert(1)</script>', 'obrazok.png')).toBe('media-unknown');
    expect(await refusal('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.png')).toBe(
      'media-svg',
    );
    expect(await refusal(' <svg onload="alert(1)">')).toBe('media-svg');
    expect(await refusal('')).toBe('media-empty');
    expect(await refusal('WEBVTT\n\nnič', 'titulky.vtt')).toBe('media-captions-broken');
    expect(await refusal(new Uint8Array(png.subarray(0, 60)))).toBe('media-broken');
    expect(await refusal(bombPng(40_000, 40_000))).toBe('media-too-many-pixels');
    expect(await refusal(endless(mediaLimits.image + 1, png))).toBe('media-too-large');
    expect((await list()).total).toBe(1);
  });

  test('the same file is one file, wherever it is put', async () => {
    const png = await picture(30, 10).png().toBuffer();
    const [first, second] = await Promise.all([upload(png, 'name=Prvy'), upload(png, 'name=Druhy')]);
    expect(second.id).toBe(first.id);
    expect((await upload(png, 'name=Treti')).name).toBe(first.name);
    expect(await list()).toMatchObject({ total: 1, counts: { image: 1, film: 0 } });
    // What was lost of it comes back.
    const stored = `subory/${first.id}-30.webp`;
    await store.delete(stored);
    await upload(png, 'name=Stvrty');
    expect(await store.stat(stored)).not.toBeNull();
  });

  test('an upload that is cut off leaves nothing', async () => {
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(filmBytes(9000))),
      pull: () => new Promise((_, reject) => setTimeout(() => reject(new Error('aborted')))),
    });
    expect(await refusal(cut)).toBe('aborted');
    expect((await list()).total).toBe(0);
  });

  test('a film has ranges and captions, and a document is saved instead of opened', async () => {
    const bytes = filmBytes(5000);
    const film = await upload(bytes, 'name=Cykly.mp4');
    expect(film).toMatchObject({ kind: 'film', contentType: 'video/mp4', bytes: 5000, durationSeconds: null });
    const part = await site.request(film.address, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/5000']);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
    expect((await site.request(film.address, { headers: { range: 'bytes=5000-' } })).status).toBe(416);
    const etag = (await site.request(film.address, { method: 'HEAD' })).headers.get('etag') ?? '';
    expect((await site.request(film.address, { headers: { 'if-none-match': etag } })).status).toBe(304);

    const captions = await upload('WEBVTT\n\n00:01.000 --> 00:02.000\nAhoj\n', 'name=Cykly.vtt');
    const change = { name: 'Cykly', alt: '', captionsId: captions.id };
    const before = { name: 'Cykly.mp4', alt: '', captionsId: null };
    const put = await issuer.call(editor, 'PUT', { before, after: change });
    expect(await api.ask(`/admin/media/${film.id}`, mediaFileSchema, put)).toMatchObject({
      name: 'Cykly',
      captions: { id: captions.id, address: `/subory/${captions.id}/cykly.vtt` },
    });
    // Asked twice it is done once; who has not seen it does not write over it.
    expect((await api.ask(`/admin/media/${film.id}`, mediaFileSchema, put)).name).toBe('Cykly');
    const late = await issuer.call(editor, 'PUT', { before, after: { ...before, name: 'Slučky' } });
    expect(await api.problem(`/admin/media/${film.id}`, late)).toMatchObject({ status: 403, code: 'media-changed' });
    expect((await one(captions.id)).uses).toEqual([{ kind: 'film', id: film.id, title: 'Cykly' }]);
    expect((await api.problem(`/admin/media/${captions.id}`, put)).code).toBe('invalid-input');
    const events = await api.ask(
      '/admin/event',
      adminEventPageSchema,
      await issuer.call({ uid: 'a', email: 'admin@example.org' }),
    );
    expect(events.items[0]).toMatchObject({
      action: 'media-changed',
      before: { name: 'Cykly.mp4', captionsId: null },
      after: { name: 'Cykly', captionsId: captions.id },
    });

    const pdf = await upload('%PDF-1.4\n%âãÏÓ\n', 'name=Pr%C3%ADru%C4%8Dka.pdf');
    const saved = await site.request(pdf.address);
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="prirucka.pdf"');
  });

  test('a private film is served by signed addresses alone', async () => {
    const bytes = filmBytes(300);
    const film = await upload(bytes, 'name=Sukromny&private=1');
    expect(film).toMatchObject({ isPrivate: true, address: `${film.id}.mp4`, markdown: '' });
    expect((await site.request(`/subory/${film.id}/sukromny.mp4`)).status).toBe(404);
    const signed = lectureMedia({ ctx: () => testCtx(database), store });
    const { until, signature } = await signFile({ ctx: testCtx(database), input: { file: film.address } });
    const path = `/media/lecture/${film.address}?until=${until}`;
    expect((await signed.request(path)).status).toBe(403);
    const response = await signed.request(`${path}&signature=${signature}`, { headers: { range: 'bytes=0-9' } });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes.subarray(0, 10));
  });

  test('a public film that comes again for lectures alone leaves its address, unless something uses it', async () => {
    const bytes = filmBytes(300);
    const film = await upload(bytes, 'name=Film.mp4');
    expect((await site.request(film.address)).status).toBe(200);
    const { id: courseId } = await buildCourse(database);
    const { id: chapterId } = await buildChapter(database, { courseId });
    await buildLecture(database, { id: 'film', chapterId, text: `[Film](${film.address})` });
    expect(await refusal(bytes, 'Film.mp4&private=1')).toBe('media-public');
    expect(await one(film.id)).toMatchObject({ isPrivate: false });
    expect((await site.request(film.address)).status).toBe(200);

    await database.db.update(lecture).set({ text: '' }).where(eq(lecture.id, 'film'));
    const closed = await upload(bytes, 'name=Film.mp4&private=1');
    expect(closed).toMatchObject({ id: film.id, name: film.name, isPrivate: true, address: `${film.id}.mp4` });
    const asked: HeadersInit[] = [{}, { range: 'bytes=0-9' }, { 'if-none-match': '*' }];
    for (const headers of asked) {
      expect((await site.request(film.address, { headers })).status).toBe(404);
    }
    expect(await store.stat(`subory/${film.id}.mp4`)).toBeNull();
    expect((await store.stat(`${film.id}.mp4`))?.bytes).toBe(300);
    // What is private already does not become public by an upload that says nothing.
    expect(await upload(bytes, 'name=Film.mp4')).toMatchObject({ isPrivate: true });
    const [row] = await database.db.select().from(adminEvent).orderBy(desc(adminEvent.id)).limit(1);
    expect(row).toMatchObject({ action: 'media-changed', before: { private: false }, after: { private: true } });
  });

  /** Uploads what has its files in the store already, and no row, when something else happens. */
  async function uploadAround(body: BodyInit, query: string, act: () => Promise<unknown>): Promise<Response> {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const stored = new Promise<void>((resolve) => {
      media.put = async (...file) => {
        await store.put(...file);
        resolve();
        await held;
      };
    });
    const answer = slow.send(`/admin/media?${query}`, await sent(body));
    await stored;
    await act();
    goOn();
    return answer;
  }

  test.each([
    ['private', '&private=1', ''],
    ['public', '', '&private=1'],
  ])('of two uploads at once, of which the %s one ends last, nothing stays public', async (_last, last, first) => {
    const pdf = `%PDF-1.4\n${last}`;
    const answer = await uploadAround(pdf, `name=f.pdf${last}`, () => upload(pdf, `name=f.pdf${first}`));
    const file = mediaFileSchema.parse(await answer.json());
    expect(file).toMatchObject({ isPrivate: true, address: `${file.id}.pdf` });
    expect((await site.request(`/subory/${file.id}/f.pdf`)).status).toBe(404);
    expect(await store.stat(`${file.id}.pdf`)).not.toBeNull();
    const events = await database.db.select().from(adminEvent).orderBy(adminEvent.id);
    const actions = last ? ['media-uploaded', 'media-changed'] : ['media-uploaded'];
    expect(events.map(({ action }) => action)).toEqual(actions);
  });

  test('a file that came in public meanwhile and is used stays public', async () => {
    const pdf = '%PDF-1.4\nused';
    const { id: courseId } = await buildCourse(database);
    const { id: chapterId } = await buildChapter(database, { courseId });
    let address = '';
    const answer = await uploadAround(pdf, 'name=f.pdf&private=1', async () => {
      ({ address } = await upload(pdf, 'name=f.pdf'));
      await buildLecture(database, { id: 'pouzity', chapterId, text: `[PDF](${address})` });
    });
    expect(await answer.json()).toMatchObject({ code: 'media-public' });
    expect((await site.request(address)).status).toBe(200);
  });

  test('a public file is private or deleted only when it has left its address', async () => {
    const pdf = '%PDF-1.4\noutage';
    const { id, address } = await upload(pdf, 'name=f.pdf');
    media.delete = () => Promise.reject(new Error('gone away'));
    expect((await slow.send('/admin/media?name=f.pdf&private=1', await sent(pdf))).status).toBe(500);
    expect((await slow.send(`/admin/media/${id}`, await issuer.call(editor, 'DELETE'))).status).toBe(500);
    expect(await one(id)).toMatchObject({ isPrivate: false });
    expect(await upload(pdf, 'name=f.pdf&private=1')).toMatchObject({ isPrivate: true });
    expect((await site.request(address)).status).toBe(404);
  });

  test('what a killed upload has left of a private file in public goes when it comes again, and with the file', async () => {
    const image = await picture(50, 50).png().toBuffer();
    const file = await upload(image, 'name=Graf.png&private=1');
    const variants = file.variants.map(({ width, format }) => `${file.id}-${width}.${format}`);
    const leave = async () => {
      for (const name of variants) {
        const draft = join(store.draftFolder, 'left');
        await writeFile(draft, image);
        await store.put(`subory/${name}`, draft, 'image/webp');
      }
    };
    const address = `/subory/${file.id}/50x50/graf.webp`;
    await leave();
    expect((await site.request(address)).status).toBe(200);
    await upload(image, 'name=Graf.png');
    expect((await site.request(address)).status).toBe(404);
    await leave();
    expect((await remove(file.id)).status).toBe(200);
    for (const name of variants) {
      expect([await store.stat(name), await store.stat(`subory/${name}`)], name).toEqual([null, null]);
    }
  });

  test('a file that is used is kept; one that is not goes, with what is in the store', async () => {
    const file = await upload(await picture(40, 40).png().toBuffer(), 'name=Vetvy.png');
    const { id: courseId } = await buildCourse(database);
    const { id: chapterId } = await buildChapter(database, { courseId });
    await buildLecture(database, { id: 'vetvy', chapterId, name: 'Podmienky', text: `Obrázok:\n\n${file.markdown}` });
    expect((await one(file.id)).uses).toEqual([{ kind: 'lecture', id: 'vetvy', title: 'Podmienky' }]);
    expect((await list()).items[0]?.uses).toHaveLength(1);
    expect(await (await remove(file.id)).json()).toMatchObject({ status: 403, code: 'media-used' });
    await database.db.update(lecture).set({ text: '' }).where(eq(lecture.id, 'vetvy'));
    // What somebody is writing keeps it, too.
    const written = { data: { name: 'Vetvenie' }, text: file.markdown, quiz: null };
    const draft = { kind: 'lecture' as const, itemId: 'vetvy', origin: 'saved' as const, at: now, document: written };
    const [revision] = await database.db.insert(contentRevision).values(draft).returning();
    const item = { kind: 'lecture' as const, id: 'vetvy', state: 'published' as const, updatedAt: now };
    await database.db.insert(contentItem).values({ ...item, head: revision?.id ?? 0 });
    expect((await one(file.id)).uses).toEqual([{ kind: 'lecture', id: 'vetvy', title: 'Vetvenie' }]);
    expect((await remove(file.id)).status).toBe(403);
    await database.db.delete(contentItem);

    const stale = await issuer.token(editor, { auth_time: Math.floor(now.getTime() / 1000) - 7200 });
    const late = { method: 'DELETE', headers: bearer(stale) };
    expect((await api.problem(`/admin/media/${file.id}`, late)).code).toBe('recent-sign-in-required');
    await api.ask(`/admin/media/${file.id}`, mediaDeletedSchema, await issuer.call(editor, 'DELETE'));
    expect((await remove(file.id)).status).toBe(404);
    expect((await site.request(file.address)).status).toBe(404);
    const events = await api.ask(
      '/admin/event',
      adminEventPageSchema,
      await issuer.call({ uid: 'a', email: 'admin@example.org' }),
    );
    expect(events.items.map(({ action }) => action)).toEqual(['media-deleted', 'media-uploaded']);
    expect(events.items[0]?.details).toMatchObject({ name: 'Vetvy.png', kind: 'image' });
  });
});

test('files are found without accents, by kind and by pages', async () => {
  const store = createFolderStore(join(root, 'many'));
  const integrations = { identity: issuer.verifier, rateLimiter: createRateLimiter({ pool: null }), media: store };
  const api = testApi(database, [], { integrations });
  for (let index = 0; index < 25; index++) {
    const init = { ...(await issuer.call(editor, 'POST')), body: `%PDF-1.4\n${index}` };
    await api.ask(`/admin/media?name=Pr%C3%ADru%C4%8Dka%20${index}`, mediaFileSchema, init);
  }
  const list = async (query: string) => api.ask(`/admin/media?${query}`, mediaPageSchema, await issuer.call(editor));
  expect(await list('page=2')).toMatchObject({ total: 25, pageCount: 2, items: [{ kind: 'document' }] });
  expect(await list('q=PRIRUCKA%2024')).toMatchObject({ total: 1, items: [{ name: 'Príručka 24' }] });
  expect(await list('kind=image')).toMatchObject({ total: 0, counts: { document: 25 } });
});

test('a bucket that is away is an outage, and a wrong key is no missing file', async () => {
  const away = createBucketStore({ url: 'http://127.0.0.1:9/x', accessKeyId: 'a', secretAccessKey: 'b', region: 'r' });
  await expect(away.stat('x')).rejects.toMatchObject({ code: 'service-unavailable' });
  const foreign = createBucketStore({
    url: bucketUrl,
    accessKeyId: 'nobody',
    secretAccessKey: 'b',
    region: 'us-east-1',
  });
  await expect(foreign.get('x')).rejects.toMatchObject({ code: 'service-unavailable' });
});

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#6b4ce6' } });
}

/** As much as says that it is a film, and noise. */
function filmBytes(length: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(new ArrayBuffer(length)).fill('film');
  Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1').copy(bytes);
  return bytes;
}

/** A picture of a few bytes that says to be larger than memory. */
function bombPng(width: number, height: number): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Bytes that begin as those given, in pieces. */
function endless(length: number, beginning: Uint8Array): ReadableStream<Uint8Array> {
  let left = length;
  return new ReadableStream({
    start: (controller) => controller.enqueue(beginning),
    pull: (controller) => {
      if (left <= 0) controller.close();
      else controller.enqueue(new Uint8Array(Math.min(left, 65_536)));
      left -= 65_536;
    },
  });
}
