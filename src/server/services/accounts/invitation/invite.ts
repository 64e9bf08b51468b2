import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { invitationDraftSchema } from '#src/contract/desk/people/deskInvitations.ts';
import type { Ctx } from '#src/server/context.ts';
import { type RoleInvitationRow, roleInvitation } from '#src/server/db/schema/roleInvitation.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import type { MakeAuthor } from '#src/server/services/accounts/people/setRoles.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { isUnanswered, mailInvitation, newToken } from './invitations.ts';

/** Any number that no other program on the same database takes for its own lock. */
const invitationLock = 7_262_031;

/**
 * Mails somebody a link by which they get roles, whether the address has an account or not: an invitation tells nothing of accounts.
 * One that the address has already is withdrawn.
 * @throws UnauthenticatedError, ForbiddenError `recent-sign-in-required`
 */
export async function invite({
  ctx,
  input: { email: written, name, roles, makesPage, note, makeAuthor },
}: {
  ctx: Ctx;
  input: z.output<typeof invitationDraftSchema> & { makeAuthor: MakeAuthor };
}): Promise<RoleInvitationRow> {
  const { identity } = requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  const email = written.toLowerCase();
  return ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db };
    // Two who invite the same address at once: one of the two links holds.
    await db.execute(sql`select pg_advisory_xact_lock(${invitationLock})`);
    const now = ctx.now();
    await db
      .update(roleInvitation)
      .set({ withdrawnAt: now })
      .where(and(eq(roleInvitation.email, email), isUnanswered()));
    const teaches = roles.includes('LECTURER');
    const authorId = teaches && makesPage ? await makeAuthor(inTransaction, { name, about: '' }) : null;
    const { token, ...secret } = newToken(now);
    const [made] = await db
      .insert(roleInvitation)
      .values({
        id: randomUUID(),
        email,
        name,
        roles: [...new Set(roles)].sort(),
        note: note || null,
        authorId,
        invitedBy: identity.uid,
        createdAt: now,
        ...secret,
      })
      .returning();
    if (!made) throw new Error('The invitation was not stored.');
    await mailInvitation(inTransaction, made, token);
    const details = { roles: made.roles.join(' ') };
    await recordAdminEvent({ ctx: inTransaction, input: { action: 'invitation-sent', target: made.id, details } });
    return made;
  });
}

/**
 * Mails a new link, which holds for another fortnight; the one before is worth nothing from now on.
 * @throws UnauthenticatedError, ForbiddenError `recent-sign-in-required`, NotFoundError for what was used or withdrawn
 */
export async function inviteAgain({
  ctx,
  input: { id },
}: {
  ctx: Ctx;
  input: { id: string };
}): Promise<RoleInvitationRow> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  return ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db };
    const { token, ...secret } = newToken(ctx.now());
    const [renewed] = await db
      .update(roleInvitation)
      .set(secret)
      .where(and(eq(roleInvitation.id, id), isUnanswered()))
      .returning();
    if (!renewed) throw new NotFoundError('invitation');
    await mailInvitation(inTransaction, renewed, token);
    await recordAdminEvent({ ctx: inTransaction, input: { action: 'invitation-renewed', target: id } });
    return renewed;
  });
}

/** Ends an invitation: its link gives nothing any more. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function withdrawInvitation({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<void> {
  requireRole(ctx.actor, 'ADMIN');
  await ctx.db.transaction(async (db) => {
    const withdrawn = await db
      .update(roleInvitation)
      .set({ withdrawnAt: ctx.now() })
      .where(and(eq(roleInvitation.id, id), isUnanswered()))
      .returning({ id: roleInvitation.id });
    if (withdrawn.length === 0) throw new NotFoundError('invitation');
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action: 'invitation-withdrawn', target: id } });
  });
}
