import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ExcerptPart, searchResultSchema } from '#src/contract/search.ts';
import type { Database } from '#src/server/db/database.ts';
import { post } from '#src/server/db/schema/post.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildAuthor,
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildEpisode,
  buildLecture,
  buildPage,
  buildPost,
  buildVideo,
} from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { startObservedServer } from '#tests/support/observedServer.ts';

let database: Database;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  api = testApi(database);
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

const search = (q: string, page = 1) => api.ask(`/search?q=${encodeURIComponent(q)}&page=${page}`, searchResultSchema);
const typed = (q: string) => api.ask(`/search/typed?q=${encodeURIComponent(q)}`, searchResultSchema);
/** As a reader sees it, with what was found in brackets. */
const read = (parts: ExcerptPart[]) => parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');
const titles = async (q: string) => (await search(q)).items.map(({ title }) => read(title).replaceAll(/[[\]]/g, ''));

const nothing = { items: [], total: 0, page: 1, pageCount: 1, meant: null };
const future = new Date(now.getTime() + 1000);

test('everything that has a page is found, with its address and the sentence that has the word', async () => {
  const course = await buildCourse(database, { slug: 'kurz', name: 'Kurz o cykloch', description: 'Opis.' });
  const chapter = await buildChapter(database, { courseId: course.id });
  const built = await buildLecture(database, {
    chapterId: chapter.id,
    name: 'Opakovanie',
    text: '## Nadpis\n\nPrvá veta. Toto urobí **cyklus** sám.\n',
  });
  await buildPost(database, { slug: 'clanok', title: 'Článok', text: 'Bez cyklu to nejde.' });
  await buildEpisode(database, {
    slug: 'epizoda',
    title: 'Epizóda',
    transcript: [
      { start: 0, end: 1, speaker: null, text: 'Najprv sme mali' },
      { start: 1, end: 2, speaker: null, text: 'iba jeden cyklus. A potom nič.' },
    ],
  });
  await buildVideo(database, { slug: 'video', title: 'Video', summary: 'Cykly za minútu.' });

  const { items, total } = await search('cyklus');
  expect(total).toBe(5);
  expect(
    items.map(({ kind, path, lecture, title, excerpt }) => [kind, path, lecture, read(title), read(excerpt)]),
  ).toEqual([
    ['course', '/kurzy/kurz', null, 'Kurz o\u00A0[cykloch]', expect.anything()],
    [
      'lecture',
      `/kurzy/kurz/kapitola/${chapter.id}/lekcia/${built.id}`,
      { course: 'Kurz o\u00A0cykloch', chapter: 'Prvý riadok', line: 1 },
      'Opakovanie',
      'Toto urobí [cyklus] sám.',
    ],
    ['article', '/clanky/clanok', null, 'Článok', 'Bez [cyklu] to nejde.'],
    ['podcast', '/podcast/epizoda?t=1', null, 'Epizóda', 'Najprv sme mali iba jeden [cyklus].'],
    ['video', '/videa/video', null, 'Video', '[Cykly] za minútu.'],
  ]);
});

test('accents, capitals, endings and the order of words do not count, and all words have to be there', async () => {
  await buildPost(database, { title: 'Prvá premenná', text: 'Krabička.' });
  await buildPost(database, { title: 'Iné', text: 'Premenné aj podmienky.' });
  for (const q of ['premenná', 'PREMENNE', 'premennými', 'prem']) expect(await titles(q)).toHaveLength(2);
  expect(await titles('podmienka premenná')).toEqual(['Iné']);
  expect(await titles('premenná krabica')).toEqual(['Prvá premenná']);
  expect(await titles('premenná cyklus')).toEqual([]);
});

test('what has the words in its name comes first, then the newest', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 1, n));
  await buildPost(database, { title: 'Starší', text: 'O poliach.', publishedAt: day(1) });
  await buildPost(database, { title: 'Novší', text: 'O poliach.', publishedAt: day(2) });
  await buildVideo(database, { title: 'Polia', publishedAt: day(1) });
  expect(await titles('polia')).toEqual(['Polia', 'Novší', 'Starší']);
});

test('pieces of programs are found by their words', async () => {
  await buildPost(database, { text: 'Výpis:\n\n```javascript\nlet a = 1;\nconsole.log(a);\n```\n' });
  const { items } = await search('console.log');
  expect(items.map(({ excerpt }) => read(excerpt))).toEqual(['[console].[log](a);']);
});

test('of a closed lecture the summary is shown and not a word of its text', async () => {
  const course = await buildCourse(database);
  await buildCourseProduct(database, { courseId: course.id });
  const [sample, closed] = await Promise.all(
    [true, false].map((freeSample) => buildChapter(database, { courseId: course.id, freeSample })),
  );
  const text = 'Tajomstvo je v rekurzii.';
  await buildLecture(database, { chapterId: sample?.id ?? '', name: 'Ukážka', position: 1, text });
  await buildLecture(database, { chapterId: closed?.id ?? '', name: 'Zamknutá', position: 2, text });
  const { items } = await search('rekurzia');
  expect(items.map(({ title, excerpt }) => [read(title), read(excerpt)])).toEqual([
    ['Ukážka', 'Tajomstvo je v\u00A0[rekurzii].'],
    ['Zamknutá', 'Napíšeš prvý program.'],
  ]);
});

test('a free course is searched whole, but its solutions are told by nobody', async () => {
  const chapter = await buildChapter(database, { freeSample: false });
  const text =
    'Úvod.\n\n:::task{id="a"}\nZadanie.\n\n```javascript solution\nlet tajomstvo = 1;\n```\n:::\n\nO slučke.\n';
  await buildLecture(database, { chapterId: chapter.id, text });
  expect((await search('slučka')).items.map(({ excerpt }) => read(excerpt))).toEqual(['O\u00A0[slučke].']);
  expect((await search('tajomstvo')).items.map(({ excerpt }) => read(excerpt))).toEqual(['Napíšeš prvý program.']);
});

test('what nobody may see yet is not found', async () => {
  await buildPost(database, { title: 'Skrytý', published: false });
  await buildPost(database, { title: 'Skrytý', publishedAt: future });
  await buildVideo(database, { title: 'Skrytý', lectureOnly: true });
  const hidden = await buildCourse(database, { name: 'Skrytý', published: false });
  await buildLecture(database, {
    name: 'Skrytý',
    chapterId: (await buildChapter(database, { courseId: hidden.id })).id,
  });
  await buildLecture(database, { name: 'Skrytý', chapterId: (await buildChapter(database, { published: false })).id });
  await buildLecture(database, { name: 'Skrytý', published: false });
  await buildAuthor(database, { name: 'Skrytý', published: false });
  await buildPage(database, { title: 'Skrytý', published: false });
  expect(await search('skrytý')).toEqual(nothing);
  // Nor is a word of it told to who has mistyped it.
  expect(await search('srkytý')).toEqual(nothing);
});

test('of many twenty stand on a page, and a page behind the last is not there', async () => {
  for (let n = 0; n < 25; n += 1) await buildPost(database, { title: `Slovo ${n}`, text: 'Slovo.' });
  const [first, second] = [await search('slovo'), await search('slovo', 2)];
  expect([first.items.length, first.total, first.pageCount]).toEqual([20, 25, 2]);
  expect([second.items.length, second.page]).toEqual([5, 2]);
  expect(new Set([...first.items, ...second.items].map(({ path }) => path)).size).toBe(25);
  expect(await api.problem('/search?q=slovo&page=3')).toMatchObject({ status: 404 });
});

test('while somebody types, as many of each kind are given as the sheet shows, lectures first, and how much there is in all', async () => {
  const course = await buildCourse(database, { name: 'Kurz' });
  const chapters = await Promise.all(
    [2, 1].map((position) => buildChapter(database, { courseId: course.id, name: `Kapitola ${position}`, position })),
  );
  for (let n = 1; n <= 4; n += 1)
    for (const chapter of chapters)
      await buildLecture(database, { chapterId: chapter.id, position: n, name: `Cyklus ${chapter.position}.${n}` });
  await buildLecture(database, { chapterId: chapters[1]?.id ?? '', position: 0, published: false });
  await buildAuthor(database, { name: 'Ján Cyklus' });
  await buildPage(database, { slug: 'cykly', title: 'Cykly v škole' });
  for (let n = 0; n < 6; n += 1) await buildPost(database, { text: 'O cykle.' });
  const { items, total } = await typed('cykl');
  expect(total).toBe(16);
  expect(items.filter(({ kind }) => kind === 'lecture').map(({ title, lecture }) => [read(title), lecture])).toEqual(
    ['1.1', '1.2', '1.3', '1.4', '2.1'].map((name, at) => [
      `[Cyklus] ${name}`,
      { course: 'Kurz', chapter: `Kapitola ${name[0]}`, line: at + 1 },
    ]),
  );
  expect(items.slice(5).map(({ kind }) => kind)).toEqual([...Array(3).fill('article'), 'author', 'page']);
  expect(items.find(({ kind }) => kind === 'page')?.path).toBe('/cykly');
});

test('a line whose name has the words is given no sentence of the text, one whose text alone has them is', async () => {
  await buildPost(database, { title: 'Každý cyklus', summary: 'Krátko.', text: 'Cyklus opakuje prácu.' });
  await buildPost(database, { title: 'Každé opakovanie', summary: 'Krátko.', text: 'Cyklus opakuje prácu.' });
  const { items } = await typed('cykl');
  expect(items.map(({ title, excerpt }) => [read(title), read(excerpt)])).toEqual([
    ['Každý [cyklus]', 'Krátko.'],
    ['Každé opakovanie', '[Cyklus] opakuje prácu.'],
  ]);
});

test('what is said in a recording opens it at its second', async () => {
  const say = (start: number, text: string) => ({ start, end: start + 4, speaker: null, text });
  await buildVideo(database, {
    slug: 'video',
    title: 'Ako sa program rozhoduje',
    transcript: [
      say(0, 'Vitaj. Keď podmienka'),
      say(188.2, 'neplatí, ide sa na'),
      say(192.9, 'else, a tam sa skončí.'),
    ],
  });
  const { items } = await typed('else');
  expect(items.map(({ path, second, excerpt }) => [path, second, read(excerpt)])).toEqual([
    ['/videa/video?t=192', 192, 'Keď podmienka neplatí, ide sa na [else], a tam sa skončí.'],
  ]);
});

test.each([
  ['podmeinka', 'podmienka'],
  ['podmenka', 'podmienka'],
  ['podmienkka', 'podmienka'],
  ['podnienky', 'podmienka'],
  ['podmei', 'podmienka'],
  ['PERMENNÁ', 'premenná'],
  ['if podmeinka', 'if podmienka'],
  ['javascirpt', 'JavaScript'],
])('one slip is forgiven: „%s“ finds „%s“', async (q, meant) => {
  await buildPost(database, { title: 'Podmienka if a else', text: 'Je tu premenná.' });
  await buildPost(database, { title: 'O JavaScripte', text: 'JavaScript beží v prehliadači.' });
  for (const found of [await search(q), await typed(q)]) {
    expect(found).toMatchObject({ meant, total: 1 });
    expect(found.items[0]?.title.some(({ isFound }) => isFound) || found.items[0]?.excerpt.some((p) => p.isFound)).toBe(
      true,
    );
  }
});

test('what is found as it is typed is not put right, nor are two slips, short words and strange ones', async () => {
  await buildPost(database, { title: 'Podmienka', text: 'Podmeinka je preklep. Ide sa ďalej.' });
  expect((await search('podmeinka')).meant).toBeNull();
  for (const q of ['pdomienkka', 'blockchain', 'idr', 'xyz podmeinka']) expect(await search(q)).toEqual(nothing);
});

test('a slip finds what was written anew, and no word that only a closed text has', async () => {
  const { id } = await buildPost(database, { text: 'Nič.' });
  await database.db.update(post).set({ text: 'Rekurzia volá samu seba.' }).where(eq(post.id, id));
  expect((await search('rekruzia')).meant).toBe('rekurzia');

  const course = await buildCourse(database);
  await buildCourseProduct(database, { courseId: course.id });
  const closed = await buildChapter(database, { courseId: course.id, freeSample: false });
  await buildLecture(database, { chapterId: closed.id, text: 'Tajomstvo.' });
  expect((await search('tajomstvo')).total).toBe(1);
  expect(await search('tajmostvo')).toEqual(nothing);
});

test('a text of endlessly many different words is taken, and found by those at its beginning', async () => {
  const word = (n: number) => n.toString(36).padStart(4, '0');
  const text = Array.from({ length: 400_000 }, (_, n) => word(n)).join(' ');
  await buildPost(database, { title: 'Dlhý', text });
  expect(await titles(word(90_000))).toEqual(['Dlhý']);
});

test('signs alone find nothing, and nothing that is typed breaks the search', async () => {
  await buildPost(database, { title: '100 % a _viac_' });
  for (const q of ['===', '%', "'; drop table post; --", 'a & !b | c:*', '\\', '„“'])
    expect((await api.send(`/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
  expect(await titles('100 %')).toHaveLength(1);
});

test.each(['', '   ', 'x'.repeat(101), 'cyklus\u0000'])('a search for „%s“ is refused', async (q) => {
  expect(await api.problem(`/search?q=${encodeURIComponent(q)}`)).toMatchObject({ status: 400, code: 'invalid-input' });
});

/** A server whose pages of searches are drawn once `release` is called; `ask` asks it as somebody of a network. */
async function startHeldSearches() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const render = async (key: string) => {
    let found = '';
    if (key.startsWith('/hladat')) {
      await released;
      // As the page does: it is under way already and is not counted twice.
      found = (await search('cyklus')).items.map(({ path }) => path).join();
    }
    return { status: 200, headers: { 'content-type': 'text/html' }, html: found, resources: new Set<string>() };
  };
  const { verifier } = await createTestIssuer({ now: () => now });
  const dataDir = await mkdtemp(join(tmpdir(), 'prvy-riadok-search-'));
  const server = await startObservedServer({ database, identity: verifier, dataDir, render, trustProxy: 1 });
  return {
    release,
    ask: (path: string, network = 1) => server.get(path, { headers: { 'x-forwarded-for': `203.0.113.${network}` } }),
    stop: async () => {
      release();
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

function refusedOf(asked: Promise<Response>[]): Response[] {
  const refused: Response[] = [];
  for (const one of asked) void one.then((answer) => answer.status === 503 && refused.push(answer));
  return refused;
}

/** Sixty pages are asked for at once: a busy machine answers when it can. */
const untilAnswered = { timeout: 10_000 };

test('searches that are too many at once are refused, called or as pages; the rest of the site is not', async () => {
  await buildPost(database, { slug: 'clanok', title: 'Cykly' });
  const { ask, release, stop } = await startHeldSearches();
  try {
    const flood = Array.from({ length: 60 }, (_, at) => ask(`/hladat?q=cyklus${at}`, at % 20));
    const refused = refusedOf(flood);
    // Two are under way, and forty wait.
    await expect.poll(() => refused.length, untilAnswered).toBe(18);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    const called = await ask('/api/search?q=cyklus', 99);
    expect([called.status, called.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await called.json()).toMatchObject({ code: 'busy' });
    expect((await ask('/kurzy/java')).status).toBe(200);
    expect((await ask('/api/course/overview')).status).toBe(200);
    release();
    const answers = await Promise.all(flood);
    const drawn = answers.filter(({ status }) => status === 200);
    expect(await Promise.all(drawn.map((answer) => answer.text()))).toEqual(Array(42).fill('/clanky/clanok'));
    const again = await ask('/api/search?q=cyklus');
    expect(await again.json()).toMatchObject({ total: 1 });
  } finally {
    await stop();
  }
});

test('one network has four searches under way, called or as pages, and takes the room of nobody else', async () => {
  await buildPost(database, { slug: 'clanok', title: 'Cykly' });
  const { ask, release, stop } = await startHeldSearches();
  try {
    const flood = Array.from({ length: 50 }, (_, at) => ask(`/hladat?q=cyklus${at}`));
    const refused = refusedOf(flood);
    await expect.poll(() => refused.length, untilAnswered).toBe(46);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    const called = await ask('/api/search?q=cyklus');
    expect([called.status, called.headers.get('retry-after')]).toEqual([503, '10']);
    const others = [ask('/api/search?q=cyklus', 2), ask('/hladat?q=cyklus', 2)];
    release();
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all(flood);
    // What is over takes no room any more.
    const again = await Promise.all(Array.from({ length: 4 }, () => ask('/api/search?q=cyklus')));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  } finally {
    await stop();
  }
});

test('a class that types behind one address is answered twelve at once, and takes the room of nobody else', async () => {
  await buildPost(database, { slug: 'clanok', title: 'Cykly' });
  const { ask, release, stop } = await startHeldSearches();
  try {
    const held = [ask('/hladat?q=jeden', 7), ask('/hladat?q=dva', 8)];
    const typing = Array.from({ length: 30 }, (_, at) => ask(`/api/search/typed?q=cyklus${at}`));
    const refused = refusedOf(typing);
    await expect.poll(() => refused.length, untilAnswered).toBe(18);
    const other = ask('/api/search/typed?q=cyklus', 2);
    release();
    const answer = await other;
    expect([answer.status, (await answer.json()).total]).toEqual([200, 1]);
    expect((await Promise.all(typing)).filter(({ status }) => status === 200)).toHaveLength(12);
    await Promise.all(held);
  } finally {
    await stop();
  }
});
