import { and, eq, lt, or } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { browserError } from '#src/server/db/schema/browserError.ts';

const day = 24 * 60 * 60 * 1000;
const keptFor = 90 * day;
/** What came once and never again tells little, and invented errors are of this kind. */
const onceKeptFor = 14 * day;

/** Deletes errors of browsers that were not met for ninety days, and those met only once after fourteen. Answers how many. */
export async function removeOldBrowserErrors({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const before = (span: number) => lt(browserError.lastSeenAt, new Date(ctx.now().getTime() - span));
  const removed = await ctx.db
    .delete(browserError)
    .where(or(before(keptFor), and(eq(browserError.times, 1), before(onceKeptFor))))
    .returning({ id: browserError.id });
  return removed.length;
}
