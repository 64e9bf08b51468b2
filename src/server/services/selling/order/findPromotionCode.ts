import { and, count, eq, ne, not, sql } from 'drizzle-orm';
import { discountedAmount, promotionDenial } from '#src/domain/promotionCode.ts';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { type PromotionCodeRow, promotionCode, promotionCodeCourse } from '#src/server/db/schema/promotionCode.ts';
import { promotionRedemption } from '#src/server/db/schema/promotionRedemption.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import type { Sale } from './findSale.ts';

interface CodeInput {
  code: string;
  sale: Sale;
  userId: string;
  /** Until the end of the transaction nobody else counts the uses. */
  isLocking: boolean;
}

/**
 * A code that holds for a sale, and what it leaves to pay, in cents. What the buyer has reserved for this very product
 * does not stand in their own way.
 * @throws ForbiddenError with the reason as its code: one of `promotionDenialSchema`; NotFoundError for a code that there is
 * not, and in the same words for one that is switched off.
 */
export async function findPromotionCode({
  ctx,
  input: { code, sale, userId, isLocking },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: CodeInput;
}): Promise<{ code: PromotionCodeRow; amount: number }> {
  const query = ctx.db
    .select()
    .from(promotionCode)
    .where(eq(sql`lower(${promotionCode.code})`, code.trim().toLowerCase()));
  // Not `update`: paying an order touches its code's key, and whoever waits here for that order would be waited for.
  const [found] = await (isLocking ? query.for('no key update') : query);
  if (!found) throw unknownCode();
  const courses = await ctx.db
    .select({ id: promotionCodeCourse.courseId })
    .from(promotionCodeCourse)
    .where(eq(promotionCodeCourse.promotionCodeId, found.id));
  const denial = promotionDenial(
    { ...found, courseIds: courses.map(({ id }) => id) },
    { courseId: sale.course.id, now: ctx.now(), uses: await usesOf(ctx, found.id, userId, sale.product.id) },
  );
  if (denial === 'promotion-code-unknown') throw unknownCode();
  if (denial) throw new ForbiddenError(denial, 'This code does not hold here.');
  return { code: found, amount: discountedAmount(sale.product.amount, found) };
}

const unknownCode = () => new NotFoundError('promotion code', 'promotion-code-unknown');

async function usesOf({ db }: Pick<Ctx, 'db'>, codeId: string, userId: string, productId: string) {
  const isOwn = eq(promotionRedemption.userId, userId);
  const isThisCheckout = sql`(${isOwn} and ${order.productId} = ${productId} and ${order.status} = 'pending')`;
  const [uses] = await db
    .select({ all: count(), own: sql<number>`count(*) filter (where ${isOwn})`.mapWith(Number) })
    .from(promotionRedemption)
    .innerJoin(order, eq(promotionRedemption.orderId, order.id))
    .where(
      and(
        eq(promotionRedemption.promotionCodeId, codeId),
        ne(promotionRedemption.state, 'released'),
        not(isThisCheckout),
      ),
    );
  return uses ?? { all: 0, own: 0 };
}
