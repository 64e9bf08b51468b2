import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { repeats } from '#src/domain/heldWords.ts';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { type CourseReviewRow, courseReview } from '#src/server/db/schema/courseReview.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { isBlocking } from '#src/server/services/words/blocking/isBlocking.ts';
import { isHeld } from '#src/server/services/words/holding/isHeld.ts';
import { selectDeskReviews, withPlace } from './listDeskReviews.ts';
import type { WordsKind } from './lockWords.ts';
import { type DeskPlace, placesOf } from './placesOf.ts';

/** More of one text than that are decided about in several turns. */
const most = 200;

export interface SameWords {
  kind: WordsKind;
  row: CommentRow | CourseReviewRow;
  author: UserRow;
}

export interface RepeatCaseState {
  id: string;
  words: (SameWords & { place: Omit<DeskPlace, 'kind'> & { kind: DeskPlace['kind'] | 'course' } })[];
  blockedUids: ReadonlySet<string>;
}

/**
 * All that says the same as one of the texts and is not decided yet, the oldest first: what waits, and what of the same day others read already. None when
 * nothing of it waits.
 */
export async function findSameWords({ db }: Pick<Ctx, 'db'>, ...texts: string[]): Promise<SameWords[]> {
  const [comments, reviews] = await Promise.all([
    db
      .select({ row: comment, author: user })
      .from(comment)
      .innerJoin(user, eq(user.id, comment.userId))
      .where(
        and(
          inArray(comment.sameAs, texts),
          isNull(comment.deletedAt),
          isNull(comment.hiddenAt),
          isNull(comment.letThroughAt),
          eq(comment.isForAssociation, false),
        ),
      )
      .orderBy(asc(comment.createdAt), asc(comment.id))
      .limit(most * texts.length),
    db
      .select({ row: courseReview, author: user })
      .from(courseReview)
      .innerJoin(user, eq(user.id, courseReview.userId))
      .where(and(inArray(courseReview.sameAs, texts), isNull(courseReview.hiddenAt), isNull(courseReview.letThroughAt)))
      .orderBy(asc(courseReview.createdAt), asc(courseReview.id))
      .limit(most * texts.length),
  ]);
  const all: SameWords[] = [
    ...comments.map((found) => ({ ...found, kind: 'comment' as const })),
    ...reviews.map((found) => ({ ...found, kind: 'review' as const })),
  ];
  const firstHeld = new Map<string | null, number>();
  for (const { row } of all) {
    if (!isHeld(row) || !row.heldAt) continue;
    firstHeld.set(row.sameAs, Math.min(firstHeld.get(row.sameAs) ?? Number.POSITIVE_INFINITY, row.heldAt.getTime()));
  }
  return all.filter(({ row }) => {
    const since = firstHeld.get(row.sameAs);
    return isHeld(row) || (since !== undefined && row.createdAt.getTime() >= since - repeats.within);
  });
}

/** A text that was repeated, with who said it and where. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getRepeatCase({
  ctx,
  input: { sameAs },
}: {
  ctx: Ctx;
  input: { sameAs: string };
}): Promise<RepeatCaseState> {
  requireRole(ctx.actor, 'MODERATOR');
  const { db } = ctx;
  const found = await findSameWords(ctx, sameAs);
  if (found.length === 0) throw new NotFoundError('repeated text');
  const comments = found.filter((one) => one.kind === 'comment');
  const reviewIds = found.flatMap(({ kind, row }) => (kind === 'review' ? row.id : []));
  const uids = [...new Set(found.map(({ author }) => author.uid))];
  const [places, reviews, blocks] = await Promise.all([
    placesOf({ ctx, input: comments.map(({ row }) => row as CommentRow) }),
    selectDeskReviews(ctx).where(inArray(courseReview.id, reviewIds)),
    db
      .select({ uid: blockedPerson.uid })
      .from(blockedPerson)
      .where(and(inArray(blockedPerson.uid, uids), isBlocking(ctx.now()))),
  ]);
  const placeById = new Map<string, RepeatCaseState['words'][number]['place']>(
    reviews.map((review) => [review.review.id, withPlace(review).place]),
  );
  comments.forEach(({ row }, index) => {
    const place = places[index];
    if (place) placeById.set(row.id, place);
  });
  const words = found.flatMap((one) => {
    const place = placeById.get(one.row.id);
    return place ? [{ ...one, place }] : [];
  });
  return { id: sameAs, words, blockedUids: new Set(blocks.map(({ uid }) => uid)) };
}
