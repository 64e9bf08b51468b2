import { and, eq, isNull } from 'drizzle-orm';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { placesOf } from './placesOf.ts';

/** What others read: comments and reviews, which are decided about alike. */
export type WordsKind = 'comment' | 'review';

export interface LockedWords {
  kind: WordsKind;
  id: string;
  authorId: string | null;
  text: string;
  hiddenAt: Date | null;
  heldAt: Date | null;
  letThroughAt: Date | null;
  place: { kind: 'lecture' | 'article' | 'episode' | 'course'; name: string; path: string };
}

/** Words that are still there, kept as they are until the transaction of `ctx.db` ends. @throws NotFoundError */
export async function lockWords({
  ctx: { db },
  input: { kind, id },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { kind: WordsKind; id: string };
}): Promise<LockedWords> {
  if (kind === 'review') {
    const [found] = await db
      .select({ review: courseReview, name: course.name, slug: course.slug })
      .from(courseReview)
      .innerJoin(course, eq(course.id, courseReview.courseId))
      .where(eq(courseReview.id, id))
      .for('update', { of: courseReview });
    if (!found) throw new NotFoundError('review');
    const { userId, text, hiddenAt, heldAt, letThroughAt } = found.review;
    const place = { kind: 'course' as const, name: found.name, path: paths.course(found.slug) };
    return { kind, id, authorId: userId, text, hiddenAt, heldAt, letThroughAt, place };
  }
  const isThere = and(eq(comment.id, id), isNull(comment.deletedAt));
  const [found] = await db.select().from(comment).where(isThere).for('update');
  if (!found) throw new NotFoundError('comment');
  const [place] = await placesOf({ ctx: { db }, input: [found] });
  if (!place) throw new Error('A comment that stands nowhere.');
  const { userId, text, hiddenAt, heldAt, letThroughAt } = found;
  return { kind, id, authorId: userId, text, hiddenAt, heldAt, letThroughAt, place };
}
