import { min, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LearnersInTime, SpanQuery } from '#src/contract/desk/overview/deskOverview.ts';
import { shownCount } from '#src/domain/desk/overview/fewPeople.ts';
import type { Ctx } from '#src/server/context.ts';
import { user } from '#src/server/db/schema/user.ts';
import { hasRole, requireRole } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';
import { countedLately } from './countedLately.ts';
import { type Parts, partsAsked } from './partsAsked.ts';

const rowSchema = z.object({ place: z.coerce.number(), active: z.coerce.number(), fresh: z.coerce.number() });
const sumSchema = z.object({ active: z.coerce.number(), before: z.coerce.number() });

/**
 * Who learned and who came in each part of some days. Who has no other role than that of a lecturer is told of those who learned in their
 * own courses. @throws UnauthenticatedError, ForbiddenError
 */
export async function learnersInTime({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SpanQuery;
}): Promise<{ at: Date; value: Omit<LearnersInTime, 'at'> }> {
  const { user: self } = requireRole(ctx.actor, 'EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER');
  const isOwn = !hasRole(ctx.actor, 'EDITOR', 'MODERATOR', 'TREASURER');
  const parts = await partsAsked(ctx, input, async () => {
    const [oldest] = await ctx.db.select({ at: min(user.createdAt) }).from(user);
    return oldest?.at ?? null;
  });
  const whose = isOwn ? (self?.id ?? '') : null;
  return countedLately(ctx, `learners ${whose ?? ''} ${parts.name}`, () => count(ctx, parts, whose));
}

async function count(ctx: Pick<Ctx, 'db'>, parts: Parts, whose: string | null): Promise<Omit<LearnersInTime, 'at'>> {
  const { step, days, from, to, before, list } = parts;
  const acts = actsSince(before ?? from, to, whose);
  const fresh =
    whose === null
      ? sql`select width_bucket(created_at, ${list}) as place, count(*) as total
          from "user" where created_at >= ${from} and created_at < ${to} group by 1`
      : sql`select 0 as place, 0 as total`;
  const [rows, [sums]] = await Promise.all([
    readRows(
      ctx,
      rowSchema,
      sql`
      with acts as (${acts}), active as (
        -- The place among the beginnings is found much sooner than the day by the calendar.
        select place, count(*) as total from (
          select distinct width_bucket(at, ${list}) as place, user_id from acts where at >= ${from} and at < ${to}
        ) as learner group by place
      ), fresh as (${fresh})
      select place, coalesce(active.total, 0) as active, coalesce(fresh.total, 0) as fresh
      from active full join fresh using (place)`,
    ),
    readRows(
      ctx,
      sumSchema,
      sql`
      with acts as (${acts})
      select count(distinct user_id) filter (where at >= ${from} and at < ${to}) as active,
        count(distinct user_id) filter (where at < ${from}) as before from acts`,
    ),
  ]);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return {
    step,
    items: days.map((day, at) => ({
      day,
      active: shownCount(byPlace.get(at + 1)?.active ?? 0),
      fresh: whose === null ? shownCount(byPlace.get(at + 1)?.fresh ?? 0) : null,
    })),
    isOwn: whose !== null,
    active: shownCount(sums?.active ?? 0),
    activeBefore: before === null ? null : shownCount(sums?.before ?? 0),
  };
}

/** What learners did, each with its time; of a lecturer's own courses what is done in lectures. */
function actsSince(from: string, to: string, whose: string | null): SQL {
  const own =
    whose === null
      ? sql``
      : sql`and lecture_id in (
          select lecture.id from lecture
            join chapter on chapter.id = lecture.chapter_id
            join course on course.id = chapter.course_id
            join author on author.id = course.author_id
          where author.user_id = ${whose})`;
  const learnt = sql`
    -- What was completed was changed then or later.
    select user_id, unnest(array[updated_at, completed_at]) as at from lecture_progress
    where updated_at >= ${from} ${own}
    union all
    select user_id, updated_at from exercise_progress where updated_at >= ${from} and updated_at < ${to} ${own}`;
  if (whose !== null) return learnt;
  return sql`${learnt}
    union all
    select user_id, created_at from quiz_answer where created_at >= ${from} and created_at < ${to}
    union all
    select user_id, created_at from comment
    where created_at >= ${from} and created_at < ${to} and user_id is not null`;
}
