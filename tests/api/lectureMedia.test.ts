import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemSchema } from '#src/contract/conventions.ts';
import { lectureSchema } from '#src/contract/lecture.ts';
import type { Database } from '#src/server/db/database.ts';
import { signingKey } from '#src/server/db/schema/signingKey.ts';
import { lectureMedia } from '#src/server/http/routes/lectureMedia.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import { signFile } from '#src/server/services/ground/signedFile/signFile.ts';
import { getSigningKeys } from '#src/server/services/ground/signingKey/getSigningKeys.ts';
import { rotateSigningKeys } from '#src/server/services/ground/signingKey/rotateSigningKeys.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPurchase,
  buildUser,
  buildVideo,
} from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

const film = '0123456789'.repeat(10);
const written = new Date('2026-06-01T08:00:00Z');
const hour = 3_600_000;

let database: Database;
let api: ReturnType<typeof testApi>;
let media: ReturnType<typeof lectureMedia>;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let directory: string;
/** The clock of whoever serves the files. */
let time = now;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  const root = await mkdtemp(join(tmpdir(), 'prvy-riadok-media-'));
  directory = join(root, 'media');
  const files = { 'cykly.mp4': film, 'iny.mp4': 'iný film', 'cykly.vtt': 'WEBVTT\n', 'cykly.webp': 'obrázok' };
  await mkdir(directory);
  await writeFile(join(root, 'tajne.mp4'), 'mimo priečinka');
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(directory, name), text);
    await utimes(join(directory, name), written, written);
  }
  media = lectureMedia({ ctx: () => ({ ...testCtx(database), now: () => time }), store: createFolderStore(directory) });
});
beforeEach(async () => {
  time = now;
  await emptyDatabase(database);
});
afterAll(async () => {
  await rm(join(directory, '..'), { recursive: true });
  await database.close();
});

/** A sold lecture with a video of its own, and who has bought it. */
async function soldLecture() {
  const { id: courseId } = await buildCourse(database);
  const product = await buildCourseProduct(database, { courseId });
  const owner = await buildUser(database);
  await buildPurchase(database, owner.id, product.id);
  const chapter = await buildChapter(database, { courseId, freeSample: false });
  const video = await buildVideo(database, {
    lectureOnly: true,
    source: 'cykly.mp4',
    poster: 'cykly.webp',
    captions: 'cykly.vtt',
    chapters: [{ start: 0, title: 'Cyklus for' }],
  });
  const lecture = await buildLecture(database, { chapterId: chapter.id, type: 'VIDEO', videoId: video.id });
  return { path: `/lecture/${lecture.id}`, owner };
}

async function signedVideo() {
  const { path, owner } = await soldLecture();
  const { video, chapters } = await api.ask(path, lectureSchema, await issuer.call(owner));
  if (!video?.poster || !video.captions) throw new Error('the lecture has no video');
  return { source: video.source, poster: video.poster, captions: video.captions, chapters };
}

/** The code of a refusal, which must be a proper problem. */
async function refusal(path: string, init?: RequestInit) {
  const response = await media.request(path, init);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { status, code } = problemSchema.strict().parse(await response.json());
  expect(status).toBe(response.status);
  return `${status} ${code}`;
}

const changed = (path: string, name: string, value: string | null) => {
  const url = new URL(path, 'http://internal');
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search;
};

test('who may open a lecture gets addresses that serve its film, picture and captions', async () => {
  const { source, poster, captions, chapters } = await signedVideo();
  expect(chapters).toEqual([{ start: 0, title: 'Cyklus for' }]);
  for (const [path, type, text] of [
    [source, 'video/mp4', film],
    [poster, 'image/webp', 'obrázok'],
    [captions, 'text/vtt; charset=utf-8', 'WEBVTT\n'],
  ] as const) {
    expect(path).toMatch(/^\/media\/lecture\/cykly\.\w+\?until=\d+&signature=[\w-]{43}$/);
    const response = await media.request(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toContain('private');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(await response.text()).toBe(text);
  }
});

test('nobody else gets an address', async () => {
  const { path } = await soldLecture();
  const stranger = await buildUser(database);
  const other = await soldLecture();
  for (const person of [null, stranger, other.owner]) {
    for (const query of ['', '?preview=true']) {
      const response = await api.send(path + query, await issuer.call(person));
      expect([401, 403]).toContain(response.status);
      expect(await response.text()).not.toMatch(/signature|cykly/);
    }
  }
});

test('an address stays the same for the rest of its hour, so that asking again does not restart the player', async () => {
  const at = (clock: Date) => signFile({ ctx: { db: database.db, now: () => clock }, input: { file: 'cykly.mp4' } });
  const first = await at(now);
  expect(await at(new Date(now.getTime() + hour - 1))).toEqual(first);
  const next = await at(new Date(now.getTime() + hour));
  expect(next.until - first.until).toBe(3600);
  expect(next.signature).not.toBe(first.signature);
});

test('an address holds for three to four hours', async () => {
  const { source } = await signedVideo();
  time = new Date(now.getTime() + 4 * hour - 1000);
  expect((await media.request(source)).status).toBe(200);
  time = new Date(now.getTime() + 4 * hour);
  expect(await refusal(source)).toBe('403 media-signature-expired');
});

test('all processes of a database sign with one key, which the first of them makes', async () => {
  // A process remembers keys by its connection; a transaction is one that knows none.
  const signAnew = () =>
    database.db.transaction((tx) => signFile({ ctx: { db: tx, now: () => now }, input: { file: 'cykly.mp4' } }));
  expect(await signAnew()).toEqual(await signAnew());
  expect(await database.db.$count(signingKey, eq(signingKey.name, 'media'))).toBe(1);
});

test('an address of before a rotation of the keys holds for its time; after a second rotation it does not', async () => {
  // The key that this process remembers went with the rows of the test before.
  await letKeysBeAskedAgain();
  await getSigningKeys({ ctx: testCtx(database), input: { name: 'media', anew: true } });
  const { source: before } = await signedVideo();
  // What another process remembers of the keys: a transaction is a connection that knows none.
  const rotate = (at: Date) => database.db.transaction((tx) => rotateSigningKeys({ ctx: { db: tx, now: () => at } }));
  await letKeysBeAskedAgain();
  expect(await rotate(now)).toEqual(['media']);
  await letKeysBeAskedAgain();
  const once = await addressOfAnotherProcess();
  expect(once).not.toBe(before);
  expect((await media.request(once)).status).toBe(200);
  expect((await media.request(before)).status).toBe(200);
  time = new Date(now.getTime() + 4 * hour);
  expect(await refusal(before)).toBe('403 media-signature-invalid');
  time = now;
  await rotate(now);
  await letKeysBeAskedAgain();
  const twice = await addressOfAnotherProcess();
  expect((await media.request(twice)).status).toBe(200);
  expect((await media.request(once)).status).toBe(200);
  expect(await refusal(before)).toBe('403 media-signature-invalid');
});

/** Signed with the keys as they are in the database now. */
const addressOfAnotherProcess = () =>
  database.db.transaction(async (tx) => {
    const { until, signature } = await signFile({ ctx: { db: tx, now: () => now }, input: { file: 'cykly.mp4' } });
    return `/media/lecture/cykly.mp4?until=${until}&signature=${signature}`;
  });

/** A process asks the database for keys once a second at most. */
const letKeysBeAskedAgain = () => setTimeout(1_050);

test('no other address is served', async () => {
  const { source } = await signedVideo();
  const until = new URL(source, 'http://internal').searchParams.get('until');
  for (const path of [
    '/media/lecture/cykly.mp4',
    changed(source, 'signature', null),
    changed(source, 'signature', ''),
    changed(source, 'signature', 'x'.repeat(43)),
    changed(source, 'until', null),
    changed(source, 'until', `${Number(until) + 3600}`),
    changed(source, 'until', `0${until}`.padStart(13, '0')),
    changed(source, 'until', 'zajtra'),
    source.replace('cykly.mp4', 'iny.mp4'),
    source.replace('cykly.mp4', 'cykly.vtt'),
    source.replace('cykly.mp4', '..%2Ftajne.mp4'),
    source.replace('cykly.mp4', '%2E%2E%2Ftajne.mp4'),
    source.replace('cykly.mp4', '.mp4'),
  ]) {
    expect(await refusal(path), path).toBe('403 media-signature-invalid');
  }
});

test('a file name that leads elsewhere is refused even when it is signed', async () => {
  for (const file of ['../tajne.mp4', '..%2Ftajne.mp4', 'a/b.mp4', 'cykly.md']) {
    const { until, signature } = await signFile({ ctx: testCtx(database), input: { file } });
    const path = `/media/lecture/${encodeURIComponent(file)}?until=${until}&signature=${signature}`;
    expect(await refusal(path), file).toBe('403 media-signature-invalid');
  }
});

test('a signed file that is gone is not found', async () => {
  const { until, signature } = await signFile({ ctx: testCtx(database), input: { file: 'zmazany.mp4' } });
  expect(await refusal(`/media/lecture/zmazany.mp4?until=${until}&signature=${signature}`)).toBe('404 not-found');
});

test.each([
  ['bytes=0-9', 'bytes 0-9/100', '0123456789'],
  ['bytes=95-', 'bytes 95-99/100', '56789'],
  ['bytes=-3', 'bytes 97-99/100', '789'],
  ['bytes=98-500', 'bytes 98-99/100', '89'],
])('a range %s is served', async (range, contentRange, text) => {
  const { source } = await signedVideo();
  const response = await media.request(source, { headers: { range } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('content-length')).toBe(String(text.length));
  expect(response.headers.get('content-type')).toBe('video/mp4');
  expect(await response.text()).toBe(text);
});

test('a range behind the end is refused', async () => {
  const { source } = await signedVideo();
  const response = await media.request(source, { headers: { range: 'bytes=100-' } });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */100']);
});

test('a range of a file that has changed meanwhile gets all of it', async () => {
  const { source } = await signedVideo();
  const known = (await media.request(source)).headers.get('last-modified') ?? '';
  expect(known).toBe(written.toUTCString());
  const ask = (ifRange: string) => media.request(source, { headers: { range: 'bytes=5-', 'if-range': ifRange } });
  expect((await ask(known)).status).toBe(206);
  for (const other of [new Date(0).toUTCString(), '"nejaky-etag"']) {
    const response = await ask(other);
    expect([response.status, await response.text()]).toEqual([200, film]);
  }
});

test('what a player has already is not sent again', async () => {
  const { source } = await signedVideo();
  const { headers } = await media.request(source);
  const [etag, changed] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
  expect([etag, changed]).toEqual([expect.stringMatching(/^(W\/)?"[^"]+"$/), written.toUTCString()]);
  const conditions: Record<string, string>[] = [{ 'if-none-match': etag }, { 'if-modified-since': changed }];
  for (const known of conditions) {
    const response = await media.request(source, { headers: known });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
  }
  const old: Record<string, string> = { 'if-modified-since': new Date(written.getTime() - 1000).toUTCString() };
  for (const other of [old, { 'if-none-match': '"iny"', 'if-modified-since': changed }]) {
    expect((await media.request(source, { headers: other })).status).toBe(200);
  }
  const ranged = await media.request(source, { headers: { range: 'bytes=5-', 'if-range': etag } });
  expect(ranged.status).toBe(206);
});

test('HEAD tells the length, and needs the signature too', async () => {
  const { source } = await signedVideo();
  const response = await media.request(source, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '100', '']);
  expect((await media.request('/media/lecture/cykly.mp4', { method: 'HEAD' })).status).toBe(403);
});
