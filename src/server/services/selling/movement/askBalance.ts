import { and, eq, inArray, isNull, lt, min, or } from 'drizzle-orm';
import { days, minutes } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { moneyAsking, moneyMovement, moneyPayout } from '#src/server/db/schema/moneyMovement.ts';
import { order } from '#src/server/db/schema/order.ts';
import type { BalanceEntry, PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { recordPayment } from '#src/server/services/selling/order/recordPayment.ts';
import { keepMovements, tieMovement } from './keepMovements.ts';

interface Options {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  payments: PaymentGateway;
}

const pauseMs = minutes(10);
/** What was told before is told again, so that nothing falls between two answers. */
const overlapMs = days(1);

/**
 * Asks the provider what stands in its balance since the last time: fees and payouts, which no order knows, and the moments of what orders
 * know. One process does it in ten minutes, or at once with `isForced` and when the provider has said that there is something. Answers
 * until when all is known; `null` where it was not asked.
 * @throws PaymentProviderError
 */
export async function askBalance({ ctx, payments, isForced = false }: Options & { isForced?: boolean }) {
  const claimed = await claim(ctx, isForced);
  if (!claimed) return null;
  const start = ctx.now();
  try {
    const since = claimed.answeredAt ?? (await firstMovement(ctx)) ?? start;
    const entries = await payments.readBalance(new Date(since.getTime() - overlapMs));
    const known = await knownIn(ctx, entries);
    for (const entry of entries) if (!known.has(entry.id)) await settle({ ctx, payments }, entry);
  } catch (error) {
    await ctx.db.update(moneyAsking).set({ failedAt: ctx.now() });
    throw error;
  }
  await ctx.db.update(moneyAsking).set({ answeredAt: start, failedAt: null });
  return start;
}

/** Has the next round ask at once. */
export async function askBalanceSoon({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db
    .insert(moneyAsking)
    .values({ id: 1, isDue: true })
    .onConflictDoUpdate({ target: moneyAsking.id, set: { isDue: true } });
}

async function claim({ db, now }: Options['ctx'], isForced: boolean) {
  await db.insert(moneyAsking).values({ id: 1 }).onConflictDoNothing();
  const isOpen = or(
    isNull(moneyAsking.askedAt),
    lt(moneyAsking.askedAt, new Date(now().getTime() - pauseMs)),
    eq(moneyAsking.isDue, true),
  );
  const [claimed] = await db
    .update(moneyAsking)
    .set({ askedAt: now(), isDue: false })
    .where(isForced ? eq(moneyAsking.id, 1) : and(eq(moneyAsking.id, 1), isOpen))
    .returning();
  return claimed;
}

async function firstMovement({ db }: Options['ctx']): Promise<Date | null> {
  const [first] = await db.select({ at: min(moneyMovement.at) }).from(moneyMovement);
  return first?.at ?? null;
}

async function knownIn({ db }: Options['ctx'], entries: readonly BalanceEntry[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let from = 0; from < entries.length; from += 1000) {
    const ids = entries.slice(from, from + 1000).map(({ id }) => id);
    const rows = await db
      .select({ id: moneyMovement.transactionId })
      .from(moneyMovement)
      .where(inArray(moneyMovement.transactionId, ids));
    for (const { id } of rows) if (id !== null) known.add(id);
  }
  return known;
}

/** Brings a line of the balance into the books, with its fee. */
async function settle({ ctx, payments }: Options, entry: BalanceEntry): Promise<void> {
  const orderId = await orderOf(ctx, entry);
  if (orderId && (await tie(ctx, entry, orderId))) return;
  if (orderId && entry.paymentId && (entry.kind === 'payment' || entry.kind === 'refund')) {
    // The news of it never came: the order hears it now.
    const payment = await payments.readPayment(entry.paymentId);
    await recordPayment({ ctx, input: { payment, orderId, source: 'reconcile' } });
    if (await tie(ctx, entry, orderId)) return;
    // Two refunds that were told as one stand as one.
    if (entry.kind === 'refund' && (await isWholeKnown(ctx, orderId, payment.amountRefunded))) return;
  }
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const { payout } = entry;
    if (payout) await db.insert(moneyPayout).values(payout).onConflictDoNothing();
    const isOwn = payout !== null || entry.kind === 'fee' || (orderId !== null && isOfDispute(entry));
    const { kind, amount, at, id: transactionId } = entry;
    const row = { amount, at, transactionId, payoutId: payout?.id ?? null, orderId, isTest: payments.isTest };
    const id = isOfDispute(entry) ? `${kind}:${entry.sourceId}` : `${kind}:${transactionId}`;
    const added = isOwn ? { ...row, id, kind } : { ...row, id: `other:${transactionId}`, kind: 'other' as const };
    await keepMovements({ ctx: inside, input: [added, ...feeOf(entry, orderId, payments.isTest)] });
  });
}

async function orderOf({ db }: Options['ctx'], { paymentId }: BalanceEntry): Promise<string | null> {
  if (paymentId === null) return null;
  const [found] = await db.select({ id: order.id }).from(order).where(eq(order.paymentIntentId, paymentId));
  return found?.id ?? null;
}

/** Finds the movement that we know from the order, and adds the fee. Answers whether there was one. */
async function tie(ctx: Options['ctx'], entry: BalanceEntry, orderId: string): Promise<boolean> {
  return ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    const rows = await db
      .select({ id: moneyMovement.id, isTest: moneyMovement.isTest })
      .from(moneyMovement)
      .where(
        and(
          eq(moneyMovement.orderId, orderId),
          eq(moneyMovement.kind, entry.kind),
          isOfDispute(entry)
            ? eq(moneyMovement.id, `${entry.kind}:${entry.sourceId}`)
            : eq(moneyMovement.amount, entry.amount),
        ),
      );
    const ids = rows.map(({ id }) => id);
    const isTied = await tieMovement({ ctx: inside, input: { ids, transactionId: entry.id, at: entry.at } });
    if (isTied) await keepMovements({ ctx: inside, input: feeOf(entry, orderId, rows[0]?.isTest ?? false) });
    return isTied;
  });
}

async function isWholeKnown({ db }: Options['ctx'], orderId: string, amountRefunded: number): Promise<boolean> {
  const refunds = await db
    .select({ amount: moneyMovement.amount })
    .from(moneyMovement)
    .where(and(eq(moneyMovement.orderId, orderId), eq(moneyMovement.kind, 'refund')));
  return refunds.reduce((sum, { amount }) => sum - amount, 0) >= amountRefunded;
}

const isOfDispute = ({ kind }: BalanceEntry) => kind === 'dispute' || kind === 'dispute-won';

function feeOf({ id, kind, fee, at }: BalanceEntry, orderId: string | null, isTest: boolean) {
  if (fee === 0 || kind === 'fee') return [];
  return [{ id: `fee:${id}`, kind: 'fee' as const, amount: -fee, at, orderId, isTest }];
}
