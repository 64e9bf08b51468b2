import type { Ctx } from '#src/server/context.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { openLecture } from '#src/server/services/catalogue/index.ts';
import { getProgress, type LearnerProgress } from './getProgress.ts';
import { keepLearntDays } from './learntDays.ts';
import { markLecture } from './markLecture.ts';

/** Completes a lecture that the caller may open, or takes that back; `at` is when they did so, where it comes later. Answers the new way through the course. */
export async function updateProgress({
  ctx,
  input: { lectureId, completed, at },
}: {
  ctx: Ctx;
  input: { lectureId: string; completed: boolean; at?: string | undefined };
}): Promise<LearnerProgress> {
  const { user } = requireProfile(ctx.actor);
  const { chapter } = await openLecture({ ctx, input: { lectureId } });
  await keepLearntDays(ctx, { userId: user.id, at: at ? [at] : [] });
  await markLecture({ ctx, input: { userId: user.id, lectureId, completed } });
  return getProgress({ ctx, input: chapter });
}
