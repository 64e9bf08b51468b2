import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isReadable } from './isReadable.ts';
import type { CommentTarget } from './openTarget.ts';
import { type SignedComment, selectComments, standsUnder } from './selectComments.ts';

/** A comment or a reply of the target that the caller may read. @throws NotFoundError */
export async function findComment({
  ctx,
  input: { target, commentId },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { target: CommentTarget; commentId: string };
}): Promise<SignedComment> {
  const [found] = await selectComments(
    ctx,
    and(eq(comment.id, commentId), standsUnder(target), isReadable(ctx.actor, comment)),
  );
  if (!found) throw new NotFoundError('comment');
  return found;
}
