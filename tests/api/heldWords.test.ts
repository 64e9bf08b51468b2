import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminEventPageSchema } from '#src/contract/admin.ts';
import { commentPageSchema, commentReportedSchema, replySchema } from '#src/contract/comment.ts';
import {
  commentCaseSchema,
  decidedSchema,
  firstLinksSetSchema,
  repeatCaseSchema,
  repeatDecidedSchema,
  reviewCaseSchema,
  waitingPageSchema,
  wordCountsSchema,
} from '#src/contract/desk/words/deskWords.ts';
import { reviewOverviewSchema, reviewPageSchema, reviewSchema } from '#src/contract/review.ts';
import { userExportSchema } from '#src/contract/user.ts';
import type { Database } from '#src/server/db/database.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildChapter, buildCourse, buildLecture, buildPost, buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

type Person = Pick<UserRow, 'uid' | 'email'>;

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
/** Here for a month, and for an hour. */
let jana: UserRow;
let marek: UserRow;
let kurzy: UserRow;
let moderator: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  const adminEmails = new Set(['admin@example.org']);
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter, adminEmails } });
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  jana = await buildUser(database, { displayName: 'Jana', createdAt: past });
  marek = await buildUser(database, { displayName: 'Marek', createdAt: anHourAgo });
  kurzy = await buildUser(database, { displayName: 'Lacné kurzy', createdAt: anHourAgo });
  moderator = await buildUser(database, { displayName: 'Mária Moderná' });
  await database.db.insert(userRole).values({ userId: moderator.id, role: 'MODERATOR', givenAt: past });
  await buildPost(database, { id: 'clanok', slug: 'chyby', title: 'Ako čítať chyby' });
  await buildPost(database, { id: 'druhy', slug: 'git', title: 'Git' });
});
afterAll(() => database.close());

const link = 'Mne pomohlo toto: https://cykly.example/for';
const advert = 'Celý kurz zadarmo na telegrame, napíš mi a pošlem.';
const decision = { rule: 'adverts', reason: 'Ponúka kurz.' };
const asModerator = (method?: string, body?: object) => issuer.call(moderator, method, body);
const write = async (person: Person, text: string, parentId?: string, post = 'clanok') =>
  api.ask(
    `/post/${post}/comment`,
    replySchema,
    await issuer.call(person, 'POST', { text, ...(parentId && { parentId }) }),
  );
const edit = async (person: Person, id: string, text: string) =>
  api.ask(`/post/clanok/comment/${id}`, replySchema, await issuer.call(person, 'PUT', { text }));
const read = async (person: Person | null) =>
  api.ask('/post/clanok/comment', commentPageSchema, await issuer.call(person));
const textsFor = async (person: Person | null) => {
  const { items } = await read(person);
  return items
    .flatMap((thread) => [thread, ...thread.replies])
    .flatMap(({ html, isDeleted }) => (isDeleted ? [] : html));
};
const waiting = async (query = '') =>
  (await api.ask(`/admin/words/waiting${query}`, waitingPageSchema, await asModerator())).items;
const counts = async () => api.ask('/admin/words', wordCountsSchema, await asModerator());
const decide = async (path: string, body?: object) => api.ask(path, decidedSchema, await asModerator('POST', body));
const caseOf = async (id: string) => api.ask(`/admin/comment/${id}`, commentCaseSchema, await asModerator());
const mails = () => writtenMails(database);
const actions = async () => {
  const admin = await issuer.call({ uid: 'a', email: 'admin@example.org' });
  return (await api.ask('/admin/event', adminEventPageSchema, admin)).items.map(({ action }) => action);
};
const rowOf = async (id: string) => (await database.db.select().from(comment).where(eq(comment.id, id)))[0];
const reportsOf = (id: string) =>
  database.db.select().from(commentReport).where(eq(commentReport.commentId, id)).orderBy(commentReport.userId);
const settle = async (person: UserRow, count: number) => {
  for (let nth = 0; nth < count; nth++) await write(person, `Ďakujem, ${nth}.`);
};

test('the first link of a new account is read by its author alone until a moderator lets it through', async () => {
  const asked = await write(jana, 'Prečo cyklus skončí pri 4?');
  const held = await write(marek, link, asked.id);
  expect(held).toMatchObject({ heldFor: 'link', isDeleted: false, text: link });
  expect(await mails()).toEqual([]);
  for (const reader of [null, jana, kurzy]) {
    expect(await textsFor(reader)).toHaveLength(1);
    expect((await read(reader)).commentCount).toBe(1);
  }
  expect(await textsFor(marek)).toHaveLength(2);
  expect((await api.problem(`/post/clanok/comment/${held.id}/report`, await issuer.call(jana, 'POST'))).status).toBe(
    404,
  );
  const answer = await issuer.call(jana, 'POST', { text: 'Ahoj.', parentId: held.id });
  expect((await api.problem('/post/clanok/comment', answer)).status).toBe(404);

  expect(await counts()).toMatchObject({ links: 1, repeats: 0, reported: 0, firstLinksWait: true });
  expect(await waiting()).toMatchObject([
    { kind: 'link', of: 'comment', id: held.id, text: link, author: { name: 'Marek' }, words: 1, reportCount: 0 },
  ]);
  expect(await caseOf(held.id)).toMatchObject({
    held: { at: now.toISOString(), reason: 'link' },
    links: [{ host: 'cykly.example', address: 'https://cykly.example/for', text: null }],
    author: { name: 'Marek', joinedAt: marek.createdAt.toISOString(), words: 0, hiddenBefore: 0, lastWords: null },
  });
  expect(await decide(`/admin/comment/${held.id}/let-through`)).toEqual({ changed: true, isTold: true });
  expect(await decide(`/admin/comment/${held.id}/let-through`)).toEqual({ changed: false, isTold: false });
  expect(await textsFor(null)).toHaveLength(2);
  expect((await textsFor(null))[1]).toContain('cykly.example');
  const sent = await database.db.select().from(mail);
  expect(sent.map(({ recipient, createdAt, dueAt }) => [recipient, dueAt.getTime() - createdAt.getTime()])).toEqual([
    [jana.email, 30_000],
  ]);
  expect(await waiting()).toEqual([]);
  // Somebody has looked: the next link of this account waits no more.
  expect((await write(marek, 'A ešte https://druhe.example/')).heldFor).toBeNull();
  const { comments } = await api.ask('/user/export', userExportSchema, await issuer.call(marek));
  const told = { text: link, heldAt: now.toISOString(), letThroughAt: now.toISOString() };
  expect(comments).toContainEqual(expect.objectContaining(told));
  expect(await actions()).toEqual(['comment-let-through']);
});

test('who has written enough, or sits at the desk, does not wait; an edit that adds a link does', async () => {
  await settle(jana, 2);
  expect((await write(jana, link)).heldFor).toBe('link');
  await write(jana, 'Ešte jedna vec.');
  expect((await write(jana, 'Pozri https://iny.example')).heldFor).toBeNull();
  expect((await write(moderator, 'Pozri https://treti.example')).heldFor).toBeNull();
  // Three comments are not enough on the first day.
  await settle(marek, 3);
  const { id } = await write(marek, 'Bez odkazu.');
  expect((await edit(marek, id, 'Stále bez odkazu, `https://kod.example`.')).heldFor).toBeNull();
  for (const text of ['Pozri t.me/kurzy', 'Pozri [web](https://web.example)', 'Pozri kurzy-lacno.sk']) {
    await database.db.update(comment).set({ heldAt: null, text: 'Bez odkazu.' }).where(eq(comment.id, id));
    expect((await edit(marek, id, text)).heldFor, text).toBe('link');
  }
  for (const text of ['Skús Math.random() alebo console.log', 'V súbore index.html a java.util.List']) {
    expect((await write(marek, text)).heldFor, text).toBeNull();
  }
});

test('a moderator switches waiting off and on; what waits already still waits', async () => {
  const { id } = await write(marek, link);
  const put = async (wait: boolean) =>
    api.ask('/admin/words/first-links', firstLinksSetSchema, await asModerator('PUT', { wait }));
  expect(await put(false)).toEqual({ wait: false });
  await put(false);
  expect(await counts()).toMatchObject({ firstLinksWait: false, links: 1 });
  expect((await write(kurzy, 'Pozri https://druhe.example')).heldFor).toBeNull();
  expect((await rowOf(id))?.letThroughAt).toBeNull();
  await put(true);
  expect((await write(kurzy, 'Pozri https://stvrte.example')).heldFor).toBe('link');
  expect(await actions()).toEqual(['first-links-switched', 'first-links-switched']);
  expect((await api.send('/admin/words/first-links', await issuer.call(marek, 'PUT', { wait: false }))).status).toBe(
    403,
  );
});

test('taking a decision back gives the words and their reports back exactly', async () => {
  const asked = await write(jana, 'Prečo cyklus skončí pri 4?');
  const held = await write(marek, link, asked.id);
  const before = await rowOf(held.id);
  await decide(`/admin/comment/${held.id}/let-through`);
  expect(await decide(`/admin/comment/${held.id}/hold`)).toEqual({ changed: true, isTold: false });
  expect(await rowOf(held.id)).toEqual(before);
  expect(await mails()).toEqual([]);
  expect((await write(marek, 'Ešte https://druhe.example')).heldFor).toBe('link');

  // Hidden and taken back, it waits again, and nobody hears of it.
  await decide(`/admin/comment/${held.id}/hide`, decision);
  expect(await waiting()).not.toContainEqual(expect.objectContaining({ id: held.id }));
  expect(await decide(`/admin/comment/${held.id}/restore`)).toEqual({ changed: true, isTold: false });
  expect(await rowOf(held.id)).toEqual(before);
  expect(await mails()).toEqual([]);
  // Late the author hears of it, and that it waits.
  await decide(`/admin/comment/${held.id}/hide`, decision);
  await database.db.update(mail).set({ attempts: 1, sentAt: now });
  expect(await decide(`/admin/comment/${held.id}/restore`)).toEqual({ changed: true, isTold: true });
  expect((await mails()).map(({ subject }) => subject)).toContain(
    'Tvoj komentár pod článkom „Ako čítať chyby“ už nie je skrytý',
  );

  // Reports of one that others read: those that the decision has closed wait again, with their reasons.
  const rude = await write(jana, 'Toto nechápe iba hlupák.');
  const report = { reason: 'insult', sentence: '  Pýtal som sa slušne. ' };
  const path = `/post/clanok/comment/${rude.id}/report`;
  await api.ask(path, commentReportedSchema, await issuer.call(marek, 'POST', report));
  await api.ask(path, commentReportedSchema, await issuer.call(kurzy, 'POST'));
  const [reported, reports] = [await rowOf(rude.id), await reportsOf(rude.id)];
  expect((await caseOf(rude.id)).reports).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Marek', reason: 'insult', sentence: 'Pýtal som sa slušne.' }),
      expect.objectContaining({ name: 'Lacné kurzy', reason: null, sentence: null }),
    ]),
  );
  expect(await waiting('?kind=report')).toMatchObject([{ id: rude.id, reportCount: 2, reportReason: 'insult' }]);
  for (const [act, back] of [
    ['hide', 'restore'],
    ['close', 'reopen'],
  ]) {
    const root = act === 'close' ? '/admin/comment-report' : '/admin/comment';
    await api.send(`${root}/${rude.id}/${act}`, await asModerator('POST', act === 'hide' ? decision : undefined));
    expect(await waiting('?kind=report')).toEqual([]);
    await api.send(`${root}/${rude.id}/${back}`, await asModerator('POST'));
    expect(await rowOf(rude.id)).toEqual(reported);
    expect(await reportsOf(rude.id)).toEqual(reports);
  }
  const wrong = await issuer.call(moderator, 'POST', { reason: 'boredom' });
  expect((await api.problem(path, wrong)).status).toBe(400);
});

test('the same words of several accounts are one case, which is decided at once and taken back at once', async () => {
  const first = await write(kurzy, advert);
  expect(first.heldFor).toBeNull();
  const asked = await write(jana, 'Prečo cyklus skončí pri 4?');
  const second = await write(marek, 'Celý KURZ zadarmo na telegrame – napíš mi, a pošlem!!!', asked.id);
  const third = await write(kurzy, `${advert} https://t.example/x`, undefined, 'druhy');
  expect([second.heldFor, third.heldFor]).toEqual(['repeat', 'link']);
  const fourth = await write(kurzy, advert, undefined, 'druhy');
  expect(fourth.heldFor).toBe('repeat');
  const [one] = await waiting('?kind=repeat');
  expect(one).toMatchObject({ of: 'repeat', words: 3, people: 2 });
  const id = one?.id ?? '';
  const open = async () => api.ask(`/admin/repeat/${id}`, repeatCaseSchema, await asModerator());
  const { people, openCount } = await open();
  expect(openCount).toBe(1);
  people.sort((one, other) => one.name.localeCompare(other.name));
  expect(people.map(({ name, words }) => [name, words.map(({ place, isHeld }) => [place.name, isHeld])])).toEqual([
    [
      'Lacné kurzy',
      expect.arrayContaining([
        ['Ako čítať chyby', false],
        ['Git', true],
      ]),
    ],
    ['Marek', [['Ako čítať chyby', true]]],
  ]);
  const rows = async () => database.db.select().from(comment).where(eq(comment.sameAs, id)).orderBy(comment.id);
  const before = await rows();

  const post = async (act: string, body: object) =>
    api.ask(`/admin/repeat/${id}/${act}`, repeatDecidedSchema, await asModerator('POST', body));
  const hidden = await post('hide', { ...decision, leftOut: [marek.id] });
  expect(hidden).toMatchObject({ isTold: true });
  expect(hidden.words.map((word) => word.id).sort()).toEqual([first.id, fourth.id].sort());
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([kurzy.email]);
  expect((await open()).people.map(({ name }) => name)).toEqual(['Marek']);
  expect(await post('undo', { words: hidden.words })).toMatchObject({ isTold: false });
  expect(await rows()).toEqual(before);
  expect(await mails()).toEqual([]);

  // Late each author is told once.
  const again = await post('hide', { ...decision });
  await database.db.update(mail).set({ attempts: 1, sentAt: now });
  await post('undo', { words: again.words });
  expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual(
    [kurzy.email, kurzy.email, marek.email, marek.email].sort(),
  );
  await database.db.delete(mail);

  const letThrough = await post('let-through', {});
  expect(letThrough.words.map((word) => word.id).sort()).toEqual([second.id, fourth.id].sort());
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([jana.email]);
  expect(await api.problem(`/admin/repeat/${id}`, await asModerator())).toMatchObject({ status: 404 });
  await post('undo', { words: letThrough.words });
  expect(await rows()).toEqual(before);
  expect(await mails()).toEqual([]);
  // What was let through may be said again, and a day later anything may.
  await post('let-through', {});
  expect((await write(jana, advert)).heldFor).toBeNull();
});

test('short words and those of yesterday are no repetition', async () => {
  expect((await write(kurzy, 'Ďakujem!')).heldFor).toBeNull();
  expect((await write(marek, 'Ďakujem!')).heldFor).toBeNull();
  const { id } = await write(kurzy, advert);
  const before = new Date(now.getTime() - 24 * 3_600_000 - 1);
  await database.db
    .update(comment)
    .set({ createdAt: before })
    .where(and(eq(comment.id, id)));
  expect((await write(marek, advert)).heldFor).toBeNull();
});

test('a review with a link waits as well, and is counted and shown once it is let through', async () => {
  const course = await buildCourse(database);
  const chapter = await buildChapter(database, { courseId: course.id });
  const lecture = await buildLecture(database, { chapterId: chapter.id });
  await database.db
    .insert(lectureProgress)
    .values({ userId: marek.id, lectureId: lecture.id, completedAt: past, updatedAt: past });
  const changes: string[] = [];
  const stop = database.onChange((resource) => changes.push(resource));
  const draft = { courseId: course.id, rating: 1, text: 'Radšej https://iny.example' };
  const written = await api.ask('/course-review', reviewSchema, await issuer.call(marek, 'POST', draft));
  expect(written.heldFor).toBe('link');
  const overview = async (person: Person | null) =>
    api.ask(`/course-review/course/${course.id}/overview`, reviewOverviewSchema, await issuer.call(person));
  const listed = async () => (await api.ask(`/course-review/course/${course.id}`, reviewPageSchema)).items;
  expect(await overview(null)).toMatchObject({ count: 0, average: null });
  expect((await overview(marek)).ownReview).toMatchObject({ heldFor: 'link' });
  expect(await listed()).toEqual([]);
  expect(await waiting()).toMatchObject([{ of: 'review', id: written.id, place: { name: course.name } }]);
  const opened = await api.ask(`/admin/review/${written.id}`, reviewCaseSchema, await asModerator());
  expect(opened).toMatchObject({ held: { reason: 'link' }, links: [{ host: 'iny.example' }] });
  expect(changes).toEqual([]);
  await decide(`/admin/review/${written.id}/let-through`);
  expect(await overview(null)).toMatchObject({ count: 1, average: 1 });
  expect(await listed()).toMatchObject([{ heldFor: null }]);
  await decide(`/admin/review/${written.id}/hold`);
  expect(await listed()).toEqual([]);
  await expect.poll(() => changes).toEqual(['review', 'review']);
  stop();
});

test('what its author has deleted, or takes away with the account, waits no more', async () => {
  const { id } = await write(marek, link);
  await write(kurzy, 'Pozri https://druhe.example/kurzy');
  await api.send(`/post/clanok/comment/${id}`, await issuer.call(marek, 'DELETE'));
  await api.send('/user', await issuer.call(kurzy, 'DELETE'));
  expect(await waiting()).toEqual([]);
  expect((await database.db.select({ sameAs: comment.sameAs }).from(comment)).every((row) => row.sameAs === null)).toBe(
    true,
  );
  expect(await database.db.$count(user)).toBe(3);
});
