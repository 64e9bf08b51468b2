import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { monthsBetween } from '#src/domain/month.ts';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import {
  type DeskOrderRow,
  type DeskOrderSearch,
  inState,
  orderTime,
  searchedFor,
  selectDeskOrders,
  wasPaid,
} from './deskOrders.ts';

export interface DeskOrders extends Paged<DeskOrderRow> {
  counts: { all: number; pending: number; paid: number; refunded: number; lapsed: number };
  /** In cents. */
  sum: { orders: number; paid: number; refunded: number };
  months: string[];
}

const perPage = 25;

/** Everybody's orders, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError for a page behind the last */
export async function listDeskOrders({
  ctx,
  input: { page, ...search },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: DeskOrderSearch & { page: number };
}): Promise<DeskOrders> {
  requireRole(ctx.actor, 'TREASURER');
  const searched = searchedFor(search);
  const inFilter = search.state && inState[search.state];
  const [counts, months] = await Promise.all([countOrders(ctx, searched, inFilter), monthsOfOrders(ctx)]);
  const { limit, offset, ...place } = placeOfPage({ page, total: counts.total, perPage });
  const inOrder = [desc(orderTime), desc(order.id)];
  // What an order is shown with is looked up for one page, and not for all of those before it.
  const onPage = ctx.db
    .select({ id: order.id })
    .from(order)
    .where(and(searched, inFilter))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  const items = await selectDeskOrders(ctx)
    .where(inArray(order.id, onPage))
    .orderBy(...inOrder);
  const { total: _, orders, paidSum, refundedSum, ...inStates } = counts;
  return { ...place, items, months, counts: inStates, sum: { orders, paid: paidSum, refunded: refundedSum } };
}

async function countOrders({ db }: Pick<Ctx, 'db'>, searched: SQL | undefined, inFilter: SQL | undefined) {
  const filter = inFilter ?? sql`true`;
  const number = (counted: SQL) => counted.mapWith(Number);
  const [counts] = await db
    .select({
      all: number(sql`count(*)`),
      pending: number(sql`count(*) filter (where ${inState.pending})`),
      paid: number(sql`count(*) filter (where ${inState.paid})`),
      refunded: number(sql`count(*) filter (where ${inState.refunded})`),
      lapsed: number(sql`count(*) filter (where ${inState.lapsed})`),
      total: number(sql`count(*) filter (where ${filter})`),
      orders: number(sql`count(*) filter (where ${filter} and ${wasPaid})`),
      paidSum: number(sql`coalesce(sum(${order.amount}) filter (where ${filter} and ${wasPaid}), 0)`),
      refundedSum: number(
        sql`coalesce(sum(${order.refundedAmount} + ${order.chargedBackAmount}) filter (where ${filter}), 0)`,
      ),
    })
    .from(order)
    .where(searched);
  if (!counts) throw new Error('a count has one row');
  return counts;
}

/** From the last to the first, also those without an order. */
async function monthsOfOrders({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const [times] = await db
    .select({
      first: sql<string | null>`min(${orderTime})`,
      last: sql<string | null>`max(${orderTime})`,
    })
    .from(order);
  if (!times?.first || !times.last) return [];
  const [first, last] = [times.first, times.last].map((time) => dayInBratislava(new Date(time)).slice(0, 7));
  return monthsBetween(first ?? '', last ?? '').toReversed();
}
