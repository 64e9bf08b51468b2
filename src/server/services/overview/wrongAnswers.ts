import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SpanQuery, WrongAnswers } from '#src/contract/desk/overview/deskOverview.ts';
import { fewestShown } from '#src/domain/desk/overview/fewPeople.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { coursesOfStatistics, readRows } from '#src/server/services/ground/index.ts';
import { exerciseIdsIn } from '#src/server/services/learning/index.ts';
import { countedLately } from './countedLately.ts';
import { momentsAsked } from './partsAsked.ts';

/** Characters; a longer program is nobody's else. */
const longest = 2000;
const most = 10;
const rowSchema = z.object({ code: z.string(), people: z.coerce.number() });
const checkSchema = z.object({ check: z.coerce.number(), people: z.coerce.number() });

/**
 * What most people were left with in a task that they have tried and not passed, without the ends of lines, and only what at least three
 * of them have alike: what somebody wrote of themselves is nobody's else. And which checks stop people, whether they passed later or not. @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function wrongAnswers({
  ctx,
  input: { lectureId, exerciseId, ...span },
}: {
  ctx: Ctx;
  input: SpanQuery & { lectureId: string; exerciseId: string };
}): Promise<{ at: Date; value: Omit<WrongAnswers, 'at'> }> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER');
  const [found] = await ctx.db
    .select({ text: lecture.text })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .innerJoin(course, eq(chapter.courseId, course.id))
    .where(and(eq(lecture.id, lectureId), coursesOfStatistics(ctx)));
  if (!found || !exerciseIdsIn(found.text).includes(exerciseId)) throw new NotFoundError('exercise');
  const [from, to] = momentsAsked(span);
  return countedLately(ctx, `wrong ${exerciseId} ${from} ${to}`, async () => {
    const alike = (code: 'code' | 'solved_code') => {
      const written = sql.raw(code);
      return sql`
        select regexp_replace(rtrim(${written}, E' \t\r\n'), '[ \t\r]+(\n|$)', E'\n', 'g') as code, count(*) as people
        from exercise_progress
        where exercise_id = ${exerciseId} and updated_at >= ${from} and updated_at < ${to}
          and length(${written}) between 1 and ${longest}
          and ${code === 'code' ? sql`passed_at is null and cardinality(attempt_ids) > 0` : sql`passed_at is not null`}
        group by 1 having count(*) >= ${fewestShown} order by people desc, code limit ${most}`;
    };
    const failed = sql`
      select "check", count(distinct user_id) as people
      from exercise_progress, unnest(failed_checks) as "check"
      where exercise_id = ${exerciseId} and updated_at >= ${from} and updated_at < ${to}
      group by "check" having count(distinct user_id) >= ${fewestShown} order by "check"`;
    const [wrong, right, checks] = await Promise.all([
      readRows(ctx, rowSchema, alike('code')),
      readRows(ctx, rowSchema, alike('solved_code')),
      readRows(ctx, checkSchema, failed),
    ]);
    return { wrong, right: right.map(({ code }) => code), checks };
  });
}
