import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminEventPageSchema, reportsClosedSchema } from '#src/contract/admin.ts';
import { commentPageSchema, commentUpdateSchema, replySchema } from '#src/contract/comment.ts';
import {
  associationAnsweredSchema,
  blockPageSchema,
  commentCaseSchema,
  decidedSchema,
  deskCommentPageSchema,
  deskReviewPageSchema,
  reportsReopenedSchema,
  reviewCaseSchema,
  wordCountsSchema,
} from '#src/contract/desk/words/deskWords.ts';
import { reviewOverviewSchema, reviewPageSchema } from '#src/contract/review.ts';
import { userDeletedSchema, userExportSchema } from '#src/contract/user.ts';
import type { Database } from '#src/server/db/database.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { site } from '#src/site.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildChapter, buildCourse, buildLecture, buildPost, buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

type Person = Pick<UserRow, 'uid' | 'email'>;

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;
let peter: UserRow;
let moderator: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  const adminEmails = new Set(['admin@example.org', 'eva@example.org']);
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter, adminEmails } });
  jana = await buildUser(database, { displayName: 'Jana Žiačková' });
  peter = await buildUser(database, { displayName: 'Peter' });
  moderator = await buildUser(database, { displayName: 'Mária Moderná' });
  await database.db.insert(userRole).values({ userId: moderator.id, role: 'MODERATOR', givenAt: past });
  await buildPost(database, { id: 'clanok', slug: 'chyby', title: 'Ako čítať chyby' });
});
afterAll(() => database.close());

const decision = { rule: 'respect', reason: 'Uráža Petra.' };
const asModerator = (method?: string, body?: object) => issuer.call(moderator, method, body);
const decide = async (path: string, body?: object) => api.ask(path, decidedSchema, await asModerator('POST', body));
const caseOf = async (id: string) => api.ask(`/admin/comment/${id}`, commentCaseSchema, await asModerator());
const counts = async () => api.ask('/admin/words', wordCountsSchema, await asModerator());
const list = async (query: string) =>
  (await api.ask(`/admin/comment?${query}`, deskCommentPageSchema, await asModerator())).items.map(({ id }) => id);
const read = async (person: Person | null) =>
  api.ask('/post/clanok/comment', commentPageSchema, await issuer.call(person));
const mails = () => writtenMails(database);
const dueAfter = async () =>
  (await database.db.select().from(mail)).map(({ dueAt, createdAt }) => (dueAt.getTime() - createdAt.getTime()) / 1000);
const tooOld = async (path: string, method: string, body: object) => {
  const hourAgo = { auth_time: Math.floor(now.getTime() / 1000) - 61 * 60 };
  return api.problem(path, await issuer.call(await issuer.token(moderator, hourAgo), method, body));
};

async function buildComment(overrides: Partial<CommentRow> = {}): Promise<CommentRow> {
  const row = {
    id: randomUUID(),
    postId: 'clanok',
    userId: jana.id,
    text: 'Toto nechápe iba hlupák.',
    createdAt: past,
  };
  const [built] = await database.db
    .insert(comment)
    .values({ ...row, ...overrides })
    .returning();
  if (!built) throw new Error('nothing was inserted');
  return built;
}

async function buildReview(author: UserRow, rating: number, courseId: string): Promise<string> {
  const id = randomUUID();
  const row = { id, courseId, userId: author.id, rating, text: 'Nuda.', createdAt: past, updatedAt: past };
  await database.db.insert(courseReview).values(row);
  return id;
}

test('a hidden comment is read by its author alone, who is told why; replies stay, and it can come back', async () => {
  const rude = await buildComment();
  const reply = await buildComment({ parentId: rude.id, userId: peter.id, text: 'Ahoj.' });
  const rudeReply = await buildComment({ parentId: rude.id, text: 'Ešte raz hlupák.', createdAt: now });
  expect(await decide(`/admin/comment/${rude.id}/hide`, decision)).toEqual({ changed: true, isTold: true });
  await decide(`/admin/comment/${rudeReply.id}/hide`, decision);

  const reason = '2. Nikoho neurážame. Uráža Petra.';
  for (const reader of [null, peter, moderator]) {
    const { items, commentCount } = await read(reader);
    expect(commentCount).toBe(1);
    expect(items).toMatchObject([
      {
        isDeleted: true,
        html: '',
        text: null,
        authorName: null,
        hiddenReason: null,
        canReport: false,
        canDelete: false,
      },
    ]);
    expect(items[0]?.replies.map(({ id }) => id)).toEqual([reply.id]);
  }
  const own = await read(jana);
  expect(own.commentCount).toBe(3);
  expect(own.items).toMatchObject([{ isDeleted: false, text: rude.text, hiddenReason: reason }]);
  expect(own.items[0]?.replies.map(({ hiddenReason }) => hiddenReason)).toEqual([null, reason]);
  // A new wording stays hidden, and nobody else answers or reports what they do not see.
  const change = await issuer.call(jana, 'PUT', commentUpdateSchema.parse({ text: 'Lepšie.' }));
  expect((await api.ask(`/post/clanok/comment/${rude.id}`, replySchema, change)).hiddenReason).toBe(reason);
  const answer = await issuer.call(peter, 'POST', { text: 'Ahoj.', parentId: rude.id });
  expect(await api.problem('/post/clanok/comment', answer)).toMatchObject({ status: 404 });
  const { comments } = await api.ask('/user/export', userExportSchema, await issuer.call(jana));
  expect(comments).toContainEqual(expect.objectContaining({ hiddenAt: now.toISOString(), hiddenReason: reason }));

  expect(await decide(`/admin/comment/${rude.id}/hide`, decision)).toEqual({ changed: false, isTold: false });
  expect(await decide(`/admin/comment/${rude.id}/restore`)).toEqual({ changed: true, isTold: false });
  expect((await read(null)).items).toMatchObject([{ isDeleted: false, authorName: jana.displayName }]);
  const events = await api.ask(
    '/admin/event',
    adminEventPageSchema,
    await issuer.call({ uid: 'a', email: 'admin@example.org' }),
  );
  expect(events.items.map(({ action, target }) => [action, target])).toEqual([
    ['comment-restored', rude.id],
    ['comment-hidden', rudeReply.id],
    ['comment-hidden', rude.id],
  ]);
  expect(events.items[0]).toMatchObject({ before: { hidden: true }, after: { hidden: false } });
  expect(events.items[2]).toMatchObject({
    before: { hidden: false },
    after: { hidden: true },
    details: { rule: 'respect' },
  });
  expect(JSON.stringify(events.items)).not.toContain('hlupák');
});

test('the mail about a decision waits half a minute, goes with its undoing, and says how to object', async () => {
  const rude = await buildComment();
  await decide(`/admin/comment/${rude.id}/hide`, decision);
  expect(await dueAfter()).toEqual([30]);
  const [told] = await mails();
  expect(told).toMatchObject({
    recipient: jana.email,
    replyTo: site.email,
    subject: 'Tvoj komentár pod článkom „Ako čítať chyby“ sme skryli',
  });
  for (const form of [told?.text, told?.html]) {
    for (const part of ['Toto nechápe iba hlupák.', 'Nikoho neurážame', 'Uráža Petra.', 'do 6\u00A0mesiacov']) {
      expect(form).toContain(part);
    }
    expect(form).not.toContain('Mária');
  }
  await decide(`/admin/comment/${rude.id}/restore`);
  expect(await mails()).toEqual([]);

  // Once it has gone, the author is told of the return as well.
  await decide(`/admin/comment/${rude.id}/hide`, decision);
  await database.db.update(mail).set({ attempts: 1, sentAt: now });
  expect(await decide(`/admin/comment/${rude.id}/restore`)).toEqual({ changed: true, isTold: true });
  expect((await mails()).map(({ subject }) => subject)).toContain(
    'Tvoj komentár pod článkom „Ako čítať chyby“ sme vrátili',
  );

  // Nobody vouched for the address: no mail goes there.
  await database.db.update(user).set({ emailVerified: false }).where(eq(user.id, jana.id));
  expect(await decide(`/admin/comment/${rude.id}/hide`, decision)).toEqual({ changed: true, isTold: false });
});

test('reports wait in a queue, the longest waiting first, and closing them can be taken back', async () => {
  const [first, second] = [await buildComment(), await buildComment({ text: 'Fuj.' })];
  const at = (minute: number) => new Date(past.getTime() + minute * 60_000);
  await database.db.insert(commentReport).values([
    { commentId: second.id, userId: peter.id, createdAt: at(2) },
    { commentId: first.id, userId: peter.id, createdAt: at(1) },
    { commentId: first.id, userId: moderator.id, createdAt: at(3) },
  ]);
  expect(await list('list=reported')).toEqual([first.id, second.id]);
  const opened = await caseOf(first.id);
  expect(opened).toMatchObject({
    author: { name: jana.displayName, hiddenBefore: 0, isTold: true, block: null },
    place: { kind: 'article', name: 'Ako čítať chyby', path: '/clanky/chyby', course: null },
    reportCount: 2,
    reportedAt: at(1).toISOString(),
    lastDecision: null,
  });
  expect(opened.reports.map(({ name }) => name)).toEqual(['Peter', 'Mária Moderná']);
  const close = await asModerator('POST');
  expect(await api.ask(`/admin/comment-report/${first.id}/close`, reportsClosedSchema, close)).toEqual({ closed: 2 });
  expect(await list('list=reported')).toEqual([second.id]);
  expect((await caseOf(first.id)).lastDecision).toMatchObject({
    action: 'comment-reports-closed',
    actorName: 'Mária Moderná',
  });
  const reopened = await api.ask(
    `/admin/comment-report/${first.id}/reopen`,
    reportsReopenedSchema,
    await asModerator('POST'),
  );
  expect(reopened).toEqual({ reopened: 2 });
  expect(await list('list=reported')).toEqual([first.id, second.id]);
  // A decision against it is an answer to its reports.
  await decide(`/admin/comment/${first.id}/hide`, decision);
  expect(await counts()).toMatchObject({ reported: 1, comments: 2, hidden: 1, reviews: 0, blocks: 0 });
  expect(await list('list=hidden')).toEqual([first.id]);
  expect((await caseOf(second.id)).author).toMatchObject({ hiddenBefore: 1 });
});

test('taking a hiding back opens the reports that it has closed, and no others', async () => {
  const rude = await buildComment();
  const report = { commentId: rude.id, createdAt: past };
  const late = await buildUser(database);
  const closedBefore = { ...report, userId: late.id, closedAt: past };
  await database.db.insert(commentReport).values([{ ...report, userId: peter.id }, closedBefore]);
  await decide(`/admin/comment/${rude.id}/hide`, decision);
  expect(await list('list=reported')).toEqual([]);
  await decide(`/admin/comment/${rude.id}/restore`);
  expect(await list('list=reported')).toEqual([rude.id]);
  expect((await counts()).reported).toBe(1);
  expect((await caseOf(rude.id)).reportCount).toBe(1);
  // Somebody has looked at it and left it: a hiding that closed nothing opens nothing.
  await database.db.update(commentReport).set({ closedAt: past });
  await decide(`/admin/comment/${rude.id}/hide`, decision);
  await decide(`/admin/comment/${rude.id}/restore`);
  expect(await list('list=reported')).toEqual([]);
});

test('comments are found by words of the text or of the author, without accents and case', async () => {
  const course = await buildCourse(database);
  const chapter = await buildChapter(database, { courseId: course.id });
  const lecture = await buildLecture(database, { chapterId: chapter.id, name: 'Cykly' });
  const git = await buildComment({ text: 'Čo robí „git reset“?', userId: peter.id });
  const other = await buildComment({ text: 'Ďakujem.', postId: null, lectureId: lecture.id, createdAt: now });
  const gone = await buildComment({ text: '', userId: null });
  for (const q of ['CO robi', 'git res', 'peter'])
    expect(await list(`list=all&q=${encodeURIComponent(q)}`), q).toEqual([git.id]);
  for (const q of ['dakuj', 'ZIACKOVA', 'ďakujem'])
    expect(await list(`list=all&q=${encodeURIComponent(q)}`), q).toEqual([other.id]);
  expect(await list('list=all&q=git%20peter')).toEqual([]);
  // Signs that are no words find as much as nothing does.
  expect(await list(`list=all&q=${encodeURIComponent("'&|!:*")}`)).toHaveLength(3);
  expect(await list('list=all')).toEqual([other.id, ...[git.id, gone.id].sort()]);
  expect((await caseOf(other.id)).place).toMatchObject({ kind: 'lecture', name: 'Cykly', course: course.name });
  expect((await caseOf(gone.id)).author).toBeNull();
});

test('deleting for good takes a recent sign-in, tells the author at once and leaves the replies', async () => {
  const rude = await buildComment();
  const reply = await buildComment({ parentId: rude.id, userId: peter.id });
  const path = `/admin/comment/${rude.id}/remove`;
  expect(await tooOld(path, 'POST', decision)).toMatchObject({ status: 403, code: 'recent-sign-in-required' });
  expect(await decide(path, decision)).toEqual({ changed: true, isTold: true });
  expect(await dueAfter()).toEqual([0]);
  expect((await mails())[0]?.text).toContain(rude.text);
  expect((await read(jana)).items).toMatchObject([{ isDeleted: true, replies: [{ id: reply.id }] }]);
  expect(await api.problem(path, await asModerator('POST', decision))).toMatchObject({ status: 404 });
  expect(await api.problem(`/admin/comment/${rude.id}/restore`, await asModerator('POST'))).toMatchObject({
    status: 404,
  });
});

test('an answer for the association says so, and stays without a name when its author leaves', async () => {
  const asked = await buildComment();
  const body = { text: 'Ďakujeme, opravíme to.' };
  const path = `/admin/comment/${asked.id}/answer`;
  const { id } = await api.ask(path, associationAnsweredSchema, await asModerator('POST', body));
  const answers = async () => (await read(null)).items[0]?.replies;
  expect(await answers()).toMatchObject([{ id, authorName: 'Mária Moderná (za združenie)' }]);
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [jana.email, expect.stringContaining('Mária Moderná (za združenie)')],
  ]);
  await api.ask('/user', userDeletedSchema, await asModerator('DELETE'));
  expect(await answers()).toMatchObject([{ id, authorName: 'Združenie Prvý riadok', isDeleted: false }]);
  // An admin needs no profile to answer.
  const admin = await issuer.call({ uid: 'uid-admin', email: 'admin@example.org' }, 'POST', body);
  await api.ask(path, associationAnsweredSchema, admin);
  expect((await answers())?.map(({ authorName }) => authorName)).toEqual([
    'Združenie Prvý riadok',
    'Združenie Prvý riadok',
  ]);
});

test('a hidden review is not counted, a deleted one is gone', async () => {
  const course = await buildCourse(database);
  const harsh = await buildReview(jana, 1, course.id);
  await buildReview(peter, 5, course.id);
  const overview = async (person: Person | null) =>
    api.ask(`/course-review/course/${course.id}/overview`, reviewOverviewSchema, await issuer.call(person));
  const names = async () =>
    (await api.ask(`/course-review/course/${course.id}`, reviewPageSchema)).items.map(({ authorName }) => authorName);
  const changes: string[] = [];
  const stop = database.onChange((resource) => changes.push(resource));
  await decide(`/admin/review/${harsh}/hide`, decision);
  expect(await overview(null)).toMatchObject({ average: 5, count: 1, histogram: [0, 0, 0, 0, 1] });
  expect(await names()).toEqual(['Peter']);
  expect((await overview(jana)).ownReview).toMatchObject({ hiddenReason: '2. Nikoho neurážame. Uráža Petra.' });
  const found = await api.ask('/admin/review?q=ziack', deskReviewPageSchema, await asModerator());
  expect(found.items).toMatchObject([
    { id: harsh, rating: 1, hiddenAt: now.toISOString(), place: { name: course.name } },
  ]);
  const opened = await api.ask(`/admin/review/${harsh}`, reviewCaseSchema, await asModerator());
  expect(opened).toMatchObject({ author: { name: jana.displayName }, lastDecision: { action: 'review-hidden' } });
  await decide(`/admin/review/${harsh}/restore`);
  expect(await overview(null)).toMatchObject({ average: 3, count: 2 });
  await decide(`/admin/review/${harsh}/remove`, decision);
  expect(await names()).toEqual(['Peter']);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    `Tvoje hodnotenie kurzu „${course.name}“ sme zmazali`,
  ]);
  await expect.poll(() => changes).toEqual(['review', 'review', 'review']);
  stop();
});

test('a block for a time ends by itself, one can be made longer and ended, and the person is told', async () => {
  const block = async (body: object) =>
    api.ask(`/admin/block/${jana.id}`, decidedSchema, await asModerator('PUT', body));
  const week = { ...decision, length: 'week' };
  const list = async () => (await api.ask('/admin/block', blockPageSchema, await asModerator())).items;
  const writes = async () => api.send('/post/clanok/comment', await issuer.call(jana, 'POST', { text: 'Ahoj.' }));
  expect(await tooOld(`/admin/block/${jana.id}`, 'PUT', week)).toMatchObject({ code: 'recent-sign-in-required' });
  expect(await block(week)).toEqual({ changed: true, isTold: true });
  expect(await block(week)).toEqual({ changed: false, isTold: false });
  const until = new Date('2026-06-22T12:00:00Z');
  const person = { userId: jana.id, name: jana.displayName };
  expect(await list()).toMatchObject([{ uid: jana.uid, person, until: until.toISOString() }]);
  expect((await mails())[0]?.subject).toBe('Komentáre a\u00A0hodnotenia nemôžeš písať do 22.\u00A0júna\u00A02026');
  expect((await writes()).status).toBe(403);
  await database.db.update(blockedPerson).set({ until: now });
  expect((await writes()).status).toBe(200);
  expect(await list()).toEqual([]);

  expect(await block({ ...week, length: 'forever' })).toMatchObject({ changed: true });
  const told = await api.ask('/user/export', userExportSchema, await issuer.call(jana));
  expect(told).toMatchObject({ blockedUntil: null, blockReason: '2. Nikoho neurážame. Uráža Petra.' });
  const end = async () => api.ask(`/admin/block/${jana.uid}`, decidedSchema, await asModerator('DELETE'));
  expect(await end()).toEqual({ changed: true, isTold: false });
  expect(await end()).toEqual({ changed: false, isTold: false });
  expect(await mails()).toEqual([]);

  // Also of who has left; who sits at the desk is not blocked.
  await block(week);
  await api.ask('/user', userDeletedSchema, await issuer.call(jana, 'DELETE'));
  expect(await list()).toMatchObject([{ uid: jana.uid, person: null }]);
  expect(await end()).toEqual({ changed: true, isTold: false });
  const own = await asModerator('PUT', week);
  expect(await api.problem(`/admin/block/${moderator.id}`, own)).toMatchObject({ status: 403, code: 'has-role' });
  // An admin by the server's settings has no role of the table.
  const eva = await buildUser(database, { email: 'Eva@example.org' });
  expect(await api.problem(`/admin/block/${eva.id}`, own)).toMatchObject({ status: 403, code: 'has-role' });
  expect(await list()).toEqual([]);
  await database.db.update(user).set({ emailVerified: false }).where(eq(user.id, eva.id));
  expect((await api.send(`/admin/block/${eva.id}`, own)).status).toBe(200);
});
