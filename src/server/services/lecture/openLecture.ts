import type { Ctx } from '#src/server/context.ts';
import { ForbiddenError, UnauthenticatedError } from '#src/server/errors.ts';
import { canPreviewLecture, lectureDenial } from '#src/server/policies/lecture.ts';
import { ownershipOf } from '#src/server/services/course/ownershipOf.ts';
import { findLecture, type PlacedLecture } from './findLecture.ts';

/**
 * A lecture, for who may have its content: owners of the course, any signed-in user where the course is free or the
 * lecture a free sample, everybody who asks for a `preview` of a free sample, and admins.
 * @throws UnauthenticatedError, or ForbiddenError with the reason as its code (spec 6).
 */
export async function openLecture({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>;
  input: { lectureId: string; preview?: boolean };
}): Promise<PlacedLecture> {
  const found = await findLecture({ ctx, input });
  const { actor } = ctx;
  const isSample = canPreviewLecture(found.chapter);
  if (isSample && (input.preview || actor.kind === 'user')) return found;
  if (actor.kind === 'user' && actor.isAdmin) return found;
  if (actor.kind === 'anonymous' && !input.preview) throw new UnauthenticatedError();
  const { products, isOwned } = await ownershipOf({ ctx, input: { courseId: found.chapter.courseId } });
  if (actor.kind === 'user' && isOwned) return found;
  throw new ForbiddenError(lectureDenial(products), 'This lecture is not a free sample.');
}
