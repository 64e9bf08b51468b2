import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type NextCourseOptionRow, nextCourseOption, nextCourseVote } from '#src/server/db/schema/nextCourse.ts';

export interface NextCourseState {
  options: NextCourseOptionRow[];
  /** The option that the caller has voted for, if they have and are signed in. */
  votedOptionId: string | null;
}

/** The courses that may be made next, with their votes. */
export async function getNextCourseVote({ ctx }: { ctx: Pick<Ctx, 'db' | 'actor'> }): Promise<NextCourseState> {
  const { actor } = ctx;
  const userId = actor.kind === 'user' ? (actor.user?.id ?? null) : null;
  const [options, own] = await Promise.all([
    ctx.db
      .select()
      .from(nextCourseOption)
      .where(eq(nextCourseOption.published, true))
      .orderBy(asc(nextCourseOption.position), asc(nextCourseOption.id)),
    userId
      ? ctx.db
          .select({ optionId: nextCourseVote.optionId })
          .from(nextCourseVote)
          .where(eq(nextCourseVote.userId, userId))
      : [],
  ]);
  return { options, votedOptionId: own[0]?.optionId ?? null };
}
