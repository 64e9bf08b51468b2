import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { isVisible } from '#src/server/services/isVisible.ts';
import { type CourseProgress, progressOf } from './progressOf.ts';

/** The caller's way through a course; nothing is completed before onboarding. */
export async function getProgress({
  ctx,
  input: { courseId },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>;
  input: { courseId: string };
}): Promise<CourseProgress> {
  requireSignedIn(ctx.actor);
  const visible = and(eq(course.id, courseId), isVisible(course, ctx.now()));
  const [isThere, progress] = await Promise.all([ctx.db.$count(course, visible), progressOf(ctx, [courseId])]);
  const found = progress.get(courseId);
  if (!isThere || !found) throw new NotFoundError('course');
  return found;
}
