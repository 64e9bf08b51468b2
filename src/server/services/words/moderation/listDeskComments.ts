import { and, asc, count, desc, eq, inArray, isNotNull, isNull, min, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '#src/server/context.ts';
import { haveWords } from '#src/server/db/plainText.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { type DeskPlace, placesOf } from './placesOf.ts';
import { writersNamed } from './writersNamed.ts';

export interface ListedComment {
  comment: CommentRow;
  authorName: string | null;
  place: DeskPlace;
  /** Open reports, and when the first of them was made. */
  reportCount: number;
  reportedAt: Date | null;
}

interface ListInput {
  list: 'reported' | 'all' | 'hidden';
  q: string;
  page: number;
}

export const wordsPerPage = 30;

/**
 * A page of comments for the desk: reported ones, the longest waiting first; hidden ones, the last hidden first; or all, the newest first.
 * `q` is looked for in their texts and authors' names, but not of reported ones, which are few.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function listDeskComments({ ctx, input }: { ctx: Ctx; input: ListInput }): Promise<Paged<ListedComment>> {
  requireRole(ctx.actor, 'MODERATOR');
  const { db } = ctx;
  const { ids, ...place } = await (input.list === 'reported' ? findReported(ctx, input) : findComments(ctx, input));
  const [rows, reports] = await Promise.all([
    db
      .select({ comment, authorName: user.displayName })
      .from(comment)
      .leftJoin(user, eq(user.id, comment.userId))
      .where(inArray(comment.id, ids)),
    db
      .select({ id: commentReport.commentId, reportCount: count(), reportedAt: firstReport })
      .from(commentReport)
      .where(and(inArray(commentReport.commentId, ids), isOpen))
      .groupBy(commentReport.commentId),
  ]);
  const places = await placesOf({ ctx, input: rows.map((row) => row.comment) });
  const found = new Map(rows.map((row, index) => [row.comment.id, { ...row, place: places[index] }]));
  const items = ids.flatMap((id) => {
    const row = found.get(id);
    const { reportCount = 0, reportedAt = null } = reports.find((report) => report.id === id) ?? {};
    return row?.place ? [{ ...row, place: row.place, reportCount, reportedAt }] : [];
  });
  return { ...place, items };
}

type FoundIds = Omit<Paged<never>, 'items'> & { ids: string[] };

const isOpen = isNull(commentReport.closedAt);
const firstReport = min(commentReport.createdAt);

/** All of them at once, because the queue is short: counting them takes as long. */
async function findReported({ db }: Pick<Ctx, 'db'>, { page }: ListInput): Promise<FoundIds> {
  const rows = await db
    .select({ id: commentReport.commentId })
    .from(commentReport)
    .innerJoin(comment, eq(comment.id, commentReport.commentId))
    .where(and(isOpen, isNull(comment.deletedAt)))
    .groupBy(commentReport.commentId)
    .orderBy(asc(firstReport), asc(commentReport.commentId));
  const { limit, offset, ...place } = placeOfPage({ page, total: rows.length, perPage: wordsPerPage });
  return { ...place, ids: rows.slice(offset, offset + limit).map(({ id }) => id) };
}

async function findComments({ db }: Pick<Ctx, 'db'>, { list, q, page }: ListInput): Promise<FoundIds> {
  const isListed = and(isNull(comment.deletedAt), list === 'hidden' ? isNotNull(comment.hiddenAt) : undefined);
  const time = list === 'hidden' ? comment.hiddenAt : comment.createdAt;
  const searched = q === '' ? null : haveWords(q, comment.text);
  if (searched) {
    const isFound = or(searched, inArray(comment.userId, await writersNamed({ db }, q)));
    return findOnce({ db }, { isFound: and(isListed, isFound), time, page });
  }
  const total = await db.$count(comment, isListed);
  const { limit, offset, ...place } = placeOfPage({ page, total, perPage: wordsPerPage });
  const rows = await db
    .select({ id: comment.id })
    .from(comment)
    .where(isListed)
    .orderBy(desc(time), asc(comment.id))
    .limit(limit)
    .offset(offset);
  return { ...place, ids: rows.map(({ id }) => id) };
}

/**
 * Counts and sorts what was found at once: half of all comments may have the word. By its own indexes, for going by the date and looking
 * into each text takes seconds where few have it.
 */
async function findOnce(
  { db }: Pick<Ctx, 'db'>,
  { isFound, time, page }: { isFound: SQL | undefined; time: AnyPgColumn; page: number },
): Promise<FoundIds> {
  const found = db.$with('found').as(
    db
      .select({ id: comment.id, at: sql<Date | null>`${time}`.as('at') })
      .from(comment)
      .where(isFound),
  );
  const [answer] = await db
    .with(found)
    .select({
      total: sql`(select count(*) from ${found})`.mapWith(Number),
      ids: sql<string[]>`array(select id from ${found} order by at desc, id
        limit ${wordsPerPage} offset ${(page - 1) * wordsPerPage}::int)`,
    })
    .from(sql`(select 1) as one`);
  const { total, ids } = answer ?? { total: 0, ids: [] };
  const { limit: _, offset: __, ...place } = placeOfPage({ page, total, perPage: wordsPerPage });
  return { ...place, ids };
}
