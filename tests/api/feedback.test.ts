import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxFeedbackLength } from '#src/contract/limits.ts';
import type { Database } from '#src/server/db/database.ts';
import { site } from '#src/site.ts';
import { testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

let database: Database;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  // New counters of calls.
  api = testApi(database);
});
afterAll(() => database.close());

function post(body: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

async function accepted(body: object): Promise<void> {
  const response = await api.send('/email-feedback', post(body));
  expect([response.status, await response.json()]).toEqual([202, { accepted: true }]);
}

const mails = () => writtenMails(database);

test('feedback is mailed to the association, which can answer it', async () => {
  const message = 'Páči sa mi <b>kurz</b> & „články“.\n\n  if (a < b) { … }';
  await accepted({ message, email: 'jana@example.org' });
  const [sent, ...more] = await mails();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    recipient: site.email,
    replyTo: 'jana@example.org',
    subject: 'Spätná väzba zo stránky',
    text: message,
  });
  expect(sent?.html).toContain('Páči sa mi &lt;b&gt;kurz&lt;/b&gt; &amp; „články“.\n\n  if (a &lt; b) { … }');
});

test('a name stands below the message; without an address there is nobody to answer', async () => {
  await accepted({ message: 'Ďakujem.', name: 'Jana <script>' });
  const [sent] = await mails();
  expect(sent).toMatchObject({ replyTo: null, text: 'Ďakujem.\n\n– Jana <script>' });
  expect(sent?.html).toContain('– Jana &lt;script&gt;');
});

test('a robot that fills in the hidden field hears the same and mails nothing', async () => {
  await accepted({ message: 'Kúp teraz.', website: 'https://example.org' });
  expect(await mails()).toEqual([]);
});

test.each([
  [{}, 'message'],
  [{ message: ' \n ' }, 'message'],
  [{ message: 'x'.repeat(maxFeedbackLength + 1) }, 'message'],
  [{ message: 'Ahoj', email: 'jana' }, 'email'],
  [{ message: 'Ahoj', email: 'jana@example.org\nbcc: x@example.org' }, 'email'],
  [{ message: 'Ahoj', name: 'x'.repeat(81) }, 'name'],
  [{ message: 'Ahoj', subject: 'Iný' }, 'subject'],
])('a wrong body is refused (%#: %s)', async (body, path) => {
  const problem = await api.problem('/email-feedback', post(body));
  expect(problem).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path }] });
  expect(await mails()).toEqual([]);
});

test('the longest message is accepted', () => accepted({ message: 'x'.repeat(maxFeedbackLength) }));

test('a network sends five an hour', async () => {
  for (let call = 0; call < 5; call++) await accepted({ message: 'Ahoj' });
  const refused = await api.send('/email-feedback', post({ message: 'Ahoj' }));
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(await mails()).toHaveLength(5);
});
