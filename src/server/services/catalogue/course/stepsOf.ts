import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';

/** What a learner did with a lecture, and when last. */
export interface Step {
  completedAt: Date | null;
  watchedSeconds: number;
  at: Date;
}

/** The caller's steps by the lecture's id. */
export type Steps = ReadonlyMap<string, Step>;

/** All steps of the caller; who has no profile has made none. */
export async function stepsOf({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<Steps> {
  const user = actor.kind === 'user' ? actor.user : null;
  if (!user) return new Map();
  const { lectureId, completedAt, watchedSeconds, updatedAt } = lectureProgress;
  const steps = await db
    .select({ lectureId, completedAt, watchedSeconds, at: updatedAt })
    .from(lectureProgress)
    .where(eq(lectureProgress.userId, user.id));
  return new Map(steps.map(({ lectureId, ...step }) => [lectureId, step]));
}
