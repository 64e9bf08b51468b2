import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { user } from '#src/server/db/schema/user.ts';
import { isBlocking } from '#src/server/services/words/blocking/isBlocking.ts';
import { isOpenToAll } from '#src/server/services/words/holding/isHeld.ts';

export interface AuthorCase {
  userId: string;
  uid: string;
  name: string;
  hiddenBefore: number;
  joinedAt: Date;
  /** What of theirs others read, and the last of it. */
  words: number;
  lastWords: { text: string; at: Date } | null;
  isTold: boolean;
  block: { until: Date | null } | null;
}

/** Who wrote something, and what was decided about them before; without the words `id` that are looked at. */
export async function authorCaseOf({
  ctx: { db, now },
  input: { userId, id },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { userId: string; id: string };
}): Promise<AuthorCase | null> {
  const isOthers = and(eq(comment.userId, userId), ne(comment.id, id), isNull(comment.deletedAt), isOpenToAll(comment));
  const [[person], comments, reviews, openComments, openReviews, [last]] = await Promise.all([
    db
      .select({
        name: user.displayName,
        isTold: user.emailVerified,
        joinedAt: user.createdAt,
        uid: user.uid,
        blockedUid: blockedPerson.uid,
        until: blockedPerson.until,
      })
      .from(user)
      .leftJoin(blockedPerson, and(eq(blockedPerson.uid, user.uid), isBlocking(now())))
      .where(eq(user.id, userId)),
    db.$count(comment, and(eq(comment.userId, userId), isNotNull(comment.hiddenAt), ne(comment.id, id))),
    db.$count(
      courseReview,
      and(eq(courseReview.userId, userId), isNotNull(courseReview.hiddenAt), ne(courseReview.id, id)),
    ),
    db.$count(comment, isOthers),
    db.$count(courseReview, and(eq(courseReview.userId, userId), ne(courseReview.id, id), isOpenToAll(courseReview))),
    db
      .select({ text: comment.text, at: comment.createdAt })
      .from(comment)
      .where(isOthers)
      .orderBy(desc(comment.createdAt))
      .limit(1),
  ]);
  if (!person) return null;
  const { blockedUid, until, ...rest } = person;
  return {
    ...rest,
    userId,
    hiddenBefore: comments + reviews,
    words: openComments + openReviews,
    lastWords: last ?? null,
    block: blockedUid === null ? null : { until },
  };
}
