import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { type CourseProgress, outlinesOf, progressIn, stepsOf } from '#src/server/services/catalogue/index.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { type FirstPass, firstPassOf } from './coursePasses.ts';

export type LearnerProgress = CourseProgress & { firstPass: FirstPass | null };

/** The caller's way through a course, and what is known of the first one; nothing is completed before onboarding. */
export async function getProgress({
  ctx,
  input: { courseId },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>;
  input: { courseId: string };
}): Promise<LearnerProgress> {
  const { user } = requireSignedIn(ctx.actor);
  const visible = and(eq(course.id, courseId), isVisible(course, ctx.now()));
  const [isThere, outlines, steps] = await Promise.all([
    ctx.db.$count(course, visible),
    outlinesOf(ctx, [courseId]),
    stepsOf(ctx),
  ]);
  if (!isThere) throw new NotFoundError('course');
  const progress = progressIn(outlines.get(courseId) ?? [], steps);
  return { ...progress, firstPass: user && (await firstPassOf(ctx, { userId: user.id, courseId }, progress)) };
}
