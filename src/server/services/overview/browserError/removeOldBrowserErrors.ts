import { and, eq, lt, or } from 'drizzle-orm';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { browserError } from '#src/server/db/schema/browserError.ts';

const keptFor = days(90);
/** What came once and never again tells little, and invented errors are of this kind. */
const onceKeptFor = days(14);

/** Deletes errors of browsers that were not met for ninety days, and those met only once after fourteen. Answers how many. */
export async function removeOldBrowserErrors({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const before = (span: number) => lt(browserError.lastSeenAt, new Date(ctx.now().getTime() - span));
  const removed = await ctx.db
    .delete(browserError)
    .where(or(before(keptFor), and(eq(browserError.times, 1), before(onceKeptFor))))
    .returning({ id: browserError.id });
  return removed.length;
}
