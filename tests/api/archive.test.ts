import { execFile } from 'node:child_process';
import { createReadStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeDraft, describePlan } from '#scripts/sources/describePlan.ts';
import { isSlug } from '#src/domain/slug.ts';
import type { Database } from '#src/server/db/database.ts';
import { contentItem, contentRevision, oldAddress } from '#src/server/db/schema/content.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { post } from '#src/server/db/schema/post.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import type { Archive } from '#src/server/integrations/sources/archives/archive.ts';
import { readGhost } from '#src/server/integrations/sources/archives/readGhost.ts';
import { readWxr } from '#src/server/integrations/sources/archives/readWxr.ts';
import { createGet, type Get, publicAndHere } from '#src/server/integrations/sources/openAddress.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';
import { findMoved } from '#src/server/services/writing/content/findMoved.ts';
import { importDrafts, type MadeDraft, planDrafts } from '#src/server/services/writing/content/importDrafts.ts';
import { testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildAuthor, buildPage, buildPost, buildTag } from '#tests/support/factories.ts';
import { type PodcastHost, startPodcastHost } from '#tests/support/podcastHost.ts';

let database: Database;
let folder: string;
let store: MediaStore;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-archive-'));
  store = createFolderStore(folder);
  await buildAuthor(database, { id: 'zuzana', slug: 'zuzana', name: 'Zuzana Hlavatá' });
  await buildTag(database, { slug: 'zaciatky', name: 'Začiatky' });
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => database.close());

const wordpress = () => readWxr(createReadStream('tests/support/wordpress/export.xml'), { podcastCategory: 'podcast' });
const ghost = () =>
  readGhost(readFileSync('tests/support/ghost/export.json', 'utf8'), { site: new URL('https://ghost.example/') });

/** Nothing of the recorded sites is there any more. */
const nowhere: Get = async () => {
  throw new SourceError('away', 'there is no network');
};
async function bring(archive: Archive, get = nowhere): Promise<MadeDraft[]> {
  const ctx = testCtx(database);
  const made: MadeDraft[] = [];
  const { signal } = new AbortController();
  const input = await planDrafts({ ctx, input: archive });
  for await (const draft of importDrafts({ ctx, store, get, signal, input })) made.push(draft);
  return made;
}

test('an archive comes as drafts that nobody sees', async () => {
  expect(await bring(await wordpress())).toHaveLength(12);
  const rows = await database.db.select().from(post);
  expect(rows).toHaveLength(12);
  expect(rows.every(({ published }) => !published)).toBe(true);
  const items = await database.db.select().from(contentItem);
  expect(items).toHaveLength(12);
  expect(items.every(({ state, live }) => state === 'draft' && live === null)).toBe(true);
  const revisions = await database.db.select().from(contentRevision);
  expect(revisions.map(({ id }) => id).sort()).toEqual(items.map(({ head }) => head).sort());
  expect(revisions.every(({ origin, authorUid }) => origin === 'imported' && authorUid === null)).toBe(true);
  const answer = await testApi(database).send('/wp/post/nadpisy-0');
  expect(answer.status).toBe(404);
});

test('a draft has the words, author, tags and day that it had there, and no picture of others', async () => {
  await bring(ghost());
  const [row] = await database.db.select().from(post).where(eq(post.slug, 'prvy-prispevok'));
  expect(row).toMatchObject({
    kind: 'article',
    title: 'Prvý príspevok',
    authorId: 'zuzana',
    tags: ['zaciatky'],
    publishedAt: new Date('2024-05-01T08:00:00Z'),
  });
  expect(row?.text).toContain('[Kruh](https://ghost.example/content/images/a.png)');
  expect(row?.text).not.toContain('![');
});

test('twice imported makes no twins, and leaves what was written here meanwhile', async () => {
  await bring(ghost());
  await database.db.update(post).set({ title: 'Prepísaný' }).where(eq(post.slug, 'prvy-prispevok'));
  const plan = await planDrafts({ ctx: testCtx(database), input: ghost() });
  expect(plan.every(({ isKnown }) => isKnown)).toBe(true);
  expect(await bring(ghost())).toEqual([]);
  const titles = (await database.db.select().from(post)).map(({ title }) => title).sort();
  expect(titles).toEqual(['Prepísaný', 'Z nového editora', 'Zo starého editora']);
  expect(await database.db.$count(contentRevision)).toBe(3);
});

test('two imports at once make no twins either', async () => {
  const made = await Promise.all([bring(ghost()), bring(ghost())]);
  expect(made.flat()).toHaveLength(3);
  expect(await database.db.$count(post)).toBe(3);
});

test('an address that another has gets a number', async () => {
  await buildPost(database, { id: 'iny', slug: 'prvy-prispevok' });
  await bring(ghost());
  const slugs = (await database.db.select().from(post)).map(({ slug }) => slug);
  expect(slugs).toContain('prvy-prispevok-2');
});

test('an address that is too long is shortened, so that the draft can be published', async () => {
  const archive = ghost();
  const things = archive.things.map((thing) => ({ ...thing, slug: `${'dlhy-nazov-'.repeat(7)}koniec-dlh` }));
  await bring({ ...archive, things });
  const slugs = (await database.db.select().from(post)).map(({ slug }) => slug);
  expect(slugs).toHaveLength(3);
  expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
});

test('paths at the root of the old site lead here as well, but for those that this site has', async () => {
  await buildPage(database, { slug: 'prvy-prispevok' });
  const archive = ghost();
  const [, second] = archive.things;
  if (!second) throw new Error('The archive is too short.');
  second.formerPaths.push('/podcast/');
  await bring(archive);
  const kept = (await database.db.select().from(oldAddress)).map(({ path }) => path);
  expect(kept).toEqual([second.formerPaths[0]?.replace(/\/$/, '')]);
  await database.db.update(post).set({ published: true }).where(eq(post.slug, second.slug));
  expect(await findMoved(testCtx(database), second.formerPaths[0] ?? '')).toBe(`/clanky/${second.slug}`);
});

test('old paths lead here once the thing is on the web', async () => {
  const ctx = testCtx(database);
  await bring(await wordpress());
  expect(await findMoved(ctx, '/2024/01/nadpisy-0/')).toBeNull();
  await database.db.update(post).set({ published: true }).where(eq(post.slug, 'nadpisy-0'));
  expect(await findMoved(ctx, '/2024/01/nadpisy-0/')).toBe('/clanky/nadpisy-0');
  const short = (await database.db.select().from(oldAddress)).filter(({ path }) => path.includes('?'));
  expect(short.length).toBe(12);
  expect(short.every(({ path, itemId }) => itemId.endsWith(path.replace('/?p=', '-')))).toBe(true);
});

test('what will happen is said before: new, known, skipped, missing', async () => {
  const archive = ghost();
  const [first] = archive.things;
  if (!first) throw new Error('There is nothing in the archive.');
  first.text += '\n\n[Ďalší](https://ghost.example/z-noveho-editora/), [inde](https://a.example/)';
  const plan = await planDrafts({ ctx: testCtx(database), input: archive });
  const words = await describePlan(archive, plan);
  expect(words).toContain('Odkazy, ktoré povedú na starý web: 1.');
  expect(words).toContain('Prevezmú sa ako koncepty: 3');
  expect(words).toContain('+ Prvý príspevok (článok prvy-prispevok)');
  expect(words).toContain('Obrázky: 1.');
  expect(words).toContain('Stiahnu sa k\u00A0nám súbory:\n  ghost.example – obrázky: 3\n');
  expect(words).toContain('Autor nie je uvedený, bude ním Zuzana Hlavatá.');
  expect(words).toContain('- Len pre členov: Príspevok je len pre členov.');
  expect(await database.db.$count(post)).toBe(0);
});

test('where nobody could be the author, the plan is shown, and one line says what is missing', {
  tags: ['thorough'],
  timeout: 240_000,
}, async () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const args = [
    'scripts/content-import.ts',
    '--ghost',
    'tests/support/ghost/export.json',
    '--from',
    'https://a.sk',
    '--yes',
  ];
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...env, DATA_DIR: join(folder, 'data') },
  });
  const ended = await run.then(
    () => null,
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(ended?.code).toBe(1);
  expect(ended?.stdout).toContain('+ Prvý príspevok (článok prvy-prispevok)');
  expect(ended?.stdout).not.toContain('Preberáme');
  expect(ended?.stderr.trim()).toBe(
    'Na webe nie je nikto, kto by mohol byť autorom. Najprv pridaj lektora: /admin, „Obsah“, „Lektori“.',
  );
});

test('of a thing that takes too long to read it is said before, and it becomes a draft as it is', async () => {
  const archive = ghost();
  const [thing] = archive.things;
  if (!thing) throw new Error('There is nothing in the archive.');
  const text = `Ahoj.\n\n${'*'.repeat(15_000)}a${'*'.repeat(15_000)}`;
  const slow = { ...archive, things: [{ ...thing, text }] };
  const plan = await planDrafts({ ctx: testCtx(database), input: slow });
  const words = 'Text sa číta priveľmi dlho. Spomaľuje ho odsek, ktorý sa začína na riadku 3.';
  expect(await describePlan(slow, plan)).toContain(words);
  expect((await bring(slow)).flatMap(({ losses }) => losses)).toContain(words);
  expect((await database.db.select().from(post)).map((row) => row.text)).toEqual([expect.stringContaining(text)]);
}, 60_000);

describe('files of an archive', () => {
  let host: PodcastHost;
  beforeEach(async () => {
    host = await startPodcastHost();
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#262' } });
    host.answers.set('/content/images/a.png', { body: await picture.png().toBuffer(), type: 'image/png' });
  });
  afterEach(() => host.stop());

  const get = createGet(publicAndHere);
  /** A Ghost whose pictures are at the host. */
  const moved = () =>
    readGhost(readFileSync('tests/support/ghost/export.json', 'utf8'), { site: new URL(`${host.url}/`) });
  /** Its first post as an episode, which a WordPress may have. */
  const podcast = (audio: string): Archive => {
    const archive = moved();
    const [first] = archive.things;
    if (!first) throw new Error('The archive is empty.');
    const recording = { url: host.url + audio, mimeType: 'audio/mpeg', bytes: null, durationSeconds: null };
    const facts = { chapters: [], transcript: null, season: null, number: null };
    return { ...archive, things: [{ ...first, kind: 'episode', picture: null, audio: recording, ...facts }] };
  };
  const rowOf = async (slug: string) => (await database.db.select().from(post).where(eq(post.slug, slug)))[0];

  test('come into the store, and are not fetched again', async () => {
    const made = await bring(moved(), get);
    const missing = (name: string) => `Obrázok ${name}: súbor sa nepodarilo stiahnuť (zdroj odpovedal 404).`;
    expect(made.map(({ losses }) => losses)).toEqual([[missing('titul.jpg')], [], [missing('b.png')]]);
    expect((await rowOf('prvy-prispevok'))?.text).toMatch(/!\[Kruh\]\(\/subory\/[0-9a-f]{20}\/64x48\/a\.webp\)/);
    const [revision] = await database.db.select().from(contentRevision);
    expect(revision?.document.text).toContain('](/subory/');
    expect(await database.db.$count(mediaFile)).toBe(1);
    const asked = host.asked.length;
    await bring(moved(), get);
    expect(host.asked).toHaveLength(asked);
    expect(await database.db.$count(mediaFile)).toBe(1);
  });

  test('a recording comes with its length, and has its player in the draft', async () => {
    const archive = podcast('/a.mp3');
    const plan = await planDrafts({ ctx: testCtx(database), input: archive });
    expect(await describePlan(archive, plan)).toContain(
      `Stiahnu sa k\u00A0nám súbory:\n  ${new URL(host.url).host} – obrázky: 1, nahrávky: 1`,
    );
    const [made] = await bring(archive, get);
    expect(made?.losses).toEqual([]);
    const row = await rowOf('prvy-prispevok');
    expect(row).toMatchObject({ kind: 'podcast', published: false, audio: { episode: 1, durationSeconds: 223 } });
    expect(row?.audio?.url).toMatch(/^\/subory\/[0-9a-f]{20}\/a\.mp3$/);
    expect(row?.text).not.toContain('Nahrávka');
  });

  test('of a recording that nobody says the length of it is estimated, and that is said', async () => {
    const body = Buffer.alloc(480_000);
    // A frame that says „free“ for its bitrate: a recording, and nobody knows of how long.
    body.set([0xff, 0xfb, 0x00, 0x00]);
    host.answers.set('/bez-dlzky.mp3', { body, type: 'audio/mpeg' });
    const [made] = await bring(podcast('/bez-dlzky.mp3'), get);
    expect(made?.losses).toEqual(['Zdroj nepovedal, ako dlho epizóda trvá. Dĺžka je odhad podľa veľkosti súboru.']);
    expect((await rowOf('prvy-prispevok'))?.audio?.durationSeconds).toBe(30);
  });

  test('what cannot be fetched stays a link, and the reason is said', async () => {
    host.answers.set('/content/images/a.png', { status: 410, body: '' });
    const [made] = await bring(podcast('/nikde'), get);
    if (!made) throw new Error('Nothing was made.');
    expect(describeDraft(made)).toBe(
      [
        '  + Prvý príspevok',
        '      Obrázok a.png: súbor sa nepodarilo stiahnuť (zdroj odpovedal 410).',
        '      Nahrávka: súbor sa nepodarilo stiahnuť (zdroj odpovedal 404).',
      ].join('\n'),
    );
    const row = await rowOf('prvy-prispevok');
    expect(row?.text).toContain(`[Kruh](${host.url}/content/images/a.png)`);
    expect(row?.text).toContain(`[Nahrávka](${host.url}/nikde)`);
    expect(row?.text).not.toContain('![');
    expect(row?.audio).toBeNull();
  });

  test('of a private network are not fetched', async () => {
    const [made] = await bring(podcast('/a.mp3'), createGet());
    expect(made?.losses).toEqual([
      'Obrázok a.png: súbor nie je na\u00A0verejnom webe.',
      'Nahrávka: súbor nie je na\u00A0verejnom webe.',
    ]);
    expect(host.asked).toEqual([]);
  });
});
