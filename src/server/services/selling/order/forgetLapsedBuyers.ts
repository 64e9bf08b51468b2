import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';

/**
 * How long a payment of a lapsed order may still turn up and need its buyer: banks settle within days, and disputes of a
 * charge come within weeks.
 */
const keptFor = days(90);

/**
 * Takes the buyer, and what the desk has noted, off orders that lapsed long ago and were never paid; code, amounts and the audit stay, as those of a
 * deleted account. Answers how many.
 */
export async function forgetLapsedBuyers({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const oldest = new Date(ctx.now().getTime() - keptFor);
  const named = or(ne(order.buyerName, ''), ne(order.buyerEmail, ''));
  const forgotten = await ctx.db
    .update(order)
    .set({ userId: null, buyerName: '', buyerEmail: '', deskNote: null })
    .where(and(eq(order.status, 'lapsed'), isNull(order.paidAt), lt(order.createdAt, oldest), named))
    .returning({ id: order.id });
  return forgotten.length;
}
