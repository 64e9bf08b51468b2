import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { type RoleInvitationRow, roleInvitation } from '#src/server/db/schema/roleInvitation.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';

/** How long a link holds. */
const lifetime = days(14);

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A token for a mail, and what of it is kept. */
export function newToken(now: Date) {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifetime) };
}

/** Neither used nor withdrawn, whether it holds or not. */
export const isUnanswered = (): SQL | undefined =>
  and(isNull(roleInvitation.usedAt), isNull(roleInvitation.withdrawnAt));

/** Those that somebody has used, or that were sent to the address that they have proven. */
export function ownInvitations({
  id,
  email,
  emailVerified,
}: Pick<UserRow, 'id' | 'email' | 'emailVerified'>): SQL | undefined {
  const isUsed = eq(roleInvitation.usedBy, id);
  return emailVerified ? or(isUsed, eq(roleInvitation.email, email.toLowerCase())) : isUsed;
}

/** Mails the link, in the transaction of `ctx`. */
export function mailInvitation(ctx: Ctx, invitation: RoleInvitationRow, token: string): Promise<void> {
  const { email, name, roles, note, expiresAt } = invitation;
  const inviter = ctx.actor.kind === 'user' ? (ctx.actor.user?.displayName ?? null) : null;
  const data = { name, inviter, roles, note, token, expiresAt: expiresAt.toISOString() };
  return enqueueMail({ ctx, input: { template: 'roleInvitation', data, recipient: email } });
}

/** Ends what somebody has invited to: a link gives no more than who has sent it may give. In the transaction of `ctx`. */
export async function withdrawInvitationsOf(ctx: Ctx, uid: string): Promise<void> {
  const withdrawn = await ctx.db
    .update(roleInvitation)
    .set({ withdrawnAt: ctx.now() })
    .where(and(eq(roleInvitation.invitedBy, uid), isUnanswered()))
    .returning({ id: roleInvitation.id });
  for (const { id } of withdrawn)
    await recordAdminEvent({ ctx, input: { action: 'invitation-withdrawn', target: id } });
}
