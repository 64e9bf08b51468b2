import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { type SubscriberRow, subscriber } from '#src/server/db/schema/subscriber.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { removeUnconfirmed } from '#src/server/services/letters/newsletter/removeUnconfirmed.ts';
import { setReceivesNewsletter } from '#src/server/services/letters/newsletter/setReceivesNewsletter.ts';
import { subscribe } from '#src/server/services/letters/newsletter/subscribe.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

const publicUrl = 'https://prvyriadok.sk';
const email = 'jana@example.org';
const fromFooter = { email, subscribedFrom: 'FOOTER' };

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  [database, issuer] = await Promise.all([openTestDatabase(), createTestIssuer({ now: () => now })]);
});
beforeEach(async () => {
  await emptyDatabase(database);
  // New counters of calls.
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
});
afterAll(() => database.close());

const post = (body: object, caller: Person | null = null) => issuer.call(caller, 'POST', body);

/** The answer that every call with a right body gets. */
async function accepted(path: string, init: RequestInit): Promise<void> {
  const response = await api.send(path, init);
  const answer = [response.status, await response.json()];
  expect(answer).toEqual([path === '/newsletter' ? 202 : 200, { accepted: true }]);
}

const ask = async (body: object = {}, caller: Person | null = null) =>
  accepted('/newsletter', await post({ ...fromFooter, ...body }, caller));
const mails = () => writtenMails(database);
const subscribers = () => database.db.select().from(subscriber);
const hoursLater = (hours: number) => () => new Date(now.getTime() + hours * 3_600_000);

async function theSubscriber(): Promise<SubscriberRow> {
  const rows = await subscribers();
  expect(rows).toHaveLength(1);
  return rows[0] as SubscriberRow;
}

async function addSubscriber(status: SubscriberRow['status']): Promise<SubscriberRow> {
  await ask();
  await database.db.delete(mail);
  await database.db.update(subscriber).set({ status, mailedAt: null });
  return theSubscriber();
}

async function addProfile(overrides: Partial<UserRow> = {}): Promise<void> {
  const stamps = { createdAt: now, updatedAt: now };
  const row = {
    id: 'jana',
    uid: 'uid-jana',
    email,
    emailVerified: true,
    displayName: 'Jana',
    receiveNewsletter: false,
  };
  await database.db.insert(user).values({ ...row, ...stamps, ...overrides });
}

async function receives(id = 'jana'): Promise<boolean | undefined> {
  const [row] = await database.db.select().from(user).where(eq(user.id, id));
  return row?.receiveNewsletter;
}

test('a new address waits for its confirmation, which is mailed', async () => {
  await ask({ email: ' Jana@Example.org ', subscribedFrom: 'NEWSLETTER_MODAL', fromPath: '/clanky' });
  const row = await theSubscriber();
  expect(row).toMatchObject({ email, status: 'pending', subscribedFrom: 'NEWSLETTER_MODAL', fromPath: '/clanky' });
  expect(row.confirmToken).toMatch(/^[\w-]{43}$/);
  const [sent, ...more] = await mails();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({ recipient: email, headers: {} });
  expect(sent?.text).toContain(`${publicUrl}/newsletter?potvrdit=${row.confirmToken}`);
  expect(sent?.html).toContain(row.confirmToken);
});

test('asking again mails again only after an hour', async () => {
  await ask();
  await ask();
  expect(await mails()).toHaveLength(1);
  const later = (hours: number) =>
    subscribe({
      ctx: { ...testCtx(database), now: hoursLater(hours) },
      input: { ...fromFooter, subscribedFrom: 'FOOTER' },
    });
  await later(0.9);
  expect(await mails()).toHaveLength(1);
  await later(1);
  expect(await mails()).toHaveLength(2);
});

test('two calls at once mail once', async () => {
  await Promise.all([ask(), ask(), ask()]);
  expect(await mails()).toHaveLength(1);
  await theSubscriber();
});

test('a confirmed address gets nothing, and the answer is the same', async () => {
  const { updatedAt } = await addSubscriber('confirmed');
  await ask();
  expect(await mails()).toEqual([]);
  expect(await theSubscriber()).toMatchObject({ status: 'confirmed', updatedAt });
});

test('an unsubscribed address may come back', async () => {
  await addSubscriber('unsubscribed');
  await ask();
  expect(await theSubscriber()).toMatchObject({ status: 'pending' });
  expect(await mails()).toHaveLength(1);
});

test('after five calls an hour a mailbox gets no more mails, and the answer is the same', async () => {
  for (let call = 0; call < 5; call++) await ask();
  await database.db.update(subscriber).set({ mailedAt: null });
  await ask({ email: 'JANA@example.org' });
  expect(await mails()).toHaveLength(1);
  await ask({ email: 'peter@example.org' });
  expect(await mails()).toHaveLength(2);
});

test('a network has 300 calls an hour, and another network is not concerned', async () => {
  const from = async (remoteAddress: string) =>
    api.api.fetch(new Request('http://internal/api/newsletter', await post(fromFooter)), {
      incoming: { socket: { remoteAddress } },
    });
  await Promise.all(Array.from({ length: 300 }, () => from('2001:db8:1:2::1')));
  const refused = await from('2001:db8:1:2::ffff');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect((await from('2001:db8:1:3::1')).status).toBe(202);
  expect((await from('203.0.113.7')).status).toBe(202);
});

test.each([
  [{ email: '' }, 'email'],
  [{ email: 'jana' }, 'email'],
  [{ email: 'jana@example.org\nbcc: x@example.org' }, 'email'],
  [{ subscribedFrom: 'PROFILE' }, 'subscribedFrom'],
  [{ status: 'confirmed' }, 'status'],
])('%j is refused', async (change, path) => {
  const problem = await api.problem('/newsletter', await post({ ...fromFooter, ...change }));
  expect(problem).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path }] });
  expect(await subscribers()).toEqual([]);
});

test('a signed-in user with that verified address is subscribed at once, and welcomed', async () => {
  await addProfile();
  await ask({ email: 'Jana@example.org' }, { uid: 'uid-jana', email });
  const row = await theSubscriber();
  expect(row.status).toBe('confirmed');
  expect(await receives()).toBe(true);
  const sent = await mails();
  expect(sent.map(({ headers }) => Object.keys(headers))).toEqual([['List-Unsubscribe', 'List-Unsubscribe-Post']]);
});

test.each([
  ['an address that is not verified', { emailVerified: false }, email],
  ['another address', {}, 'peter@example.org'],
])('a signed-in user with %s confirms by mail', async (_name, person, address) => {
  await addProfile(person);
  await ask({ email: address }, person);
  const row = await theSubscriber();
  expect(row).toMatchObject({ email: address, status: 'pending' });
  expect(await receives()).toBe(false);
  expect((await mails())[0]?.text).toContain(row.confirmToken);
});

test('confirming subscribes, welcomes and ticks the profile; once more changes nothing', async () => {
  await addProfile({ email: 'Jana@example.org' });
  await addProfile({ id: 'peter', uid: 'uid-peter', email: 'peter@example.org' });
  const { confirmToken, unsubscribeToken } = await addSubscriber('pending');
  for (let call = 0; call < 2; call++) await accepted('/newsletter/confirm', await post({ token: confirmToken }));
  expect((await theSubscriber()).status).toBe('confirmed');
  expect([await receives(), await receives('peter')]).toEqual([true, false]);
  const [sent, ...more] = await mails();
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    recipient: email,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?token=${unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  expect(sent?.text).toContain(`${publicUrl}/newsletter?odhlasit=${unsubscribeToken}`);
});

test('confirming twice at once welcomes once', async () => {
  const { confirmToken } = await addSubscriber('pending');
  const confirm = async () => accepted('/newsletter/confirm', await post({ token: confirmToken }));
  await Promise.all([confirm(), confirm()]);
  expect(await mails()).toHaveLength(1);
});

test('a profile whose address is not verified is not ticked by a confirmation', async () => {
  await addProfile({ emailVerified: false });
  const { confirmToken } = await addSubscriber('pending');
  await accepted('/newsletter/confirm', await post({ token: confirmToken }));
  expect(await receives()).toBe(false);
});

test('a token is good for its own call alone', async () => {
  const { confirmToken, unsubscribeToken } = await addSubscriber('pending');
  for (const [path, token] of [
    ['/newsletter/confirm', unsubscribeToken],
    ['/newsletter/confirm', 'x'.repeat(43)],
    ['/newsletter/unsubscribe', confirmToken],
    ['/newsletter/unsubscribe', 'x'.repeat(43)],
  ] as const) {
    expect(await api.problem(path, await post({ token }))).toMatchObject({ status: 400, code: 'token-unknown' });
  }
  expect((await theSubscriber()).status).toBe('pending');
});

test('the mail of an earlier time does not bring back who has unsubscribed', async () => {
  const { confirmToken } = await addSubscriber('unsubscribed');
  const problem = await api.problem('/newsletter/confirm', await post({ token: confirmToken }));
  expect(problem).toMatchObject({ status: 400, code: 'token-unknown' });
  expect((await theSubscriber()).status).toBe('unsubscribed');
});

test('unsubscribing ends it, in the profile too; once more changes nothing', async () => {
  await addProfile({ email: 'Jana@example.org', receiveNewsletter: true });
  await addProfile({ id: 'peter', uid: 'uid-peter', email: 'peter@example.org', receiveNewsletter: true });
  const { unsubscribeToken } = await addSubscriber('confirmed');
  for (let call = 0; call < 2; call++)
    await accepted('/newsletter/unsubscribe', await post({ token: unsubscribeToken }));
  expect((await theSubscriber()).status).toBe('unsubscribed');
  expect([await receives(), await receives('peter')]).toEqual([false, true]);
  expect(await mails()).toEqual([]);
});

test('mail programs unsubscribe by one click, with either kind of form', async () => {
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), multipart]) {
    await emptyDatabase(database);
    const { unsubscribeToken } = await addSubscriber('confirmed');
    await accepted(`/newsletter/unsubscribe?token=${unsubscribeToken}`, { method: 'POST', body });
    expect((await theSubscriber()).status).toBe('unsubscribed');
  }
});

test('opening the address of the one click, or posting anything else to it, changes nothing', async () => {
  const { unsubscribeToken } = await addSubscriber('confirmed');
  const path = `/newsletter/unsubscribe?token=${unsubscribeToken}`;
  const other = new URLSearchParams({ 'List-Unsubscribe': 'Two-Clicks' });
  expect((await api.problem(path)).status).toBe(405);
  expect((await api.problem(path, { method: 'POST' })).status).toBe(400);
  expect((await api.problem(path, { method: 'POST', body: other })).status).toBe(400);
  expect((await api.problem('/newsletter/unsubscribe', { method: 'POST' })).status).toBe(400);
  expect((await theSubscriber()).status).toBe('confirmed');
});

test('a profile that wants the newsletter is subscribed: at once when verified, else by mail', async () => {
  const ctx = testCtx(database);
  const wish = { email: 'Jana@example.org', receives: true };
  await setReceivesNewsletter({ ctx, input: { ...wish, emailVerified: false } });
  const pending = await theSubscriber();
  expect(pending).toMatchObject({ email, status: 'pending', subscribedFrom: 'PROFILE' });
  expect((await mails())[0]?.text).toContain(pending.confirmToken);
  await setReceivesNewsletter({ ctx, input: { ...wish, emailVerified: true } });
  expect((await theSubscriber()).status).toBe('confirmed');
});

test('a profile that does not want it is unsubscribed, and no row is made for it', async () => {
  const refusal = { email: 'Jana@example.org', receives: false, emailVerified: true };
  await setReceivesNewsletter({ ctx: testCtx(database), input: refusal });
  expect(await subscribers()).toEqual([]);
  await addSubscriber('confirmed');
  await setReceivesNewsletter({ ctx: testCtx(database), input: refusal });
  expect((await theSubscriber()).status).toBe('unsubscribed');
});

test.each([
  ['pending', 1, []],
  ['confirmed', 0, ['confirmed']],
  ['unsubscribed', 0, ['unsubscribed']],
] as const)('after thirty days %s addresses: %i forgotten', async (status, count, left) => {
  await addSubscriber(status);
  const ctx = testCtx(database);
  expect(await removeUnconfirmed({ ctx: { ...ctx, now: hoursLater(30 * 24) } })).toBe(0);
  expect(await removeUnconfirmed({ ctx: { ...ctx, now: hoursLater(30 * 24 + 1) } })).toBe(count);
  expect((await subscribers()).map((row) => row.status)).toEqual(left);
});
