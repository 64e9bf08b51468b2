import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { user } from '#src/server/db/schema/user.ts';
import { isBlocking } from '#src/server/services/words/blocking/isBlocking.ts';

export interface AuthorCase {
  userId: string;
  uid: string;
  name: string;
  hiddenBefore: number;
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
  const [[person], comments, reviews] = await Promise.all([
    db
      .select({
        name: user.displayName,
        isTold: user.emailVerified,
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
  ]);
  if (!person) return null;
  const { name, uid, isTold, blockedUid, until } = person;
  return { userId, uid, name, isTold, hiddenBefore: comments + reviews, block: blockedUid === null ? null : { until } };
}
