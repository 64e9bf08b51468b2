import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireProfile } from '#src/server/policies/user.ts';

/** Keeps on how many days of a week the caller wants to learn; the last choice holds, one `unlessChosen` only where there is none. Answers what holds. */
export async function chooseGoal({
  ctx,
  input: { days, unlessChosen = false },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { days: number | null; unlessChosen?: boolean | undefined };
}): Promise<{ days: number | null }> {
  const { id } = requireProfile(ctx.actor).user;
  const [kept] = await ctx.db
    .update(user)
    .set({ goalDays: unlessChosen ? sql`coalesce(${user.goalDays}, ${days}::smallint)` : days })
    .where(eq(user.id, id))
    .returning({ days: user.goalDays });
  if (!kept) throw new NotFoundError('profile');
  return kept;
}
