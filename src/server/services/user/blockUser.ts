import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireAdmin, requireRecentSignIn } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/admin/recordAdminEvent.ts';

/**
 * Lets a learner write nothing more that others read, or lets them again; once more changes nothing. What they have
 * written stays, and they may still learn, delete it and leave.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function blockUser({
  ctx,
  input: { userId, isBlocked },
}: {
  ctx: Ctx;
  input: { userId: string; isBlocked: boolean };
}): Promise<void> {
  requireAdmin(ctx.actor);
  if (isBlocked) requireRecentSignIn(ctx);
  await ctx.db.transaction(async (db) => {
    const [found] = await db.select({ uid: user.uid }).from(user).where(eq(user.id, userId));
    if (!found) throw new NotFoundError('user');
    const { uid } = found;
    const changed = isBlocked
      ? await db.insert(blockedPerson).values({ uid, blockedAt: ctx.now() }).onConflictDoNothing().returning()
      : await db.delete(blockedPerson).where(eq(blockedPerson.uid, uid)).returning();
    if (changed.length === 0) return;
    const action = isBlocked ? 'user-blocked' : 'user-unblocked';
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action, target: userId } });
  });
}
