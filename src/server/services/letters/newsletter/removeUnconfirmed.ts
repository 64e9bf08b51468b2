import { and, eq, lt } from 'drizzle-orm';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';

/** How long an address may wait for its confirmation. */
const keptFor = days(30);

/** Forgets addresses that nobody confirmed; answers how many. */
export async function removeUnconfirmed({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const oldest = new Date(ctx.now().getTime() - keptFor);
  const removed = await ctx.db
    .delete(subscriber)
    .where(and(eq(subscriber.status, 'pending'), lt(subscriber.updatedAt, oldest)))
    .returning({ email: subscriber.email });
  return removed.length;
}
