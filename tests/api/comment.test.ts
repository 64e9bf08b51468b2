import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type CommentDraft,
  commentDeletedSchema,
  commentPageSchema,
  commentReportedSchema,
  replyMailOffSchema,
  replySchema,
} from '#src/contract/comment.ts';
import type { Database } from '#src/server/db/database.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildEpisode,
  buildLecture,
  buildPost,
  buildPurchase,
  buildUser,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

type Person = Pick<UserRow, 'uid' | 'email'> | null;

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;
let peter: UserRow;
let admin: UserRow;
/** The comments of a lecture that is sold and that jana and peter own, and those of an article. */
let sold: string;
let article: string;

const stranger = { uid: 'uid-new', email: 'new@example.org' };
const publicUrl = 'https://prvyriadok.sk';

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  jana = await buildUser(database, { displayName: 'Jana' });
  peter = await buildUser(database, { displayName: 'Peter' });
  admin = await buildUser(database, { displayName: 'Adam', email: 'admin@example.org' });
  const course = await buildCourse(database, { slug: 'java-kurz' });
  const { id: productId } = await buildCourseProduct(database, { courseId: course.id });
  const chapter = await buildChapter(database, { id: 'java-1', courseId: course.id, freeSample: false });
  await buildLecture(database, { id: 'java-1-1', chapterId: chapter.id, name: 'Cykly v Jave' });
  for (const { id } of [jana, peter]) await buildPurchase(database, id, productId);
  await buildPost(database, { id: 'clanok', slug: 'chyby', title: 'Ako čítať chyby' });
  sold = '/lecture/java-1-1/comment';
  article = '/post/clanok/comment';
});
afterAll(() => database.close());

const list = async (person: Person, path: string) => api.ask(path, commentPageSchema, await issuer.call(person));
const write = async (person: Person, path: string, draft: CommentDraft) =>
  api.ask(path, replySchema, await issuer.call(person, 'POST', draft));
const edit = async (person: Person, path: string, text: string) =>
  api.ask(path, replySchema, await issuer.call(person, 'PUT', { text }));
const remove = async (person: Person, path: string) =>
  api.ask(path, commentDeletedSchema, await issuer.call(person, 'DELETE'));
const report = async (person: Person, path: string) =>
  api.ask(`${path}/report`, commentReportedSchema, await issuer.call(person, 'POST'));
const refused = async (person: Person, path: string, method: string, body?: object) =>
  api.problem(path, await issuer.call(person, method, body));
const mails = () => writtenMails(database);

/** A stored comment under the article, `minute` minutes after the first day. */
async function buildComment(minute: number, overrides: Partial<CommentRow> = {}): Promise<CommentRow> {
  const createdAt = new Date(past.getTime() + minute * 60_000);
  const row = { id: randomUUID(), postId: 'clanok', userId: jana.id, text: `text ${minute}`, createdAt };
  const [built] = await database.db
    .insert(comment)
    .values({ ...row, ...overrides })
    .returning();
  if (!built) throw new Error('nothing was inserted');
  return built;
}

test('a comment has no characters that would turn its lines around, written or edited', async () => {
  const { id, text } = await write(jana, article, { text: '\u2066 `if (\u202Eadmin)` \u200B' });
  expect(text).toBe('`if (admin)`');
  expect((await edit(jana, `${article}/${id}`, 'Ahoj\u202E, Jana')).text).toBe('Ahoj, Jana');
  expect(await refused(jana, article, 'POST', { text: '\u202E\u200B' })).toMatchObject({ code: 'invalid-input' });
});

test('a comment and its replies are there for everybody who may read', async () => {
  for (const path of [sold, article]) {
    const first = await write(jana, path, { text: '  Prečo **nie**?\nNeviem. ' });
    expect(first).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      html: '<p>Prečo <strong>nie</strong>?<br>\nNeviem.</p>',
      text: 'Prečo **nie**?\nNeviem.',
      authorName: 'Jana',
      createdAt: now.toISOString(),
      editedAt: null,
      isDeleted: false,
      hiddenReason: null,
      heldFor: null,
      canEdit: true,
      canDelete: true,
      canReport: false,
    });
    const reply = await write(peter, path, { text: 'Lebo áno.', parentId: first.id });
    expect(await list(jana, path)).toEqual({
      items: [{ ...first, replies: [{ ...reply, text: null, canEdit: false, canDelete: false, canReport: true }] }],
      page: 1,
      pageCount: 1,
      total: 1,
      commentCount: 2,
    });
  }
  const { items } = await list(null, article);
  expect(items).toMatchObject([{ text: null, canEdit: false, canDelete: false, canReport: false }]);
  expect((await list(stranger, article)).items).toMatchObject([{ canEdit: false, canReport: false }]);
  expect((await list(admin, sold)).items).toMatchObject([{ text: null, canEdit: false, canDelete: true }]);
});

test('an answer to a reply joins its thread', async () => {
  const first = await write(jana, article, { text: 'Jedna.' });
  const second = await write(peter, article, { text: 'Dva.', parentId: first.id });
  const third = await write(jana, article, { text: 'Tri.', parentId: second.id });
  const { items } = await list(null, article);
  expect(items).toHaveLength(1);
  expect(items[0]?.replies.map(({ id }) => id).sort()).toEqual([second.id, third.id].sort());
});

test.each([
  [{}, 'text'],
  [{ text: '' }, 'text'],
  [{ text: ' \n ' }, 'text'],
  [{ text: 'x'.repeat(2001) }, 'text'],
  [{ text: 'a\0b' }, 'text'],
  [{ text: 1 }, 'text'],
  [{ text: 'Ahoj.', userId: 'user-1' }, 'userId'],
  [{ text: 'Ahoj.', parentId: 'x' }, 'parentId'],
])('a comment %j is refused', async (body, path) => {
  const problem = await refused(jana, article, 'POST', body);
  expect(problem).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path }] });
  expect(await database.db.$count(comment)).toBe(0);
});

test('a text of the greatest length is kept whole', async () => {
  const text = 'ž'.repeat(2000);
  expect((await write(jana, article, { text })).text).toBe(text);
});

test('what is answered has to stand under the same thing and to be there', async () => {
  const elsewhere = await write(jana, sold, { text: 'Inde.' });
  const gone = await write(jana, article, { text: 'Preč.' });
  await remove(jana, `${article}/${gone.id}`);
  for (const parentId of [elsewhere.id, gone.id, randomUUID()]) {
    const problem = await refused(jana, article, 'POST', { text: 'Odpoveď.', parentId });
    expect(problem).toMatchObject({ status: 404, code: 'not-found' });
  }
});

test('writing needs an account with a profile', async () => {
  const { id } = await write(jana, article, { text: 'Ahoj.' });
  for (const [method, path, body] of [
    ['POST', article, { text: 'x' }],
    ['PUT', `${article}/${id}`, { text: 'x' }],
    ['DELETE', `${article}/${id}`],
    ['POST', `${article}/${id}/report`],
  ] as const) {
    expect(await refused(null, path, method, body)).toMatchObject({ status: 401, code: 'sign-in-required' });
    expect(await refused(stranger, path, method, body)).toMatchObject({ status: 403, code: 'profile-required' });
  }
  expect((await list(null, article)).items).toMatchObject([{ html: '<p>Ahoj.</p>' }]);
});

test('who does not own the course neither reads nor writes under its lectures', async () => {
  const { id } = await write(jana, sold, { text: 'tajné' });
  const other = await buildUser(database);
  for (const [method, path, body] of [
    ['GET', sold],
    ['GET', `${sold}?preview=true`],
    ['POST', sold, { text: 'x' }],
    ['PUT', `${sold}/${id}`, { text: 'x' }],
    ['DELETE', `${sold}/${id}`],
    ['POST', `${sold}/${id}/report`],
  ] as const) {
    const problem = await refused(other, path, method, body);
    expect(problem, `${method} ${path}`).toMatchObject({ status: 403, code: 'course-not-owned' });
    expect(JSON.stringify(problem)).not.toContain('tajn');
  }
  expect(await refused(null, sold, 'GET')).toMatchObject({ status: 401, code: 'sign-in-required' });
  expect(await refused(null, `${sold}?preview=true`, 'GET')).toMatchObject({ status: 403 });
});

test('the comments of a free sample are open to everybody who asks for the preview', async () => {
  const { id } = await buildLecture(database);
  const path = `/lecture/${id}/comment`;
  await write(await buildUser(database), path, { text: 'Ahoj.' });
  expect((await list(null, `${path}?preview=true&page=1`)).total).toBe(1);
  expect(await refused(null, path, 'GET')).toMatchObject({ status: 401 });
});

test('what is not there, or not yet, has no comments', async () => {
  const hidden = await buildPost(database, { published: false });
  const future = await buildPost(database, { publishedAt: new Date(now.getTime() + 1000) });
  const paths = ['/post/nie-je', `/post/${hidden.id}`, `/post/${future.id}`, '/lecture/nie-je'];
  for (const path of paths.map((target) => `${target}/comment`)) {
    expect(await refused(jana, path, 'GET')).toMatchObject({ status: 404, code: 'not-found' });
    expect(await refused(jana, path, 'POST', { text: 'x' })).toMatchObject({ status: 404, code: 'not-found' });
  }
  const elsewhere = await write(jana, sold, { text: 'Inde.' });
  for (const id of [randomUUID(), 'x', elsewhere.id]) {
    const path = `${article}/${id}`;
    expect(await refused(jana, path, 'PUT', { text: 'x' })).toMatchObject({ status: 404, code: 'not-found' });
    expect(await refused(jana, path, 'DELETE')).toMatchObject({ status: 404, code: 'not-found' });
    expect(await refused(peter, `${path}/report`, 'POST')).toMatchObject({ status: 404, code: 'not-found' });
  }
});

test('only its author edits a comment', async () => {
  const { id } = await write(jana, article, { text: 'Chybka.' });
  const path = `${article}/${id}`;
  for (const person of [peter, admin]) {
    const problem = await refused(person, path, 'PUT', { text: 'Moje.' });
    expect(problem).toMatchObject({ status: 403, code: 'not-comment-author' });
  }
  for (const body of [{}, { text: '' }, { text: 'x'.repeat(2001) }, { text: 'x', parentId: id }]) {
    expect(await refused(jana, path, 'PUT', body)).toMatchObject({ status: 400, code: 'invalid-input' });
  }
  const edited = await edit(jana, path, 'Opravené.');
  expect(edited).toMatchObject({ html: '<p>Opravené.</p>', text: 'Opravené.', editedAt: now.toISOString() });
  expect((await list(jana, article)).items).toEqual([{ ...edited, replies: [] }]);
});

test('its author and admins delete a comment; without replies it is gone', async () => {
  const [first, second] = [
    await write(jana, article, { text: 'Prvý.' }),
    await write(jana, article, { text: 'Druhý.' }),
  ];
  const problem = await refused(peter, `${article}/${first.id}`, 'DELETE');
  expect(problem).toMatchObject({ status: 403, code: 'not-comment-author' });
  await remove(jana, `${article}/${first.id}`);
  expect(await list(jana, article)).toMatchObject({ items: [{ id: second.id }], total: 1, commentCount: 1 });
  await remove(admin, `${article}/${second.id}`);
  expect(await list(jana, article)).toMatchObject({ items: [], total: 0, commentCount: 0 });
  for (const person of [jana, admin]) {
    expect(await refused(person, `${article}/${first.id}`, 'DELETE')).toMatchObject({ status: 404 });
  }
  expect(await refused(jana, `${article}/${first.id}`, 'PUT', { text: 'x' })).toMatchObject({ status: 404 });
  expect((await database.db.select().from(comment)).map(({ text }) => text)).toEqual(['', '']);
});

test('of a deleted comment with replies the place is left until its last reply goes', async () => {
  const first = await write(jana, article, { text: 'tajné' });
  const replies = [
    await write(peter, article, { text: 'Jedna.', parentId: first.id }),
    await write(peter, article, { text: 'Dva.', parentId: first.id }),
  ];
  await edit(jana, `${article}/${first.id}`, 'tajné, opravené');
  await remove(jana, `${article}/${first.id}`);
  const { items, total, commentCount } = await list(jana, article);
  expect({ total, commentCount }).toEqual({ total: 1, commentCount: 2 });
  const empty = { html: '', text: null, authorName: null, editedAt: null, isDeleted: true };
  expect(items).toMatchObject([{ ...empty, canEdit: false, canDelete: false, canReport: false }]);
  expect(items[0]?.replies).toHaveLength(2);
  expect(JSON.stringify([items, await database.db.select().from(comment)])).not.toContain('tajn');

  await remove(peter, `${article}/${replies[0]?.id}`);
  expect((await list(jana, article)).items[0]?.replies.map(({ id }) => id)).toEqual([replies[1]?.id]);
  await remove(peter, `${article}/${replies[1]?.id}`);
  expect(await list(jana, article)).toMatchObject({ items: [], total: 0, commentCount: 0 });
});

test('threads come twenty a page, the newest first, replies the oldest first', async () => {
  const threads: CommentRow[] = [];
  for (let minute = 0; minute < 25; minute += 1) threads.push(await buildComment(minute));
  const newest = threads[24];
  for (const minute of [32, 31, 30]) await buildComment(minute, { parentId: newest?.id });
  await buildComment(33, { parentId: newest?.id, deletedAt: now, text: '' });
  await buildComment(40, { deletedAt: now, text: '' });

  const first = await list(null, article);
  expect(first).toMatchObject({ page: 1, pageCount: 2, total: 25, commentCount: 28 });
  expect(first.items.map(({ id }) => id)).toEqual(
    threads
      .slice(5)
      .reverse()
      .map(({ id }) => id),
  );
  expect(first.items[0]?.replies.map(({ html }) => html)).toEqual(
    ['text 30', 'text 31', 'text 32'].map((text) => `<p>${text}</p>`),
  );
  const second = await list(null, `${article}?page=2`);
  expect(second.items.map(({ html }) => html)).toEqual([4, 3, 2, 1, 0].map((minute) => `<p>text ${minute}</p>`));
  expect(await refused(null, `${article}?page=3`, 'GET')).toMatchObject({ status: 404 });
  for (const query of ['page=0', 'page=x', 'preview=true', 'sort=old']) {
    expect(await refused(null, `${article}?${query}`, 'GET')).toMatchObject({ status: 400 });
  }
});

test('a list takes as many queries with many comments as with one', async () => {
  const queriesOf = async () => {
    let count = 0;
    const { db } = database;
    const counted = new Proxy(db, {
      get: (target, name) => {
        if (name === 'select') count += 1;
        return Reflect.get(target, name, target);
      },
    });
    const counting = testApi({ db: counted });
    await counting.ask(article, commentPageSchema);
    return count;
  };
  await buildComment(0);
  const few = await queriesOf();
  for (let minute = 1; minute < 20; minute += 1) {
    const { id: parentId } = await buildComment(minute);
    await buildComment(minute + 30, { parentId });
  }
  expect(await queriesOf()).toBe(few);
});

test('somebody else’s comment is reported once, the own one never', async () => {
  const { id } = await write(jana, article, { text: 'Reklama.' });
  const path = `${article}/${id}`;
  await report(peter, path);
  await report(peter, path);
  expect(await database.db.select().from(commentReport)).toMatchObject([
    { commentId: id, userId: peter.id, createdAt: now },
  ]);
  expect((await list(peter, article)).items).toMatchObject([{ canReport: false }]);
  expect((await list(admin, article)).items).toMatchObject([{ canReport: true }]);
  expect(await refused(jana, `${path}/report`, 'POST')).toMatchObject({ status: 403, code: 'own-comment' });
});

test('who is answered gets one mail, with the way to the answer and out', async () => {
  const { id: parentId } = await write(jana, sold, { text: 'Prečo?' });
  const text = `Lebo <b>${'slovo '.repeat(100)}`;
  await write(peter, sold, { text, parentId });
  const sent = await mails();
  const [recipient] = await database.db.select().from(user).where(eq(user.id, jana.id));
  const token = recipient?.replyToken ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(sent).toMatchObject([
    {
      recipient: jana.email,
      subject: 'Peter odpovedá na tvoj komentár',
      headers: {
        'List-Unsubscribe': `<${publicUrl}/api/comment/reply-mail/off?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  ]);
  const address = `${publicUrl}/kurzy/java-kurz/kapitola/java-1/lekcia/java-1-1#komentare`;
  for (const form of [sent[0]?.text, sent[0]?.html]) {
    expect(form).toContain('pod lekciou „Cykly v\u00A0Jave“');
    expect(form).toContain(address);
    expect(form).toContain(`${publicUrl}/odpovede?token=${token}`);
    expect(form?.match(/slovo/g)?.length).toBeLessThan(50);
  }
  expect(sent[0]?.html).toContain('Lebo &lt;b&gt;slovo');

  await write(peter, sold, { text: 'A ešte niečo.', parentId });
  expect((await mails()).map(({ headers }) => headers)).toEqual([sent[0]?.headers, sent[0]?.headers]);
});

test('the author of a reply is who is answered by an answer to it', async () => {
  const episode = await buildEpisode(database, { slug: 'rozhovor', title: 'Rozhovor' });
  for (const [path, place, address] of [
    [article, 'pod článkom „Ako čítať chyby“', '/clanky/chyby#komentare'],
    [`/post/${episode.id}/comment`, 'pod epizódou „Rozhovor“', '/podcast/rozhovor#komentare'],
  ] as const) {
    await database.db.delete(mail);
    const { id } = await buildComment(0, { userId: null, postId: path.split('/')[2] });
    const { id: parentId } = await write(peter, path, { text: 'Odpoveď.', parentId: id });
    await write(jana, path, { text: 'Odpoveď na odpoveď.', parentId });
    const [sent, ...more] = await mails();
    expect(more).toEqual([]);
    expect(sent?.recipient).toBe(peter.email);
    expect(sent?.text).toContain(place);
    expect(sent?.text).toContain(address);
  }
});

test('nobody is mailed about themselves, against their will, or at an address that nobody proved', async () => {
  const own = await write(jana, article, { text: 'Ahoj.' });
  await write(jana, article, { text: 'Znova ja.', parentId: own.id });
  for (const overrides of [{ receiveReplies: false }, { emailVerified: false }]) {
    const { id: userId } = await buildUser(database, overrides);
    const { id: parentId } = await buildComment(0, { userId });
    await write(jana, article, { text: 'Odpoveď.', parentId });
  }
  expect(await mails()).toEqual([]);
  expect(await database.db.select().from(user)).not.toContainEqual(
    expect.objectContaining({ replyToken: expect.any(String) }),
  );
});

test('the mails end by the page of the link, or by one click of the mail program', async () => {
  const token = 'x'.repeat(43);
  const path = '/comment/reply-mail/off';
  const receives = async () => (await database.db.select().from(user).where(eq(user.id, jana.id)))[0]?.receiveReplies;
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');
  for (const [address, request] of [
    [path, await issuer.call(null, 'POST', { token })],
    [`${path}?token=${token}`, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    [`${path}?token=${token}`, { method: 'POST', body: multipart }],
  ] as const) {
    await database.db.update(user).set({ receiveReplies: true, replyToken: token }).where(eq(user.id, jana.id));
    expect(await api.ask(address, replyMailOffSchema, request)).toEqual({ receiveReplies: false });
    expect(await api.ask(address, replyMailOffSchema, request)).toEqual({ receiveReplies: false });
    expect(await receives()).toBe(false);
  }
  const { id: parentId } = await write(jana, article, { text: 'Ahoj.' });
  await write(peter, article, { text: 'Odpoveď.', parentId });
  expect(await mails()).toEqual([]);
});

test('opening the link’s address, or a wrong token, changes nothing', async () => {
  const path = '/comment/reply-mail/off';
  await database.db
    .update(user)
    .set({ replyToken: 'x'.repeat(43) })
    .where(eq(user.id, jana.id));
  expect((await api.problem(`${path}?token=${'x'.repeat(43)}`)).status).toBe(405);
  expect((await api.problem(`${path}?token=${'x'.repeat(43)}`, { method: 'POST' })).status).toBe(400);
  expect(await refused(null, path, 'POST', { token: 'y'.repeat(43) })).toMatchObject({
    status: 400,
    code: 'token-unknown',
  });
  expect(await refused(null, path, 'POST', { token: 'x' })).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(await database.db.$count(user, eq(user.receiveReplies, false))).toBe(0);
});

test('twenty comments at once are twenty comments', async () => {
  const { id: parentId } = await write(jana, article, { text: 'Otázka.' });
  const people = await Promise.all(Array.from({ length: 20 }, () => buildUser(database)));
  const written = await Promise.all(
    people.map((person, index) => write(person, article, { text: `Odpoveď ${index}`, parentId })),
  );
  expect(new Set(written.map(({ id }) => id)).size).toBe(20);
  const { items, commentCount } = await list(null, article);
  expect(items[0]?.replies).toHaveLength(20);
  expect(commentCount).toBe(21);
  expect(new Set((await mails()).map(({ headers }) => headers['List-Unsubscribe'])).size).toBe(1);
  expect(await mails()).toHaveLength(20);
});

test('two who answer each other at once do not wait in a circle', async () => {
  const ofJana = await write(jana, article, { text: 'Ja.' });
  const ofPeter = await write(peter, article, { text: 'Ty.' });
  await Promise.all([
    write(jana, article, { text: 'Ahoj, Peter.', parentId: ofPeter.id }),
    write(peter, article, { text: 'Ahoj, Jana.', parentId: ofJana.id }),
  ]);
  expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([jana.email, peter.email].sort());
});

test('ten comments a minute are enough, and thirty changes', async () => {
  for (let count = 0; count < 10; count += 1) await write(jana, article, { text: `Komentár ${count}` });
  const problem = await refused(jana, article, 'POST', { text: 'Jedenásty.' });
  expect(problem).toMatchObject({ status: 429, code: 'too-many-requests' });
  const { id } = await write(peter, article, { text: 'Iný človek.' });
  for (let count = 0; count < 30; count += 1) await report(jana, `${article}/${id}`);
  expect(await refused(jana, `${article}/${id}/report`, 'POST')).toMatchObject({ status: 429 });
});
