import { and, asc, count, eq, inArray, isNull, min } from 'drizzle-orm';
import type { WaitingWordsKind } from '#src/contract/desk/words/deskWords.ts';
import type { ReportReason } from '#src/contract/limits.ts';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { signatureOf } from '#src/server/services/words/comment/signatureOf.ts';
import { waits } from '#src/server/services/words/holding/isHeld.ts';
import { findSameWords } from './getRepeatCase.ts';
import { wordsPerPage } from './listDeskComments.ts';
import { selectDeskReviews, withPlace } from './listDeskReviews.ts';
import type { WordsKind } from './lockWords.ts';
import { type DeskPlace, placesOf } from './placesOf.ts';

/** One thing that waits: a comment or a review, or all that says the same. */
interface Waiting {
  kind: WaitingWordsKind;
  of: WordsKind | 'repeat';
  /** Of the comment or review, of a repeated text its own; and the words that stand for it in the list. */
  id: string;
  shown: { kind: WordsKind; id: string };
  since: Date;
  words: number;
  people: number;
  reportCount: number;
}

export interface ListedWaiting extends Omit<Waiting, 'shown'> {
  text: string;
  author: { userId: string; name: string } | null;
  createdAt: Date;
  place: Omit<DeskPlace, 'kind'> & { kind: DeskPlace['kind'] | 'course' };
  reportReason: ReportReason | null;
}

/**
 * A page of what waits for a look, the longest waiting first: first links, texts that were repeated, reported comments.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function listWaitingWords({
  ctx,
  input: { kind, page },
}: {
  ctx: Ctx;
  input: { kind?: WaitingWordsKind | undefined; page: number };
}): Promise<Paged<ListedWaiting>> {
  requireRole(ctx.actor, 'MODERATOR');
  const all = (await findWaiting(ctx)).filter((one) => kind === undefined || one.kind === kind);
  const { limit, offset, ...place } = placeOfPage({ page, total: all.length, perPage: wordsPerPage });
  return { ...place, items: await described(ctx, all.slice(offset, offset + limit)) };
}

/** How many things of each kind wait. */
export async function countWaiting(ctx: Pick<Ctx, 'db'>): Promise<Record<WaitingWordsKind, number>> {
  const all = await findWaiting(ctx);
  const of = (kind: WaitingWordsKind) => all.filter((one) => one.kind === kind).length;
  return { link: of('link'), repeat: of('repeat'), report: of('report') };
}

/** All of it at once, because the queue is short: counting takes as long. What is held and reported is one thing. */
async function findWaiting({ db }: Pick<Ctx, 'db'>): Promise<Waiting[]> {
  const [comments, reviews, reports] = await Promise.all([
    db
      .select({
        id: comment.id,
        userId: comment.userId,
        at: comment.heldAt,
        why: comment.heldFor,
        same: comment.sameAs,
      })
      .from(comment)
      .where(and(waits(comment), isNull(comment.deletedAt), isNull(comment.hiddenAt)))
      .orderBy(asc(comment.heldAt), asc(comment.id)),
    db
      .select({
        id: courseReview.id,
        userId: courseReview.userId,
        at: courseReview.heldAt,
        why: courseReview.heldFor,
        same: courseReview.sameAs,
      })
      .from(courseReview)
      .where(and(waits(courseReview), isNull(courseReview.hiddenAt)))
      .orderBy(asc(courseReview.heldAt), asc(courseReview.id)),
    db
      .select({ id: commentReport.commentId, since: min(commentReport.createdAt), count: count() })
      .from(commentReport)
      .innerJoin(comment, eq(comment.id, commentReport.commentId))
      .where(and(isNull(commentReport.closedAt), isNull(comment.deletedAt)))
      .groupBy(commentReport.commentId),
  ]);
  const reported = new Map(reports.map((report) => [report.id, report]));
  const found = new Map<string, Waiting>();
  const peopleOf = new Map<string, Set<string | null>>();
  const held = [
    ...comments.map((row) => ({ ...row, kind: 'comment' as const })),
    ...reviews.map((row) => ({ ...row, kind: 'review' as const })),
  ];
  for (const { id, userId, at, why, same, kind } of held) {
    if (!at) continue;
    const reportCount = reported.get(id)?.count ?? 0;
    reported.delete(id);
    const isRepeat = why === 'repeat' && same !== null;
    const key = isRepeat ? same : id;
    const people = peopleOf.get(key) ?? new Set();
    peopleOf.set(key, people.add(userId));
    const before = found.get(key);
    found.set(key, {
      kind: isRepeat ? 'repeat' : 'link',
      of: isRepeat ? 'repeat' : kind,
      id: key,
      shown: before?.shown ?? { kind, id },
      since: before && before.since < at ? before.since : at,
      words: (before?.words ?? 0) + 1,
      people: people.size,
      reportCount: (before?.reportCount ?? 0) + reportCount,
    });
  }
  const others = [...reported.values()].map(({ id, since, count: reportCount }): Waiting => {
    const shown = { kind: 'comment' as const, id };
    return { kind: 'report', of: 'comment', id, shown, since: since ?? new Date(0), words: 1, people: 1, reportCount };
  });
  return [...found.values(), ...others].sort(
    (one, other) => one.since.getTime() - other.since.getTime() || one.id.localeCompare(other.id),
  );
}

async function described(ctx: Pick<Ctx, 'db'>, waiting: Waiting[]): Promise<ListedWaiting[]> {
  const idsOf = (kind: WordsKind) => waiting.flatMap(({ shown }) => (shown.kind === kind ? shown.id : []));
  const commentIds = idsOf('comment');
  const [comments, reviews, reasons] = await Promise.all([
    ctx.db
      .select({ comment, authorName: user.displayName })
      .from(comment)
      .leftJoin(user, eq(user.id, comment.userId))
      .where(inArray(comment.id, commentIds)),
    selectDeskReviews(ctx).where(inArray(courseReview.id, idsOf('review'))),
    ctx.db
      .select({ id: commentReport.commentId, reason: commentReport.reason })
      .from(commentReport)
      .where(and(inArray(commentReport.commentId, commentIds), isNull(commentReport.closedAt)))
      .orderBy(asc(commentReport.createdAt)),
  ]);
  const places = await placesOf({ ctx, input: comments.map((row) => row.comment) });
  const words = new Map<string, Pick<ListedWaiting, 'text' | 'author' | 'createdAt' | 'place'>>();
  comments.forEach(({ comment: row, authorName }, index) => {
    const place = places[index];
    const name = signatureOf({ authorName, isForAssociation: row.isForAssociation });
    const author = row.userId === null || name === null ? null : { userId: row.userId, name };
    if (place) words.set(row.id, { text: row.text, author, createdAt: row.createdAt, place });
  });
  for (const row of reviews.map(withPlace)) {
    const { id, text, userId, createdAt } = row.review;
    words.set(id, { text, author: { userId, name: row.authorName }, createdAt, place: row.place });
  }
  const wholes = await wholeRepeats(ctx, waiting);
  return waiting.flatMap(({ shown, ...one }) => {
    const said = words.get(shown.id);
    const reportReason = reasons.find(({ id, reason }) => id === shown.id && reason !== null)?.reason ?? null;
    return said ? [{ ...one, ...wholes.get(one.id), ...said, reportReason }] : [];
  });
}

/** Of repeated texts how many words, by how many people, the case has: also those that others read already. */
async function wholeRepeats(
  { db }: Pick<Ctx, 'db'>,
  waiting: readonly Waiting[],
): Promise<Map<string, Pick<Waiting, 'words' | 'people'>>> {
  const ids = waiting.flatMap(({ of, id }) => (of === 'repeat' ? id : []));
  if (ids.length === 0) return new Map();
  const all = await findSameWords({ db }, ...ids);
  return new Map(
    ids.map((id) => {
      const words = all.filter(({ row }) => row.sameAs === id);
      return [id, { words: words.length, people: new Set(words.map(({ author }) => author.id)).size }];
    }),
  );
}
