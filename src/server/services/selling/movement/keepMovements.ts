import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { monthBeside } from '#src/domain/month.ts';
import type { Ctx } from '#src/server/context.ts';
import { type MoneyMovementRow, moneyMonth, moneyMovement } from '#src/server/db/schema/moneyMovement.ts';

type NewMovement = Pick<MoneyMovementRow, 'id' | 'kind' | 'amount' | 'at' | 'isTest'> &
  Partial<Pick<MoneyMovementRow, 'orderId' | 'payoutId' | 'transactionId'>>;

/** Adds what is not there yet to the books, in the transaction of `ctx.db`: to its own month, or to the first open one after it. */
export async function keepMovements({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db'>;
  input: readonly NewMovement[];
}): Promise<void> {
  if (input.length === 0) return;
  const closed = await lastClosedMonth(ctx);
  const rows = input.map((movement) => ({ ...movement, ...placeOf(movement.at, closed) }));
  await ctx.db.insert(moneyMovement).values(rows).onConflictDoNothing();
}

/**
 * Ties a movement that we knew before to its line of the provider's balance, with the moment that stands there. In a closed month
 * nothing but the tie is written. Answers whether there was one without a line.
 */
export async function tieMovement({
  ctx,
  input: { ids, transactionId, at },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { ids: readonly string[]; transactionId: string; at: Date };
}): Promise<boolean> {
  if (ids.length === 0) return false;
  const closed = await lastClosedMonth(ctx);
  const [known] = await ctx.db
    .select()
    .from(moneyMovement)
    .where(and(inArray(moneyMovement.id, [...ids]), isNull(moneyMovement.transactionId)))
    .orderBy(moneyMovement.at, moneyMovement.id)
    .limit(1)
    .for('update');
  if (!known) return false;
  const isOpen = closed === null || known.month > closed;
  await ctx.db
    .update(moneyMovement)
    .set({ transactionId, ...(isOpen && { at, ...placeOf(at, closed) }) })
    .where(eq(moneyMovement.id, known.id));
  return true;
}

/** Months are closed one after another: this one and all before it. It stays the last one until the end of the transaction. */
export async function lastClosedMonth({ db }: Pick<Ctx, 'db'>): Promise<string | null> {
  const [last] = await db
    .select({ month: moneyMonth.month })
    .from(moneyMonth)
    .where(isNotNull(moneyMonth.closedAt))
    .orderBy(desc(moneyMonth.month))
    .limit(1)
    // Also where there is no row it keeps out who locks the table to close one.
    .for('share');
  return last?.month ?? null;
}

function placeOf(at: Date, closed: string | null) {
  const day = dayInBratislava(at);
  const own = day.slice(0, 7);
  return { day, month: closed !== null && own <= closed ? monthBeside(closed, 1) : own };
}
