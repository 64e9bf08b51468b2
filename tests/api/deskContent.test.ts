import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ContentDocument,
  type ContentKind,
  type ContentStep,
  contentFindingsSchema,
  contentListSchema,
  contentPreviewSchema,
  contentSavedSchema,
  courseTreeSchema,
  firstCourseTreeSchema,
  openContentSchema,
} from '#src/contract/desk/content/deskContent.ts';
import { lectureSchema } from '#src/contract/lecture.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildAuthor,
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPost,
  buildUser,
  buildVideo,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let admin: UserRow;
let lecturer: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  admin = await buildUser(database, { displayName: 'Adam', email: 'admin@example.org' });
  lecturer = await buildUser(database, { displayName: 'Zuzana' });
  await database.db.insert(userRole).values({ userId: lecturer.id, role: 'LECTURER', givenAt: past });
  await buildAuthor(database, { id: 'zuzana', slug: 'zuzana', userId: lecturer.id });
  await buildAuthor(database, { id: 'peter', slug: 'peter', name: 'Peter Kmeť' });
  await buildCourse(database, { id: 'java', slug: 'java-kurz', name: 'Java', authorId: 'zuzana' });
  await buildCourse(database, { id: 'sql', slug: 'sql', name: 'SQL', authorId: 'peter', position: 2 });
  await buildChapter(database, { id: 'prva', courseId: 'java', name: 'Prvá', position: 1 });
  await buildChapter(database, { id: 'druha', courseId: 'java', name: 'Druhá', position: 2, freeSample: false });
  await buildChapter(database, { id: 'select', courseId: 'sql', name: 'Select' });
  await buildLecture(database, { id: 'vypis', chapterId: 'prva', text: 'Pôvodný text.', minutes: 1 });
  await buildLecture(database, { id: 'cyklus', chapterId: 'druha', position: 2 });
  await buildLecture(database, { id: 'dopyt', chapterId: 'select' });
});
afterAll(() => database.close());

const path = (kind: ContentKind, id: string) => `/admin/content/${kind}/${id}`;
const open = async (kind: ContentKind, id: string, person: Person = admin) =>
  api.ask(path(kind, id), openContentSchema, await issuer.call(person));
async function saving(kind: ContentKind, id: string, seen: number, document: ContentDocument, person: Person = admin) {
  const call = await issuer.call(person, 'PUT', { document });
  return [path(kind, id), { ...call, headers: { ...call.headers, 'if-match': `"${seen}"` } }] as const;
}
async function save(...asked: Parameters<typeof saving>) {
  const [at, init] = await saving(...asked);
  return api.ask(at, contentSavedSchema, init);
}
const step = async (kind: ContentKind, id: string, body: ContentStep, person: Person = admin) =>
  api.ask(`${path(kind, id)}/step`, openContentSchema, await issuer.call(person, 'POST', body));
const list = async (query: string, person: Person = admin) =>
  api.ask(`/admin/content?${query}`, contentListSchema, await issuer.call(person));
const withText = ({ document }: { document: ContentDocument }, text: string) => ({ ...document, text });
const readLecture = async (id: string) =>
  api.ask(`/lecture/${id}?preview=true`, lectureSchema, await issuer.call(admin));

test('what is written is on the web only when somebody publishes it', async () => {
  const opened = await open('lecture', 'vypis');
  expect(opened).toMatchObject({
    revision: 0,
    state: 'published',
    isLive: true,
    liveRevision: null,
    address: '/kurzy/java-kurz/kapitola/prva/lekcia/vypis',
    document: { data: { name: 'Prvý výpis', type: 'TEXT', minutes: 1 }, text: 'Pôvodný text.', quiz: null },
    parents: [{ id: 'java' }, { id: 'prva' }],
  });
  const saved = await save('lecture', 'vypis', 0, withText(opened, 'Nový text.'));
  expect(saved.state).toBe('changed');
  expect(await save('lecture', 'vypis', 0, withText(opened, 'Nový text.')), 'the same once more').toEqual(saved);
  expect((await readLecture('vypis')).html).toContain('Pôvodný');

  const live = await step('lecture', 'vypis', { step: 'publish', revision: saved.revision, proofs: [] });
  expect(live).toMatchObject({ state: 'published', revision: saved.revision, liveRevision: null, revisionCount: 2 });
  expect((await readLecture('vypis')).html).toContain('Nový text');
  const [event] = await database.db.select().from(adminEvent);
  expect(event).toMatchObject({ action: 'content-published', target: 'vypis', actorUid: admin.uid });
});

test('of two who save at once one hears that it is another text by now', async () => {
  const opened = await open('lecture', 'vypis');
  const answers = await Promise.all(
    ['Môj.', 'Jej.'].map(async (text, index) => {
      const [at, init] = await saving('lecture', 'vypis', 0, withText(opened, text), index ? lecturer : admin);
      return (await api.send(at, init)).status;
    }),
  );
  expect(answers.sort()).toEqual([200, 412]);
  expect(await database.db.$count(contentRevision)).toBe(2);
  expect(await database.db.$count(contentItem)).toBe(1);
});

test('what takes too long to read is kept as a draft, and comes to no page; what was there stays', {
  tags: ['thorough'],
  timeout: 60_000,
}, async () => {
  const opened = await open('lecture', 'vypis');
  const text = `Veta.\n\n${'*'.repeat(15_000)}a${'*'.repeat(15_000)}\n\nKoniec.`;
  const document = withText(opened, text);
  const { revision } = await save('lecture', 'vypis', 0, document);

  const asked = await issuer.call(admin, 'POST', { document, viewer: 'buyer' });
  const { html } = await api.ask(`${path('lecture', 'vypis')}/preview`, contentPreviewSchema, asked);
  expect(html).toContain('Text sa číta priveľmi dlho. Spomaľuje ho odsek, ktorý sa začína na riadku 3.');

  const check = await issuer.call(admin, 'POST', { document, proofs: [], links: false });
  const { findings } = await api.ask(`${path('lecture', 'vypis')}/check`, contentFindingsSchema, check);
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'text-slow', isObstacle: true, line: 3, title: 'Text sa číta priveľmi dlho.' }),
  );

  const publish = await issuer.call(admin, 'POST', { step: 'publish', revision, proofs: [] });
  const refused = await api.problem(`${path('lecture', 'vypis')}/step`, publish);
  expect(refused).toMatchObject({ status: 400, code: 'content-obstacles', errors: [{ path: 'text.3' }] });
  expect((await open('lecture', 'vypis')).document.text).toBe(text);
  expect((await readLecture('vypis')).html).toContain('Pôvodný text');
});

test('many fields that take long keep nobody waiting for each of them, and the database for none', {
  tags: ['thorough'],
  timeout: 60_000,
}, async () => {
  const opened = await open('lecture', 'vypis');
  const slow = (n: number) => `${'x'.repeat(n)} ${'*'.repeat(7_000)}a${'*'.repeat(7_000)}`;
  const quiz = { name: 'q', a: Array.from({ length: 30 }, (_, n) => slow(n + 1)) };
  const { revision } = await save('lecture', 'vypis', 0, { ...opened.document, quiz });
  const publish = await issuer.call(admin, 'POST', { step: 'publish', revision, proofs: [] });
  const start = performance.now();
  const refused = api.problem(`${path('lecture', 'vypis')}/step`, publish);
  let longest = 0;
  let isOver = false;
  void refused.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const asked = performance.now();
    await database.db.$count(contentItem);
    longest = Math.max(longest, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect((await refused).errors).toContainEqual(
    expect.objectContaining({ path: 'quiz.questions', message: expect.stringContaining('číta priveľmi dlho') }),
  );
  expect(performance.now() - start).toBeLessThan(20_000);
  expect(longest).toBeLessThan(1_500);
});

test('a link of question marks is looked at in time', async () => {
  const opened = await open('lecture', 'vypis');
  const document = withText(opened, `[a](/${'?'.repeat(200_000)}&#10;x)`);
  const check = await issuer.call(admin, 'POST', { document, proofs: [], links: false });
  const start = performance.now();
  await api.ask(`${path('lecture', 'vypis')}/check`, contentFindingsSchema, check);
  expect(performance.now() - start).toBeLessThan(8_000);
}, 60_000);

test('a draft may be anything, the web may not', async () => {
  const opened = await open('lecture', 'vypis');
  const text = 'Text.\n\n![](obr.webp)\n\n### Nadpis';
  const data = { ...opened.document.data, summary: '', minutes: 'veľa' };
  const { revision } = await save('lecture', 'vypis', 0, { data, text, quiz: null });
  const at = `${path('lecture', 'vypis')}/step`;
  const refused = await api.problem(at, await issuer.call(admin, 'POST', { step: 'publish', revision, proofs: [] }));
  expect(refused).toMatchObject({ status: 400, code: 'content-obstacles' });
  // The picture has no words, and is nowhere.
  const places = ['data.minutes', 'data.summary', 'text.3', 'text.3'];
  expect(refused.errors?.map(({ path }) => path).sort()).toEqual(places);
  const tree = await api.ask('/admin/content-tree/java', courseTreeSchema, await issuer.call(admin));
  expect(tree.chapters[0]?.lectures[0]).toMatchObject({ state: 'changed', obstacles: 4, warnings: 1 });
});

test('a film for lectures alone is shown in sold courses only, and by nobody but its author', async () => {
  await buildVideo(database, { id: 'film', slug: 'film', authorId: 'zuzana', lectureOnly: true });
  await buildVideo(database, { id: 'petrov', slug: 'petrov-film', authorId: 'peter', lectureOnly: true });
  let seen = 0;
  const refusals = async (film: string, person: Person) => {
    const { document } = await open('lecture', 'cyklus', person);
    const data = { ...document.data, type: 'VIDEO', video: film };
    seen = (await save('lecture', 'cyklus', seen, { ...document, data }, person)).revision;
    const body = { step: 'publish', revision: seen, proofs: [] };
    const answer = await api.send(`${path('lecture', 'cyklus')}/step`, await issuer.call(person, 'POST', body));
    const { errors = [] } = (await answer.json()) as { errors?: { path: string; message: string }[] };
    return errors.map(({ path, message }) => `${path}: ${message.replace(/[:,.] .*/, '')}`);
  };
  const unsold = 'data.video: Video je súkromné a\u00A0kurz sa nepredáva';
  const foreign = 'data.video: Súkromné video patrí inému lektorovi';
  expect(await refusals('film', lecturer)).toEqual([unsold]);
  expect(await refusals('petrov-film', lecturer)).toEqual([unsold, foreign]);
  // Whoever has an account reads what is not sold: editors make no exception of it.
  expect(await refusals('petrov-film', admin)).toEqual([unsold]);
  await buildCourseProduct(database, { courseId: 'java' });
  expect(await refusals('petrov-film', lecturer)).toEqual([foreign]);
  expect(await refusals('film', lecturer)).toEqual([]);
  expect(await refusals('petrov-film', admin)).toEqual([]);
  // What an editor has put there does not keep the lecturer from mending the text.
  expect(await refusals('petrov-film', lecturer)).toEqual([]);
});

test('an exercise comes to the web when its program was run as it is', async () => {
  const task = (word: string) =>
    [
      `::::task{id="uloha" kind="write"}`,
      `Vypíš ${word}.`,
      '```javascript solution',
      `console.log("${word}")`,
      '```',
      '```yaml checks',
      '- name: Vypíše',
      `  output: ${word}`,
      '```',
      '::::',
    ].join('\n');
  const opened = await open('lecture', 'vypis');
  const document = withText(opened, task('ahoj'));
  const { revision } = await save('lecture', 'vypis', 0, document);
  const check = async (body: object) =>
    api.ask(
      `${path('lecture', 'vypis')}/check`,
      contentFindingsSchema,
      await issuer.call(admin, 'POST', { document, ...body }),
    );
  const [finding] = (await check({})).findings;
  expect(finding).toMatchObject({ kind: 'exercise-unproven', field: 'uloha', line: 1, isObstacle: true });
  const proofs = [{ id: 'uloha', hash: finding?.detail ?? '' }];
  expect((await check({ proofs })).findings.filter(({ isObstacle }) => isObstacle)).toEqual([]);
  const published = await step('lecture', 'vypis', { step: 'publish', revision, proofs });
  expect(published.state).toBe('published');

  const other = await save('lecture', 'vypis', revision, withText(opened, `${task('ahoj')}\n\nA ešte veta.`));
  expect(await step('lecture', 'vypis', { step: 'publish', revision: other.revision, proofs: [] })).toMatchObject({
    state: 'published',
  });
  const changed = await save('lecture', 'vypis', other.revision, withText(opened, task('nazdar')));
  const body = { step: 'publish', revision: changed.revision, proofs };
  const refused = await api.problem(`${path('lecture', 'vypis')}/step`, await issuer.call(admin, 'POST', body));
  expect(refused.code).toBe('content-obstacles');
});

test('a drawing with a mistake keeps a text from the web, and its writer sees the line', async () => {
  const opened = await open('lecture', 'vypis');
  const text = (round: number) => `Úvod.\n\n\`\`\`kresba\ncyklus i = 1, 2\nkolo: ${round}\n\`\`\``;
  const obstacles = async (document: ContentDocument) => {
    const body = await issuer.call(admin, 'POST', { document });
    const { findings } = await api.ask(`${path('lecture', 'vypis')}/check`, contentFindingsSchema, body);
    return findings.filter(({ isObstacle }) => isObstacle);
  };
  const wrong = withText(opened, text(3));
  expect(await obstacles(wrong)).toEqual([
    {
      kind: 'drawing-broken',
      isObstacle: true,
      title: 'Kresba nie je v\u00A0poriadku.',
      detail: 'Má to byť číslo od 1 do 2.',
      line: 5,
      field: null,
    },
  ]);
  const { revision } = await save('lecture', 'vypis', 0, wrong);
  const body = await issuer.call(admin, 'POST', { step: 'publish', revision, proofs: [] });
  expect((await api.problem(`${path('lecture', 'vypis')}/step`, body)).code).toBe('content-obstacles');
  expect(await obstacles(withText(opened, text(2)))).toEqual([]);
});

test('a lecture comes to the web when what returns in it was asked before, and its writer sees it asked', async () => {
  const guess = (id: string) =>
    `\`\`\`javascript\nconsole.log(1);\n\`\`\`\n\n\`\`\`output guess="1|2" id="${id}"\n1\n\`\`\`\n\nLebo ${id}.`;
  const texts: [id: string, text: string][] = [
    ['vypis', guess('starsia')],
    ['cyklus', guess('neskorsia')],
    ['dopyt', guess('cudzia')],
  ];
  for (const [id, text] of texts) await database.db.update(lecture).set({ text }).where(eq(lecture.id, id));
  await database.db.update(chapter).set({ freeSample: false });
  const { id: newId } = await buildLecture(database, { chapterId: 'druha', position: 1 });
  const call = async (act: string, ids: string, of = newId) => {
    const document = { data: {}, text: `::recall{questions="${ids}"}\n\nText.`, quiz: null };
    return [
      `${path('lecture', of)}/${act}`,
      await issuer.call(admin, 'POST', act === 'check' ? { document } : { document, viewer: 'buyer' }),
    ] as const;
  };
  const obstacles = async (ids: string) => {
    const [at, init] = await call('check', ids);
    const { findings } = await api.ask(at, contentFindingsSchema, init);
    return findings
      .filter(({ kind }) => kind === 'exercise-broken')
      .map(({ line, field, isObstacle }) => [line, field, isObstacle]);
  };
  expect(await obstacles('starsia cudzia')).toEqual([]);
  expect(await obstacles('starsia neskorsia nikde')).toEqual([
    [1, 'neskorsia', true],
    [1, 'nikde', true],
  ]);
  await buildCourseProduct(database, { courseId: 'sql' });
  expect(await obstacles('starsia cudzia')).toEqual([[1, 'cudzia', true]]);
  expect(await obstacles('a b c d')).toHaveLength(5);
  const [at, init] = await call('preview', 'starsia');
  expect((await api.ask(at, contentPreviewSchema, init)).html).toContain('Lebo starsia.');
  // A step goes on with a program of its own language.
  const program = (id: string, language: string, more = '') =>
    `::::task{id="${id}" kind="write"${more}}\nUrob.\n\n\`\`\`${language} solution\n1;\n\`\`\`\n\n\`\`\`yaml checks\n- name: a\n  prints: a\n\`\`\`\n::::`;
  await database.db
    .update(lecture)
    .set({ text: program('prvy', 'python') })
    .where(eq(lecture.id, 'vypis'));
  const findingsOf = async (language: string) => {
    const text = program('druhy', language, ' continues="prvy"');
    const { findings } = await api.ask(
      `${path('lecture', newId)}/check`,
      contentFindingsSchema,
      await issuer.call(admin, 'POST', { document: { data: {}, text, quiz: null } }),
    );
    return findings.filter(({ kind }) => kind === 'exercise-broken');
  };
  const { choices } = await api.ask(path('lecture', newId), openContentSchema, await issuer.call(admin));
  const [{ name } = { name: '' }] = await database.db.select().from(lecture).where(eq(lecture.id, 'vypis'));
  expect(choices.programs).toEqual([{ id: 'prvy', language: 'python', lecture: name }]);
  expect(await findingsOf('python')).toEqual([]);
  expect(await findingsOf('javascript')).toMatchObject([
    { line: 1, field: 'prvy', isObstacle: true, title: 'Krok nadväzuje na úlohu „prvy“, ktorá je v\u00A0inom jazyku.' },
  ]);
});

test('lecturers write what is theirs, and nothing else is there for them', async () => {
  await buildPost(database, { id: 'jej', authorId: 'zuzana' });
  await buildPost(database, { id: 'jeho', authorId: 'peter' });
  await buildCourseProduct(database, { id: 'prod_Java', courseId: 'java' });
  expect((await list('kind=article', lecturer)).items.map(({ id }) => id)).toEqual(['jej']);
  expect((await list('kind=article', lecturer)).tabs).toEqual({
    course: 1,
    article: 1,
    episode: 0,
    video: 0,
    author: 1,
  });
  const { tree } = await api.ask('/admin/content-tree', firstCourseTreeSchema, await issuer.call(lecturer));
  expect(tree?.courses).toEqual([{ id: 'java', name: 'Java' }]);
  const opened = await open('lecture', 'vypis', lecturer);
  const { revision } = await save('lecture', 'vypis', 0, withText(opened, 'Zuzanin text.'), lecturer);
  await step('lecture', 'vypis', { step: 'publish', revision, proofs: [] }, lecturer);
  const status = async (at: string) => (await api.send(at, await issuer.call(lecturer))).status;
  expect(await status(path('lecture', 'dopyt'))).toBe(404);
  expect(await status(path('article', 'jeho'))).toBe(404);
  expect(await status(path('author', 'peter'))).toBe(404);
  expect(await status('/admin/content-tree/sql')).toBe(404);
  expect(await status(path('product', 'prod_Java'))).toBe(403);
  expect(await status('/admin/content?kind=tag')).toBe(403);
  expect((await open('product', 'prod_Java')).document.data).toMatchObject({ amount: 4900 });
  // Under another name than their own.
  const article = await open('article', 'jej', lecturer);
  const data = { ...article.document.data, author: 'peter' };
  const asPeter = await save('article', 'jej', 0, { ...article.document, data }, lecturer);
  const body = { step: 'publish', revision: asPeter.revision, proofs: [] };
  const refused = await api.problem(`${path('article', 'jej')}/step`, await issuer.call(lecturer, 'POST', body));
  expect(refused.errors?.map(({ path }) => path)).toEqual(['data.author']);
});

test('who has no course yet hears so', async () => {
  const newcomer = await buildUser(database);
  await database.db.insert(userRole).values({ userId: newcomer.id, role: 'LECTURER', givenAt: now });
  expect(await api.ask('/admin/content-tree', firstCourseTreeSchema, await issuer.call(newcomer))).toEqual({
    tree: null,
  });
});

test('a course names as next only another one that is on the web', async () => {
  const { id } = await buildCourse(database);
  const { id: hidden } = await buildCourse(database, { published: false });
  const { id: live } = await buildCourse(database);
  const { document } = await open('course', id);
  const nextCourses = [hidden, id, live].map((course) => ({ course, why: 'Lebo.' }));
  const { revision } = await save('course', id, 0, { ...document, data: { ...document.data, nextCourses } });
  const body = { step: 'publish', revision, proofs: [] };
  const refused = await api.problem(`${path('course', id)}/step`, await issuer.call(admin, 'POST', body));
  expect(refused.errors?.map((error) => error.path)).toEqual([
    'data.nextCourses.0.course',
    'data.nextCourses.1.course',
  ]);
});

test('lists are searched without accents and case, and filtered by state', async () => {
  await buildPost(database, { id: 'prvy', title: 'Ľahký začiatok', publishedAt: new Date('2026-03-01') });
  await buildPost(database, { id: 'druhy', title: 'Ťažší koniec', publishedAt: new Date('2026-04-01') });
  await buildPost(database, { id: 'stary', title: 'Starý', published: false, publishedAt: new Date('2026-01-01') });
  const { document } = await open('article', 'prvy');
  await save('article', 'prvy', 0, withText({ document }, 'Nový.'));
  const all = await list('kind=article');
  expect(all).toMatchObject({ total: 3, counts: { all: 3, changed: 1, archived: 1, draft: 0 }, tabs: { article: 3 } });
  expect(all.items.map(({ id }) => id)).toEqual(['druhy', 'prvy', 'stary']);
  expect((await list('kind=article&q=LAHKY')).items).toMatchObject([
    { id: 'prvy', state: 'changed', changedBy: { uid: admin.uid, name: 'Adam' } },
  ]);
  expect((await list('kind=article&state=archived')).items.map(({ id }) => id)).toEqual(['stary']);
  expect(await list('kind=article&state=review')).toMatchObject({ total: 0, items: [] });
});

test('the preview shows each block with its line, and a closed lecture to a guest only by its beginning', async () => {
  const text = '## Nadpis\n\nVeta.\n\n```javascript\nconsole.log(1)\n```\n\n:::note\nPoznámka.\n:::';
  const preview = async (id: string, viewer: string) => {
    const body = { document: { data: {}, text, quiz: null }, viewer };
    const call = await issuer.call(admin, 'POST', body);
    return (await api.ask(`${path('lecture', id)}/preview`, contentPreviewSchema, call)).html;
  };
  const html = await preview('vypis', 'guest');
  for (const line of [1, 3, 5, 9, 10]) expect(html).toContain(`data-line="${line}"`);
  expect(await preview('cyklus', 'guest')).toContain('Táto lekcia sa otvorí po prihlásení');
  expect(await preview('cyklus', 'learner')).toContain('Veta.');
  await buildCourseProduct(database, { courseId: 'java' });
  expect(await preview('cyklus', 'learner')).not.toContain('Veta.');
  expect(await preview('cyklus', 'buyer')).toContain('Veta.');
});
