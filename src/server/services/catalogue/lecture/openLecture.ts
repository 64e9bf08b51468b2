import type { Ctx } from '#src/server/context.ts';
import { ForbiddenError, UnauthenticatedError } from '#src/server/errors.ts';
import { isCourseOwned } from '#src/server/policies/course.ts';
import { canPreviewLecture, lectureDenial } from '#src/server/policies/lecture.ts';
import { hasRole } from '#src/server/policies/user.ts';
import { findLecture, type PlacedLecture } from './findLecture.ts';

export interface OpenedLecture extends PlacedLecture {
  /** Opened without being the caller's to learn: by a visitor, or by an editor who only looks. */
  isPreview: boolean;
}

/**
 * A lecture, for who may have its content: owners of the course, any signed-in user where the course is free or the
 * lecture a free sample, everybody who asks for a `preview` of a free sample, and admins and editors.
 * @throws UnauthenticatedError, or ForbiddenError with the reason as its code (spec 6).
 */
export async function openLecture({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>;
  input: { lectureId: string; preview?: boolean };
}): Promise<OpenedLecture> {
  const found = await findLecture({ ctx, input });
  const { actor } = ctx;
  const isSample = canPreviewLecture(found.chapter);
  if (isSample && actor.kind === 'user') return { ...found, isPreview: false };
  if (isSample && input.preview) return { ...found, isPreview: true };
  if (actor.kind === 'anonymous' && !input.preview) throw new UnauthenticatedError();
  if (actor.kind === 'user' && isCourseOwned(found.purchases)) return { ...found, isPreview: false };
  if (hasRole(actor, 'EDITOR')) return { ...found, isPreview: true };
  throw new ForbiddenError(lectureDenial(found.purchases), 'This lecture is not a free sample.');
}
