import { and, asc, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { commentsPerPage } from '#src/domain/comment.ts';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { isReadable } from './isReadable.ts';
import { type CommentTarget, openTarget } from './openTarget.ts';
import { type SignedComment, selectComments, standsUnder } from './selectComments.ts';

export interface Thread extends SignedComment {
  replies: SignedComment[];
}

export interface CommentPage extends Paged<Thread> {
  /** Comments and replies that can be read, on all pages. */
  commentCount: number;
}

const reply = alias(comment, 'reply');

/**
 * A page of threads, the newest first, for who may have the target. A deleted comment, and one that is hidden from the caller, keeps its place as long as a reply
 * needs it. Always the same number of queries.
 */
export async function listComments({
  ctx,
  input: { target, preview, page },
}: {
  ctx: Ctx;
  input: { target: CommentTarget; preview: boolean; page: number };
}): Promise<CommentPage> {
  await openTarget({ ctx, input: { target, preview } });
  const { db } = ctx;
  const isThread = isNull(comment.parentId);
  const repliesOfThread = db
    .select({ id: reply.id })
    .from(reply)
    .where(and(eq(reply.parentId, comment.id), isReadable(ctx.actor, reply)));
  const canBeRead = isReadable(ctx.actor, comment);
  const isShown = or(canBeRead, exists(repliesOfThread));

  const [counts] = await db
    .select({ total: countWhere(and(isThread, isShown)), commentCount: countWhere(canBeRead) })
    .from(comment)
    .where(standsUnder(target));
  const { total = 0, commentCount = 0 } = counts ?? {};
  const { limit, offset, ...place } = placeOfPage({ page, total, perPage: commentsPerPage });
  const newestFirst = [desc(comment.createdAt), asc(comment.id)];
  // The page first: authors and reports are then looked up for its comments, not for all before them.
  const ofPage = db
    .select({ id: comment.id })
    .from(comment)
    .where(and(standsUnder(target), isThread, isShown))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const threads = await selectComments(ctx, inArray(comment.id, ofPage)).orderBy(...newestFirst);
  const threadIds = threads.map(({ id }) => id);
  const replies = await selectComments(ctx, and(inArray(comment.parentId, threadIds), canBeRead)).orderBy(
    asc(comment.createdAt),
    asc(comment.id),
  );
  return {
    ...place,
    commentCount,
    items: threads.map((thread) => ({ ...thread, replies: replies.filter(({ parentId }) => parentId === thread.id) })),
  };
}

/** How many of the rows fit. */
function countWhere(condition: SQL | undefined) {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}
