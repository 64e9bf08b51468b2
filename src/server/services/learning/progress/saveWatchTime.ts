import { sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { openLecture } from '#src/server/services/catalogue/index.ts';
import { keepLearntDays } from './learntDays.ts';

/** Keeps how far the caller has watched a lecture; of several tabs the furthest wins, and a preview leaves nothing. Answers that, in seconds. */
export async function saveWatchTime({
  ctx,
  input: { lectureId, seconds },
}: {
  ctx: Ctx;
  input: { lectureId: string; seconds: number };
}): Promise<number> {
  const { user } = requireProfile(ctx.actor);
  const { isPreview } = await openLecture({ ctx, input: { lectureId } });
  if (isPreview) return seconds;
  await keepLearntDays(ctx, { userId: user.id });
  const now = ctx.now();
  const [saved] = await ctx.db
    .insert(lectureProgress)
    .values({ userId: user.id, lectureId, watchedSeconds: seconds, updatedAt: now })
    .onConflictDoUpdate({
      target: [lectureProgress.userId, lectureProgress.lectureId],
      set: {
        watchedSeconds: sql`greatest(${lectureProgress.watchedSeconds}, excluded.watched_seconds)`,
        updatedAt: now,
      },
    })
    .returning({ seconds: lectureProgress.watchedSeconds });
  return saved?.seconds ?? seconds;
}
