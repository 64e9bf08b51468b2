import { and, asc, desc, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { haveWords } from '#src/server/db/plainText.ts';
import { type FeedbackMessageRow, feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';

interface ListInput {
  list: 'open' | 'all';
  q: string;
  page: number;
}

const perPage = 30;

/**
 * A page of visitors' messages: those that wait, the longest waiting first, or all, the newest first; `q` is looked for in what they wrote
 * and in what they said of themselves.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function listFeedback({
  ctx,
  input: { list, q, page },
}: {
  ctx: Ctx;
  input: ListInput;
}): Promise<Paged<FeedbackMessageRow>> {
  requireRole(ctx.actor, 'MODERATOR');
  const { message, name, email, closedAt, createdAt, id } = feedbackMessage;
  const searched = q === '' ? null : haveWords(q, message, name, email);
  const condition = and(list === 'open' ? isNull(closedAt) : undefined, searched ?? undefined);
  const total = await ctx.db.$count(feedbackMessage, condition);
  const { limit, offset, ...place } = placeOfPage({ page, total, perPage });
  const items = await ctx.db
    .select()
    .from(feedbackMessage)
    .where(condition)
    .orderBy(list === 'open' ? asc(createdAt) : desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
  return { ...place, items };
}
