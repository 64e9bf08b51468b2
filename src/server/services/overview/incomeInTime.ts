import { min, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { IncomeInTime, SpanQuery } from '#src/contract/desk/overview/deskOverview.ts';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';
import { countedLately } from './countedLately.ts';
import { partsAsked } from './partsAsked.ts';

const rowSchema = z.object({ place: z.coerce.number(), paid: z.coerce.number(), refunded: z.coerce.number() });

/** What was paid and what was given back in each part of some days, in cents. @throws UnauthenticatedError, ForbiddenError */
export async function incomeInTime({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SpanQuery;
}): Promise<{ at: Date; value: Omit<IncomeInTime, 'at'> }> {
  requireRole(ctx.actor, 'TREASURER');
  const { name, step, days, from, to, list } = await partsAsked(ctx, input, async () => {
    const [oldest] = await ctx.db.select({ at: min(order.paidAt) }).from(order);
    return oldest?.at ?? null;
  });
  return countedLately(ctx, `income ${name}`, async () => {
    const rows = await readRows(
      ctx,
      rowSchema,
      sql`
      with moves as (
        select width_bucket(paid_at, ${list}) as place, amount as paid, 0 as refunded
        from "order" where paid_at >= ${from} and paid_at < ${to}
        union all
        select width_bucket(refunded_at, ${list}), 0, refunded_amount
        from "order" where refunded_at >= ${from} and refunded_at < ${to}
      )
      select place, sum(paid) as paid, sum(refunded) as refunded from moves group by place`,
    );
    const byPlace = new Map(rows.map(({ place, ...sums }) => [place, sums]));
    return { step, items: days.map((day, at) => ({ day, ...(byPlace.get(at + 1) ?? { paid: 0, refunded: 0 }) })) };
  });
}
