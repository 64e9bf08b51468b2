import type { Ctx } from '#src/server/context.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { grantProduct } from '#src/server/services/selling/index.ts';
import { findProduct } from './findProduct.ts';
import { lockAccounts } from './lockAccounts.ts';

interface Input {
  userId: string;
  productId: string;
}

/**
 * Gives somebody a course for nothing, and tells them.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError `recent-sign-in-required`, `already-owned`
 */
export async function giveCourse({ ctx, input: { userId, productId } }: { ctx: Ctx; input: Input }): Promise<void> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  await ctx.db.transaction(async (db) => {
    const [person] = await lockAccounts({ db }, userId);
    if (!person) return;
    const { name, slug } = await findProduct({ db }, productId);
    const product = { id: productId, name, courseSlug: slug };
    await grantProduct({ ctx: { ...ctx, db }, input: { person, product } });
  });
}
