import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx } from '#src/server/context.ts';
import { readRows } from '#src/server/services/ground/readRows.ts';

/** How many things of people's words wait for a moderator, and since when the first: repeated texts are one thing. */
export async function waitingWords({ db }: Pick<Ctx, 'db'>): Promise<{ count: number; since: Date | null }> {
  const [counted] = await readRows(
    { db },
    z.object({ count: z.coerce.number(), since: z.coerce.date().nullable() }),
    sql`
    select count(distinct thing), min(since) as since from (
      select case when held_for = 'repeat' then coalesce(same_as, id) else id end as thing, held_at as since from comment
      where held_at is not null and let_through_at is null and hidden_at is null and deleted_at is null
      union all
      select case when held_for = 'repeat' then coalesce(same_as, id) else id end, held_at from course_review
      where held_at is not null and let_through_at is null and hidden_at is null
      union all
      select comment.id, comment_report.created_at from comment_report
      join comment on comment.id = comment_report.comment_id
      where comment_report.closed_at is null and comment.deleted_at is null
        and (comment.held_at is null or comment.let_through_at is not null or comment.hidden_at is not null)
    ) as waiting`,
  );
  return counted ?? { count: 0, since: null };
}
