import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { moneyMonth } from '#src/server/db/schema/moneyMovement.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { type BookMonth, readBookMonth } from './bookMonth.ts';

interface Input {
  month: string;
  isTest: boolean;
}

/**
 * Closes the books of a month that is over: nothing is added to it any more.
 * @throws UnauthenticatedError, ForbiddenError with why it cannot be closed
 */
export async function closeMonth({ ctx, input: { month, isTest } }: { ctx: Ctx; input: Input }): Promise<void> {
  requireRole(ctx.actor, 'TREASURER');
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    await lockMonths(inside);
    const book = await readBookMonth(inside, month, isTest);
    refuse(book);
    const closedAt = ctx.now();
    await db
      .insert(moneyMonth)
      .values({ month, closedAt })
      .onConflictDoUpdate({ target: moneyMonth.month, set: { closedAt } });
    await recordAdminEvent({ ctx: inside, input: { action: 'month-closed', target: month, details: { month } } });
  });
}

function refuse({ state, obstacles }: BookMonth): void {
  const { earlierMonth, payouts, isIncomplete } = obstacles;
  if (state === 'closed') throw new ForbiddenError('month-closed', 'This month is closed already.');
  if (state === 'running') throw new ForbiddenError('month-running', 'This month is not over.');
  if (earlierMonth)
    throw new ForbiddenError('earlier-month-open', `The books of ${earlierMonth} have to be closed first.`);
  if (isIncomplete)
    throw new ForbiddenError('month-incomplete', 'The payment provider has not told all of this month yet.');
  if (payouts > 0) throw new ForbiddenError('payouts-unchecked', 'A payout has not been compared with the bank.');
}

/**
 * Opens the last closed month again; the reason stands in the audit.
 * @throws UnauthenticatedError, ForbiddenError `month-open` or `later-month-closed`
 */
export async function reopenMonth({
  ctx,
  input: { month, isTest, reason },
}: {
  ctx: Ctx;
  input: Input & { reason: string };
}): Promise<void> {
  requireRole(ctx.actor, 'TREASURER');
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    await lockMonths(inside);
    const { state, canReopen } = await readBookMonth(inside, month, isTest);
    if (state !== 'closed') throw new ForbiddenError('month-open', 'This month is open already.');
    if (!canReopen) throw new ForbiddenError('later-month-closed', 'Only the last closed month can be opened again.');
    await db.update(moneyMonth).set({ closedAt: null }).where(eq(moneyMonth.month, month));
    await recordAdminEvent({
      ctx: inside,
      input: { action: 'month-reopened', target: month, details: { month, reason } },
    });
  });
}

/** Until the end of the transaction no other month is closed or opened, and no movement finds its place: `lastClosedMonth` waits. */
async function lockMonths({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.execute(sql`lock table ${moneyMonth} in exclusive mode`);
}
