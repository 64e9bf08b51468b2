import { and, asc, desc, eq, gte, lte, min, ne, or, sql } from 'drizzle-orm';
import type { MovementKind } from '#src/contract/desk/money/deskMovements.ts';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { localBalanceEntry } from '#src/server/db/schema/moneyMovement.ts';
import type { BalanceEntry } from './paymentGateway.ts';

interface LocalBalance {
  /** Notes what moves money, once. */
  keep: (kind: keyof typeof marks, paymentId: string, amount: number, total?: number) => Promise<void>;
  read: (since: Date) => Promise<BalanceEntry[]>;
}

/** What a line is called beside its payment. */
const marks = { payment: '', refund: 're_', 'refund-failed': 'rf_', dispute: 'dp_', 'dispute-won': 'dw_' };
/** About what a Slovak association pays: 1.5 % and 25 cents a payment, and for a dispute what it costs also when it is won. */
const feeOf = (kind: MovementKind, amount: number) =>
  kind === 'payment' ? Math.round(amount * 0.015) + 25 : kind === 'dispute' ? 2000 : 0;
/** Money can be paid out two days after it came, once a week. */
const clearing = days(2);
const betweenPayouts = days(7);

type EntryRow = typeof localBalanceEntry.$inferSelect;

/** The balance that the local gateway keeps: it takes fees and pays out, though no money moves. */
export function createLocalBalance({ db, now }: Pick<Ctx, 'db' | 'now'>): LocalBalance {
  async function insert(row: Omit<EntryRow, 'createdAt'>, createdAt = now()): Promise<void> {
    await db
      .insert(localBalanceEntry)
      .values({ ...row, createdAt })
      .onConflictDoNothing();
  }

  /** What would have been paid out until now. */
  async function payOut(): Promise<void> {
    const [[last], [first]] = await Promise.all([
      db
        .select({ at: localBalanceEntry.createdAt })
        .from(localBalanceEntry)
        .where(eq(localBalanceEntry.kind, 'payout'))
        .orderBy(desc(localBalanceEntry.createdAt))
        .limit(1),
      db.select({ at: min(localBalanceEntry.createdAt) }).from(localBalanceEntry),
    ]);
    const begin = last?.at ?? first?.at;
    if (!begin) return;
    for (let time = begin.getTime() + betweenPayouts; time <= now().getTime(); time += betweenPayouts) {
      const available = await availableAt(time);
      if (available <= 0) continue;
      const sourceId = `po_local_${dayInBratislava(time).replaceAll('-', '')}`;
      await insert({ id: `txn_${sourceId}`, kind: 'payout', sourceId, amount: -available, fee: 0 }, new Date(time));
    }
  }

  async function availableAt(time: number): Promise<number> {
    const isCleared = or(
      and(ne(localBalanceEntry.kind, 'payment'), lte(localBalanceEntry.createdAt, new Date(time))),
      lte(localBalanceEntry.createdAt, new Date(time - clearing)),
    );
    const sum = sql`coalesce(sum(${localBalanceEntry.amount} - ${localBalanceEntry.fee}), 0)`.mapWith(Number);
    const [balance] = await db.select({ sum }).from(localBalanceEntry).where(isCleared);
    return balance?.sum ?? 0;
  }

  return {
    keep: (kind, paymentId, amount, total) =>
      insert({
        id: `txn_${marks[kind]}${paymentId.replace('pi_', '')}${total === undefined ? '' : `_${total}`}`,
        kind,
        sourceId: paymentId,
        amount,
        fee: feeOf(kind, amount),
      }),

    read: async (since) => {
      await payOut();
      const rows = await db
        .select()
        .from(localBalanceEntry)
        .where(gte(localBalanceEntry.createdAt, since))
        .orderBy(asc(localBalanceEntry.createdAt), asc(localBalanceEntry.id));
      return rows.map(entryOf);
    },
  };
}

function entryOf({ id, kind, sourceId, amount, fee, createdAt: at }: EntryRow): BalanceEntry {
  if (kind === 'payout') {
    const arrivesOn = dayInBratislava(at.getTime() + days(1));
    const payout = { id: sourceId, arrivesOn, descriptor: 'PRVY RIADOK' };
    return { id, kind, amount, fee, at, paymentId: null, sourceId, payout };
  }
  const isOfDispute = kind === 'dispute' || kind === 'dispute-won';
  const disputeId = isOfDispute ? sourceId.replace('pi_', 'dp_') : null;
  return { id, kind, amount, fee, at, paymentId: sourceId, sourceId: disputeId, payout: null };
}
