import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';
import { prepareReplyMail } from '#src/server/services/words/comment/prepareReplyMail.ts';
import { signatureOf } from '#src/server/services/words/comment/signatureOf.ts';
import { placesOf } from './placesOf.ts';

/**
 * Answers a comment in the name of the association; who is answered gets the mail of every answer. Answers the new one's id.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function answerComment({
  ctx,
  input: { commentId, text },
}: {
  ctx: Ctx;
  input: { commentId: string; text: string };
}): Promise<string> {
  const { user } = requireRole(ctx.actor, 'MODERATOR');
  const [answered] = await ctx.db
    .select()
    .from(comment)
    .where(and(eq(comment.id, commentId), isNull(comment.deletedAt)));
  if (!answered) throw new NotFoundError('comment');
  const [place] = await placesOf({ ctx, input: [answered] });
  if (!place) throw new NotFoundError('comment');
  const { kind, name, path } = place;
  const displayName = signatureOf({ authorName: user?.displayName ?? null, isForAssociation: true }) ?? '';
  const author = { id: user?.id ?? null, displayName };
  const mail = await prepareReplyMail({
    ctx,
    input: { answered, author, place: () => Promise.resolve({ kind, name, path }), text },
  });
  const id = randomUUID();
  await ctx.db.transaction(async (db) => {
    await db.insert(comment).values({
      id,
      lectureId: answered.lectureId,
      postId: answered.postId,
      parentId: answered.parentId ?? answered.id,
      userId: author.id,
      text,
      createdAt: ctx.now(),
      isForAssociation: true,
    });
    const details = { answered: commentId };
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action: 'comment-answered', target: id, details } });
    if (mail) await enqueueMail({ ctx: { db, now: ctx.now }, input: mail });
  });
  return id;
}
