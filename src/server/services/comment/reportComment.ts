import type { Ctx } from '#src/server/context.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { canReportComment } from '#src/server/policies/comment.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { findComment } from './findComment.ts';
import { type CommentTarget, openTarget } from './openTarget.ts';

/** Asks a moderator to look at somebody else's comment; once more changes nothing. */
export async function reportComment({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { target: CommentTarget; commentId: string };
}): Promise<void> {
  const { user } = requireProfile(ctx.actor);
  await openTarget({ ctx, input });
  const found = await findComment({ ctx, input });
  if (!canReportComment(ctx.actor, found)) throw new ForbiddenError('own-comment', 'This is your own comment.');
  await ctx.db
    .insert(commentReport)
    .values({ commentId: found.id, userId: user.id, createdAt: ctx.now() })
    .onConflictDoNothing();
}
