import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { lockAccounts } from './lockAccounts.ts';

/**
 * Says which lecturer of the web an account belongs to: with the role `LECTURER` what is theirs can be written. An account is one
 * lecturer at most, and a lecturer one account.
 * @throws UnauthenticatedError, ForbiddenError `recent-sign-in-required`, NotFoundError
 */
export async function setAuthor({
  ctx,
  input: { userId, authorId },
}: {
  ctx: Ctx;
  input: { userId: string; authorId: string | null };
}): Promise<string | null> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  return ctx.db.transaction(async (db) => {
    await lockAccounts({ db }, userId);
    const [before] = await db.select({ id: author.id }).from(author).where(eq(author.userId, userId));
    if ((before?.id ?? null) === authorId) return authorId;
    await db.update(author).set({ userId: null }).where(eq(author.userId, userId));
    if (authorId !== null) {
      const linked = await db
        .update(author)
        .set({ userId })
        .where(eq(author.id, authorId))
        .returning({ id: author.id });
      if (linked.length === 0) throw new NotFoundError('author');
    }
    const states = { before: { author: before?.id ?? null }, after: { author: authorId } };
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action: 'author-linked', target: userId, ...states } });
    return authorId;
  });
}
