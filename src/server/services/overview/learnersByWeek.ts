import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#src/server/context.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';
import { countedLately } from './countedLately.ts';

const rowSchema = z.object({ week: z.string(), active: z.coerce.number(), fresh: z.coerce.number() });
export type WeekOfLearners = z.infer<typeof rowSchema>;

/** Who learned and who came in each of the last twelve weeks of Bratislava. @throws UnauthenticatedError, ForbiddenError */
export async function learnersByWeek({ ctx }: { ctx: Ctx }): Promise<{ at: Date; value: WeekOfLearners[] }> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER');
  return countedLately(ctx, 'learners', async () => {
    const now = ctx.now().toISOString();
    return readRows(
      ctx,
      rowSchema,
      sql`
      with weeks as (
        select generate_series(
          date_trunc('week', ${now}::timestamptz at time zone 'Europe/Bratislava') - interval '11 weeks',
          date_trunc('week', ${now}::timestamptz at time zone 'Europe/Bratislava'), interval '1 week') as week
      ), beginnings as (
        select array_agg(week at time zone 'Europe/Bratislava' order by week) as list,
          min(week) at time zone 'Europe/Bratislava' as at from weeks
      ), acts as (
        -- What was completed was changed then or later.
        select user_id, unnest(array[updated_at, completed_at]) as at from lecture_progress
        where updated_at >= (select at from beginnings)
        union all
        select user_id, updated_at from exercise_progress where updated_at >= (select at from beginnings)
        union all
        select user_id, created_at from quiz_answer where created_at >= (select at from beginnings)
        union all
        select user_id, created_at from comment where created_at >= (select at from beginnings) and user_id is not null
      ), active as (
        -- The place among twelve beginnings is found much sooner than the week by the calendar.
        select place, count(*) as total from (
          select distinct width_bucket(at, (select list from beginnings)) as place, user_id from acts
        ) as learner group by place
      ), fresh as (
        select width_bucket(created_at, (select list from beginnings)) as place, count(*) as total
        from "user" where created_at >= (select at from beginnings) group by 1
      )
      select to_char(weeks.week, 'YYYY-MM-DD') as week, coalesce(active.total, 0) as active, coalesce(fresh.total, 0) as fresh
      from (select week, row_number() over (order by week)::int as place from weeks) as weeks
        left join active using (place) left join fresh using (place) order by weeks.week`,
    );
  });
}
