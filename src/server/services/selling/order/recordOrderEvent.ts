import { minutes } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { type OrderEventSource, orderEvent } from '#src/server/db/schema/order.ts';

/** Longer than a webhook is on its way. */
const patienceMs = minutes(1);

/** Writes what happened to an order into its audit, in the transaction that did it; with the moment of it where it was told late. */
export async function recordOrderEvent({
  ctx,
  input: { movedAt, details = {}, ...input },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: {
    orderId: string;
    source: OrderEventSource;
    kind: string;
    details?: Record<string, string | number | null>;
    /** When it happened at the provider, which tells it now. */
    movedAt?: Date | undefined;
  };
}): Promise<void> {
  const at = ctx.now();
  const isLate = movedAt !== undefined && at.getTime() - movedAt.getTime() > patienceMs;
  const told = isLate ? { ...details, movedAt: movedAt.toISOString() } : details;
  await ctx.db.insert(orderEvent).values({ ...input, details: told, at });
}
