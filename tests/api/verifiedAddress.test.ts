import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { replySchema } from '#src/contract/comment.ts';
import { acceptedSchema } from '#src/contract/newsletter.ts';
import { profileSchema, userDeletedSchema, userExportSchema } from '#src/contract/user.ts';
import type { Database } from '#src/server/db/database.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildPost, past } from '#tests/support/factories.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
});
afterAll(() => database.close());

const draft = { displayName: 'Jana', receiveNewsletter: false };
const withNews = { ...draft, receiveNewsletter: true };
const owner: Person = { uid: 'uid-owner', email: 'jana@example.org' };
const squatter: Person = { uid: 'uid-squatter', email: 'jana@example.org', emailVerified: false };
const lea: Person = { uid: 'uid-lea', email: 'lea@example.org' };
/** The same person before the provider had the address proven. */
const leaUnproven: Person = { ...lea, emailVerified: false };

const create = async (person: Person, body: object = draft) =>
  api.ask('/user', profileSchema, await issuer.call(person, 'POST', body));
const read = async (person: Person) => api.ask('/user', profileSchema, await issuer.call(person));
const signIn = async (person: Person | string) =>
  api.ask('/user/sign-in', profileSchema, await issuer.call(person, 'POST'));
const update = async (person: Person, body: object) =>
  api.ask('/user', profileSchema, await issuer.call(person, 'PUT', body));
const exportOf = async (person: Person) => api.ask('/user/export', userExportSchema, await issuer.call(person));
const subscriptions = () => database.db.select().from(subscriber).orderBy(subscriber.email);
const recipients = async () => (await database.db.select().from(mail)).map(({ recipient }) => recipient);
/** The token of a person that was made so many minutes ago. */
const tokenOf = (person: Person, minutes: number) =>
  issuer.token(person, { iat: Math.floor(now.getTime() / 1000) - minutes * 60 });

/** Answers a comment of the profile's; the mails that went out for it. */
async function replyTo(userId: string): Promise<string[]> {
  await buildPost(database, { id: 'clanok' });
  const asked = { id: randomUUID(), postId: 'clanok', userId, text: 'Prečo?', createdAt: past };
  await database.db.insert(comment).values(asked);
  await database.db.delete(mail);
  const peter = { uid: 'uid-peter', email: 'peter@example.org' };
  await create(peter);
  const answer = await issuer.call(peter, 'POST', { text: 'Lebo.', parentId: asked.id });
  await api.ask('/post/clanok/comment', replySchema, answer);
  return recipients();
}

test('who has proven an address gets a profile with it, also when somebody else has named it before', async () => {
  const squatted = await create(squatter);
  const own = await create(owner);
  expect(own).toMatchObject({ email: 'jana@example.org', isEmailVerified: true });
  expect(own.id).not.toBe(squatted.id);
  expect(await read(owner)).toEqual(own);
  expect(await read(squatter)).toEqual(squatted);
  expect(squatted.isEmailVerified).toBe(false);
  // Another way of signing in with the proven address leads to the owner's profile.
  expect(await read({ ...owner, uid: 'uid-owner-github' })).toEqual(own);
});

test('onboarding of the owner and of who only names the address, at once, gives each their own', async () => {
  const [own, squatted] = await Promise.all([create(owner), create(squatter).catch(() => null)]);
  expect(own.isEmailVerified).toBe(true);
  expect((await read(owner)).id).toBe(own.id);
  expect(squatted?.id).not.toBe(own.id);
  expect((await database.db.select().from(user)).filter(({ emailVerified }) => emailVerified)).toHaveLength(1);
});

test('no mail about a reply goes to an address that is somebody else’s', async () => {
  const { id } = await create(squatter);
  await create(owner);
  expect(await replyTo(id)).toEqual([]);
});

test('the news of a proven address are its owner’s alone', async () => {
  await create(squatter, withNews);
  await create(owner, withNews);
  expect(await subscriptions()).toMatchObject([{ email: 'jana@example.org', status: 'confirmed' }]);
  expect((await exportOf(squatter)).newsletter).toBeNull();
  await update(squatter, draft);
  expect(await subscriptions()).toMatchObject([{ status: 'confirmed' }]);
  await api.ask('/user', userDeletedSchema, await issuer.call(squatter, 'DELETE'));
  expect(await subscriptions()).toMatchObject([{ status: 'confirmed' }]);
  expect((await exportOf(owner)).newsletter).toMatchObject({ status: 'confirmed' });
});

test('an owner who wants no news gets none that somebody else has asked for', async () => {
  await create(squatter, withNews);
  await create(owner);
  expect(await subscriptions()).toMatchObject([{ status: 'unsubscribed' }]);
});

test('a new sign-in that proves the address confirms the news and lets replies be mailed', async () => {
  const { id } = await create(leaUnproven, withNews);
  expect(await subscriptions()).toMatchObject([{ status: 'pending' }]);
  expect(await signIn(lea)).toMatchObject({ id, isEmailVerified: true, receiveNewsletter: true });
  expect(await read(lea)).toMatchObject({ id, isEmailVerified: true });
  expect(await subscriptions()).toMatchObject([{ email: 'lea@example.org', status: 'confirmed' }]);
  expect(await replyTo(id)).toEqual(['lea@example.org']);
});

test('without the wish for news a proven address does not start them', async () => {
  await create(leaUnproven);
  await signIn(lea);
  expect(await subscriptions()).toEqual([]);
  // What somebody has typed into the footer waits for its mail.
  const request = { email: 'lea@example.org', subscribedFrom: 'FOOTER' };
  const subscription = await api.send('/newsletter', await issuer.call(null, 'POST', request));
  acceptedSchema.parse(await subscription.json());
  await signIn(lea);
  expect(await subscriptions()).toMatchObject([{ status: 'pending' }]);
});

test('every call that writes follows the token, and one that reads writes nothing', async () => {
  await create(leaUnproven);
  expect(await read(lea)).toMatchObject({ isEmailVerified: false });
  expect((await database.db.select().from(user))[0]).toMatchObject({ emailVerified: false });
  expect(await update(lea, draft)).toMatchObject({ isEmailVerified: true });
  // The provider may take its word back.
  expect(await signIn(leaUnproven)).toMatchObject({ isEmailVerified: false });
});

test('a changed address comes into the profile, and its news go along', async () => {
  await create(lea, withNews);
  const moved = { ...lea, email: 'lea.nova@example.org' };
  expect(await signIn(moved)).toMatchObject({ email: 'lea.nova@example.org', isEmailVerified: true });
  expect(await subscriptions()).toMatchObject([{ email: 'lea.nova@example.org', status: 'confirmed' }]);
  // The old one is free for others.
  expect((await create({ uid: 'uid-x', email: 'lea@example.org' })).isEmailVerified).toBe(true);
});

test('a changed address that is not proven has to confirm the news by mail', async () => {
  await create(lea, withNews);
  await database.db.delete(mail);
  await signIn({ ...lea, email: 'lea.nova@example.org', emailVerified: false });
  expect(await subscriptions()).toMatchObject([{ email: 'lea.nova@example.org', status: 'pending' }]);
  expect(await recipients()).toEqual(['lea.nova@example.org']);
});

test('a sign-in without an address leaves the profile’s as it is', async () => {
  const before = await create(lea);
  expect(await signIn({ uid: 'uid-lea', email: '' })).toEqual(before);
});

test('an address that another profile has proven stays there', async () => {
  const own = await create(owner);
  await create(lea);
  expect(await signIn({ ...lea, email: 'jana@example.org' })).toMatchObject({ email: 'lea@example.org' });
  expect(await read(owner)).toEqual(own);
});

test('an older token changes nothing, whenever it comes', async () => {
  await create(leaUnproven);
  await signIn(await tokenOf(lea, 0));
  expect(await signIn(await tokenOf(leaUnproven, 5))).toMatchObject({ isEmailVerified: true });
});

test('many calls at once with a proof mail one welcome', async () => {
  await create(leaUnproven, withNews);
  await database.db.update(subscriber).set({ mailedAt: past });
  await database.db.delete(mail);
  const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(lea)));
  expect(answers.every(({ isEmailVerified }) => isEmailVerified)).toBe(true);
  expect(await recipients()).toEqual(['lea@example.org']);
});
