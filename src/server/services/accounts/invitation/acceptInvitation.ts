import { eq } from 'drizzle-orm';
import type { Role } from '#src/contract/role.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { type RoleInvitationRow, roleInvitation } from '#src/server/db/schema/roleInvitation.ts';
import { user } from '#src/server/db/schema/user.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { lockAccounts } from '#src/server/services/accounts/people/lockAccounts.ts';
import { giveRoles, linkPage, rolesOf } from '#src/server/services/accounts/people/setRoles.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { hashOf } from './invitations.ts';

type State = 'open' | 'used' | 'expired' | 'withdrawn';

function stateOf({ usedAt, withdrawnAt, expiresAt }: RoleInvitationRow, now: Date): State {
  if (usedAt) return 'used';
  if (withdrawnAt) return 'withdrawn';
  return expiresAt <= now ? 'expired' : 'open';
}

/** What the link of an invitation leads to; whoever has the mail may ask. @throws NotFoundError for no token of ours */
export async function openInvitation({
  ctx,
  input: { token },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { token: string };
}): Promise<{ state: State; invitation: RoleInvitationRow; inviterName: string | null }> {
  const [found] = await ctx.db
    .select({ invitation: roleInvitation, inviterName: user.displayName })
    .from(roleInvitation)
    .leftJoin(user, eq(user.uid, roleInvitation.invitedBy))
    .where(eq(roleInvitation.tokenHash, hashOf(token)));
  if (!found) throw new NotFoundError('invitation');
  return { ...found, state: stateOf(found.invitation, ctx.now()) };
}

/**
 * Gives the caller the roles of an invitation, once. It holds for the invited address alone, which the caller has proven: a mail
 * that was passed on gives nobody rights.
 * @throws UnauthenticatedError, NotFoundError for no token of ours, ForbiddenError `invitation-used`, `-expired`, `-withdrawn`,
 * `-other-address`
 */
export async function acceptInvitation({
  ctx,
  input: { token },
}: {
  ctx: Ctx;
  input: { token: string };
}): Promise<Role[]> {
  const { user: self, identity } = requireProfile(ctx.actor);
  return ctx.db.transaction(async (db) => {
    const inTransaction = { ...ctx, db };
    await lockAccounts({ db }, self.id);
    const [invitation] = await db
      .select()
      .from(roleInvitation)
      .where(eq(roleInvitation.tokenHash, hashOf(token)))
      .for('update');
    if (!invitation) throw new NotFoundError('invitation');
    const state = stateOf(invitation, ctx.now());
    // Pressed twice it is done once.
    if (state === 'used' && invitation.usedBy === self.id) return invitation.roles;
    if (state !== 'open') throw new ForbiddenError(`invitation-${state}`, 'This invitation holds no more.');
    if (!identity.emailVerified || identity.email.toLowerCase() !== invitation.email) {
      throw new ForbiddenError('invitation-other-address', 'It is for another address than the one you have proven.');
    }
    await db
      .update(roleInvitation)
      .set({ usedAt: ctx.now(), usedBy: self.id })
      .where(eq(roleInvitation.id, invitation.id));
    const by = { actorUid: invitation.invitedBy };
    const had = await rolesOf(inTransaction, self.id);
    const given = invitation.roles.filter((role) => !had.includes(role));
    await giveRoles(inTransaction, self.id, given, by);
    const [own] = await db.select({ id: author.id }).from(author).where(eq(author.userId, self.id));
    if (invitation.authorId && !own) await linkPage(inTransaction, self.id, invitation.authorId, by);
    const accepted = { action: 'invitation-accepted' as const, target: self.id, details: {} };
    await recordAdminEvent({ ctx: inTransaction, input: accepted });
    return invitation.roles;
  });
}
