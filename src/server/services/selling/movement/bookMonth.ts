import { and, desc, eq, gt, inArray, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { kindsOf, type movementParts } from '#src/domain/desk/money/movement.ts';
import type { Ctx } from '#src/server/context.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { moneyAsking, moneyMonth, moneyMovement, moneyPayout } from '#src/server/db/schema/moneyMovement.ts';
import { user } from '#src/server/db/schema/user.ts';

export interface BookPart {
  count: number;
  sum: number;
}

export type BookParts = Record<(typeof movementParts)[number]['filter'], BookPart>;

/** Where a month stands: whether it is over, closed, and what keeps it from being closed. */
export interface BookMonth {
  state: 'running' | 'open' | 'closed';
  closed: { at: Date; by: string | null } | null;
  obstacles: { earlierMonth: string | null; payouts: number; isIncomplete: boolean };
  canReopen: boolean;
}

type BookCtx = Pick<Ctx, 'db' | 'now'>;

/** „2026-11“ of today in Bratislava. */
export const thisMonth = ({ now }: Pick<Ctx, 'now'>): string => dayInBratislava(now()).slice(0, 7);

/** What was moved of money that is one, or of trials. */
export const isBooked = (isTest: boolean): SQL | undefined => eq(moneyMovement.isTest, isTest);

/** The sums of the parts of what a condition chooses. */
export async function sumParts({ db }: Pick<Ctx, 'db'>, where: SQL | undefined): Promise<BookParts> {
  const rows = await db
    .select({
      kind: moneyMovement.kind,
      count: sql`count(*)`.mapWith(Number),
      sum: sql`sum(${moneyMovement.amount})`.mapWith(Number),
    })
    .from(moneyMovement)
    .where(where)
    .groupBy(moneyMovement.kind);
  const part = (filter: (typeof movementParts)[number]['filter']): BookPart =>
    rows
      .filter(({ kind }) => kindsOf(filter).includes(kind))
      .reduce((all, { count, sum }) => ({ count: all.count + count, sum: all.sum + sum }), { count: 0, sum: 0 });
  return {
    payments: part('payments'),
    refunds: part('refunds'),
    disputes: part('disputes'),
    fees: part('fees'),
    payouts: part('payouts'),
    other: part('other'),
  };
}

/** What was left at the provider before a month began. */
export async function balanceBefore({ db }: Pick<Ctx, 'db'>, month: string, isTest: boolean): Promise<number> {
  const [before] = await db
    .select({ sum: sql`coalesce(sum(${moneyMovement.amount}), 0)`.mapWith(Number) })
    .from(moneyMovement)
    .where(and(sql`${moneyMovement.month} < ${month}`, isBooked(isTest)));
  return before?.sum ?? 0;
}

/** Where a month stands now; the caller locks what must not change. */
export async function readBookMonth(ctx: BookCtx, month: string, isTest: boolean): Promise<BookMonth> {
  const { db } = ctx;
  const [[last], asking] = await Promise.all([
    db.select().from(moneyMonth).where(isNotNull(moneyMonth.closedAt)).orderBy(desc(moneyMonth.month)).limit(1),
    readAsking(ctx),
  ]);
  if (last && month <= last.month) {
    const none = { earlierMonth: null, payouts: 0, isIncomplete: false };
    const closed = await closingOf(ctx, month, last);
    return { state: 'closed', closed, obstacles: none, canReopen: last.month === month };
  }
  const [[earliest], payouts] = await Promise.all([
    db
      .select({ month: min(moneyMovement.month) })
      .from(moneyMovement)
      .where(and(last && gt(moneyMovement.month, last.month), isBooked(isTest))),
    uncheckedPayouts(ctx, month, isTest),
  ]);
  const earlierMonth = earliest?.month && earliest.month < month ? earliest.month : null;
  const knownUntil = asking?.answeredAt ? dayInBratislava(asking.answeredAt).slice(0, 7) : '';
  return {
    state: month < thisMonth(ctx) ? 'open' : 'running',
    closed: null,
    obstacles: { earlierMonth, payouts, isIncomplete: knownUntil <= month },
    canReopen: false,
  };
}

export async function readAsking({ db }: Pick<Ctx, 'db'>) {
  const [asking] = await db.select().from(moneyAsking);
  return asking;
}

async function uncheckedPayouts({ db }: Pick<Ctx, 'db'>, month: string, isTest: boolean): Promise<number> {
  const [found] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(moneyMovement)
    .innerJoin(moneyPayout, eq(moneyPayout.id, moneyMovement.payoutId))
    .where(
      and(
        eq(moneyMovement.month, month),
        inArray(moneyMovement.kind, [...kindsOf('payouts')]),
        isBooked(isTest),
        isNull(moneyPayout.check),
      ),
    );
  return found?.count ?? 0;
}

/** Who closed it says the audit; a month without movements was closed by the one after it. */
async function closingOf({ db }: BookCtx, month: string, last: typeof moneyMonth.$inferSelect) {
  const [act] = await db
    .select({ at: adminEvent.at, by: user.displayName })
    .from(adminEvent)
    .leftJoin(user, eq(user.uid, adminEvent.actorUid))
    .where(and(eq(adminEvent.action, 'month-closed'), eq(adminEvent.target, month)))
    .orderBy(desc(adminEvent.id))
    .limit(1);
  const at = act?.at ?? last.closedAt;
  return at && { at, by: act?.by ?? null };
}
