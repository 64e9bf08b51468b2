import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#src/server/db/database.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { now, testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import {
  buildAuthor,
  buildChapter,
  buildCourse,
  buildLecture,
  buildPage,
  buildPost,
  buildVideo,
  past,
} from '#tests/support/factories.ts';
import { bearer, createTestIssuer, wrongTokens } from '#tests/support/identity.ts';

interface Call {
  /** The parameters of the path and, after `?`, the query. */
  at?: string;
  body?: object;
  /** The status for a caller without a token, for another user, and for the user whose things the database has. */
  statuses: [anonymous: number, other: number, owner: number];
}

const profile = { displayName: 'Jana', receiveNewsletter: false };
const mailed = 'x'.repeat(43);
const open = (at?: string): Call => ({ at, statuses: [200, 200, 200] });

/** Who may do what: every call of the API has to be here. A token that is wrong gets a 401 in each. */
const matrix: Record<string, Call> = {
  'GET /openapi.json': open(),
  'GET /course/overview': open(),
  'GET /course/overview/{courseId}': open('/course/overview/k1'),
  'GET /course/slug/{slug}': open('/course/slug/kurz'),
  'GET /course/java': open(),
  'GET /lecture/{lectureId}': open('/lecture/l1?preview=true'),
  'GET /wp/post': open(),
  'GET /wp/post/{slug}': open('/wp/post/clanok'),
  'GET /youtube': open(),
  'GET /youtube/{slug}': open('/youtube/video'),
  'GET /author/slug/{slug}': open('/author/slug/zuzana'),
  'GET /author/{authorId}/overview': open('/author/a1/overview'),
  'GET /page/{slug}': open('/page/o-projekte'),
  'GET /user': { statuses: [401, 404, 200] },
  'POST /user': { body: profile, statuses: [401, 200, 200] },
  'PUT /user': { body: profile, statuses: [401, 404, 200] },
  'DELETE /user': { statuses: [401, 404, 200] },
  'GET /user/export': { statuses: [401, 404, 200] },
  'POST /newsletter': { body: { email: 'jana@example.org', subscribedFrom: 'FOOTER' }, statuses: [202, 202, 202] },
  // Who has the mail has the token, signed in or not.
  'POST /newsletter/confirm': { body: { token: mailed }, statuses: [200, 200, 200] },
  'POST /newsletter/unsubscribe': { body: { token: mailed }, statuses: [200, 200, 200] },
  'POST /email-feedback': { body: { message: 'Ďakujem.' }, statuses: [202, 202, 202] },
};

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const calls = Object.entries(matrix);

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let wrong: Record<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
  wrong = await wrongTokens(issuer, now);
  const { id: authorId } = await buildAuthor(database, { id: 'a1', slug: 'zuzana' });
  const course = await buildCourse(database, { id: 'k1', slug: 'kurz', authorId });
  await buildCourse(database, { id: 'java', slug: 'java-kurz', authorId });
  const chapter = await buildChapter(database, { courseId: course.id, freeSample: true });
  await buildLecture(database, { id: 'l1', chapterId: chapter.id });
  await buildPost(database, { slug: 'clanok', authorId });
  await buildVideo(database, { slug: 'video', authorId });
  await buildPage(database, { slug: 'o-projekte' });
});
beforeEach(async () => {
  await database.db.delete(user);
  await database.db.delete(subscriber);
  const subscription = { status: 'pending', subscribedFrom: 'FOOTER', createdAt: past, updatedAt: past } as const;
  await database.db
    .insert(subscriber)
    .values({ ...subscription, email: 'eva@example.org', confirmToken: mailed, unsubscribeToken: mailed });
  await send('POST /user', { body: profile, statuses: [401, 200, 200] }, await issuer.token());
});
afterAll(() => database.close());

/** Each call has a server of its own: limits are not what is asked here. */
function send(name: string, { at, body }: Call, idToken: string | null) {
  const [method = '', path = ''] = name.split(' ');
  const headers = { ...(idToken ? bearer(idToken) : {}), ...(body ? { 'content-type': 'application/json' } : {}) };
  const api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  return api.send(at ?? path, { method, headers, body: body && JSON.stringify(body) });
}

test('every call of the API is in the table', async () => {
  const document = await testApi(database).send('/openapi.json');
  const { paths } = documentSchema.parse(await document.json());
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(matrix).sort()).toEqual(operations.sort());
});

test.each(calls)('%s without a token', async (name, call) => {
  const response = await send(name, call, null);
  expect(response.status).toBe(call.statuses[0]);
  expect(response.headers.get('cache-control') ?? '').not.toContain('private');
  if (response.status === 401) expect(response.headers.get('www-authenticate')).toBe('Bearer');
});

test.each(calls)('%s with a token that is wrong, whatever is wrong with it', async (name, call) => {
  for (const [what, idToken] of Object.entries(wrong)) {
    const response = await send(name, call, idToken);
    expect(response.status, what).toBe(401);
    expect(await response.json(), what).toMatchObject({ code: 'token-invalid' });
    expect(response.headers.get('www-authenticate'), what).toBe('Bearer');
  }
});

test.each(calls)('%s by another user', async (name, call) => {
  const response = await send(name, call, await issuer.token({ uid: 'uid-peter', email: 'peter@example.org' }));
  expect(response.status).toBe(call.statuses[1]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test.each(calls)('%s by its user', async (name, call) => {
  const response = await send(name, call, await issuer.token());
  expect(response.status).toBe(call.statuses[2]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('what another user does leaves a profile as it was', async () => {
  const owner = await issuer.token();
  const before = await (await send('GET /user', { statuses: [401, 404, 200] }, owner)).json();
  const other = await issuer.token({ uid: 'uid-peter', email: 'peter@example.org' });
  for (const method of ['PUT', 'POST', 'DELETE']) {
    const call = matrix[`${method} /user`];
    if (call) await send(`${method} /user`, call, other);
  }
  expect(await (await send('GET /user', { statuses: [401, 404, 200] }, owner)).json()).toEqual(before);
});
