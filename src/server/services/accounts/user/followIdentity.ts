import { DrizzleQueryError, eq } from 'drizzle-orm';
import type { Ctx, Identity } from '#src/server/context.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { ownSubscription, setReceivesNewsletter, withdrawNewsletters } from '#src/server/services/letters/index.ts';

interface FollowInput {
  user: UserRow;
  identity: Identity;
}

/**
 * Brings a profile's address and its proof into step with its person's token, and the newsletter with them: an address
 * that is proven now needs no confirmation by mail. Writes only when they differ; an older token changes nothing, nor
 * does an address that somebody else has proven.
 */
export async function followIdentity({ ctx, input }: { ctx: Ctx; input: FollowInput }): Promise<UserRow> {
  if (isInStep(input)) return input.user;
  try {
    return await ctx.db.transaction(async (tx) => {
      const [locked] = await tx.select().from(user).where(eq(user.id, input.user.id)).for('update');
      if (!locked || isInStep({ ...input, user: locked })) return locked ?? input.user;
      return follow({ ctx: { ...ctx, db: tx }, input: { ...input, user: locked } });
    });
  } catch (error) {
    if (isProvenElsewhere(error)) return input.user;
    throw error;
  }
}

async function follow({ ctx, input }: { ctx: Ctx; input: FollowInput }): Promise<UserRow> {
  const { user: before, identity } = input;
  const { email, emailVerified, issuedAt } = identity;
  const [after = before] = await ctx.db
    .update(user)
    .set({ email, emailVerified, identityAt: issuedAt, updatedAt: ctx.now() })
    .where(eq(user.id, before.id))
    .returning();
  const isMoved = before.email.toLowerCase() !== email;
  if (isMoved) {
    await withdrawNewsletters({ ctx, input: ownSubscription(before) });
    await ctx.db.delete(subscriber).where(ownSubscription(before));
  }
  if (before.receiveNewsletter && (isMoved || emailVerified)) {
    await setReceivesNewsletter({ ctx, input: { email, emailVerified, receives: true } });
  }
  return after;
}

/** Nothing to write: a profile that was found by its proven address, with another uid, is in step by that. */
function isInStep({ user: { uid, identityAt, ...row }, identity }: Pick<FollowInput, 'user' | 'identity'>): boolean {
  const { email, emailVerified, issuedAt } = identity;
  if (uid !== identity.uid || email === '' || (identityAt && identityAt > issuedAt)) return true;
  return row.email.toLowerCase() === email && row.emailVerified === emailVerified;
}

/**
 * PostgreSQL refuses a proven address that another profile has: unique_violation. Until the second step of the migrations is
 * done, `user_email` still lets an address be only one profile's, proven or not.
 */
function isProvenElsewhere(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!(cause && 'code' in cause && 'constraint' in cause)) return false;
  return cause.code === '23505' && ['user_proven_email', 'user_email'].includes(String(cause.constraint));
}
