import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AuthorChoice, RolesChange } from '#src/contract/desk/people/deskPeople.ts';
import type { Role } from '#src/contract/role.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { ForbiddenError, NotFoundError, StaleError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole, type SignedIn } from '#src/server/policies/user.ts';
import { withdrawInvitationsOf } from '#src/server/services/accounts/invitation/invitations.ts';
import { isAdminByServer, recordAdminEvent } from '#src/server/services/ground/index.ts';
import { shutClasses } from '#src/server/services/learning/index.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';
import { lockAccounts } from './lockAccounts.ts';

/** Makes a lecturer's page, which is nobody's yet, in the transaction of its `ctx`. */
export type MakeAuthor = (ctx: Ctx, page: { name: string; about: string }) => Promise<string>;

interface Input extends RolesChange {
  userId: string;
  adminEmails: ReadonlySet<string>;
  makeAuthor: MakeAuthor;
}

/**
 * Gives somebody roles, takes others, and says which lecturer's page is theirs, all of it or nothing. It holds from their next call
 * on; who has got a role is told by mail. Nobody takes their own `ADMIN`, so there is always one left.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError `recent-sign-in-required`, `own-role`, `role-by-server`, StaleError
 * `roles-changed` where somebody else has changed them meanwhile
 */
export async function setRoles({
  ctx,
  input: { userId, seen, roles, page, adminEmails, makeAuthor },
}: {
  ctx: Ctx;
  input: Input;
}): Promise<{ roles: Role[]; authorId: string | null }> {
  const caller = requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  return ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db };
    const [person] = await lockAccounts({ db }, userId);
    if (!person) throw new NotFoundError('person');
    const had = await rolesOf(inTransaction, userId);
    if (had.join() !== [...new Set(seen)].sort().join())
      throw new StaleError('roles-changed', 'They are others by now.');
    const given = [...new Set(roles)].filter((role) => !had.includes(role)).sort();
    const taken = had.filter((role) => !roles.includes(role));
    if (given.includes('ADMIN') || taken.includes('ADMIN')) {
      if (isAdminByServer(person, adminEmails)) throw new ForbiddenError('role-by-server', 'The server says so.');
      if (taken.includes('ADMIN') && person.uid === caller.identity.uid)
        throw new ForbiddenError('own-role', 'Nobody takes their own role.');
      await requireStillAdmin(inTransaction, caller, adminEmails);
    }
    await giveRoles(inTransaction, userId, given);
    await takeRoles(inTransaction, userId, taken);
    if (taken.includes('TEACHER')) await shutClasses(inTransaction, userId);
    if (taken.includes('ADMIN')) await withdrawInvitationsOf(inTransaction, person.uid);
    await setPage(inTransaction, userId, page, makeAuthor);
    const authorId = await pageOf(inTransaction, userId);
    if (given.length > 0) await tellAbout(inTransaction, person, { given, hasPage: authorId !== null });
    return { roles: await rolesOf(inTransaction, userId), authorId };
  });
}

/** Adds roles to an account and records each. */
export async function giveRoles(ctx: Ctx, userId: string, roles: readonly Role[], by: { actorUid?: string } = {}) {
  for (const role of roles) {
    await ctx.db.insert(userRole).values({ userId, role, givenAt: ctx.now() });
    const states = { before: { [role]: false }, after: { [role]: true } };
    await recordAdminEvent({
      ctx,
      input: { action: 'role-given', target: userId, details: { role }, ...states, ...by },
    });
  }
}

async function takeRoles(ctx: Ctx, userId: string, roles: readonly Role[]): Promise<void> {
  if (roles.length === 0) return;
  await ctx.db.delete(userRole).where(and(eq(userRole.userId, userId), inArray(userRole.role, [...roles])));
  for (const role of roles) {
    const states = { before: { [role]: true }, after: { [role]: false } };
    await recordAdminEvent({ ctx, input: { action: 'role-taken', target: userId, details: { role }, ...states } });
  }
}

/** The roles that an account has been given. */
export async function rolesOf({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Role[]> {
  const rows = await db.select().from(userRole).where(eq(userRole.userId, userId)).orderBy(asc(userRole.role));
  return rows.map(({ role }) => role).sort();
}

async function pageOf({ db }: Pick<Ctx, 'db'>, userId: string): Promise<string | null> {
  const [page] = await db.select({ id: author.id }).from(author).where(eq(author.userId, userId));
  return page?.id ?? null;
}

async function setPage(ctx: Ctx, userId: string, choice: AuthorChoice, makeAuthor: MakeAuthor): Promise<void> {
  if (choice.kind === 'keep') return;
  const made = choice.kind === 'new' ? await makeAuthor(ctx, { name: choice.name, about: choice.about }) : null;
  await linkPage(ctx, userId, choice.kind === 'link' ? choice.authorId : made);
}

/**
 * Says which lecturer of the web an account belongs to. An account is one lecturer at most, and a lecturer one account: who had the
 * page before has it no more.
 * @throws NotFoundError
 */
export async function linkPage(
  ctx: Ctx,
  userId: string,
  authorId: string | null,
  by: { actorUid?: string } = {},
): Promise<void> {
  const { db } = ctx;
  const before = await pageOf(ctx, userId);
  if (before === authorId) return;
  await db.update(author).set({ userId: null }).where(eq(author.userId, userId));
  if (authorId !== null) {
    const linked = await db.update(author).set({ userId }).where(eq(author.id, authorId)).returning({ id: author.id });
    if (linked.length === 0) throw new NotFoundError('author');
  }
  const states = { before: { author: before }, after: { author: authorId } };
  await recordAdminEvent({ ctx, input: { action: 'author-linked', target: userId, ...states, ...by } });
}

async function tellAbout(
  ctx: Ctx,
  person: UserRow,
  { given, hasPage }: { given: Role[]; hasPage: boolean },
): Promise<void> {
  const giver = ctx.actor.kind === 'user' ? (ctx.actor.user?.displayName ?? null) : null;
  const recipient = person.email;
  // Who teaches at a school has nothing to do at the desk.
  const roles = given.filter((role) => role !== 'TEACHER');
  const data = { name: person.displayName, giver, roles, hasPage };
  if (roles.length > 0) await enqueueMail({ ctx, input: { template: 'roleGiven', data, recipient } });
  if (roles.length === given.length) return;
  const school = { name: person.displayName, reason: null };
  await enqueueMail({ ctx, input: { template: 'teacherAnswer', data: school, recipient } });
}

/** Two admins who take the role from each other at once: the second is none any more when it is their turn. */
async function requireStillAdmin(
  { db }: Pick<Ctx, 'db'>,
  { identity }: SignedIn,
  adminEmails: ReadonlySet<string>,
): Promise<void> {
  if (identity.emailVerified && adminEmails.has(identity.email)) return;
  const admins = await db
    .select({ uid: user.uid, email: user.email, emailVerified: user.emailVerified })
    .from(userRole)
    .innerJoin(user, eq(user.id, userRole.userId))
    .where(eq(userRole.role, 'ADMIN'))
    .orderBy(asc(userRole.userId))
    .for('update', { of: userRole });
  const isOwn = ({ uid, email, emailVerified }: (typeof admins)[number]) =>
    uid === identity.uid || (emailVerified && identity.emailVerified && email.toLowerCase() === identity.email);
  if (!admins.some(isOwn)) throw new ForbiddenError('role-required', 'You are no admin any more.');
}
