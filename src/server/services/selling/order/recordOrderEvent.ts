import type { Ctx } from '#src/server/context.ts';
import { type OrderEventSource, orderEvent } from '#src/server/db/schema/order.ts';

/** Writes what happened to an order into its audit, in the transaction that did it. */
export async function recordOrderEvent({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: {
    orderId: string;
    source: OrderEventSource;
    kind: string;
    details?: Record<string, string | number | null>;
  };
}): Promise<void> {
  await ctx.db.insert(orderEvent).values({ details: {}, ...input, at: ctx.now() });
}
