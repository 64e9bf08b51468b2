import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import type { Ctx } from '#src/server/context.ts';
import { learntDay } from '#src/server/db/schema/learntDay.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';
import { believedTimes } from './believedTimes.ts';

/** The days that rows tell which are kept for other reasons: all that is known of the time before days were kept. */
const toldDays = (userId: string) => sql`
  select (at at time zone 'Europe/Bratislava')::date as day from (
    select unnest(array[updated_at, completed_at]) as at from lecture_progress where user_id = ${userId}
    union all
    select unnest(array[updated_at, passed_at]) from exercise_progress where user_id = ${userId}
    union all
    select created_at from quiz_answer where user_id = ${userId}
  ) as acts where at is not null`;

/**
 * Keeps that a learner learns today, and learned at times that their browser tells. To be called before anything of theirs is changed: with the first
 * act of a day what older rows tell is written down, too, so that nothing which takes their place takes a day away.
 */
export async function keepLearntDays(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { userId, at = [] }: { userId: string; at?: readonly string[] },
): Promise<void> {
  const kept = [...new Set([now().getTime(), ...believedTimes(now(), at)].map((time) => dayInBratislava(time)))];
  await db.execute(sql`
    insert into ${learntDay} (user_id, day)
    select ${userId}, day from (
      select unnest(${sql.param(kept)}::date[]) as day
      union
      select day from (${toldDays(userId)}) as told
      where not exists (select from ${learntDay} where user_id = ${userId} and day = ${kept[0]})
    ) as days
    on conflict do nothing`);
}

/** When somebody has learned. */
export interface LearntDays {
  /** Days of this week, the earliest first. */
  learntOn: string[];
  /** In how many weeks ever. */
  learntWeeks: number;
}

/** On which days of this week, and in how many weeks, the caller completed, watched, tried or answered something, by the calendar of Bratislava. */
export async function getLearntDays({ ctx }: { ctx: Pick<Ctx, 'db' | 'now' | 'actor'> }): Promise<LearntDays> {
  const { user } = requireSignedIn(ctx.actor);
  const none = { learntOn: [], learntWeeks: 0 };
  if (!user) return none;
  const monday = sql`date_trunc('week', ${dayInBratislava(ctx.now())}::timestamp)`;
  const [row] = await readRows(
    ctx,
    z.object({ learntOn: z.array(z.string()), learntWeeks: z.number() }),
    sql`
    select
      coalesce(array_agg(day::text order by day) filter (where day >= ${monday}), '{}') as "learntOn",
      count(distinct date_trunc('week', day::timestamp))::int as "learntWeeks"
    from (select day from ${learntDay} where user_id = ${user.id} union ${toldDays(user.id)}) as learnt`,
  );
  return row ?? none;
}
