import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminEventPageSchema } from '#src/contract/admin.ts';
import {
  invitationAcceptedSchema,
  invitationListSchema,
  invitationSentSchema,
  openedInvitationSchema,
} from '#src/contract/desk/people/deskInvitations.ts';
import { personSchema } from '#src/contract/desk/people/deskPeople.ts';
import { userExportSchema } from '#src/contract/user.ts';
import type { Database } from '#src/server/db/database.ts';
import { roleInvitation } from '#src/server/db/schema/roleInvitation.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { removeOldInvitations } from '#src/server/services/accounts/index.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildAuthor, buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let admin: UserRow;
let ema: UserRow;
/** What the site takes for now. */
let clock = now;

const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const call = async ({ uid, email }: Pick<UserRow, 'uid' | 'email'>, method = 'GET', body?: object) =>
  issuer.call({ uid, email }, method, body);
const draft = { email: 'Ema.Cierna@example.sk', name: 'Ema Čierna', roles: ['LECTURER'], makesPage: true };

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  clock = now;
  await emptyDatabase(database);
  issuer = await createTestIssuer({ now: () => clock });
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { now: () => clock, integrations: { identity: issuer.verifier, rateLimiter } });
  admin = await buildUser(database, { displayName: 'Jana Oravcová', email: 'admin@example.org' });
  ema = await buildUser(database, { displayName: 'Ema', email: 'ema.cierna@example.sk' });
});
afterAll(() => database.close());

const invite = async (changes: object = {}) =>
  api.ask('/admin/invitation', invitationSentSchema, await call(admin, 'POST', { ...draft, ...changes }));
/** The token of each mail, the oldest first. */
async function tokens(): Promise<string[]> {
  const mails = await writtenMails(database);
  return mails.flatMap(({ text }) => /pozvanka\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}
const lastToken = async () => (await tokens()).at(-1) ?? '';
const open = async (token: string) => {
  const { method, ...request } = await call(ema, 'POST', { token });
  return api.ask('/invitation/open', openedInvitationSchema, {
    ...request,
    method,
    headers: { 'content-type': 'application/json' },
  });
};
const accept = async (token: string, person: Pick<UserRow, 'uid' | 'email'> = ema) =>
  api.send('/invitation/accept', await call(person, 'POST', { token }));
const refusal = async (token: string, person?: UserRow) => {
  const answer = await accept(token, person);
  return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
};
const list = async () => (await api.ask('/admin/invitation', invitationListSchema, await call(admin))).items;
const rolesOf = async ({ id }: UserRow) =>
  (await database.db.select().from(userRole).where(eq(userRole.userId, id))).map(({ role }) => role);
const acts = async () =>
  (await api.ask('/admin/event', adminEventPageSchema, await call(admin))).items.map(({ action }) => action);

test('who has proven the invited address gets roles and page by the link, once, and the record says who gave them', async () => {
  await invite({ note: 'Prvý kurz som ti už založila.' });
  const [mail] = await writtenMails(database);
  expect(mail?.recipient).toBe('ema.cierna@example.sk');
  expect(mail?.text).toContain('Prvý kurz som ti už založila.');
  expect(await list()).toMatchObject([
    { email: 'ema.cierna@example.sk', roles: ['LECTURER'], pageName: 'Ema Čierna', inviterName: 'Jana Oravcová' },
  ]);
  const token = await lastToken();
  // Of the link only a hash is kept.
  expect(JSON.stringify(await database.db.select().from(roleInvitation))).not.toContain(token);
  expect(await open(token)).toMatchObject({ state: 'open', roles: ['LECTURER'], address: 'e…@example.sk' });
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(invitationAcceptedSchema.parse(await answers[0]?.json())).toEqual({ roles: ['LECTURER'] });
  expect(await rolesOf(ema)).toEqual(['LECTURER']);
  const { roles } = await api.ask(`/admin/user/${ema.id}`, personSchema, await call(admin));
  expect(roles).toMatchObject({ given: ['LECTURER'], authorId: 'ema-cierna' });
  expect(await open(token)).toMatchObject({ state: 'used' });
  const other = await buildUser(database, { email: 'iny@example.sk' });
  expect(await refusal(token, other)).toEqual({ status: 403, code: 'invitation-used' });
  expect(await list()).toEqual([]);
  expect((await acts()).slice(0, 4).sort()).toEqual(
    ['author-linked', 'invitation-accepted', 'role-given', 'invitation-sent'].sort(),
  );
  // The lecturer begins a course at once.
  const course = await api.send('/admin/content', await call(ema, 'POST', { kind: 'course', name: 'Prvý kurz' }));
  expect(course.status).toBe(200);
});

test('a link that was passed on gives nothing, nor one to an address that nobody has proven', async () => {
  await invite({ roles: ['ADMIN'] });
  const token = await lastToken();
  const other = await buildUser(database, { email: 'iny@example.sk' });
  const wrong = { status: 403, code: 'invitation-other-address' };
  expect(await refusal(token, other)).toEqual(wrong);
  const unproven = await issuer.token({ uid: ema.uid, email: ema.email }, { email_verified: false });
  const answer = await api.send('/invitation/accept', await issuer.call(unproven, 'POST', { token }));
  expect(await answer.json()).toMatchObject({ code: 'invitation-other-address' });
  expect(await database.db.$count(userRole)).toBe(0);
  expect(await open(token)).toMatchObject({ state: 'open' });
});

test('expired, withdrawn, replaced and unknown links say so and give nothing', async () => {
  const { id } = await invite();
  const first = await lastToken();
  await api.ask(`/admin/invitation/${id}/renew`, invitationSentSchema, await call(admin, 'POST'));
  const second = await lastToken();
  expect(second).not.toBe(first);
  expect(await refusal(first)).toEqual({ status: 404, code: 'not-found' });
  // Another one to the same address ends the one before.
  await invite({ roles: ['EDITOR'], makesPage: false });
  const third = await lastToken();
  expect(await open(second)).toMatchObject({ state: 'withdrawn' });
  expect(await refusal(second)).toEqual({ status: 403, code: 'invitation-withdrawn' });
  expect(await list()).toHaveLength(1);
  clock = new Date(days(14).getTime() - 1);
  expect(await open(third)).toMatchObject({ state: 'open' });
  clock = days(14);
  expect(await open(third)).toMatchObject({ state: 'expired' });
  expect(await refusal(third)).toEqual({ status: 403, code: 'invitation-expired' });
  expect(await list()).toMatchObject([{ hasExpired: true }]);
  // Sent again it holds anew.
  const [expired] = await list();
  await api.ask(`/admin/invitation/${expired?.id}/renew`, invitationSentSchema, await call(admin, 'POST'));
  const withdrawal = await api.send(`/admin/invitation/${expired?.id}`, await call(admin, 'DELETE'));
  expect(withdrawal.status).toBe(200);
  expect(await refusal(await lastToken())).toEqual({ status: 403, code: 'invitation-withdrawn' });
  expect((await api.problem(`/admin/invitation/${expired?.id}`, await call(admin, 'DELETE'))).status).toBe(404);
  expect((await api.problem(`/admin/invitation/${expired?.id}/renew`, await call(admin, 'POST'))).status).toBe(404);
  expect(await rolesOf(ema)).toEqual([]);
});

test('an invitation tells nothing of accounts, and takes a sign-in of the last hour', async () => {
  const known = await invite();
  const unknown = await invite({ email: 'nikto@example.sk' });
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
  expect((await list()).map(({ email }) => email).sort()).toEqual(['ema.cierna@example.sk', 'nikto@example.sk']);
  const token = await issuer.token(
    { uid: admin.uid, email: admin.email },
    { auth_time: now.getTime() / 1000 - 61 * 60 },
  );
  const late = await api.problem('/admin/invitation', await issuer.call(token, 'POST', draft));
  expect(late).toMatchObject({ status: 403, code: 'recent-sign-in-required' });
});

test('who has a page keeps it, and roles that are there already stay', async () => {
  await buildAuthor(database, { id: 'vlastna', userId: ema.id });
  await database.db.insert(userRole).values({ userId: ema.id, role: 'EDITOR', givenAt: past });
  await invite({ roles: ['EDITOR', 'LECTURER'] });
  expect((await accept(await lastToken())).status).toBe(200);
  expect((await rolesOf(ema)).sort()).toEqual(['EDITOR', 'LECTURER']);
  const { roles } = await api.ask(`/admin/user/${ema.id}`, personSchema, await call(admin));
  expect(roles?.authorId).toBe('vlastna');
});

test('the invited find it in their export; it goes with the account, and by itself a month after its end', async () => {
  await invite();
  const own = await api.ask('/user/export', userExportSchema, await call(ema));
  expect(own.invitations).toMatchObject([{ name: 'Ema Čierna', roles: ['LECTURER'], usedAt: null }]);
  expect((await api.send('/user', await call(ema, 'DELETE'))).status).toBe(200);
  expect(await database.db.$count(roleInvitation)).toBe(0);
  await invite({ email: 'nikto@example.sk' });
  clock = days(43);
  expect(await removeOldInvitations({ ctx: { db: database.db, now: () => clock } })).toBe(0);
  clock = days(45);
  expect(await removeOldInvitations({ ctx: { db: database.db, now: () => clock } })).toBe(1);
});

test('who is no admin any more has invited nobody: their open links give nothing', async () => {
  const milan = await buildUser(database, { displayName: 'Milan', email: 'milan@example.sk' });
  const change = async (seen: string[], roles: string[]) => {
    const body = { seen, roles, page: { kind: 'keep' } };
    const answer = await api.send(`/admin/user/${milan.id}/roles`, await call(admin, 'PUT', body));
    expect(answer.status).toBe(200);
  };
  await change([], ['ADMIN']);
  await api.ask('/admin/invitation', invitationSentSchema, await call(milan, 'POST', { ...draft, roles: ['EDITOR'] }));
  await invite({ email: 'iny@example.sk' });
  const [milans = ''] = await tokens();
  await change(['ADMIN'], ['EDITOR']);
  expect(await open(milans)).toMatchObject({ state: 'withdrawn' });
  expect(await refusal(milans)).toEqual({ status: 403, code: 'invitation-withdrawn' });
  expect(await list()).toMatchObject([{ email: 'iny@example.sk' }]);
  expect(await acts()).toContain('invitation-withdrawn');
});
