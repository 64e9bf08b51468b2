import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { MovementFilter, MovementKind } from '#src/contract/desk/money/deskMovements.ts';
import { kindsOf } from '#src/domain/desk/money/movement.ts';
import type { Ctx } from '#src/server/context.ts';
import { hasParts, plainText } from '#src/server/db/plainText.ts';
import { moneyMovement, moneyPayout } from '#src/server/db/schema/moneyMovement.ts';
import { type OrderRow, order, type ReceiptRow, receipt } from '#src/server/db/schema/order.ts';
import { balanceBefore, isBooked } from './bookMonth.ts';

/** A line of a month: a movement, or all fees of a day, with what is left behind it. */
export interface BookLine {
  id: string;
  kind: MovementKind;
  at: Date;
  day: string;
  amount: number;
  balanceAfter: number;
  daySum: number;
  parts: number;
  payoutId: string | null;
  check: 'agrees' | 'explained' | null;
  order: OrderRow | null;
  receipt: ReceiptRow | null;
}

interface Search {
  month: string;
  isTest: boolean;
  kind?: MovementFilter | undefined;
  q?: string | undefined;
}

/** The lines of a month with its sums behind each, before anything is left out: a balance is of all. */
function linesOf({ db }: Pick<Ctx, 'db'>, { month, isTest }: Search, before: number) {
  const isFee = sql<boolean>`${moneyMovement.kind} = 'fee'`;
  const lines = db
    .select({
      id: sql<string>`case when ${isFee} then 'fees:' || ${moneyMovement.day} else ${moneyMovement.id} end`.as(
        'line_id',
      ),
      isFee: isFee.as('is_fee'),
      day: moneyMovement.day,
      kind: sql<MovementKind>`min(${moneyMovement.kind})`.as('line_kind'),
      at: sql<Date>`max(${moneyMovement.at})`.mapWith(moneyMovement.at).as('line_at'),
      amount: sql<number>`sum(${moneyMovement.amount})`.mapWith(Number).as('line_amount'),
      parts: sql<number>`count(*)`.mapWith(Number).as('parts'),
      // Of a day's fees there are many orders, and the line is of none of them.
      orderId: sql<string | null>`min(${moneyMovement.orderId}) filter (where not (${isFee}))`.as('line_order'),
      payoutId: sql<string | null>`min(${moneyMovement.payoutId})`.as('line_payout'),
    })
    .from(moneyMovement)
    .where(and(eq(moneyMovement.month, month), isBooked(isTest)))
    .groupBy(sql`1`, sql`2`, moneyMovement.day)
    .as('lines');
  const isPayout = inArray(lines.kind, [...kindsOf('payouts')]);
  const counted = db
    .select({
      id: lines.id,
      isFee: lines.isFee,
      day: lines.day,
      kind: lines.kind,
      at: lines.at,
      amount: lines.amount,
      parts: lines.parts,
      orderId: lines.orderId,
      payoutId: lines.payoutId,
      balanceAfter:
        sql<number>`${before}::int + sum(${lines.amount}) over (order by ${lines.day}, ${lines.isFee}, ${lines.at}, ${lines.id})`
          .mapWith(Number)
          .as('balance_after'),
      daySum:
        sql<number>`coalesce(sum(${lines.amount}) filter (where not (${isPayout})) over (partition by ${lines.day}), 0)`
          .mapWith(Number)
          .as('day_sum'),
    })
    .from(lines)
    .as('counted');
  return counted;
}

/** The lines of a month that a filter leaves, the newest first. */
export async function selectBookLines({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db'>;
  input: Search & { before?: number; place: (total: number) => { limit: number; offset: number } };
}): Promise<BookLine[]> {
  const { db } = ctx;
  const before = input.before ?? (await balanceBefore(ctx, input.month, input.isTest));
  const lines = linesOf(ctx, input, before);
  const where = and(
    input.kind && inArray(lines.kind, [...kindsOf(input.kind)]),
    ...searchedFor(input.q ?? '', lines.amount, lines.payoutId),
  );
  const joined = () =>
    db
      .select({
        line: {
          id: lines.id,
          kind: lines.kind,
          at: lines.at,
          day: lines.day,
          amount: lines.amount,
          balanceAfter: lines.balanceAfter,
          daySum: lines.daySum,
          parts: lines.parts,
          payoutId: lines.payoutId,
        },
        order,
        receipt,
        check: moneyPayout.check,
      })
      .from(lines)
      .leftJoin(order, eq(order.id, lines.orderId))
      .leftJoin(receipt, eq(receipt.orderId, order.id))
      .leftJoin(moneyPayout, eq(moneyPayout.id, lines.payoutId))
      .where(where)
      .$dynamic();
  const [counted] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(lines)
    .leftJoin(order, eq(order.id, lines.orderId))
    .leftJoin(receipt, eq(receipt.orderId, order.id))
    .where(where);
  const { limit, offset } = input.place(counted?.total ?? 0);
  const rows = await joined()
    .orderBy(desc(lines.day), desc(lines.isFee), desc(lines.at), desc(lines.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ line, ...more }) => ({ ...line, ...more }));
}

function searchedFor(q: string, amount: SQL.Aliased<number>, payoutId: SQL.Aliased<string | null>): SQL[] {
  const number = sql`${receipt.number}::text`;
  const receiptNumber = sql`${receipt.year} || '-' || lpad(${number}, greatest(4, length(${number})), '0')`;
  const cents = sql`replace(to_char(abs(${amount}) / 100.0, 'FM9999990.00'), '.', ',')`;
  const text = sql`concat_ws(' ', ${order.searchText}, ${receiptNumber}, ${cents}, ${plainText(sql`${payoutId}`)})`;
  // Nobody writes the sign of a currency to find it, and many a thousand's space.
  return hasParts(text, q.replaceAll('€', ''));
}

/** Every movement of a month, fees one by one, the oldest first. */
export async function selectBookRows({ ctx, input: { month, isTest } }: { ctx: Pick<Ctx, 'db'>; input: Search }) {
  return ctx.db
    .select({ movement: moneyMovement, order, receipt, payout: moneyPayout })
    .from(moneyMovement)
    .leftJoin(order, eq(order.id, moneyMovement.orderId))
    .leftJoin(receipt, eq(receipt.orderId, order.id))
    .leftJoin(moneyPayout, eq(moneyPayout.id, moneyMovement.payoutId))
    .where(and(eq(moneyMovement.month, month), isBooked(isTest)))
    .orderBy(
      asc(moneyMovement.day),
      asc(sql`${moneyMovement.kind} = 'fee'`),
      asc(moneyMovement.at),
      asc(moneyMovement.id),
    );
}
