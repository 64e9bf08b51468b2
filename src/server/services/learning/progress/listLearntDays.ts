import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#src/server/context.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';

/** The days of this week, by the calendar of Bratislava, on which the caller completed, watched, tried or answered something. */
export async function listLearntDays({ ctx }: { ctx: Pick<Ctx, 'db' | 'now' | 'actor'> }): Promise<string[]> {
  const { user } = requireSignedIn(ctx.actor);
  if (!user) return [];
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const monday = sql`(date_trunc('week', ${now} at time zone 'Europe/Bratislava') at time zone 'Europe/Bratislava')`;
  const rows = await readRows(
    ctx,
    z.object({ day: z.string() }),
    sql`
    select distinct to_char(at at time zone 'Europe/Bratislava', 'YYYY-MM-DD') as day from (
      -- What was completed or passed was changed then or later.
      select unnest(array[updated_at, completed_at]) as at from lecture_progress
      where user_id = ${user.id} and updated_at >= ${monday}
      union all
      select unnest(array[updated_at, passed_at, code_at]) from exercise_progress
      where user_id = ${user.id} and updated_at >= ${monday}
      union all
      select created_at from quiz_answer where user_id = ${user.id}
    ) as acts where at >= ${monday} order by day`,
  );
  return rows.map(({ day }) => day);
}
