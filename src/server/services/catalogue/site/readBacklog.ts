import { and, count, eq, isNull, lte, min } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { order } from '#src/server/db/schema/order.ts';

/** What waits; ages in seconds, 0 when nothing does. */
export interface Backlog {
  mails: number;
  /** How long the mail that waits longest has been due; a refused one is due when it is tried again. */
  oldestDueMail: number;
  orders: number;
  oldestOrder: number;
}

/** Counts what waits for the mail server and for payments. */
export async function readBacklog({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<Backlog> {
  const { db } = ctx;
  const now = ctx.now();
  const waiting = and(isNull(mail.sentAt), isNull(mail.failedAt));
  const secondsSince = (at: Date | null | undefined) => (at ? Math.max(0, (now.getTime() - at.getTime()) / 1000) : 0);
  const [[all], [due], [pending]] = await Promise.all([
    db.select({ mails: count() }).from(mail).where(waiting),
    db
      .select({ since: min(mail.dueAt) })
      .from(mail)
      .where(and(waiting, lte(mail.dueAt, now))),
    db
      .select({ orders: count(), since: min(order.createdAt) })
      .from(order)
      .where(eq(order.status, 'pending')),
  ]);
  return {
    mails: all?.mails ?? 0,
    oldestDueMail: secondsSince(due?.since),
    orders: pending?.orders ?? 0,
    oldestOrder: secondsSince(pending?.since),
  };
}
