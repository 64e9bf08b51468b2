import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { feedbackMessageSchema, feedbackPageSchema } from '#src/contract/desk/words/deskFeedback.ts';
import { userDeletedSchema, userExportSchema } from '#src/contract/user.ts';
import type { Database } from '#src/server/db/database.ts';
import { feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { removeOldFeedback } from '#src/server/services/words/feedback/removeOldFeedback.ts';
import { site } from '#src/site.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

const admin = { uid: 'uid-admin', email: 'admin@example.org' };

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
});
afterAll(() => database.close());

async function write(body: object): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const response = await api.send('/email-feedback', { method: 'POST', body: JSON.stringify(body), headers: json });
  expect(response.status).toBe(202);
}

const list = async (query = '') =>
  (await api.ask(`/admin/feedback${query}`, feedbackPageSchema, await issuer.call(admin))).items;
const act = async (id: string, verb: string, body?: object) =>
  api.ask(`/admin/feedback/${id}/${verb}`, feedbackMessageSchema, await issuer.call(admin, 'POST', body));

test('a message is kept with its mail, found without accents, answered by a mail that quotes it, and opened again', async () => {
  await write({ message: 'Nejde mi\nvideo v kapitole 3.', name: 'Žofia', email: 'zofia@example.org' });
  const [message] = await list();
  if (!message) throw new Error('nothing was kept');
  for (const q of ['kapitole', 'ZOFIA', 'zofia@example', 'example.org', 'video nejde']) {
    expect(await list(`?list=all&q=${encodeURIComponent(q)}`), q).toMatchObject([{ id: message.id }]);
  }
  expect(await list('?q=podcast')).toEqual([]);

  const answered = await act(message.id, 'answer', { text: 'Opravené, ďakujeme.' });
  expect(answered).toMatchObject({ answer: 'Opravené, ďakujeme.', closedAt: now.toISOString() });
  const sent = (await writtenMails(database)).find(({ recipient }) => recipient === 'zofia@example.org');
  expect(sent).toMatchObject({ replyTo: site.email, subject: 'Odpoveď na tvoju správu' });
  expect(sent?.text).toContain('> Nejde mi\n> video v\u00A0kapitole 3.');
  expect(sent?.html).toContain('Opravené, ďakujeme.');
  expect(await list()).toEqual([]);
  const twice = await issuer.call(admin, 'POST', { text: 'Ešte raz.' });
  expect(await api.problem(`/admin/feedback/${message.id}/answer`, twice)).toMatchObject({ code: 'already-answered' });
  expect(await act(message.id, 'reopen')).toMatchObject({ closedAt: null, answer: 'Opravené, ďakujeme.' });
  expect(await list()).toHaveLength(1);
});

test('who left no address can only be closed', async () => {
  await write({ message: 'Páči sa mi to.' });
  const [message] = await list();
  if (!message) throw new Error('nothing was kept');
  const answer = await issuer.call(admin, 'POST', { text: 'Ďakujeme.' });
  expect(await api.problem(`/admin/feedback/${message.id}/answer`, answer)).toMatchObject({ code: 'no-address' });
  expect(await act(message.id, 'close')).toMatchObject({ closedAt: now.toISOString(), answer: null });
  expect(await act(message.id, 'close')).toMatchObject({ closedAt: now.toISOString() });
});

test('a message belongs to who has proven its address, and goes with the account', async () => {
  const jana = await buildUser(database, { email: 'jana@example.org' });
  const other = await buildUser(database, { email: 'eva@example.org', emailVerified: false });
  await write({ message: 'Moje.', email: 'Jana@example.org' });
  await write({ message: 'Cudzie.', email: 'eva@example.org' });
  const exported = async (person: typeof jana) =>
    (await api.ask('/user/export', userExportSchema, await issuer.call(person))).messages.map(({ message }) => message);
  expect(await exported(jana)).toEqual(['Moje.']);
  const unproven = await issuer.token(other, { email_verified: false });
  const { messages } = await api.ask('/user/export', userExportSchema, await issuer.call(unproven));
  expect(messages).toEqual([]);
  await api.ask('/user', userDeletedSchema, await issuer.call(jana, 'DELETE'));
  expect((await list()).map(({ message }) => message)).toEqual(['Cudzie.']);
});

test('what somebody was done with more than a year ago is thrown away, what waits is not', async () => {
  const longAgo = new Date(now.getTime() - 366 * 24 * 60 * 60 * 1000);
  const row = { message: 'Ahoj.', createdAt: longAgo };
  await database.db.insert(feedbackMessage).values([
    { ...row, id: 'old', closedAt: longAgo },
    { ...row, id: 'open' },
    { ...row, id: 'lately', closedAt: now },
  ]);
  expect(await removeOldFeedback({ ctx: testCtx(database) })).toBe(1);
  expect((await database.db.select().from(feedbackMessage)).map(({ id }) => id).sort()).toEqual(['lately', 'open']);
});
