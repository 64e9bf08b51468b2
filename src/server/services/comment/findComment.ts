import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { NotFoundError } from '#src/server/errors.ts';
import type { CommentTarget } from './openTarget.ts';
import { type SignedComment, selectComments, standsUnder } from './selectComments.ts';

/** A comment or a reply of the target that is still there. @throws NotFoundError */
export async function findComment({
  ctx,
  input: { target, commentId },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { target: CommentTarget; commentId: string };
}): Promise<SignedComment> {
  const [found] = await selectComments(
    ctx,
    and(eq(comment.id, commentId), standsUnder(target), isNull(comment.deletedAt)),
  );
  if (!found) throw new NotFoundError('comment');
  return found;
}
