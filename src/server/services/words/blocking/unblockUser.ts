import { and, eq } from 'drizzle-orm';
import type { Decided } from '#src/contract/desk/words/deskWords.ts';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { keepSilent, tellAuthor } from '#src/server/services/words/moderation/tellAuthor.ts';
import { isBlocking } from './isBlocking.ts';

/**
 * Ends a block, also of who has left; once more changes nothing. Who was told of the block is told of its end.
 * @throws UnauthenticatedError, ForbiddenError
 */
export async function unblockUser({ ctx, input: { uid } }: { ctx: Ctx; input: { uid: string } }): Promise<Decided> {
  requireRole(ctx.actor, 'MODERATOR');
  return ctx.db.transaction(async (db) => {
    const within = { ...ctx, db };
    const [person] = await db.select({ id: user.id }).from(user).where(eq(user.uid, uid));
    const [ended] = await db
      .delete(blockedPerson)
      .where(and(eq(blockedPerson.uid, uid), isBlocking(ctx.now())))
      .returning();
    if (!ended) return { changed: false, isTold: false };
    const target = person?.id ?? uid;
    await recordAdminEvent({ ctx: within, input: { action: 'user-unblocked', target } });
    const wasSilent = (await keepSilent({ ctx: within, input: { target } })) || ended.reason === null;
    if (wasSilent || !person) return { changed: true, isTold: false };
    const notice = { about: { act: 'unblocked', until: null }, rule: null, reason: null, target } as const;
    return { changed: true, isTold: await tellAuthor({ ctx: within, input: { userId: person.id, notice } }) };
  });
}
