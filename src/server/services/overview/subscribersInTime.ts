import { min, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SpanQuery, SubscribersInTime } from '#src/contract/desk/overview/deskOverview.ts';
import type { Ctx } from '#src/server/context.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';
import { countedLately } from './countedLately.ts';
import { partsAsked } from './partsAsked.ts';

const rowSchema = z.object({ place: z.coerce.number(), step: z.coerce.number() });

/**
 * Subscribers of the newsletter at the end of each part of some days. A row knows when somebody asked and when they left,
 * so a confirmation counts from the day of the asking. @throws UnauthenticatedError, ForbiddenError
 */
export async function subscribersInTime({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SpanQuery;
}): Promise<{ at: Date; value: Omit<SubscribersInTime, 'at'> }> {
  requireRole(ctx.actor, 'ADMIN');
  const { name, step, days, to, list } = await partsAsked(ctx, input, async () => {
    const [oldest] = await ctx.db.select({ at: min(subscriber.createdAt) }).from(subscriber);
    return oldest?.at ?? null;
  });
  return countedLately(ctx, `subscribers ${name}`, async () => {
    // What was before the first part has the place 0.
    const rows = await readRows(
      ctx,
      rowSchema,
      sql`
      with changes as (
        select created_at as at, 1 as step from subscriber where status <> 'pending'
        union all
        select updated_at, -1 from subscriber where status = 'unsubscribed'
      )
      select width_bucket(at, ${list}) as place, sum(step) as step from changes where at < ${to} group by 1`,
    );
    const byPlace = new Map(rows.map((row) => [row.place, row.step]));
    const before = Math.max(0, byPlace.get(0) ?? 0);
    let confirmed = byPlace.get(0) ?? 0;
    const items = days.map((day, at) => {
      confirmed += byPlace.get(at + 1) ?? 0;
      return { day, confirmed: Math.max(0, confirmed) };
    });
    return { step, before, items };
  });
}
