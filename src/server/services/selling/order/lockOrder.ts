import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type OrderRow, order } from '#src/server/db/schema/order.ts';
import { user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';

/** An order until the end of the transaction for this caller alone. @throws NotFoundError */
export async function lockOrder({
  ctx: { db },
  input: { orderId },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { orderId: string };
}): Promise<OrderRow> {
  const [buyer] = await db.select({ id: order.userId }).from(order).where(eq(order.id, orderId));
  // The profile first, as in every transaction on several tables: two of them never wait for each other.
  if (buyer?.id) await db.select({ id: user.id }).from(user).where(eq(user.id, buyer.id)).for('key share');
  const [locked] = await db.select().from(order).where(eq(order.id, orderId)).for('update');
  if (!locked) throw new NotFoundError('order');
  return locked;
}
