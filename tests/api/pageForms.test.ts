import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PostedForm } from '#src/domain/postedForm.ts';
import type { Database } from '#src/server/db/database.ts';
import { nextCourseOption } from '#src/server/db/schema/nextCourse.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { pageForms } from '#src/server/http/routes/pageForms.ts';
import { createClientNetwork } from '#src/server/network/clientNetwork.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

const publicUrl = 'https://prvyriadok.sk';
const own = { origin: publicUrl };
const token = 'x'.repeat(43);

let database: Database;
let forms: ReturnType<typeof pageForms>;
/** What the pages were to show. */
let drawn: [string, PostedForm][];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  useForms(testApi(database));
});
afterAll(() => database.close());

function useForms({ api }: ReturnType<typeof testApi>): void {
  drawn = [];
  forms = pageForms({
    api,
    render: async (key, posted) => {
      drawn.push([key, posted]);
      return { status: 200, headers: { 'cache-control': 'no-cache' }, html: '<h1>Stránka</h1>', resources: new Set() };
    },
    pageKey: ({ pathname, search }) => pathname + search.replace(/=.*/, '='),
    clientNetwork: createClientNetwork(null),
    publicUrl,
  });
}

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) as unknown as HttpBindings;

async function post(path: string, fields: Record<string, string>, headers: HeadersInit = own, network = '203.0.113.7') {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers };
  return forms.request(path, init, from(network));
}
const mails = () => writtenMails(database);

describe('a form is answered by its page, as the API took it', () => {
  test.each<[string, Record<string, string>, number, string, PostedForm]>([
    [
      '/newsletter',
      { email: 'jana@example.org' },
      200,
      '/newsletter',
      { form: 'newsletter', outcome: 'taken', fields: { email: 'jana@example.org' } },
    ],
    [
      '/newsletter',
      { email: 'jana@' },
      400,
      '/newsletter',
      { form: 'newsletter', outcome: 'wrong', fields: { email: 'jana@' } },
    ],
    ['/newsletter', {}, 400, '/newsletter', { form: 'newsletter', outcome: 'wrong', fields: { email: '' } }],
    [
      `/newsletter?potvrdit=${token}`,
      {},
      400,
      '/newsletter?potvrdit=',
      { form: 'newsletterLink', outcome: 'wrong', fields: {} },
    ],
    ['/odpovede', {}, 400, '/odpovede', { form: 'replyMailLink', outcome: 'wrong', fields: {} }],
    [
      '/feedback',
      { message: ' Ahoj\r\nsvet ', name: '', email: '', website: '', more: 'x' },
      200,
      '/feedback',
      { form: 'feedback', outcome: 'taken', fields: { message: 'Ahoj\nsvet', name: '', email: '' } },
    ],
    ['/kurzy', {}, 400, '/kurzy', { form: 'nextCourse', outcome: 'wrong', fields: { nextCourse: '' } }],
    [
      '/kurzy',
      { nextCourse: 'nie-je' },
      404,
      '/kurzy',
      { form: 'nextCourse', outcome: 'wrong', fields: { nextCourse: 'nie-je' } },
    ],
  ])('%s %o', async (path, fields, status, key, posted) => {
    const answer = await post(path, fields);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(await answer.text()).toBe('<h1>Stránka</h1>');
    expect(drawn).toEqual([[key, posted]]);
  });
});

test('the links of the mails confirm and end a subscription', async () => {
  await post('/newsletter', { email: 'jana@example.org' });
  const [row] = await database.db.select().from(subscriber);
  expect((await post(`/newsletter?potvrdit=${row?.confirmToken}`, {})).status).toBe(200);
  expect(await database.db.select().from(subscriber)).toMatchObject([{ status: 'confirmed' }]);
  expect((await post(`/newsletter?odhlasit=${row?.unsubscribeToken}`, {})).status).toBe(200);
  expect(await database.db.select().from(subscriber)).not.toMatchObject([{ status: 'confirmed' }]);
});

test('a vote counts, and no network has more of them than by the API', async () => {
  const option = {
    id: 'python',
    name: 'Python',
    summary: 'Prvý program',
    position: 1,
    published: true,
    updatedAt: now,
  };
  await database.db.insert(nextCourseOption).values(option);
  const statuses = [];
  for (let vote = 0; vote < 4; vote++) statuses.push((await post('/kurzy', { nextCourse: 'python' })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(drawn.at(-1)?.[1].outcome).toBe('failed');
  expect(await database.db.select().from(nextCourseOption)).toMatchObject([{ votes: 3 }]);
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['nobody says where', {}, 403],
  ['the browser itself', { 'sec-fetch-site': 'same-origin' }, 200],
])('a form that comes from: %s', async (_where, headers, status) => {
  expect((await post('/newsletter', { email: 'jana@example.org' }, headers)).status).toBe(status);
  expect(await mails()).toHaveLength(status === 200 ? 1 : 0);
});

test('a body that is too large or of another kind is not read', async () => {
  expect((await post('/feedback', { message: 'a'.repeat(65 * 1024) })).status).toBe(413);
  const json = { method: 'POST', body: '{"message":"Ahoj"}', headers: { ...own, 'content-type': 'application/json' } };
  expect((await forms.request('/feedback', json, from('203.0.113.7'))).status).toBe(415);
  expect([await mails(), drawn]).toEqual([[], []]);
});

test('where a captcha is asked for, a network may send a few forms without one', async () => {
  const captcha = { accepts: async () => false };
  useForms(testApi(database, [], { integrations: { captcha } }));
  const statuses = [];
  for (let i = 0; i < 11; i++) statuses.push((await post('/newsletter', { email: `z${i}@example.org` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
  expect((await post('/newsletter', { email: 'inde@example.org' }, own, '198.51.100.1')).status).toBe(200);
});
