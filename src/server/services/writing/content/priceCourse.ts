import { eq, sql } from 'drizzle-orm';
import type { CoursePricing } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { addRow } from '#src/server/services/writing/kinds/putRow.ts';
import { findOwn, requireWriter } from './access.ts';
import { creationLock, freeId } from './addContent.ts';
import { grantToBeginners } from './beginners.ts';
import { findStored } from './findStored.ts';
import { addRevision } from './lockItem.ts';
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
  const { identity } = requireSignedIn(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const now = ctx.now();
    const { name, isLive } = await findOwn(inside, 'course', courseId);
    await tx.execute(sql`select pg_advisory_xact_lock(${creationLock})`);
    await tx.select({ id: course.id }).from(course).where(eq(course.id, courseId)).for('update');
    // Archived products count, too, as in the reading of lectures.
    const products = await tx.$count(courseProduct, eq(courseProduct.courseId, courseId));
    if (!isLive || products > 0) throw new ForbiddenError('course-has-price', 'This course is not free on the web.');
    const id = await freeId(tx, 'product', courseId);
    const product = { id, courseId, name, variantName: name, amount, currency: 'EUR' };
    await addRow(tx, kinds.product, product, { isLive: true, now });
    const stored = await findStored(tx, 'product', id);
    if (!stored) throw new Error(`The new product ${id} was not stored.`);
    const { document } = stored;
    const { id: head } = await addRevision(tx, stored, {
      origin: 'saved',
      base: null,
      authorUid: identity.uid,
      at: now,
      document,
    });
    const item = { kind: 'product' as const, id, state: 'published' as const, head, live: head, updatedAt: now };
    await tx.insert(contentItem).values(item);
    const learners = await grantToBeginners(tx, { courseId, productId: id, now });
    await recordContentEvent(inside, stored, 'content-published', { amount, recipients: learners });
    await notifyChange(tx, '*');
    return { learners };
  });
}
