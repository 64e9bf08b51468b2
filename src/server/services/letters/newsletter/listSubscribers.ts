import { and, desc, sql } from 'drizzle-orm';
import type { SubscriberFilter, SubscriberPage } from '#src/contract/desk/letters/deskNewsletter.ts';
import type { Ctx } from '#src/server/context.ts';
import { type SubscriberRow, subscriber } from '#src/server/db/schema/subscriber.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { inState, searchedFor } from './subscribers.ts';

export interface Subscribers extends Paged<SubscriberRow> {
  counts: SubscriberPage['counts'];
}

const perPage = 50;

/** Addresses of the newsletter, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError for a page behind the last */
export async function listSubscribers({
  ctx,
  input: { page, ...filter },
}: {
  ctx: Ctx;
  input: SubscriberFilter & { page: number };
}): Promise<Subscribers> {
  requireRole(ctx.actor, 'EDITOR');
  const searched = searchedFor(filter);
  const count = (state: keyof typeof inState) => sql<number>`(count(*) filter (where ${inState[state]}))::int`;
  const [counts = { all: 0, confirmed: 0, pending: 0, unsubscribed: 0, bounced: 0 }] = await ctx.db
    .select({
      all: sql<number>`count(*)::int`,
      confirmed: count('confirmed'),
      pending: count('pending'),
      unsubscribed: count('unsubscribed'),
      bounced: count('bounced'),
    })
    .from(subscriber)
    .where(searched);
  const total = counts[filter.state ?? 'all'];
  const { limit, offset, ...place } = placeOfPage({ page, total, perPage });
  const items = await ctx.db
    .select()
    .from(subscriber)
    .where(and(searched, filter.state && inState[filter.state]))
    .orderBy(desc(subscriber.createdAt), desc(subscriber.email))
    .limit(limit)
    .offset(offset);
  return { ...place, items, counts };
}
