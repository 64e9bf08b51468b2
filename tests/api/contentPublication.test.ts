import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  type ContentKind,
  type ContentPublication,
  contentPublicationCheckedSchema,
  contentPublishedSchema,
  contentSavedSchema,
  coursePricedSchema,
  courseTreeSchema,
  openContentSchema,
  publicationPlanSchema,
  publicationSteppedSchema,
} from '#src/contract/desk/content/deskContent.ts';
import { undoMs } from '#src/domain/desk/content/publication.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { author } from '#src/server/db/schema/author.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { course as courseTable } from '#src/server/db/schema/course.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { video as videoTable } from '#src/server/db/schema/video.ts';
import { siteFeeds } from '#src/server/http/siteFeeds.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { publishDue } from '#src/server/services/writing/content/publishDue.ts';
import { closePublications } from '#src/server/services/writing/content/publishTogether.ts';
import { importContent } from '#src/server/services/writing/folders/importContent.ts';
import { readContent } from '#src/server/services/writing/folders/readContent.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { smallContent, writeContentFolder } from '#tests/support/contentFolder.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

// Each makes a whole course by its calls.
vi.setConfig({ testTimeout: 60_000 });

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let admin: UserRow;
let lecturer: UserRow;
let time: Date;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  time = now;
  await emptyDatabase(database);
  const { remove, ...folders } = await writeContentFolder(smallContent);
  await importContent({ ctx: testCtx(database), input: { content: readContent(folders) } });
  await remove();
  const rateLimiter = createRateLimiter({ pool: null });
  const adminEmails = new Set(['admin@example.org']);
  api = testApi(database, [], {
    now: () => time,
    integrations: { identity: issuer.verifier, rateLimiter, adminEmails },
  });
  admin = await buildUser(database, { displayName: 'Adam', email: 'admin@example.org' });
  lecturer = await buildUser(database, { displayName: 'Peter' });
  await database.db.insert(userRole).values({ userId: lecturer.id, role: 'LECTURER', givenAt: now });
});
afterAll(() => database.close());

const at = '/admin/content-publication';
const path = (kind: ContentKind, id: string) => `/admin/content/${kind}/${id}`;
const call = (method?: string, body?: object, who = admin) => issuer.call(who, method, body);
const open = async (kind: ContentKind, id: string) => api.ask(path(kind, id), openContentSchema, await call());
const create = async (kind: ContentKind, name: string, parent?: string) =>
  api.ask(
    '/admin/content',
    openContentSchema.pick({ kind: true, id: true }),
    await call('POST', { kind, name, parent }),
  );
const planOf = async (courseId: string, who = admin) =>
  api.ask(`${at}/course/${courseId}`, publicationPlanSchema, await call('GET', undefined, who));
const undo = async (id: number | null) => api.ask(`${at}/${id}/undo`, publicationSteppedSchema, await call('POST'));
const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};

/** Saves other words or fields under what was open. */
async function write(kind: ContentKind, id: string, data: object, text?: string, quiz?: Record<string, unknown>) {
  const { revision, document } = await open(kind, id);
  const changed = {
    ...document,
    data: { ...document.data, ...data },
    text: text ?? document.text,
    ...(quiz && { quiz }),
  };
  const init = await call('PUT', { document: changed });
  const headers = { ...init.headers, 'if-match': `"${revision}"` };
  return api.ask(path(kind, id), contentSavedSchema, { ...init, headers });
}

const task = (id: string) =>
  [
    `::::task{id="${id}" kind="write"}`,
    'Vypíš ahoj.',
    '```javascript solution',
    'console.log("ahoj")',
    '```',
    '```yaml checks',
    '- name: Vypíše',
    '  output: ahoj',
    '```',
    '::::',
  ].join('\n');

/** A course of two chapters and four lectures, with an author, a video, a quiz and exercises: nothing of it is on the web. */
async function makeCourse() {
  const teacher = await create('author', 'Peter Malý');
  await write('author', teacher.id, { role: 'Lektor' }, 'Učí Python.');
  const made = await create('course', 'Prvé kroky');
  await write(
    'course',
    made.id,
    { author: teacher.id, summary: 'Od nuly.', language: 'Python', whatYouLearn: ['Písať'], prerequisites: ['Nič'] },
    'O čom kurz je.',
  );
  const film = await create('video', 'Ako to beží');
  await write('video', film.id, {
    author: teacher.id,
    summary: 'Film.',
    provider: 'YOUTUBE',
    source: 'dQw4w9WgXcQ',
    durationSeconds: 60,
  });
  const lectures: string[] = [];
  for (const name of ['Začíname', 'Rozhodovanie']) {
    const chapter = await create('chapter', name, made.id);
    for (const number of [1, 2]) {
      const { id } = await create('lecture', `${name} ${number}`, chapter.id);
      const isFilm = name === 'Rozhodovanie' && number === 2;
      const video = isFilm ? { type: 'VIDEO', video: film.id } : {};
      const quiz =
        number === 1
          ? {
              id: `${id}-kviz`,
              lecture: id,
              name: 'Kvíz',
              questions: [
                { id: `${id}-1`, kind: 'NUMBER', text: 'Koľko?', answer: 1, tolerance: 0, explanation: 'Jeden.' },
              ],
            }
          : undefined;
      await write(
        'lecture',
        id,
        { summary: 'Krátko.', minutes: 10, ...video },
        `Text.\n\n${task(`${id}-uloha`)}`,
        quiz,
      );
      lectures.push(id);
    }
  }
  return { id: made.id, lectures, teacher: teacher.id };
}

type Things = ContentPublication['things'];
const thingsOf = async (courseId: string): Promise<Things> =>
  (await planOf(courseId)).rows
    .filter(({ state }) => state !== 'published')
    .map(({ kind, id, revision }) => ({ kind, id, revision, proofs: [] }));
const check = async (things: Things) =>
  (await api.ask(`${at}/check`, contentPublicationCheckedSchema, await call('POST', { things }))).things;

const obstaclesIn = (checked: Awaited<ReturnType<typeof check>>) =>
  checked.flatMap(({ findings }) => findings.filter(({ isObstacle }) => isObstacle).map(({ kind }) => kind));

/** As a browser does: what the check says is run, and proven. */
async function proven(things: Things): Promise<Things> {
  const checked = await check(things);
  return things.map((thing) => {
    const findings = checked.find(({ kind, id }) => kind === thing.kind && id === thing.id)?.findings ?? [];
    const proofs = findings
      .filter(({ kind }) => kind === 'exercise-unproven')
      .map(({ field, detail }) => ({ id: field ?? '', hash: detail ?? '' }));
    return { ...thing, proofs };
  });
}
const publish = async (course: string, things: Things, more: object = {}) =>
  api.ask(at, contentPublishedSchema, await call('POST', { things, course, ...more }));
const isLive = async (kind: ContentKind, id: string) => (await open(kind, id)).isLive;
const stateOf = async (kind: ContentKind, id: string) => (await open(kind, id)).state;

/** Everything that readers see or the desk goes on from, as the database has it. */
async function everything(): Promise<Record<string, unknown[]>> {
  const tables = ['author', 'course', 'chapter', 'lecture', 'video', 'post', 'old_address', 'quiz', 'quiz_question'];
  const seen: Record<string, unknown[]> = {};
  for (const table of [...tables, 'content_item']) {
    // Rows that are no longer shown stay, as answers may refer to them; when an item was touched is no part of how it is.
    const shown = table.startsWith('quiz') ? sql`where published` : sql``;
    const { rows } = z.object({ rows: z.array(z.unknown()) }).parse(
      await database.db.execute(
        sql`select to_jsonb(t) ${table === 'content_item' ? sql`- 'updated_at'` : sql``} as row
          from ${sql.identifier(table)} t ${shown} order by to_jsonb(t)::text`,
      ),
    );
    seen[table] = rows;
  }
  return seen;
}

test('a course comes to the web with all that is in it by one press, or nothing of it does', async () => {
  const course = await makeCourse();
  const plan = await planOf(course.id);
  expect(plan.rows.map(({ kind, number }) => [kind, number])).toEqual([
    ['author', null],
    ['course', null],
    ['chapter', null],
    ['lecture', 1],
    ['lecture', 2],
    ['chapter', null],
    ['lecture', 3],
    ['lecture', 4],
    ['video', null],
  ]);
  // A video that is a draft can be chosen for the lecture that it comes with.
  const [, , , last = ''] = course.lectures;
  const { videos } = (await open('lecture', last)).choices;
  expect(videos).toContainEqual({ slug: 'ako-to-bezi', title: 'Ako to beží', lectureOnly: false });
  const things = await thingsOf(course.id);

  // Nobody has run the exercises: the check says so of each, and publishing stops at all of it.
  const before = await everything();
  const checked = await check(things);
  expect(obstaclesIn(checked)).toEqual(Array(4).fill('exercise-unproven'));
  const refused = await api.problem(at, await call('POST', { things, course: course.id }));
  expect(refused).toMatchObject({ status: 400, code: 'content-obstacles' });
  expect(await everything()).toEqual(before);
  const tree = async () =>
    (await api.ask(`/admin/content-tree/${course.id}`, courseTreeSchema, await call())).chapters.flatMap(
      ({ lectures }) => lectures.map(({ unproven }) => unproven),
    );
  expect(await tree()).toEqual([1, 1, 1, 1]);

  const { id, items } = await publish(course.id, await proven(things));
  expect(items).toHaveLength(9);
  for (const { kind, id } of things) expect([kind, id, await isLive(kind, id)]).toEqual([kind, id, true]);
  expect((await planOf(course.id)).rows).toEqual([]);
  expect((await planOf(course.id)).publication).toMatchObject({ id, state: 'published', count: 9 });
  const events = await database.db.select().from(adminEvent);
  expect(events.filter(({ action }) => action === 'content-published')).toHaveLength(9);
});

test('what was proven once is proven for the same text, in every tab and for everybody', async () => {
  const course = await makeCourse();
  const things = await proven(await thingsOf(course.id));
  await check(things);
  const again = await check(await thingsOf(course.id));
  expect(obstaclesIn(again)).toEqual([]);
  await publish(course.id, await thingsOf(course.id));
});

test('who saves in between keeps all of it from the web', async () => {
  const course = await makeCourse();
  const things = await proven(await thingsOf(course.id));
  const [first = ''] = course.lectures;
  await write('lecture', first, { summary: 'Inak.' });
  const before = await everything();
  expect(await api.problem(at, await call('POST', { things, course: course.id }))).toMatchObject({
    status: 412,
    code: 'content-changed',
  });
  expect(await everything()).toEqual(before);
});

test('taking back within the minute gives exactly what was before, addresses included; later it is refused', async () => {
  const course = await makeCourse();
  const first = await publish(course.id, await proven(await thingsOf(course.id)));
  pass(undoMs + 1);
  expect(await api.problem(`${at}/${first.id}/undo`, await call('POST'))).toMatchObject({
    status: 412,
    code: 'undo-over',
  });
  await closePublications({ ...testCtx(database), now: () => time });
  expect((await planOf(course.id)).publication).toMatchObject({ undoUntil: null });

  // Newer texts, another address, a quiz with another question, and a lecture that is new.
  const [one = '', two = ''] = course.lectures;
  await write('course', course.id, { slug: 'ine-kroky', name: 'Iné kroky' });
  const quiz = { id: `${one}-kviz`, lecture: one, name: 'Iný kvíz' };
  const question = { id: `${one}-2`, kind: 'NUMBER', text: 'A teraz?', answer: 2, tolerance: 0, explanation: 'Dva.' };
  await write('lecture', one, { summary: 'Inak.' }, 'Iný text.', { ...quiz, questions: [question] });
  await write('lecture', two, { summary: 'Tiež inak.' });
  const chapterId = (await open('lecture', one)).parents[1]?.id ?? '';
  const fresh = await create('lecture', 'Nová', chapterId);
  await write('lecture', fresh.id, { summary: 'Nová.', minutes: 10 }, 'Nový text.');
  const planned = new Date(time.getTime() + 3_600_000).toISOString();
  const step = { step: 'publish', revision: (await open('lecture', two)).revision, proofs: [], at: planned };
  await api.ask(`${path('lecture', two)}/step`, openContentSchema, await call('POST', step));

  const before = await everything();
  const { id } = await publish(course.id, await thingsOf(course.id));
  expect((await api.send('/course/slug/ine-kroky')).status).toBe(200);
  expect(await everything()).not.toEqual(before);
  pass(undoMs - 1);
  await undo(id);
  expect(await everything()).toEqual(before);
  expect((await api.send('/course/slug/ine-kroky')).status).toBe(404);
  expect((await planOf(course.id)).publication).toMatchObject({ id, state: 'undone' });
  // A second press of whom the answer was too slow for.
  await undo(id);
  expect(await everything()).toEqual(before);
});

test('what somebody published again meanwhile is not taken back, and what they wrote meanwhile stays', async () => {
  const course = await makeCourse();
  const { id } = await publish(course.id, await proven(await thingsOf(course.id)));
  const [one = ''] = course.lectures;
  const saved = await write('lecture', one, { summary: 'Medzitým.' });
  await undo(id);
  expect(await open('lecture', one)).toMatchObject({ isLive: false, revision: saved.revision });

  const again = await publish(course.id, await thingsOf(course.id));
  const later = await write('lecture', one, { summary: 'Znova.' });
  const step = { step: 'publish', revision: later.revision, proofs: [] };
  await api.ask(`${path('lecture', one)}/step`, openContentSchema, await call('POST', step));
  expect(await api.problem(`${at}/${again.id}/undo`, await call('POST'))).toMatchObject({
    status: 412,
    code: 'content-changed',
  });
  expect(await isLive('course', course.id)).toBe(true);
});

test('planned together, they come together at their moment, once; a plan can be taken back as a whole', async () => {
  const course = await makeCourse();
  const things = await proven(await thingsOf(course.id));
  const past = new Date(time.getTime() - 3_600_000).toISOString();
  const refused = await api.problem(at, await call('POST', { things, course: course.id, at: past }));
  expect(refused).toMatchObject({ status: 400, code: 'moment-over' });

  const moment = new Date(time.getTime() + 3_600_000);
  const plan = await publish(course.id, things, { at: moment.toISOString() });
  await api.ask(`${at}/${plan.id}`, publicationSteppedSchema, await call('DELETE'));
  expect(await stateOf('course', course.id)).toBe('draft');
  expect((await planOf(course.id)).publication).toMatchObject({ state: 'withdrawn' });

  await publish(course.id, await thingsOf(course.id), { at: moment.toISOString() });
  const [one = ''] = course.lectures;
  await write('lecture', one, { summary: 'Rozpísané.' });
  expect((await planOf(course.id)).publication).toMatchObject({ state: 'planned', count: 9, changed: ['Začíname 1'] });
  const work = () => publishDue({ ...testCtx(database), now: () => time }, new AbortController().signal);
  expect(await work()).toBe(0);
  time = moment;
  const done = await Promise.all([work(), work()]);
  expect(done.reduce((sum, one) => sum + one)).toBe(1);
  expect(await isLive('lecture', one)).toBe(true);
  // What was written after the plan is no part of it.
  expect((await open('lecture', one)).state).toBe('changed');
  expect((await planOf(course.id)).publication).toMatchObject({ state: 'published', count: 9 });
});

test('a plan that something stops changes nothing on the web, and the desk hears what it was', async () => {
  const course = await makeCourse();
  const moment = new Date(time.getTime() + 3_600_000);
  await publish(course.id, await proven(await thingsOf(course.id)), { at: moment.toISOString() });
  // Somebody else has taken its address since.
  const slug = String((await open('course', course.id)).document.data.slug);
  const { revision } = await write('course', 'java', { slug });
  const step = { step: 'publish', revision, proofs: [] };
  await api.ask(`${path('course', 'java')}/step`, openContentSchema, await call('POST', step));
  time = moment;
  await publishDue({ ...testCtx(database), now: () => time }, new AbortController().signal);
  const { publication } = await planOf(course.id);
  expect(publication).toMatchObject({ state: 'failed', reasons: ['Prvé kroky: Túto adresu už má niečo iné.'] });
  for (const one of course.lectures)
    expect(await open('lecture', one)).toMatchObject({ isLive: false, state: 'draft' });
  const events = await database.db.select().from(adminEvent);
  expect(events.filter(({ action }) => action === 'content-plan-failed')).toHaveLength(9);
});

test('a lecture that is published alone leaves the plan of its course, and the course takes the plan along', async () => {
  const course = await makeCourse();
  const moment = new Date(time.getTime() + 3_600_000).toISOString();
  await publish(course.id, await proven(await thingsOf(course.id)), { at: moment });
  const [one = '', two = ''] = course.lectures;
  await api.ask(`${path('lecture', one)}/step`, openContentSchema, await call('POST', { step: 'withdraw' }));
  expect((await planOf(course.id)).publication).toMatchObject({ state: 'planned', count: 8 });
  // Planned alone for another hour, it comes then.
  const later = new Date(time.getTime() + 7_200_000).toISOString();
  const step = { step: 'publish', revision: (await open('lecture', two)).revision, proofs: [], at: later };
  await api.ask(`${path('lecture', two)}/step`, openContentSchema, await call('POST', step));
  expect((await planOf(course.id)).publication).toMatchObject({ state: 'planned', count: 7 });
  await api.ask(`${path('lecture', two)}/step`, openContentSchema, await call('POST', { step: 'withdraw' }));
  await api.ask(`${path('course', course.id)}/step`, openContentSchema, await call('POST', { step: 'withdraw' }));
  expect((await planOf(course.id)).publication).toMatchObject({ state: 'withdrawn' });
  expect(await stateOf('lecture', two)).toBe('draft');
  const waiting = await database.db.select().from(contentItem);
  expect(waiting.filter(({ publication }) => publication !== null)).toEqual([]);
});

test('a lecturer publishes what is theirs, and takes back nothing of others', async () => {
  const course = await makeCourse();
  await database.db.update(courseTable).set({ authorId: course.teacher }).where(eq(courseTable.id, course.id));
  await database.db.update(videoTable).set({ authorId: course.teacher }).where(eq(videoTable.slug, 'ako-to-bezi'));
  const forbidden = await api.problem(`${at}/course/${course.id}`, await call('GET', undefined, lecturer));
  expect(forbidden.status).toBe(404);
  const mine = await proven(await thingsOf(course.id));
  const foreign = await api.problem(at, await call('POST', { things: mine, course: course.id }, lecturer));
  expect(foreign.status).toBe(404);
  // Nor does the outline of a foreign course tell of what somebody else has published.
  const told = { things: [{ kind: 'article', id: 'clanok', revision: 0 }], course: course.id };
  expect((await api.problem(at, await call('POST', told, lecturer))).status).toBe(404);
  const { id } = await publish(course.id, mine);
  expect((await api.problem(`${at}/${id}/undo`, await call('POST', undefined, lecturer))).status).toBe(404);
  expect(await isLive('course', course.id)).toBe(true);

  await database.db.update(author).set({ userId: lecturer.id }).where(eq(author.id, course.teacher));
  await api.ask(`${at}/${id}/undo`, publicationSteppedSchema, await call('POST', undefined, lecturer));
  expect(await isLive('course', course.id)).toBe(false);
  const rows = (await planOf(course.id, lecturer)).rows;
  const things = rows.map(({ kind, id, revision }) => ({ kind, id, revision }));
  const init = await call('POST', { things, course: course.id }, lecturer);
  expect((await api.ask(at, contentPublishedSchema, init)).items).toHaveLength(9);
});

test('feeds tell of an article once it cannot be taken back any more', async () => {
  const { id } = await create('article', 'Novinka');
  await write('article', id, { summary: 'Krátko.', tags: ['java'] }, 'Text.');
  const { revision } = await open('article', id);
  const init = await call('POST', { things: [{ kind: 'article', id, revision }] });
  await api.ask(at, contentPublishedSchema, init);
  const feed = async () => {
    const ctx = { ...testCtx(database), now: () => time };
    const text = siteFeeds({ ctx, publicUrl: 'https://example.org' }).get('/clanky/rss.xml');
    return (await text?.())?.html;
  };
  expect(await feed()).toContain('ako na ne');
  expect(await feed()).not.toContain('Novinka');
  pass(undoMs + 1);
  expect(await feed()).toContain('Novinka');
});

test('a free course gets a price, and who has begun it keeps it', async () => {
  const course = await makeCourse();
  await publish(course.id, await proven(await thingsOf(course.id)));
  const [, , one = ''] = course.lectures;
  const begun = await buildUser(database, { displayName: 'Jana' });
  const other = await buildUser(database, { displayName: 'Ema' });
  await database.db.insert(lectureProgress).values({ userId: begun.id, lectureId: one, updatedAt: now });
  const read = async (who: UserRow) => (await api.send(`/lecture/${one}`, await call('GET', undefined, who))).status;
  expect([await read(begun), await read(other)]).toEqual([200, 200]);
  expect((await planOf(course.id)).learners).toBe(1);

  const price = `/admin/content-tree/${course.id}/price`;
  const priced = await api.ask(price, coursePricedSchema, await call('POST', { amount: 1900 }));
  expect(priced).toEqual({ learners: 1 });
  expect(await read(begun)).toBe(200);
  expect(await read(other)).toBe(403);
  expect((await planOf(course.id)).prices).toEqual([{ amount: 1900, currency: 'EUR', isLive: true }]);
  // Nobody is written to, and a second price is a product like any other.
  expect(await database.db.$count(mail)).toBe(0);
  expect(await api.problem(price, await call('POST', { amount: 2900 }))).toMatchObject({ code: 'course-has-price' });
  const [event] = await database.db.select().from(adminEvent).orderBy(desc(adminEvent.id)).limit(1);
  expect(event).toMatchObject({ action: 'content-published', details: { amount: 1900, recipients: 1 } });
});
