import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { user } from '#src/server/db/schema/user.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { findSale } from '#src/server/services/selling/order/findSale.ts';
import { grantProduct } from './grantProduct.ts';

/**
 * Gives a product to who has proven an address, and mails them. Answers the gift's id.
 * @throws UnauthenticatedError, NotFoundError for a product that is not sold, ForbiddenError `person-unknown` or `already-owned`
 */
export async function giveProduct({
  ctx,
  input: { email, productId },
}: {
  ctx: Ctx;
  input: { email: string; productId: string };
}): Promise<string> {
  requireRole(ctx.actor, 'TREASURER');
  const { product, course } = await findSale({ ctx, input: { productId } });
  return ctx.db.transaction(async (db) => {
    const [person] = await db
      .select()
      .from(user)
      .where(and(eq(sql`lower(${user.email})`, email.toLowerCase()), eq(user.emailVerified, true)))
      .for('key share');
    if (!person) throw new ForbiddenError('person-unknown', 'Nobody here has proven this address.');
    const given = { id: productId, name: product.variantName, courseSlug: course.slug };
    return grantProduct({ ctx: { ...ctx, db }, input: { person, product: given } });
  });
}
