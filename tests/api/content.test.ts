import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { courseSchema } from '#src/contract/course.ts';
import { userAnswerListSchema, userAnswerSchema } from '#src/contract/quiz.ts';
import type { Database } from '#src/server/db/database.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { nextCourseOption } from '#src/server/db/schema/nextCourse.ts';
import { post } from '#src/server/db/schema/post.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { video } from '#src/server/db/schema/video.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { findMoved } from '#src/server/services/writing/content/findMoved.ts';
import { ContentProblems } from '#src/server/services/writing/folders/ContentProblems.ts';
import { importMedia } from '#src/server/services/writing/folders/contentMedia.ts';
import { exportContent } from '#src/server/services/writing/folders/exportContent.ts';
import { fillEmptyDatabase } from '#src/server/services/writing/folders/fillEmptyDatabase.ts';
import { importContent } from '#src/server/services/writing/folders/importContent.ts';
import { type ReadContentOptions, readContent } from '#src/server/services/writing/folders/readContent.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { changesDuring } from '#tests/support/changesDuring.ts';
import { smallContent, writeContentFolder } from '#tests/support/contentFolder.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildPost, buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

/** Reads the small content with some files changed, or left out by `null`. */
async function read(changes: Record<string, string | null> = {}) {
  const { remove, ...folders } = await writeContentFolder({ ...smallContent, ...changes });
  try {
    return readContent(folders);
  } finally {
    await remove();
  }
}

const importWith = async (changes?: Record<string, string | null>) =>
  importContent({ ctx: testCtx(database), input: { content: await read(changes) } });

async function problemsOf(changes: Record<string, string | null>) {
  const error = await read(changes).catch((thrown: unknown) => thrown);
  if (!(error instanceof ContentProblems)) throw new Error('the content was accepted');
  return error.problems.map(({ file, key }) => (key ? `${file}: ${key}` : file));
}

const vypis = 'courses/java-kurz/01-prvy-riadok/01-prvy-vypis.md';
const premenne = 'courses/java-kurz/01-prvy-riadok/02-premenne.md';
const kviz = 'courses/java-kurz/01-prvy-riadok/quiz.yml';
const edited = (path: string, from: string | RegExp, to: string) => ({
  [path]: (smallContent[path] as string).replace(from, to),
});

test('content is imported as it is written', async () => {
  expect(await importWith()).toMatchObject({ inserted: 23, updated: 0, unpublished: 0 });
  const course = await testApi(database).ask('/course/slug/java-kurz', courseSchema);
  expect(course.courseProducts).toMatchObject([{ id: 'prod_java', amount: 4900, archived: false }]);
  expect(course.chapters.map(({ id, lectures }) => [id, lectures.map((row) => row.id)])).toEqual([
    ['java-prvy', ['java-vypis', 'java-premenne']],
    ['java-rozhodovanie', []],
  ]);
  const [episode] = await database.db.select().from(post).where(eq(post.id, 'epizoda'));
  expect(episode?.transcript).toEqual([{ start: 0.4, end: 3.292, speaker: 'Zuzana', text: 'Vitaj.' }]);
  expect(episode?.publishedAt).toEqual(new Date('2026-05-15T06:30:00Z'));
});

test('a video is imported with its chapters, and with what only lectures show', async () => {
  await importWith();
  const rows = await database.db.select().from(video).orderBy(video.id);
  expect(rows).toMatchObject([
    {
      id: 'cykly-id',
      lectureOnly: true,
      source: 'cykly.mp4',
      poster: 'cykly.webp',
      captions: 'cykly.vtt',
      transcript: [{ text: 'Vitaj.' }],
      chapters: [],
    },
    {
      id: 'video-id',
      lectureOnly: false,
      chapters: [
        { start: 0, title: 'Začiatok' },
        { start: 12.5, title: 'Koniec: úloha' },
      ],
    },
  ]);
});

test('a quiz is imported with the keys of its questions', async () => {
  await importWith();
  const [row] = await database.db.select().from(quiz);
  expect(row).toMatchObject({ id: 'java-kviz', lectureId: 'java-vypis', name: 'Prvý riadok', published: true });
  const questions = await database.db.select().from(quizQuestion).orderBy(quizQuestion.position);
  expect(questions.map(({ id, position }) => [id, position])).toEqual(
    [1, 2, 3, 4, 5, 6].map((position) => [`java-kviz-${position}`, position]),
  );
  const [single, multiple, typed, number, order, output] = questions;
  expect(single?.text).toBe('Čo vypíše program?\n\n```java\nSystem.out.println("Ahoj");\n```');
  expect(single?.options).toEqual([
    { id: 'a', text: '`Ahoj`', explanation: null },
    { id: 'b', text: 'Nič: spadne', explanation: 'Chyba by bola: červený text' },
  ]);
  expect(single?.key).toEqual({ kind: 'SINGLE', optionId: 'a' });
  expect(multiple?.key).toEqual({ kind: 'MULTIPLE', optionIds: ['a', 'b'] });
  expect(typed?.key).toEqual({ kind: 'TEXT', accepted: ['println', 'System.out.println'], isExact: true });
  expect(number?.key).toEqual({ kind: 'NUMBER', number: 0.33, tolerance: 0.01 });
  expect(output?.key).toEqual({ kind: 'OUTPUT', output: '  1\nAhoj\n\n2' });
  const texts = order?.key.kind === 'ORDER' ? order.key.optionIds.map((id) => textOf(order.options, id)) : [];
  expect(texts).toEqual(['class A {', '  int a = 1;', '# koniec: }']);
});

test('lines to put in order are shuffled, always the same way, and never right', async () => {
  for (const lines of [['b', 'a', 'c'], ['x', 'y', 'z', 'w'], [...'abcdefgh']]) {
    const questions = Array.from({ length: 20 }, (_, index) => ({
      id: `q-${index}`,
      kind: 'ORDER',
      text: 'T',
      lines,
      explanation: 'E',
    }));
    const written = JSON.stringify({ id: 'q', lecture: 'java-vypis', name: 'Q', questions });
    const { quizQuestions } = await read({ [kviz]: written });
    expect((await read({ [kviz]: written })).quizQuestions).toEqual(quizQuestions);
    for (const { options, key } of quizQuestions) {
      const ids = options.map(({ id }) => id);
      expect(key).not.toEqual({ kind: 'ORDER', optionIds: ids });
      expect(ids.toSorted(), 'names that say nothing of the order').toEqual(ids);
    }
  }
});

test('the courses to vote for are imported in their order', async () => {
  await importWith();
  await importWith({
    'next-courses.yml': '- {id: git, name: Git, summary: Verzie.}\n- {id: c, name: C, summary: C.}\n',
  });
  const rows = await database.db.select().from(nextCourseOption).orderBy(nextCourseOption.id);
  expect(rows.map(({ id, position, published }) => [id, position, published])).toEqual([
    ['c', 2, true],
    ['git', 1, true],
    ['python', 1, false],
  ]);
});

test('a quiz that leaves takes its questions along, and none of them is deleted', async () => {
  await importWith();
  expect(await importWith({ [kviz]: null })).toMatchObject({ inserted: 0, updated: 0, unpublished: 7 });
  const rows = await database.db.select().from(quizQuestion);
  expect(rows.map(({ published }) => published)).toEqual(Array(6).fill(false));
  expect(await importWith()).toMatchObject({ inserted: 0, updated: 7, unpublished: 0 });
});

test('a quiz that moves to another lecture of its chapter keeps its questions, and what was answered', async () => {
  await importWith();
  const [answerer, questions] = [await buildUser(database), await database.db.select().from(quizQuestion)];
  const issuer = await createTestIssuer({ now: () => now });
  const api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  const answer = { questionId: 'java-kviz-4', answer: { kind: 'NUMBER', number: 0.33 } };
  await api.ask('/quiz/question/user-answer/', userAnswerSchema, await issuer.call(answerer, 'POST', answer));
  const answers = async () =>
    api.ask('/quiz/java-kviz/question/user-answer', userAnswerListSchema, await issuer.call(answerer));
  const before = await answers();
  expect(before.items).toMatchObject([{ questionId: 'java-kviz-4', isCorrect: true }]);

  const report = await importWith(edited(kviz, 'lecture: java-vypis', 'lecture: java-premenne'));
  expect(report).toEqual({ inserted: 0, updated: 1, unpublished: 0 });
  expect(await database.db.select().from(quizQuestion)).toEqual(questions);
  expect(await answers()).toEqual(before);
  expect(await database.db.select().from(quiz)).toMatchObject([
    { id: 'java-kviz', lectureId: 'java-premenne', published: true },
  ]);
});

test('importing the same again changes nothing and tells nobody', async () => {
  await importWith();
  const heard = await changesDuring(database, async () => {
    expect(await importWith()).toEqual({ inserted: 0, updated: 0, unpublished: 0 });
  });
  expect(heard).toEqual([]);
});

test('a changed file changes one row, and the listeners hear of it', async () => {
  await importWith();
  const [before] = await database.db.select().from(lecture).where(eq(lecture.id, 'java-vypis'));
  const heard = await changesDuring(database, async () => {
    const report = await importWith(edited(premenne, 'Text lekcie.', 'Nový text.'));
    expect(report).toEqual({ inserted: 0, updated: 1, unpublished: 0 });
  });
  expect(heard).toEqual(['*']);
  const rows = await database.db.select().from(lecture).orderBy(lecture.id);
  expect(rows.map(({ id, text }) => [id, text])).toEqual([
    ['java-premenne', 'Nový text.'],
    ['java-vypis', 'Text lekcie.'],
  ]);
  expect(rows[1]).toEqual(before);
});

test('a lecture keeps its id when it is renamed and moved to another chapter', async () => {
  await importWith();
  const moved = (smallContent[premenne] as string).replace('name: Premenné', 'name: Škatuľky na hodnoty');
  const report = await importWith({ [premenne]: null, 'courses/java-kurz/02-rozhodovanie/05-skatulky.md': moved });
  expect(report).toMatchObject({ inserted: 0, updated: 1, unpublished: 0 });
  const [row] = await database.db.select().from(lecture).where(eq(lecture.id, 'java-premenne'));
  expect(row).toMatchObject({
    chapterId: 'java-rozhodovanie',
    position: 5,
    name: 'Škatuľky na hodnoty',
    published: true,
  });
});

test('an address that a lecture, an article or a course leaves leads to where it is now', async () => {
  await importWith();
  const moved = { [premenne]: null, 'courses/java-kurz/02-rozhodovanie/05-skatulky.md': smallContent[premenne] ?? '' };
  const article = (smallContent['articles/clanok.md'] ?? '').replace('slug: clanok', 'slug: chyby');
  const content = await read({ ...moved, 'articles/clanok.md': null, 'articles/chyby.md': article });
  const ctx = testCtx(database);
  const courses = content.courses.map((course) => ({ ...course, slug: 'java' }));
  await importContent({ ctx, input: { content: { ...content, courses } } });
  const lectureIn = (place: string) => `/kurzy/${place}/lekcia/java-premenne`;
  const here = lectureIn('java/kapitola/java-rozhodovanie');
  expect(await findMoved(ctx, lectureIn('java-kurz/kapitola/java-prvy'))).toBe(here);
  expect(await findMoved(ctx, '/clanky/clanok')).toBe('/clanky/chyby');
  expect(await findMoved(ctx, '/kurzy/java-kurz/zdroje')).toBe('/kurzy/java/zdroje');
  // It may come back to where it was.
  await importWith();
  expect(await findMoved(ctx, here)).toBe(lectureIn('java-kurz/kapitola/java-prvy'));
  expect(await findMoved(ctx, lectureIn('java-kurz/kapitola/java-prvy'))).toBeNull();
});

test('what leaves the content is unpublished, and published again when it returns', async () => {
  await importWith();
  const report = await importWith({ [premenne]: null, 'articles/clanok.md': null });
  expect(report).toMatchObject({ updated: 0, unpublished: 2 });
  const find = () => database.db.select().from(lecture).where(eq(lecture.id, 'java-premenne'));
  expect((await find())[0]).toMatchObject({ published: false, text: 'Text lekcie.' });
  const { send } = testApi(database);
  expect((await send('/lecture/java-premenne?preview=true')).status).toBe(404);
  const again = await importWith({ [premenne]: null, 'articles/clanok.md': null });
  expect(again).toEqual({ inserted: 0, updated: 0, unpublished: 0 });
  expect(await importWith()).toMatchObject({ inserted: 0, updated: 2, unpublished: 0 });
  expect((await send('/lecture/java-premenne?preview=true')).status).toBe(200);
});

test('a product that leaves the content is archived, and stays so through an export', async () => {
  await importWith();
  await importWith(edited('products.yml', 'id: prod_java\n', 'id: prod_java_2\n'));
  const products = () => database.db.select().from(courseProduct).orderBy(courseProduct.id);
  expect((await products()).map(({ id, archived }) => [id, archived])).toEqual([
    ['prod_java', true],
    ['prod_java_2', false],
  ]);
  const before = await products();
  await withExport(async (folders) => {
    await emptyDatabase(database);
    await importContent({ ctx: testCtx(database), input: { content: readContent(folders) } });
  });
  expect(await products()).toEqual(before);
});

test('two articles may swap their addresses', async () => {
  const second = (smallContent['articles/clanok.md'] as string).replaceAll('clanok', 'druhy');
  await importWith({ 'articles/druhy.md': second });
  const swap = (id: string, slug: string) =>
    (smallContent['articles/clanok.md'] as string)
      .replace('id: clanok', `id: ${id}`)
      .replace('slug: clanok', `slug: ${slug}`);
  await importWith({ 'articles/clanok.md': swap('druhy', 'clanok'), 'articles/druhy.md': swap('clanok', 'druhy') });
  const rows = await database.db.select().from(post).where(eq(post.kind, 'article')).orderBy(post.id);
  expect(rows.map(({ id, slug, published }) => [id, slug, published])).toEqual([
    ['clanok', 'druhy', true],
    ['druhy', 'clanok', true],
  ]);
});

test('a new article may take the address of a removed one', async () => {
  await importWith();
  await importWith(edited('articles/clanok.md', 'id: clanok', 'id: novy'));
  const rows = await database.db.select().from(post).where(eq(post.slug, 'clanok')).orderBy(post.id);
  expect(rows.map(({ id, published }) => [id, published])).toEqual([
    ['clanok', false],
    ['novy', true],
  ]);
});

test('an import that fails leaves everything as it was', async () => {
  await importWith();
  const content = await read(edited(premenne, 'Text lekcie.', 'Nový text.'));
  content.lectures.push({
    ...content.lectures[0],
    id: 'zla',
    chapterId: 'nie-je',
  } as (typeof content.lectures)[number]);
  await expect(importContent({ ctx: testCtx(database), input: { content } })).rejects.toThrow();
  const rows = await database.db.select().from(lecture);
  expect(rows.map((row) => row.text)).toEqual(['Text lekcie.', 'Text lekcie.']);
});

test('import, export and import again lose nothing', async () => {
  const content = await read();
  await importContent({ ctx: testCtx(database), input: { content } });
  await withExport(async (folders) => {
    const { directory } = folders;
    expect(readContent(folders)).toEqual(content);
    const first = await textsOf(directory);
    expect(Object.keys(first).sort()).toEqual(['.content-export', ...Object.keys(smallContent)].sort());
    await emptyDatabase(database);
    await importContent({ ctx: testCtx(database), input: { content: readContent(folders) } });
    await exportContent({ ctx: testCtx(database), store, input: { directory } });
    expect(await textsOf(directory)).toEqual(first);
  });
});

test('files of the store that texts name go with them, and come back', async () => {
  const source = createFolderStore(await mkdtemp(join(tmpdir(), 'prvy-riadok-store-')));
  const target = createFolderStore(await mkdtemp(join(tmpdir(), 'prvy-riadok-store-')));
  const inside = (name: string) => (name.endsWith('.vtt') ? 'WEBVTT\n\n00:01.000 --> 00:02.000\nAhoj\n' : name);
  const put = async (name: string) => {
    await mkdir(source.draftFolder, { recursive: true });
    await writeFile(join(source.draftFolder, 'x'), inside(name));
    await source.put(name, join(source.draftFolder, 'x'), 'text/plain');
  };
  const idOf = (letter: string) => letter.repeat(20);
  const [picture, film, captions, unused] = [idOf('a'), idOf('b'), idOf('c'), idOf('d')] as const;
  const plain = { bytes: 9, variants: [], uploadedBy: 'uid-zuzana', at: past, isPrivate: false };
  const file = (id: string) => ({ ...plain, id, name: id, sha256: id.padEnd(64, '0') });
  const cues = [{ start: 1, end: 2, speaker: null, text: 'Ahoj' }];
  const small = { width: 480, format: 'webp' as const, file: `subory/${picture}-480.webp`, bytes: 9 };
  await database.db.insert(mediaFile).values([
    { ...file(captions), kind: 'captions', contentType: 'text/vtt', format: 'vtt', cues },
    { ...file(unused), kind: 'document', contentType: 'application/pdf', format: 'pdf' },
    { ...file(film), kind: 'film', contentType: 'video/mp4', format: 'mp4', captionsId: captions },
    { ...file(picture), kind: 'image', contentType: 'image/webp', format: 'webp', alt: 'Vetvy', variants: [small] },
  ]);
  const names = [`subory/${captions}.vtt`, `subory/${film}.mp4`, small.file];
  for (const name of names) await put(name);
  const text = `![Vetvy](/subory/${picture}/480x300/vetvy.webp)\n\n[Film](/subory/${film}/film.mp4)`;
  await importWith(edited(premenne, 'Text lekcie.', text));
  const directory = await mkdtemp(join(tmpdir(), 'prvy-riadok-export-'));
  await exportContent({ ctx: testCtx(database), store: source, input: { directory } });
  const before = await database.db.select().from(mediaFile).orderBy(mediaFile.id);
  await emptyDatabase(database);
  const input = { ctx: testCtx(database), store: target, input: { directory } };
  expect(await importMedia(input)).toBe(3);
  expect(await importMedia(input)).toBe(0);
  const after = await database.db.select().from(mediaFile).orderBy(mediaFile.id);
  const nobody = { uploadedBy: '', at: now };
  expect(after).toEqual(before.flatMap((row) => (row.id === unused ? [] : { ...row, ...nobody })));
  for (const name of names) expect(await readStored(target, name)).toBe(inside(name));
  expect(await target.stat(`subory/${unused}.pdf`)).toBeNull();
});

test('an export leaves out what is unpublished, and replaces only an export', async () => {
  await importWith();
  await importWith({ [premenne]: null });
  await withExport(async ({ directory }) => {
    expect(Object.keys(await textsOf(directory))).not.toContain(premenne);
    await rm(join(directory, '.content-export'));
    await writeFile(join(directory, 'moje.md'), 'práca');
    await expect(exportContent({ ctx: testCtx(database), store, input: { directory } })).rejects.toThrow(
      'is not empty',
    );
    expect(await readFile(join(directory, 'moje.md'), 'utf8')).toBe('práca');
  });
});

test('only an empty database is filled', async () => {
  const { remove, ...input } = await writeContentFolder(smallContent);
  const fill = () => fillEmptyDatabase({ ctx: testCtx(database), input });
  expect(await fill()).toMatchObject({ inserted: 23 });
  expect(await fill()).toBeNull();
  await emptyDatabase(database);
  await buildPost(database);
  expect(await fill()).toBeNull();
  expect(await database.db.$count(chapter)).toBe(0);
  await remove();
});

test('a mistake in a task names its file and line, and an id belongs to one task', async () => {
  const write = (path: string, text: string) => ({ [path]: `${smallContent[path]}\n${text}\n` });
  const linesBefore = (path: string) => (smallContent[path] as string).split('\n').length;
  const problems = await problemsOf(write(vypis, '::::task{id="a" kind="nie"}\nUrob.\n::::'));
  const line = linesBefore(vypis) + 1;
  expect(problems).toEqual([`${vypis}:${line}`, `${vypis}:${line}`]);

  const whole = '::::task{id="a" kind="order"}\nZoraď.\n\n```java solution\n1;\n2;\n```\n::::';
  await read(write(vypis, whole));
  const twice = await problemsOf({ ...write(vypis, whole), ...write(premenne, whole) });
  expect(twice).toEqual([`${premenne}:${linesBefore(premenne) + 1}`]);
});

test('a mistake in a drawing names its file and line, in articles too', async () => {
  const clanok = Object.keys(smallContent).find((path) => path.startsWith('articles/')) as string;
  const write = (path: string, text: string) => ({ [path]: `${smallContent[path]}\n${text}\n` });
  const drawing = (text: string) => `\`\`\`kresba\n${text}\n\`\`\``;
  const [lectureLine, articleLine] = [vypis, clanok].map((path) => (smallContent[path] as string).split('\n').length);
  const wrong = { ...write(vypis, drawing('pole body = [1]\nsvieti: 1')), ...write(clanok, drawing('nic')) };
  expect((await problemsOf(wrong)).sort()).toEqual(
    [`${vypis}:${(lectureLine ?? 0) + 3}`, `${clanok}:${(articleLine ?? 0) + 2}`].sort(),
  );

  const right = drawing('strom\nbody\n  h1 „Ahoj“ <\n\n  p\npopis: *Zátvorky* [a] a „úvodzovky“.');
  await importWith(write(vypis, right));
  await withExport(async ({ directory }) => {
    expect(await readFile(join(directory, vypis), 'utf8')).toContain(`\n${right}\n`);
  });
});

test('a lecture may ask again what an earlier one of its course asks, or one that is free', async () => {
  const guess = (id: string) =>
    `\`\`\`javascript\nconsole.log(1);\n\`\`\`\n\n\`\`\`output guess="1|2" id="${id}"\n1\n\`\`\`\n\nLebo.`;
  const other = 'courses/sql';
  const course = (smallContent['courses/java-kurz/course.md'] ?? '')
    .replace('id: java\nslug: java-kurz', 'id: sql\nslug: sql')
    .replace('position: 1', 'position: 2');
  const lecture = (id: string, text: string) =>
    `---\nid: ${id}\nname: Lekcia\ntype: TEXT\nminutes: 5\nsummary: Zhrnutie\n---\n${text}\n`;
  const product = '- course: sql\n  id: prod_sql\n  name: SQL\n  variantName: SQL\n  amount: 900\n  currency: EUR\n';
  const withRecall = (ids: string, isSold: boolean) => ({
    [vypis]: `${smallContent[vypis]}\n${guess('vypis')}\n`,
    [premenne]: (smallContent[premenne] ?? '').replace(
      'Text lekcie.',
      `::recall{questions="${ids}"}\n\nText.\n\n${guess('premenne')}`,
    ),
    'products.yml': `${smallContent['products.yml']}${isSold ? product : ''}`,
    [`${other}/course.md`]: course,
    [`${other}/resources.md`]: smallContent['courses/java-kurz/resources.md'] ?? '',
    [`${other}/01-a/chapter.md`]: '---\nid: sql-a\nname: Zadarmo\nfreeSample: true\n---\n',
    [`${other}/01-a/01-a.md`]: lecture('sql-a1', guess('ukazka')),
    [`${other}/02-b/chapter.md`]: '---\nid: sql-b\nname: Ďalej\n---\n',
    [`${other}/02-b/01-b.md`]: lecture('sql-b1', guess('dalej')),
  });
  await read(withRecall('vypis ukazka dalej', false));
  await read(withRecall('vypis ukazka', true));
  const { length: lines } = (smallContent[premenne] ?? '').split('Text lekcie.')[0]?.split('\n') ?? [];
  for (const id of ['dalej', 'premenne', 'nikde']) {
    expect(await problemsOf(withRecall(`vypis ${id}`, true)), id).toEqual([`${premenne}:${lines}`]);
  }
  const twice = { ...withRecall('vypis', true), [`${other}/01-a/01-a.md`]: lecture('sql-a1', guess('vypis')) };
  expect(await problemsOf(twice)).toHaveLength(1);
});

test('a task may go on with the program of one before it, and with nothing else', async () => {
  const step = (id: string, attributes = '') =>
    `::::task{id="${id}" kind="write"${attributes}}\nUrob.\n\n\`\`\`javascript solution\nlet a = 1;\n\`\`\`\n\n\`\`\`yaml checks\n- name: a\n  call: a\n  gives: 1\n\`\`\`\n::::`;
  const order = '::::task{id="poradie" kind="order"}\nZoraď.\n\n```java solution\n1;\n2;\n```\n::::';
  const write = (path: string, text: string) => ({ [path]: `${smallContent[path]}\n${text}\n` });
  const line = (smallContent[premenne] ?? '').split('\n').length + 1;
  const before = write(vypis, `${step('prvy')}\n\n${order}`);
  await read({ ...before, ...write(premenne, step('druhy', ' continues="prvy"')) });
  await read(write(premenne, `${step('prvy')}\n\n${step('druhy', ' continues="prvy"')}`));
  for (const id of ['poradie', 'nikde', 'druhy']) {
    const problems = await problemsOf({ ...before, ...write(premenne, step('druhy', ` continues="${id}"`)) });
    expect(problems, id).toEqual([`${premenne}:${line}`]);
  }
  const inPython = (text: string) => text.replace('javascript solution', 'python solution');
  const other = { ...write(vypis, inPython(step('prvy'))), ...write(premenne, step('druhy', ' continues="prvy"')) };
  expect(await problemsOf(other)).toEqual([`${premenne}:${line}`]);
  const within = write(premenne, `${step('prvy')}\n\n${inPython(step('druhy', ' continues="prvy"'))}`);
  expect(await problemsOf(within)).toHaveLength(1);
  const backwards = { ...write(vypis, step('prvy', ' continues="druhy"')), ...write(premenne, step('druhy')) };
  expect(await problemsOf(backwards)).toHaveLength(1);
});

test('a mistake names its file and key', async () => {
  expect(await problemsOf(edited(vypis, 'minutes: 9', 'minutes: deväť'))).toEqual([`${vypis}: minutes`]);
  expect(await problemsOf(edited(vypis, 'minutes: 9\n', ''))).toEqual([`${vypis}: minutes`]);
  expect(await problemsOf(edited(vypis, 'summary:', 'sumary:'))).toEqual([`${vypis}: summary`, vypis]);
  expect(await problemsOf(edited(vypis, 'video: video\n', ''))).toEqual([`${vypis}: video`]);
  expect(await problemsOf(edited(premenne, 'type: TEXT', 'type: TEXT\nvideo: video'))).toEqual([`${premenne}: video`]);
  expect(await problemsOf(edited(vypis, 'video: video', 'video: nie-je'))).toEqual([`${vypis}: video`]);
  expect(await problemsOf(edited(vypis, '---\nid', 'id'))).toEqual([vypis]);
  expect(await problemsOf(edited(vypis, 'name: Prvý výpis', 'name: Prvý: výpis'))).toEqual([vypis]);
  expect(await problemsOf(edited('products.yml', 'amount: 4900', 'amount: 49.5'))).toEqual(['products.yml: 0.amount']);
  expect(await problemsOf(edited('products.yml', 'course: java-kurz', 'course: nie-je'))).toEqual([
    'products.yml: 0.course',
  ]);
  expect(await problemsOf({ 'courses/java-kurz/resources.md': null })).toEqual(['courses/java-kurz/resources.md']);
});

test('a mistake in a video names its key', async () => {
  const cykly = 'videos/cykly.md';
  const problemOf = (from: string | RegExp, to: string) => problemsOf(edited(cykly, from, to));
  for (const key of ['source', 'poster', 'captions']) {
    expect(await problemOf(`${key}: cykly`, `${key}: nie-je`)).toEqual([`${cykly}: ${key}`]);
    expect(await problemOf(`${key}: cykly`, `${key}: ../cykly`)).toEqual([`${cykly}: ${key}`]);
    expect(await problemOf(`${key}: cykly`, `${key}: /media/cykly`)).toEqual([`${cykly}: ${key}`]);
  }
  expect(await problemOf('lectureOnly: true\n', '')).toEqual([`${cykly}: poster`, `${cykly}: captions`]);
  const [plain, marked] = ['videos/video.md', /start: 12.5/];
  for (const start of ['0', '88', 'koniec']) {
    const problems = await problemsOf(edited(plain, marked, `start: ${start}`));
    expect(problems, start).toEqual([expect.stringMatching(/^videos\/video\.md: chapters/), `${vypis}: video`]);
  }
});

test('a free sample shows no video that only lectures show', async () => {
  expect(await problemsOf(edited(vypis, 'video: video', 'video: cykly'))).toEqual(['courses (lectures): video']);
});

test('a mistake in a quiz names its question', async () => {
  const problemOf = (from: string | RegExp, to: string) => problemsOf(edited(kviz, from, to));
  expect(await problemOf('name: Prvý riadok\n', '')).toEqual([`${kviz}: name`]);
  expect(await problemOf('kind: NUMBER', 'kind: CISLO')).toEqual([`${kviz}: questions.3.kind`]);
  expect(await problemOf('        correct: true\n', '')).toEqual([`${kviz}: questions.0.options`]);
  expect(await problemOf('"Nič: spadne"', '"Nič: spadne"\n        correct: true')).toEqual([
    `${kviz}: questions.0.options`,
  ]);
  expect(await problemOf(/correct: true(?=\n {8}explanation| *\n {6}- text: parseInt)/g, 'correct: false')).toEqual([
    `${kviz}: questions.1.options`,
  ]);
  expect(await problemOf('explanation: Áno.', 'vysvetlenie: Áno.')).toEqual([`${kviz}: questions.1.options.0`]);
  expect(await problemOf('accepted: [println, System.out.println]', 'accepted: []')).toEqual([
    `${kviz}: questions.2.accepted`,
  ]);
  expect(await problemOf('answer: 0.33', 'answer: tretina')).toEqual([`${kviz}: questions.3.answer`]);
  expect(await problemOf('tolerance: 0.01', 'tolerance: -1')).toEqual([`${kviz}: questions.3.tolerance`]);
  expect(await problemOf('      - "# koniec: }"\n', '')).toEqual([`${kviz}: questions.4.lines`]);
  expect(await problemOf('"# koniec: }"', '"int a = 1;"')).toEqual([`${kviz}: questions.4.lines`]);
  expect(await problemOf('    explanation: Dva riadky.\n', '')).toEqual([`${kviz}: questions.5.explanation`]);
  expect(await problemOf('Ahoj\n\n', `Ahoj${'x'.repeat(500)}\n\n`)).toEqual([`${kviz}: questions.5.output`]);
  expect(await problemOf('lecture: java-vypis', 'lecture: java-nie')).toEqual([`${kviz}: lecture`]);
  expect(await problemOf('id: java-kviz-2', 'id: java-kviz-1')).toEqual(['courses (quizzes): questions.id']);
});

test('a quiz belongs to a lecture of its own chapter, and to one chapter', async () => {
  const other = 'courses/java-kurz/02-rozhodovanie/quiz.yml';
  const problems = await problemsOf({ [other]: smallContent[kviz] as string });
  expect(problems.slice(0, 2)).toEqual([`${other}: lecture`, 'courses (quizzes): id']);
});

test('a mistake in the courses to vote for is found', async () => {
  const nextCourses = 'next-courses.yml';
  expect(await problemsOf(edited(nextCourses, 'id: git', 'id: python'))).toEqual([`${nextCourses}: id`]);
  expect(await problemsOf(edited(nextCourses, '  name: Git\n', ''))).toEqual([`${nextCourses}: 1.name`]);
});

test('a mistake between files is found', async () => {
  const clanok = 'articles/clanok.md';
  const kurz = 'courses/java-kurz/course.md';
  expect(await problemsOf(edited(clanok, 'author: zuzana', 'author: nikto'))).toEqual([`${clanok}: author`]);
  for (const next of ['java', 'nikto'])
    expect(
      await problemsOf(edited(kurz, 'prerequisites:', `nextCourses: [{ course: ${next}, why: Lebo }]\nprerequisites:`)),
    ).toEqual([`${kurz}: nextCourses`]);
  expect(await problemsOf(edited(clanok, 'java]', 'nie-je]'))).toEqual([`${clanok}: tags`]);
  expect(await problemsOf(edited(clanok, 'slug: clanok', 'slug: iny'))).toEqual([`${clanok}: slug`]);
  expect(await problemsOf(edited('podcast/epizoda.md', 'e.vtt', 'nie-je.vtt'))).toEqual([
    'podcast/epizoda.md: transcript',
  ]);
  expect(await problemsOf(edited(premenne, 'id: java-premenne', 'id: java-vypis'))).toEqual(['courses (lectures): id']);
  const numberless = 'courses/java-kurz/01-prvy-riadok/premenne.md';
  expect(await problemsOf({ [numberless]: smallContent[premenne] as string })).toContain(numberless);
  const sameNumber = 'courses/java-kurz/01-prvy-riadok/02-iny.md';
  expect(
    await problemsOf({ [sameNumber]: (smallContent[premenne] as string).replace('premenne', 'iny') }),
  ).toHaveLength(1);
});

test('all mistakes come at once', async () => {
  const changes = { ...edited(vypis, 'minutes: 9', 'minutes: 0'), ...edited(premenne, 'type: TEXT', 'type: AUDIO') };
  expect(await problemsOf(changes)).toEqual([`${vypis}: minutes`, `${premenne}: type`]);
});

function textOf(options: { id: string; text: string }[], id: string): string | undefined {
  return options.find((option) => option.id === id)?.text;
}

/** The texts of most tests name no file of it. */
const store = createFolderStore('/nowhere');

async function withExport(use: (folders: Required<ReadContentOptions>) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'prvy-riadok-export-'));
  const { publicDir, mediaDir, remove } = await writeContentFolder({});
  try {
    await exportContent({ ctx: testCtx(database), store, input: { directory } });
    await use({ directory, publicDir, mediaDir });
  } finally {
    await rm(directory, { recursive: true });
    await remove();
  }
}

async function textsOf(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => [file.slice(directory.length + 1), await readFile(file, 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

async function readStored(from: MediaStore, name: string): Promise<string> {
  return Buffer.concat(await (await from.get(name)).toArray()).toString();
}
