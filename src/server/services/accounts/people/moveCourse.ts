import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';
import { findProduct } from './findProduct.ts';
import { lockAccounts } from './lockAccounts.ts';

interface Input {
  /** Who gets it. */
  userId: string;
  fromUserId: string;
  productId: string;
}

/**
 * Moves a course from one account to another of the same person, and tells both addresses. The order stays with who has paid it, and
 * its refund goes on ending the access.
 * @throws UnauthenticatedError, NotFoundError, InvalidInputError, ForbiddenError `recent-sign-in-required`, `already-owned`
 */
export async function moveCourse({ ctx, input }: { ctx: Ctx; input: Input }): Promise<void> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  const { userId, fromUserId, productId } = input;
  if (userId === fromUserId) throw new InvalidInputError('A course is moved to another account.');
  const grantOf = (id: string) => and(eq(courseUserProduct.userId, id), eq(courseUserProduct.productId, productId));
  await ctx.db.transaction(async (db) => {
    const [person, giver] = await lockAccounts({ db }, userId, fromUserId);
    if (!person || !giver) return;
    const { name: productName, slug: courseSlug } = await findProduct({ db }, productId);
    if ((await db.$count(courseUserProduct, grantOf(userId))) > 0) {
      throw new ForbiddenError('already-owned', 'This account has the course already.');
    }
    const [moved] = await db.update(courseUserProduct).set({ userId }).where(grantOf(fromUserId)).returning();
    if (!moved) throw new NotFoundError('grant');
    const { orderId } = moved;
    await recordAdminEvent({
      ctx: { ...ctx, db },
      input: {
        action: 'course-moved',
        target: userId,
        details: { productId, orderId },
        before: { userId: fromUserId },
        after: { userId },
      },
    });
    const told = [
      [person, 'moved-here'],
      [giver, 'moved-away'],
    ] as const;
    for (const [{ displayName: name, email: recipient }, way] of told) {
      const data = { name, productName, courseSlug, way };
      await enqueueMail({ ctx: { ...ctx, db }, input: { template: 'courseGranted', data, recipient } });
    }
  });
}
