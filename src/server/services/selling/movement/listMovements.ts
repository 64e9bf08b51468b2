import { and, desc, eq, inArray, isNotNull, min, sql } from 'drizzle-orm';
import type { MovementFilter } from '#src/contract/desk/money/deskMovements.ts';
import type { Ctx } from '#src/server/context.ts';
import { moneyMovement } from '#src/server/db/schema/moneyMovement.ts';
import { type OrderRow, order, orderEvent, type ReceiptRow, receipt } from '#src/server/db/schema/order.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { type BookLine, selectBookLines } from './bookLines.ts';
import {
  type BookMonth,
  type BookParts,
  balanceBefore,
  isBooked,
  readAsking,
  readBookMonth,
  sumParts,
  thisMonth,
} from './bookMonth.ts';

export interface OpenDisputeRow {
  order: OrderRow;
  receipt: ReceiptRow | null;
  amount: number;
  dueBy: string | null;
}

export interface BookPage extends Paged<BookLine>, BookMonth {
  month: string;
  firstMonth: string;
  lastMonth: string;
  sums: BookParts & { before: number; after: number };
  knownUntil: Date | null;
  isProviderSilent: boolean;
  isTest: boolean;
  disputes: OpenDisputeRow[];
}

const perPage = 25;

interface Input {
  month?: string | undefined;
  kind?: MovementFilter | undefined;
  q?: string | undefined;
  page: number;
  isTest: boolean;
}

/** A month of what moved money, with its sums. @throws UnauthenticatedError, ForbiddenError, NotFoundError for a page behind the last */
export async function listMovements({
  ctx,
  input: { month: asked, page, isTest, ...search },
}: {
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>;
  input: Input;
}): Promise<BookPage> {
  requireRole(ctx.actor, 'TREASURER');
  const lastMonth = thisMonth(ctx);
  const month = asked ?? lastMonth;
  const inMonth = and(eq(moneyMovement.month, month), isBooked(isTest));
  const [before, parts, [first], book, asking, disputes] = await Promise.all([
    balanceBefore(ctx, month, isTest),
    sumParts(ctx, inMonth),
    ctx.db
      .select({ month: min(moneyMovement.month) })
      .from(moneyMovement)
      .where(isBooked(isTest)),
    readBookMonth(ctx, month, isTest),
    readAsking(ctx),
    openDisputes(ctx),
  ]);
  let place: Omit<Paged<BookLine>, 'items'> = { page, pageCount: 1, total: 0 };
  const items = await selectBookLines({
    ctx,
    input: {
      ...search,
      ...{ month, isTest, before },
      place: (total) => {
        const { limit, offset, ...here } = placeOfPage({ page, total, perPage });
        place = here;
        return { limit, offset };
      },
    },
  });
  const after = Object.values(parts).reduce((sum, part) => sum + part.sum, before);
  return {
    ...place,
    items,
    ...book,
    month,
    firstMonth: first?.month ?? lastMonth,
    lastMonth,
    sums: { ...parts, before, after },
    knownUntil: asking?.answeredAt ?? null,
    isProviderSilent: Boolean(asking?.failedAt),
    isTest,
    disputes,
  };
}

/** Charge-backs that no bank has decided, with the day until which it has to be answered. */
async function openDisputes({ db }: Pick<Ctx, 'db'>): Promise<OpenDisputeRow[]> {
  const rows = await db
    .select({ order, receipt, details: orderEvent.details })
    .from(order)
    .leftJoin(receipt, eq(receipt.orderId, order.id))
    .leftJoin(orderEvent, and(eq(orderEvent.orderId, order.id), inArray(orderEvent.kind, ['dispute-open'])))
    .where(isNotNull(order.disputedAt))
    .orderBy(sql`${orderEvent.details} ->> 'dueBy'`, desc(orderEvent.id))
    .limit(20);
  return rows.map(({ details, ...row }) => ({
    ...row,
    amount: Number(details?.amount ?? row.order.amount),
    dueBy: typeof details?.dueBy === 'string' ? details.dueBy : null,
  }));
}
