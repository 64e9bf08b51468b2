import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { courseSchema } from '#src/contract/course.ts';
import {
  type ContentCreation,
  type ContentDocument,
  type ContentKind,
  type ContentStep,
  contentConflictSchema,
  contentFindingsSchema,
  contentIdSchema,
  contentKindSchema,
  contentListSchema,
  contentPublishedSchema,
  contentSavedSchema,
  courseTreeSchema,
  openContentSchema,
  openRevisionSchema,
  presenceSchema,
  previewLinkSchema,
  revisionListSchema,
} from '#src/contract/desk/content/deskContent.ts';
import { pageContentSchema } from '#src/contract/page.ts';
import { postSchema } from '#src/contract/post.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { contentItem, contentRevision, oldAddress } from '#src/server/db/schema/content.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { post } from '#src/server/db/schema/post.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { video } from '#src/server/db/schema/video.ts';
import { previewPage } from '#src/server/http/routes/previewPage.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { isPublicAddress } from '#src/server/network/publicAddress.ts';
import { listAddresses } from '#src/server/services/catalogue/site/listAddresses.ts';
import { askOtherSite } from '#src/server/services/writing/content/askOtherSite.ts';
import { findMoved } from '#src/server/services/writing/content/findMoved.ts';
import { publishDue } from '#src/server/services/writing/content/publishDue.ts';
import { thinRevisions } from '#src/server/services/writing/content/thinRevisions.ts';
import { exportContent } from '#src/server/services/writing/folders/exportContent.ts';
import { importContent } from '#src/server/services/writing/folders/importContent.ts';
import { readContent } from '#src/server/services/writing/folders/readContent.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { changesDuring } from '#tests/support/changesDuring.ts';
import { smallContent, writeContentFolder } from '#tests/support/contentFolder.ts';
import { countStatements } from '#tests/support/countStatements.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let admin: UserRow;
let eva: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  await importSmall();
  const rateLimiter = createRateLimiter({ pool: null });
  const adminEmails = new Set(['admin@example.org', 'eva@example.org']);
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter, adminEmails } });
  admin = await buildUser(database, { displayName: 'Adam', email: 'admin@example.org' });
  eva = await buildUser(database, { displayName: 'Eva', email: 'eva@example.org' });
});
afterAll(() => database.close());

async function importSmall(changes: Record<string, string | null> = {}) {
  const { remove, ...folders } = await writeContentFolder({ ...smallContent, ...changes });
  try {
    return await importContent({ ctx: testCtx(database), input: { content: readContent(folders) } });
  } finally {
    await remove();
  }
}

const path = (kind: ContentKind, id: string) => `/admin/content/${kind}/${id}`;
const call = (method?: string, body?: object) => issuer.call(admin, method, body);
const open = async (kind: ContentKind, id: string) => api.ask(path(kind, id), openContentSchema, await call());
async function saving(seen: number | string, method: string, body: object) {
  const init = await call(method, body);
  return { ...init, headers: { ...init.headers, 'if-match': `"${seen}"` } };
}
const save = async (kind: ContentKind, id: string, seen: number, document: ContentDocument) =>
  api.ask(path(kind, id), contentSavedSchema, await saving(seen, 'PUT', { document }));
const step = async (kind: ContentKind, id: string, body: ContentStep) =>
  api.ask(`${path(kind, id)}/step`, openContentSchema, await call('POST', body));
const create = async (creation: ContentCreation) => {
  const schema = contentKindSchema.transform((kind) => kind);
  const answer = await api.send('/admin/content', await call('POST', creation));
  const { kind, id } = await answer.json();
  return { kind: schema.parse(kind), id: contentIdSchema.parse(id) };
};
const tree = async () => api.ask('/admin/content-tree/java', courseTreeSchema, await call());
const actions = async () =>
  (await database.db.select().from(adminEvent).orderBy(adminEvent.id)).map((row) => row.action);

/** Saves and publishes a text with other fields or words. */
async function change(kind: ContentKind, id: string, { text, ...data }: Record<string, string | number | string[]>) {
  const { revision, document } = await open(kind, id);
  const changed = {
    ...document,
    data: { ...document.data, ...data },
    text: typeof text === 'string' ? text : document.text,
  };
  const saved = await save(kind, id, revision, changed);
  return step(kind, id, { step: 'publish', revision: saved.revision, proofs: [] });
}

test('what is planned is published at its moment, once, by two workers', async () => {
  const { revision, document } = await open('article', 'clanok');
  const saved = await save('article', 'clanok', revision, { ...document, text: 'Zajtrajší text.' });
  const at = new Date(now.getTime() + 3_600_000);
  const plan: ContentStep = { step: 'publish', revision: saved.revision, at: at.toISOString(), proofs: [] };
  const planned = await api.ask(
    `${path('article', 'clanok')}/step`,
    openContentSchema,
    await issuer.call(eva, 'POST', plan),
  );
  expect(planned).toMatchObject({ state: 'scheduled', isLive: true, publishAt: at.toISOString() });
  // Typed after the plan, so no part of it.
  await save('article', 'clanok', saved.revision, { ...document, text: 'Rozpísané.' });
  const work = (time: Date) => publishDue({ ...testCtx(database), now: () => time }, new AbortController().signal);
  expect(await work(now)).toBe(0);
  const heard = await changesDuring(database, async () => {
    const done = await Promise.all([work(at), work(at)]);
    expect(done.reduce((sum, one) => sum + one)).toBe(1);
  });
  expect(heard).toEqual(['*']);
  const [row] = await database.db.select().from(post).where(eq(post.id, 'clanok'));
  expect(row?.text).toBe('Zajtrajší text.');
  expect(await open('article', 'clanok')).toMatchObject({
    state: 'changed',
    publishAt: null,
    liveRevision: saved.revision,
    document: { text: 'Rozpísané.' },
  });
  const events = await database.db.select().from(adminEvent).orderBy(adminEvent.id);
  expect(events).toMatchObject([
    { action: 'content-scheduled', actorUid: eva.uid },
    { action: 'content-plan-kept', actorUid: eva.uid, target: 'clanok', at, details: { kind: 'article' } },
  ]);
});

test('a day in the past is no plan: nothing is published, and nothing planned', async () => {
  const { document } = await open('article', 'clanok');
  const { revision } = await save('article', 'clanok', 0, { ...document, text: 'Ešte nie.' });
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const plan = async (minutes: number) => call('POST', { step: 'publish', revision, at: at(minutes), proofs: [] });
  for (const minutes of [-365 * 24 * 60, -11]) {
    const refused = await api.problem(`${path('article', 'clanok')}/step`, await plan(minutes));
    expect(refused).toMatchObject({ status: 400, code: 'moment-over' });
  }
  expect(await open('article', 'clanok')).toMatchObject({ state: 'changed', publishAt: null });
  const [row] = await database.db.select().from(post).where(eq(post.id, 'clanok'));
  expect(row?.text).not.toContain('Ešte nie.');
  expect(await actions()).toEqual([]);
  // The question may have stood open for a while.
  const late = await api.ask(`${path('article', 'clanok')}/step`, openContentSchema, await plan(-9));
  expect(late.state).toBe('published');
});

test('a plan that cannot be kept any more stands in nobody’s way, and one may be taken back', async () => {
  const first = await open('article', 'clanok');
  const { revision } = await save('article', 'clanok', 0, { ...first.document, text: 'Neskôr.' });
  const at = new Date(now.getTime() + 60_000).toISOString();
  await step('article', 'clanok', { step: 'publish', revision, at, proofs: [] });
  expect(await step('article', 'clanok', { step: 'withdraw' })).toMatchObject({ state: 'changed', isLive: true });
  await step('article', 'clanok', { step: 'publish', revision, at, proofs: [] });
  await database.db
    .update(contentRevision)
    .set({ document: { ...first.document, data: {} } })
    .where(eq(contentRevision.id, revision));
  const later = { ...testCtx(database), now: () => new Date(at) };
  expect(await publishDue(later, new AbortController().signal)).toBe(1);
  expect(await open('article', 'clanok')).toMatchObject({ state: 'changed', publishAt: null });
  const plan = ['content-scheduled', 'content-plan-withdrawn', 'content-scheduled', 'content-plan-failed'];
  expect(await actions()).toEqual(plan);
});

test('what has an obstacle when its moment comes stays off the web', async () => {
  const { revision, document } = await open('article', 'clanok');
  const saved = await save('article', 'clanok', revision, { ...document, text: 'Pod menom, ktoré odišlo.' });
  const at = new Date(now.getTime() + 60_000);
  await step('article', 'clanok', { step: 'publish', revision: saved.revision, at: at.toISOString(), proofs: [] });
  await database.db.update(author).set({ published: false });
  expect(await publishDue({ ...testCtx(database), now: () => at }, new AbortController().signal)).toBe(1);
  expect(await open('article', 'clanok')).toMatchObject({ state: 'changed', publishAt: null });
  const [shown] = await database.db.select({ text: post.text }).from(post).where(eq(post.slug, 'clanok'));
  expect(shown?.text).not.toContain('odišlo');
  expect(await actions()).toEqual(['content-scheduled', 'content-plan-failed']);
});

test('of what was saved by itself long ago one text a day stays, and what somebody had a reason to keep', async () => {
  const { document } = await open('article', 'clanok');
  const thing = { kind: 'article', itemId: 'clanok', authorUid: admin.uid } as const;
  const old: [string, string, Partial<typeof contentRevision.$inferInsert>?][] = [
    ['on the web', '2026-03-01T06:00:00Z'],
    ['gone', '2026-03-01T07:00:00Z'],
    ['published once', '2026-03-01T08:00:00Z'],
    ['gone, too', '2026-03-01T09:00:00Z'],
    ['noted', '2026-03-01T10:00:00Z', { note: 'Po krúžku' }],
    ['merged', '2026-03-01T11:00:00Z', { origin: 'merged' }],
    ['the last of a day', '2026-03-01T22:30:00Z'],
    // In Bratislava it is the next one.
    ['alone on its day', '2026-03-01T23:30:00Z'],
    ['of a day in these ninety', '2026-03-18T07:00:00Z'],
    ['of the same day', '2026-03-18T08:00:00Z'],
  ];
  const added = await database.db
    .insert(contentRevision)
    .values(
      old.map(([text, at, more]) => ({
        ...thing,
        origin: 'saved' as const,
        at: new Date(at),
        document: { ...document, text },
        ...more,
      })),
    )
    .returning({ id: contentRevision.id });
  await save('article', 'clanok', 0, { ...document, text: 'the newest' });
  await database.db.update(contentItem).set({ live: added[0]?.id }).where(eq(contentItem.id, 'clanok'));
  const event = { action: 'content-published', target: 'clanok', actorUid: admin.uid } as const;
  await database.db.insert(adminEvent).values([
    { ...event, details: { kind: 'article' }, at: new Date('2026-03-01T08:30:00Z') },
    { ...event, details: { kind: 'page' }, at: new Date('2026-03-01T09:30:00Z') },
  ]);
  const thin = () => thinRevisions({ ctx: testCtx(database) });
  expect(await thin()).toBe(2);
  const left = await database.db.select().from(contentRevision).orderBy(contentRevision.id);
  const kept = old.map(([text]) => text).filter((text) => !text.startsWith('gone'));
  expect(left.map((row) => row.document.text).filter((text) => text !== document.text)).toEqual([
    ...kept,
    'the newest',
  ]);
  expect(await thin()).toBe(0);
});

test('an old address leads to where its thing is now', async () => {
  await change('article', 'clanok', { slug: 'novy-clanok' });
  await change('article', 'clanok', { slug: 'najnovsi-clanok' });
  await change('course', 'java', { slug: 'java-pre-zaciatok' });
  const moved = (address: string) => findMoved(testCtx(database), address);
  expect(await moved('/clanky/clanok')).toBe('/clanky/najnovsi-clanok');
  expect(await moved('/clanky/novy-clanok')).toBe('/clanky/najnovsi-clanok');
  expect(await moved('/clanky/najnovsi-clanok')).toBeNull();
  expect(await moved('/kurzy/java-kurz')).toBe('/kurzy/java-pre-zaciatok');
  expect(await moved('/kurzy/java-kurz/zdroje')).toBe('/kurzy/java-pre-zaciatok/zdroje');
  const vypis = '/kurzy/java-pre-zaciatok/kapitola/java-prvy/lekcia/java-vypis';
  expect(await moved('/kurzy/java-kurz/kapitola/java-prvy/lekcia/java-vypis')).toBe(vypis);
  expect(await moved('/kurzy/java-kurz/kapitola/ina/lekcia/java-vypis')).not.toBe(vypis);
  expect(await moved('/kurzy/java-pre-zaciatok/kapitola/nikdy/lekcia/java-vypis')).toBeNull();
  expect(await moved('/clanky/nikdy')).toBeNull();
  // Back again: no circle.
  await change('article', 'clanok', { slug: 'clanok' });
  expect(await moved('/clanky/clanok')).toBeNull();
  expect(await moved('/clanky/novy-clanok')).toBe('/clanky/clanok');
  await step('article', 'clanok', { step: 'withdraw' });
  expect(await moved('/clanky/novy-clanok')).toBeNull();
  expect(await database.db.$count(oldAddress)).toBe(4);
});

test('who writes hears of an import, and the import is the newest text', async () => {
  const { document } = await open('lecture', 'java-premenne');
  const mine = await save('lecture', 'java-premenne', 0, { ...document, text: 'Môj text.' });
  await importSmall();
  expect(await open('lecture', 'java-premenne'), 'nothing was changed').toMatchObject({ revision: mine.revision });
  const file = 'courses/java-kurz/01-prvy-riadok/02-premenne.md';
  await importSmall({ [file]: (smallContent[file] ?? '').replace('Text lekcie.', 'Z importu.') });
  const init = await saving(mine.revision, 'PUT', { document: { ...document, text: 'Môj ďalší text.' } });
  expect(await api.problem(path('lecture', 'java-premenne'), init)).toMatchObject({
    status: 412,
    code: 'content-changed',
  });
  const conflict = await api.ask(
    `${path('lecture', 'java-premenne')}/conflict?base=${mine.revision}`,
    contentConflictSchema,
    await call(),
  );
  expect(conflict).toMatchObject({
    base: { text: 'Môj text.' },
    theirs: { text: 'Z importu.' },
    revision: { origin: 'imported', isLive: true, by: { uid: null } },
  });
  expect(await open('lecture', 'java-premenne')).toMatchObject({
    state: 'published',
    document: { text: 'Z importu.' },
  });
});

test('what was published at the desk is exported, and the export imported again changes nothing', async () => {
  await change('lecture', 'java-premenne', { text: 'Z redakcie.', minutes: 8 });
  await change('article', 'clanok', { slug: 'iny', tags: ['java'] });
  await change('course', 'java', { name: 'Java pre začiatok' });
  const made = await create({ kind: 'lecture', name: 'Ďalšia lekcia', parent: 'java-prvy' });
  const { revision, document } = await open('lecture', made.id);
  const quiz = {
    id: `${made.id}-kviz`,
    name: 'Druhý kvíz',
    questions: [{ id: 'nova-1', kind: 'NUMBER', text: 'Koľko?', answer: 2, explanation: 'Dva.' }],
  };
  const data = { ...document.data, summary: 'Zhrnutie' };
  const saved = await save('lecture', made.id, revision, { ...document, data, quiz });
  await step('lecture', made.id, { step: 'publish', revision: saved.revision, proofs: [] });
  const [row] = await database.db.select().from(lecture).where(eq(lecture.id, made.id));
  expect(row?.addedAt).toEqual(now);
  await create({ kind: 'article', name: 'Rozpísaný' });
  const page = await create({ kind: 'page', name: 'Ako pomôcť' });
  await change('page', page.id, { summary: 'Troma spôsobmi.' });

  const directory = await mkdtemp(join(tmpdir(), 'desk-export-'));
  try {
    const store = createFolderStore(await mkdtemp(join(tmpdir(), 'desk-store-')));
    await exportContent({ ctx: testCtx(database), store, input: { directory } });
    const { remove, publicDir, mediaDir } = await writeContentFolder(smallContent);
    const content = readContent({ directory, publicDir, mediaDir });
    await remove();
    expect(content.lectures.map(({ id }) => id)).toEqual(['java-vypis', 'java-premenne', made.id]);
    expect(content.pages.map(({ slug }) => slug)).toContain(page.id);
    expect(content.quizzes.map(({ lectureId }) => lectureId).sort()).toEqual([made.id, 'java-vypis']);
    const report = await importContent({ ctx: testCtx(database), input: { content } });
    expect(report).toEqual({ inserted: 0, updated: 0, unpublished: 0 });
  } finally {
    await rm(directory, { recursive: true });
  }
  expect((await open('lecture', made.id)).document.quiz).toMatchObject({ name: 'Druhý kvíz' });
});

test('an export says what the web does not show, and writes it where no import reads it', async () => {
  await create({ kind: 'article', name: 'Rozpísaný' });
  const { revision, document } = await open('lecture', 'java-premenne');
  await save('lecture', 'java-premenne', revision, { ...document, text: 'Novší text.' });
  const chapterMade = await create({ kind: 'chapter', name: 'Ďalšia', parent: 'java' });
  const lectureMade = await create({ kind: 'lecture', name: 'Cykly', parent: chapterMade.id });
  const quiz = { id: 'cykly-kviz', name: 'Kvíz', questions: [] };
  const opened = await open('lecture', lectureMade.id);
  await save('lecture', lectureMade.id, opened.revision, { ...opened.document, text: 'Zatiaľ nič.', quiz });
  await importSmall({ 'pages/o-projekte.md': null });
  // A lecture of the web whose chapter has left it.
  await database.db.update(chapter).set({ published: false }).where(eq(chapter.id, 'java-prvy'));

  const { remove, directory, ...folders } = await writeContentFolder({});
  const store = createFolderStore('/nowhere');
  try {
    const plain = await exportContent({ ctx: testCtx(database), store, input: { directory } });
    expect(
      plain.unpublished.map(({ kind, id, name, state, isExported }) => [kind, id, name, state, isExported]),
    ).toEqual([
      ['chapter', 'java-prvy', 'Prvý riadok', 'archived', false],
      ['chapter', 'dalsia', 'Ďalšia', 'draft', false],
      ['lecture', 'cykly', 'Cykly', 'draft', false],
      ['lecture', 'java-vypis', 'Prvý výpis', 'published', false],
      ['lecture', 'java-premenne', 'Premenné', 'changed', false],
      ['article', 'rozpisany', 'Rozpísaný', 'draft', false],
      ['page', 'o-projekte', 'O projekte', 'archived', false],
    ]);
    expect(existsSync(join(directory, 'drafts'))).toBe(false);
    const full = await exportContent({ ctx: testCtx(database), store, input: { directory, drafts: true } });
    expect(full.files).toBe(plain.files + 9);
    const draft = (path: string) => readFile(join(directory, 'drafts', path), 'utf8');
    expect(await draft('lecture/java/java-prvy/java-premenne.md')).toMatch(
      /^---\nid: java-premenne\nname: Premenné\n[\s\S]*\n---\nNovší text\.\n$/,
    );
    expect(await draft('lecture/java/dalsia/cykly.md')).toContain('Zatiaľ nič.');
    expect(await draft('lecture/java/dalsia/cykly.quiz.yml')).toContain('name: Kvíz');
    expect(await draft('page/o-projekte.md')).toContain('Sme tu.');
    const report = await importContent({
      ctx: testCtx(database),
      input: { content: readContent({ directory, ...folders }) },
    });
    expect(report).toEqual({ inserted: 0, updated: 0, unpublished: expect.any(Number) });
    expect((await open('article', 'rozpisany')).state).toBe('draft');
  } finally {
    await remove();
  }
});

test('new things can be gone on with at once, and nobody sees them', async () => {
  const chapterMade = await create({ kind: 'chapter', name: 'Ďalšia', parent: 'java' });
  const one = await create({ kind: 'lecture', name: 'Ľahký začiatok', parent: chapterMade.id });
  const two = await create({ kind: 'lecture', name: 'Ľahký začiatok', parent: chapterMade.id });
  expect([chapterMade.id, one.id, two.id]).toEqual(['dalsia', 'lahky-zaciatok', 'lahky-zaciatok-2']);
  const { chapters, counts } = await tree();
  expect(counts).toMatchObject({ all: 4, draft: 2 });
  expect(chapters.at(-1)).toMatchObject({ id: 'dalsia', state: 'draft', isLive: false });
  expect(chapters.at(-1)?.lectures[0]).toMatchObject({
    id: one.id,
    minutes: 10,
    obstacles: 1,
    changedBy: { name: 'Adam' },
  });

  const article = await create({ kind: 'article', name: 'Nový článok' });
  expect(article).toEqual({ kind: 'article', id: 'novy-clanok' });
  expect((await api.send('/wp/post/novy-clanok')).status).toBe(404);
  await change('article', article.id, { summary: 'O čom je.', title: 'Úplne nový' });
  const shown = await api.ask('/wp/post/novy-clanok', postSchema);
  expect(shown.publishedAt).toBe(now.toISOString());
  expect((await open('article', article.id)).document.data.publishedAt).toBe(now.toISOString());
  for (const kind of ['course', 'episode', 'video', 'author', 'next-course', 'tag'] as const) {
    const { id } = await create({ kind, name: 'Úplne nové' });
    expect(await open(kind, id)).toMatchObject({ state: 'draft', isLive: false, name: 'Úplne nové' });
  }
  const { id } = await create({ kind: 'product', name: 'Celý kurz', parent: 'java' });
  expect(await open('product', id)).toMatchObject({ state: 'draft', parents: [{ id: 'java' }] });
  expect((await api.ask('/admin/content?kind=article&q=uplne', contentListSchema, await call())).items).toHaveLength(1);
});

test('things that refer to each other come to the web together, or none of them does', async () => {
  const chapterMade = await create({ kind: 'chapter', name: 'Ďalšia', parent: 'java' });
  const made = await create({ kind: 'lecture', name: 'Cykly', parent: chapterMade.id });
  const lectureOpened = await open('lecture', made.id);
  const things = async () =>
    Promise.all(
      // Not in the order in which they need each other.
      [made, chapterMade].map(async ({ kind, id }) => ({ kind, id, revision: (await open(kind, id)).revision })),
    );
  const publish = async (more: object = {}) => call('POST', { things: await things(), ...more });
  const at = '/admin/content-publication';

  // Its text and its summary are missing: nothing of it, and nothing of the chapter, is there.
  const refused = await api.problem(at, await publish());
  expect(refused).toMatchObject({ status: 400, code: 'content-obstacles' });
  expect(refused.errors?.map(({ path }) => path)).toContain('lecture/cykly/data.summary');
  expect((await open('chapter', chapterMade.id)).isLive).toBe(false);
  expect(await actions()).not.toContain('content-published');

  const data = { ...lectureOpened.document.data, summary: 'Ako niečo zopakovať.' };
  await save('lecture', made.id, lectureOpened.revision, { ...lectureOpened.document, data, text: 'Cyklus opakuje.' });
  const later = new Date(now.getTime() + 3_600_000).toISOString();
  expect(await api.ask(at, contentPublishedSchema, await publish({ at: later }))).toMatchObject({ publishAt: later });
  expect((await open('lecture', made.id)).state).toBe('scheduled');
  await step('lecture', made.id, { step: 'withdraw' });
  await step('chapter', chapterMade.id, { step: 'withdraw' });

  const heard = await changesDuring(database, async () => {
    const published = await api.ask(at, contentPublishedSchema, await publish());
    expect(published.items.map(({ kind, address }) => [kind, address])).toEqual([
      ['chapter', null],
      ['lecture', '/kurzy/java-kurz/kapitola/dalsia/lekcia/cykly'],
    ]);
  });
  expect(heard).toEqual(['*']);
  expect((await open('lecture', made.id)).isLive).toBe(true);

  // Somebody has saved one of them since it was looked at.
  const [first, second] = await things();
  const stale = { things: [{ ...first, revision: 1 }, second] };
  expect(await api.problem(at, await call('POST', stale))).toMatchObject({ status: 412, code: 'content-changed' });
});

test('a list says where each thing is, and what matters of its kind', async () => {
  const lines = async (kind: string) => {
    const { items } = await api.ask(`/admin/content?kind=${kind}`, contentListSchema, await call());
    return items.map(({ address, fact }) => [address, fact]);
  };
  expect(await lines('article')).toEqual([['/clanky/clanok', null]]);
  expect(await lines('episode')).toEqual([['/podcast/epizoda', '1. epizóda']]);
  // What only lectures show has no page.
  expect(await lines('video')).toEqual([
    [null, 'súbor'],
    ['/videa/video', 'súbor'],
  ]);
  expect(await lines('product')).toContainEqual([null, '49\u00A0€, Java Kurz']);
});

test('a chapter gets a sample for the page of its course, which has a program that runs', async () => {
  const sampleOf = async () => {
    const { chapters } = await api.ask('/course/slug/java-kurz', courseSchema);
    return chapters.find(({ id }) => id === 'java-prvy')?.result?.sampleHtml;
  };
  const check = async (sample: string) => {
    const { document } = await open('chapter', 'java-prvy');
    const data = { ...document.data, result: { name: 'Pozdrav', text: 'Program, ktorý pozdraví.', sample } };
    const asked = await call('POST', { document: { ...document, data }, proofs: [], links: false });
    const { findings } = await api.ask('/admin/content/chapter/java-prvy/check', contentFindingsSchema, asked);
    return { data, found: findings.map(({ title, field }) => [field, title]) };
  };
  const program = '```javascript\nconsole.log(1)\n```';
  expect((await check(program)).found).toEqual([
    ['data.result.sample', expect.stringContaining('Ukážka nemá program, ktorý sa dá spustiť.')],
  ]);
  const { data, found } = await check(`${program}\n\n\`\`\`output\n1\n\`\`\``);
  expect(found).toEqual([]);
  expect(await sampleOf()).toBeUndefined();
  const { revision, document } = await open('chapter', 'java-prvy');
  const saved = await save('chapter', 'java-prvy', revision, { ...document, data });
  await step('chapter', 'java-prvy', { step: 'publish', revision: saved.revision, proofs: [] });
  expect(await sampleOf()).toContain('data-run="');
});

test('a page is made, gets an address of its own, and is on the web when it is published', async () => {
  const made = await create({ kind: 'page', name: 'Ako pomôcť' });
  expect(made).toEqual({ kind: 'page', id: 'ako-pomoct' });
  expect(await open('page', made.id)).toMatchObject({ state: 'draft', isLive: false, address: '/ako-pomoct' });
  expect((await api.problem('/page/ako-pomoct')).status).toBe(404);
  await change('page', made.id, { summary: 'Troma spôsobmi.', text: '## Časom\n\nNapíš nám.' });
  expect(await api.ask('/page/ako-pomoct', pageContentSchema)).toMatchObject({ title: 'Ako pomôcť' });
  const ctx = testCtx(database);
  expect((await listAddresses({ ctx })).map(({ path }) => path)).toContain('/ako-pomoct');
  await step('page', made.id, { step: 'withdraw' });
  expect((await listAddresses({ ctx })).map(({ path }) => path)).not.toContain('/ako-pomoct');
  // What the site has at its root stays there.
  expect(await create({ kind: 'page', name: 'Kurzy' })).toEqual({ kind: 'page', id: 'kurzy-2' });
  expect(await create({ kind: 'page', name: 'Ako pomôcť?' })).toEqual({ kind: 'page', id: 'ako-pomoct-2' });
});

test('a course is arranged at once, and who has seen another order hears so', async () => {
  const before = await tree();
  const other = await create({ kind: 'chapter', name: 'Druhá kapitola', parent: 'java' });
  const { order } = await tree();
  const chapters = [
    { id: other.id, lectures: ['java-premenne'] },
    { id: 'java-prvy', lectures: ['java-vypis'] },
    { id: 'java-rozhodovanie', lectures: [] },
  ];
  const at = '/admin/content-tree/java';
  expect(await api.problem(at, await saving(before.order, 'PUT', { chapters }))).toMatchObject({
    code: 'content-changed',
  });
  const missing = { chapters: chapters.slice(1) };
  expect((await api.problem(at, await saving(order, 'PUT', missing))).status).toBe(400);
  const after = await api.ask(at, courseTreeSchema, await saving(order, 'PUT', { chapters }));
  expect(after.chapters.map(({ id, lectures }) => [id, lectures.map((row) => row.id)])).toEqual([
    [other.id, ['java-premenne']],
    ['java-prvy', ['java-vypis']],
    ['java-rozhodovanie', []],
  ]);
  expect(await api.ask(at, courseTreeSchema, await saving(order, 'PUT', { chapters })), 'once more').toEqual(after);
  const places = await database.db.select().from(lecture).orderBy(lecture.id);
  expect(places.map(({ chapterId, position }) => [chapterId, position])).toEqual([
    [other.id, 1],
    ['java-prvy', 1],
  ]);
  expect(await database.db.$count(chapter)).toBe(3);
  expect((await actions()).filter((action) => action === 'content-reordered')).toHaveLength(1);
  // Who comes by the address in the chapter of before finds the lecture in its new one.
  const { revision } = await open('chapter', other.id);
  await step('chapter', other.id, { step: 'publish', revision, proofs: [] });
  const left = before.chapters.find(({ lectures }) => lectures.some(({ id }) => id === 'java-premenne'));
  const inChapter = (id = '') => `/kurzy/java-kurz/kapitola/${id}/lekcia/java-premenne`;
  expect(await findMoved(testCtx(database), inChapter(left?.id))).toBe(inChapter(other.id));
  expect(await findMoved(testCtx(database), inChapter('nikdy'))).toBeNull();
});

test('texts are looked back at, restored, and taken from the web and back', async () => {
  const { document } = await open('article', 'clanok');
  const first = await save('article', 'clanok', 0, { ...document, text: 'Druhý.' });
  const at = `${path('article', 'clanok')}/revision`;
  const { items } = await api.ask(at, revisionListSchema, await call());
  expect(items).toMatchObject([
    { id: first.revision, origin: 'saved', isLive: false, by: { name: 'Adam' } },
    { origin: 'imported', isLive: true, base: null, by: { uid: null, name: null } },
  ]);
  const old = await api.ask(`${at}/${items[1]?.id}`, openRevisionSchema, await call());
  expect(old.document).toEqual(document);
  expect((await api.problem(`${at}/999999`, await call())).status).toBe(404);
  const body = { document: old.document, origin: 'restored', note: 'Späť' };
  const restored = await api.ask(
    path('article', 'clanok'),
    contentSavedSchema,
    await saving(first.revision, 'PUT', body),
  );
  expect(restored.revision).toBeGreaterThan(first.revision);

  expect(await step('article', 'clanok', { step: 'review', revision: restored.revision })).toMatchObject({
    state: 'review',
    isLive: true,
  });
  expect(await step('article', 'clanok', { step: 'withdraw' })).toMatchObject({ state: 'draft', isLive: false });
  expect((await api.send('/wp/post/clanok')).status).toBe(404);
  expect(await step('article', 'clanok', { step: 'archive' })).toMatchObject({ state: 'archived' });
  expect(await step('article', 'clanok', { step: 'revive' })).toMatchObject({ state: 'draft' });
  const inUse = await api.problem(`${path('author', 'zuzana')}/step`, await call('POST', { step: 'archive' }));
  expect(inUse.code).toBe('content-obstacles');
  expect(await actions()).toEqual(['content-review-asked', 'content-withdrawn', 'content-archived', 'content-revived']);
});

test('who has the same thing open hears of each other', async () => {
  const at = `${path('lecture', 'java-vypis')}/presence`;
  const sign = async (person: UserRow) => api.ask(at, presenceSchema, await issuer.call(person, 'POST'));
  expect(await sign(eva)).toMatchObject({ others: [], revision: 0 });
  expect(await sign(admin)).toMatchObject({ others: [{ uid: eva.uid, name: 'Eva' }] });
  expect((await open('lecture', 'java-vypis')).openedBy).toEqual([{ uid: eva.uid, name: 'Eva' }]);
});

test('a preview link is of one revision and holds for a week', async () => {
  const link = await api.ask(
    `${path('article', 'clanok')}/preview-link`,
    previewLinkSchema,
    await call('POST', { revision: 0, viewer: 'guest' }),
  );
  expect(link.address).toMatch(/^\/nahlad\/article\/clanok\/0\?/);
  expect(Date.parse(link.until) - now.getTime()).toBe(7 * 24 * 3_600_000);
  const ask = (time: Date, address: string) =>
    previewPage({ ctx: () => ({ ...testCtx(database), now: () => time }), clientDirectory: null }).request(address);
  const shown = await ask(now, link.address);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.headers.get('x-robots-tag')).toBe('noindex');
  const markup = await shown.text();
  expect(markup).toContain('Náhľad – toto ešte nie je na webe');
  expect(markup).toContain('<h1>Chyby: ako na ne</h1>');
  expect(markup).toContain('Text.');
  expect((await ask(new Date(Date.parse(link.until)), link.address)).status).toBe(404);
  expect((await ask(now, link.address.replace('/article/', '/episode/'))).status).toBe(404);
  expect((await ask(now, link.address.replace('guest', 'buyer'))).status).toBe(404);
  expect((await ask(now, '/nahlad/article/clanok/0')).status).toBe(404);
  const body = { revision: 4711, viewer: 'guest' };
  expect((await api.problem(`${path('article', 'clanok')}/preview-link`, await call('POST', body))).status).toBe(404);
});

test('a preview that many open at once is drawn once', async () => {
  const { document } = await open('article', 'clanok');
  const programs = Array.from({ length: 200 }, (_, n) => `\`\`\`java\nint cislo${n} = ${n};\n\`\`\``).join('\n\n');
  const { revision } = await save('article', 'clanok', 0, { ...document, text: programs });
  const asked = await call('POST', { revision, viewer: 'guest' });
  const { address } = await api.ask(`${path('article', 'clanok')}/preview-link`, previewLinkSchema, asked);
  const pages = previewPage({ ctx: () => testCtx(database), clientDirectory: null });
  const timeOf = async (count: number) => {
    const start = performance.now();
    const answers = await Promise.all(Array.from({ length: count }, async () => pages.request(address)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    return performance.now() - start;
  };
  const once = await timeOf(1);
  expect(await timeOf(40)).toBeLessThan(10 * once);
});

test('the check of links never asks a machine of a private network', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const inside = [`http://127.0.0.1:${port}/`, 'http://localhost/', 'http://[::1]/', 'http://169.254.169.254/latest'];
  for (const url of [...inside, 'http://0x7f000001/', 'http://[::ffff:127.0.0.1]/', 'http://10.0.0.1/']) {
    expect(await askOtherSite(url), url).toEqual({ kind: 'private' });
  }
  server.close();
  expect(asked).toEqual([]);
  expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true]);
  expect(['fe80::1', 'fd00::1', '::', '100.64.0.1', '2002:7f00:1::'].some(isPublicAddress)).toBe(false);

  const { document } = await open('article', 'clanok');
  const text =
    '[a](/clanky/nie-je), [b](/kurzy/java-kurz#x), [c](http://127.0.0.1/), [d](/ochrana-osobnych-udajov.pdf)';
  const { findings } = await api.ask(
    `${path('article', 'clanok')}/check`,
    contentFindingsSchema,
    await call('POST', { document: { ...document, text }, links: true }),
  );
  expect(findings.map(({ kind, detail, isObstacle }) => [kind, detail, isObstacle])).toEqual([
    ['link-dead', '/clanky/nie-je na webe nie je.', false],
    ['link-dead', '127.0.0.1/ nie je na verejnom webe.', false],
  ]);
});

test('captions of the store come with their film, and what is in the store is no dead link', async () => {
  const [captions, film] = ['c', 'f'].map((letter) => letter.repeat(20)) as [string, string];
  const cues = [{ start: 1, end: 2, speaker: null, text: 'Ahoj' }];
  const plain = { bytes: 9, variants: [], uploadedBy: 'uid', at: now, isPrivate: false };
  const file = (id: string) => ({ ...plain, id, name: id, sha256: id.padEnd(64, '0') });
  await database.db.insert(mediaFile).values([
    { ...file(captions), kind: 'captions', contentType: 'text/vtt', format: 'vtt', cues },
    { ...file(film), kind: 'film', contentType: 'video/mp4', format: 'mp4' },
  ]);
  const missing = `/subory/${'0'.repeat(20)}/nikde.vtt`;
  const { revision, document } = await open('video', 'video-id');
  const data = { ...document.data, source: `/subory/${film}/film.mp4`, captions: missing };
  const saved = await save('video', 'video-id', revision, { ...document, data });
  const refused = await call('POST', { step: 'publish', revision: saved.revision, proofs: [] });
  expect(await api.problem(`${path('video', 'video-id')}/step`, refused)).toMatchObject({ code: 'content-obstacles' });
  const text = `[Film](/subory/${film}/film.mp4) a [nič](${missing})`;
  const whole = { data: { ...data, captions: `/subory/${captions}/film.vtt` }, text, quiz: null };
  const { findings } = await api.ask(
    `${path('video', 'video-id')}/check`,
    contentFindingsSchema,
    await call('POST', { document: whole }),
  );
  expect(findings.map(({ kind, detail }) => [kind, detail])).toEqual([['link-dead', `${missing} na webe nie je.`]]);
  const { revision: last } = await save('video', 'video-id', saved.revision, whole);
  await step('video', 'video-id', { step: 'publish', revision: last, proofs: [] });
  const [row] = await database.db.select().from(video).where(eq(video.id, 'video-id'));
  expect(row?.transcript).toEqual(cues);
});

test('a list takes few statements, however long it is', async () => {
  const [row] = await database.db.select().from(post).where(eq(post.id, 'clanok'));
  if (!row) throw new Error('no article');
  const rows = Array.from({ length: 100 }, (_, index) => ({ ...row, id: `a-${index}`, slug: `a-${index}` }));
  await database.db.insert(post).values(rows);
  const ask = async (at: string) => api.ask(at, contentListSchema, await call());
  const found = await ask('/admin/content?kind=article&q=chyby&page=5');
  expect(found).toMatchObject({ total: 101, page: 5, pageCount: 5, items: [{}] });
  const statements = await countStatements(database, () => ask('/admin/content?kind=article&q=chyby&page=3'));
  expect(statements).toBeLessThanOrEqual(7);
});
