import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#src/server/context.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';
import { countedLately } from './countedLately.ts';
import { lastMonths } from './lastMonths.ts';

const rowSchema = z.object({ month: z.string(), paid: z.coerce.number(), refunded: z.coerce.number() });
export type MonthOfIncome = z.infer<typeof rowSchema>;

/** What was paid and what was given back in each of the last twelve months, in cents. @throws UnauthenticatedError, ForbiddenError */
export async function incomeByMonth({ ctx }: { ctx: Ctx }): Promise<{ at: Date; value: MonthOfIncome[] }> {
  requireRole(ctx.actor, 'TREASURER');
  return countedLately(ctx, 'income', async () => {
    return readRows(
      ctx,
      rowSchema,
      sql`
      with months as (${lastMonths(ctx)}), paid as (
        select date_trunc('month', paid_at at time zone 'Europe/Bratislava') as month, sum(amount) as total
        from "order" where paid_at is not null group by 1
      ), refunded as (
        select date_trunc('month', refunded_at at time zone 'Europe/Bratislava') as month, sum(refunded_amount) as total
        from "order" where refunded_at is not null group by 1
      )
      select to_char(months.month, 'YYYY-MM') as month, coalesce(paid.total, 0) as paid, coalesce(refunded.total, 0) as refunded
      from months left join paid using (month) left join refunded using (month) order by months.month`,
    );
  });
}
