import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#src/server/context.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';
import { countedLately } from './countedLately.ts';
import { lastMonths } from './lastMonths.ts';

const rowSchema = z.object({ month: z.string(), confirmed: z.coerce.number() });
export type MonthOfSubscribers = z.infer<typeof rowSchema>;

/**
 * Subscribers of the newsletter at the end of each of the last twelve months. A row knows when somebody asked and when they left,
 * so a confirmation counts from the day of the asking. @throws UnauthenticatedError, ForbiddenError
 */
export async function subscribersByMonth({ ctx }: { ctx: Ctx }): Promise<{ at: Date; value: MonthOfSubscribers[] }> {
  requireRole(ctx.actor, 'ADMIN');
  return countedLately(ctx, 'subscribers', async () => {
    return readRows(
      ctx,
      rowSchema,
      sql`
      with months as (${lastMonths(ctx)}), changes as (
        select created_at as at, 1 as step from subscriber where status <> 'pending'
        union all
        select updated_at, -1 from subscriber where status = 'unsubscribed'
      ), by_month as (
        select date_trunc('month', at at time zone 'Europe/Bratislava') as month, sum(step) as step from changes group by 1
      )
      select to_char(months.month, 'YYYY-MM') as month, coalesce(sum(by_month.step), 0) as confirmed
      from months left join by_month on by_month.month <= months.month group by months.month order by months.month`,
    );
  });
}
