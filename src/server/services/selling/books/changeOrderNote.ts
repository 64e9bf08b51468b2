import { eq } from 'drizzle-orm';
import type { OrderNoteChange } from '#src/contract/desk/money/deskOrders.ts';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { lockOrder } from '#src/server/services/selling/order/lockOrder.ts';

/**
 * Changes what the desk keeps in mind about an order; an empty note is none. Recorded without its words, which may be about a person.
 * @throws UnauthenticatedError, ForbiddenError `note-changed` when it is no more what the caller has seen, NotFoundError
 */
export async function changeOrderNote({
  ctx,
  input: { orderId, before, after },
}: {
  ctx: Ctx;
  input: OrderNoteChange & { orderId: string };
}): Promise<void> {
  requireRole(ctx.actor, 'TREASURER');
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const { deskNote } = await lockOrder({ ctx: inside, input: { orderId } });
    const wanted = after || null;
    if (deskNote === wanted) return;
    if (deskNote !== before) throw new ForbiddenError('note-changed', 'Somebody has changed this note meanwhile.');
    await db.update(order).set({ deskNote: wanted }).where(eq(order.id, orderId));
    await recordAdminEvent({ ctx: inside, input: { action: 'order-note-changed', target: orderId } });
  });
}
