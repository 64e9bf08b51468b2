import { lt } from 'drizzle-orm';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { daysBehind } from '#src/domain/desk/overview/span.ts';
import type { Ctx } from '#src/server/context.ts';
import { visit } from '#src/server/db/schema/visit.ts';

/** Enough to look at a year, and at the same month of the year before. */
const daysKept = 400;

/** Deletes what was counted more than 400 days ago. Answers how many rows. */
export async function removeOldVisits({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const first = daysBehind(dayInBratislava(ctx.now()), -daysKept);
  const removed = await ctx.db.delete(visit).where(lt(visit.day, first)).returning({ day: visit.day });
  return removed.length;
}
