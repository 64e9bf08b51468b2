import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type PostRow, post } from '#src/server/db/schema/post.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { openLecture, type PlacedLecture } from '#src/server/services/catalogue/index.ts';
import { isVisible } from '#src/server/services/ground/index.ts';

/** What comments stand under. */
export type CommentTarget = { lectureId: string } | { postId: string };

export type OpenTarget = PlacedLecture | { post: PostRow };

/** The target, for who may have its content: a lecture as in `openLecture`, a post everybody. @throws NotFoundError */
export async function openTarget({
  ctx,
  input: { target, preview },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>;
  input: { target: CommentTarget; preview?: boolean };
}): Promise<OpenTarget> {
  if ('lectureId' in target) return openLecture({ ctx, input: { lectureId: target.lectureId, preview } });
  const [found] = await ctx.db
    .select()
    .from(post)
    .where(and(eq(post.id, target.postId), isVisible(post, ctx.now())));
  if (!found) throw new NotFoundError('post');
  return { post: found };
}
