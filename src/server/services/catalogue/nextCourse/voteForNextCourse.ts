import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { nextCourseOption, nextCourseVote } from '#src/server/db/schema/nextCourse.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { getNextCourseVote, type NextCourseState } from './getNextCourseVote.ts';

/**
 * Votes for a course. A learner's first vote holds, and any later one changes nothing; one that was counted before they had
 * an account becomes theirs. Of a visitor nothing is kept, so their votes are to be limited by the caller. Answers how the vote stands.
 */
export async function voteForNextCourse({
  ctx,
  input: { optionId, isCounted = false },
}: {
  ctx: Ctx;
  input: { optionId: string; isCounted?: boolean };
}): Promise<NextCourseState> {
  const userId = ctx.actor.kind === 'user' ? requireProfile(ctx.actor).user.id : null;
  const [option] = await ctx.db
    .select({ id: nextCourseOption.id })
    .from(nextCourseOption)
    .where(and(eq(nextCourseOption.id, optionId), eq(nextCourseOption.published, true)));
  if (!option) throw new NotFoundError('option');
  await ctx.db.transaction(async (tx) => {
    const stored = await tx
      .insert(nextCourseVote)
      .values({ id: randomUUID(), optionId, userId, createdAt: ctx.now() })
      .onConflictDoNothing({ target: nextCourseVote.userId })
      .returning({ id: nextCourseVote.id });
    if (stored.length === 0) return;
    if (isCounted && userId !== null) {
      const ofVisitor = tx
        .select({ id: nextCourseVote.id })
        .from(nextCourseVote)
        .where(and(eq(nextCourseVote.optionId, optionId), isNull(nextCourseVote.userId)))
        .limit(1)
        .for('update', { skipLocked: true });
      const replaced = await tx
        .delete(nextCourseVote)
        .where(inArray(nextCourseVote.id, ofVisitor))
        .returning({ id: nextCourseVote.id });
      if (replaced.length > 0) return;
    }
    await tx
      .update(nextCourseOption)
      .set({ votes: sql`${nextCourseOption.votes} + 1` })
      .where(eq(nextCourseOption.id, optionId));
  });
  return getNextCourseVote({ ctx });
}
