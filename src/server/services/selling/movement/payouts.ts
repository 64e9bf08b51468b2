import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type MoneyPayoutRow, moneyMovement, moneyPayout } from '#src/server/db/schema/moneyMovement.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { type BookParts, isBooked, sumParts } from './bookMonth.ts';
import { lastClosedMonth } from './keepMovements.ts';

export interface PayoutDetail {
  payout: MoneyPayoutRow;
  at: Date;
  month: string;
  amount: number;
  before: number;
  after: number;
  parts: BookParts;
  isClosed: boolean;
}

interface Input {
  payoutId: string;
}

/** A payout with what it is made of: all that moved since the one before. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getPayout({
  ctx,
  input: { payoutId },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: Input;
}): Promise<PayoutDetail> {
  requireRole(ctx.actor, 'TREASURER');
  const { db } = ctx;
  const [found] = await db
    .select({ movement: moneyMovement, payout: moneyPayout })
    .from(moneyMovement)
    .innerJoin(moneyPayout, eq(moneyPayout.id, moneyMovement.payoutId))
    .where(and(eq(moneyPayout.id, payoutId), eq(moneyMovement.kind, 'payout')));
  if (!found) throw new NotFoundError('payout');
  const { movement, payout } = found;
  const inBooks = isBooked(movement.isTest);
  // As the lines of a month stand: the fees of a day behind all else of it.
  const place = sql`(${moneyMovement.month}, ${moneyMovement.day}, ${moneyMovement.kind} = 'fee', ${moneyMovement.at}, ${moneyMovement.id})`;
  const placeOf = ({ month, day, at, id }: typeof movement) =>
    sql`(${month}::text, ${day}::date, false, ${at.toISOString()}::timestamptz, ${id}::text)`;
  const [previous] = await db
    .select()
    .from(moneyMovement)
    .where(and(eq(moneyMovement.kind, 'payout'), inBooks, sql`${place} < ${placeOf(movement)}`))
    .orderBy(desc(moneyMovement.month), desc(moneyMovement.day), desc(moneyMovement.at), desc(moneyMovement.id))
    .limit(1);
  const isSince = previous && sql`${place} > ${placeOf(previous)}`;
  const [parts, [left], closed] = await Promise.all([
    sumParts(ctx, and(inBooks, isSince, sql`${place} < ${placeOf(movement)}`)),
    previous
      ? db
          .select({ sum: sql`coalesce(sum(${moneyMovement.amount}), 0)`.mapWith(Number) })
          .from(moneyMovement)
          .where(and(inBooks, sql`${place} <= ${placeOf(previous)}`))
      : [{ sum: 0 }],
    lastClosedMonth(ctx),
  ]);
  const before = left?.sum ?? 0;
  const between = Object.values(parts).reduce((sum, part) => sum + part.sum, 0);
  return {
    payout,
    at: movement.at,
    month: movement.month,
    amount: -movement.amount,
    before,
    after: before + between + movement.amount,
    parts,
    isClosed: closed !== null && movement.month <= closed,
  };
}

/**
 * Notes what the bank's statement says of a payout: it agrees, or the difference has a reason.
 * @throws UnauthenticatedError, ForbiddenError `month-closed`, NotFoundError, InvalidInputError for a difference without a reason
 */
export async function checkPayout({
  ctx,
  input: { payoutId, bankDay, bankAmount, note },
}: {
  ctx: Ctx;
  input: Input & { bankDay: string; bankAmount: number; note: string };
}): Promise<void> {
  requireRole(ctx.actor, 'TREASURER');
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    // First, so that the month is not closed meanwhile.
    await lastClosedMonth(inside);
    const { payout, amount, isClosed } = await getPayout({ ctx: inside, input: { payoutId } });
    if (isClosed) throw new ForbiddenError('month-closed', 'The month of this payout is closed.');
    const check = bankAmount === amount ? ('agrees' as const) : ('explained' as const);
    if (check === 'explained' && note === '') {
      throw new InvalidInputError('The difference needs a reason.', [{ path: 'note', message: 'is empty' }]);
    }
    const after = { check, bankDay, bankAmount, note: note || null };
    await db
      .update(moneyPayout)
      .set({ ...after, checkedAt: ctx.now() })
      .where(eq(moneyPayout.id, payoutId));
    const before = { check: payout.check, bankDay: payout.bankDay, bankAmount: payout.bankAmount, note: payout.note };
    await recordAdminEvent({ ctx: inside, input: { action: 'payout-checked', target: payoutId, before, after } });
  });
}
