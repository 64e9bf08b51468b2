import { eq, type SQL, sql } from 'drizzle-orm';
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

type WrittenStep = [lectureId: string, completedAt: string | null, watchedSeconds: number, at: string];

/** `null` when there is none. */
const writtenSteps: SQL<WrittenStep[] | null> = sql`json_agg(json_build_array(
  ${lectureProgress.lectureId}, ${lectureProgress.completedAt}, ${lectureProgress.watchedSeconds},
  ${lectureProgress.updatedAt}
))`;

/** All steps of the caller, in one row as in `outlinesOf`; who has no profile has made none. */
export async function stepsOf({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<Steps> {
  const user = actor.kind === 'user' ? actor.user : null;
  if (!user) return new Map();
  const [row] = await db
    .select({ steps: writtenSteps })
    .from(lectureProgress)
    .where(eq(lectureProgress.userId, user.id));
  return new Map(
    (row?.steps ?? []).map(([lectureId, completedAt, watchedSeconds, at]) => [
      lectureId,
      { completedAt: completedAt === null ? null : new Date(completedAt), watchedSeconds, at: new Date(at) },
    ]),
  );
}
