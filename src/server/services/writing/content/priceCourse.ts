import { eq } from 'drizzle-orm';
import type { CoursePricing } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { findOwn, requireWriter } from './access.ts';
import { insertContent, lockCreation } from './addContent.ts';
import { grantToBeginners } from './beginners.ts';
import { recordContentEvent } from './recordContentEvent.ts';

/**
 * Gives a course that is on the web for free its first price. Who has begun it keeps it: they get it in the same transaction, so there
 * is no moment in which it is closed to them. Answers how many.
 * @throws UnauthenticatedError, ForbiddenError `course-has-price`, NotFoundError
 */
export async function priceCourse({
  ctx,
  input: { courseId, amount },
}: {
  ctx: Ctx;
  input: CoursePricing & { courseId: string };
}): Promise<{ learners: number }> {
  requireWriter(ctx, 'product');
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { name, isLive } = await findOwn(inside, 'course', courseId);
    await lockCreation(tx);
    await tx.select({ id: course.id }).from(course).where(eq(course.id, courseId)).for('update');
    // Archived products count, too, as in the reading of lectures.
    const products = await tx.$count(courseProduct, eq(courseProduct.courseId, courseId));
    if (!isLive || products > 0) throw new ForbiddenError('course-has-price', 'This course is not free on the web.');
    const stored = await insertContent(inside, {
      kind: 'product',
      name: courseId,
      make: (_, id) => ({ id, courseId, name, variantName: name, amount, currency: 'EUR' }),
      isLive: true,
    });
    const learners = await grantToBeginners(tx, { courseId, productId: stored.id, now: ctx.now() });
    await recordContentEvent(inside, stored, 'content-published', { amount, recipients: learners });
    await notifyChange(tx, '*');
    return { learners };
  });
}
