import { desc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { type CourseUserProductRow, courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';

export interface GivenProduct {
  gift: CourseUserProductRow;
  person: UserRow;
  productName: string;
}

const perPage = 25;

/** What people have without having paid for it, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function listGifts({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { page: number };
}): Promise<Paged<GivenProduct>> {
  requireRole(ctx.actor, 'TREASURER');
  const isGiven = isNull(courseUserProduct.orderId);
  const total = await ctx.db.$count(courseUserProduct, isGiven);
  const { limit, offset, ...place } = placeOfPage({ ...input, total, perPage });
  const items = await ctx.db
    .select({ gift: courseUserProduct, person: user, productName: courseProduct.variantName })
    .from(courseUserProduct)
    .innerJoin(user, eq(user.id, courseUserProduct.userId))
    .innerJoin(courseProduct, eq(courseProduct.id, courseUserProduct.productId))
    .where(isGiven)
    .orderBy(desc(courseUserProduct.createdAt), desc(courseUserProduct.id))
    .limit(limit)
    .offset(offset);
  return { ...place, items };
}
