import { and, asc, eq, exists, inArray, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { isBounce } from '#src/domain/mailFailure.ts';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { newsletterDelivery, newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';

const { state, mailId, issueId, subscriberId } = newsletterDelivery;

interface Options {
  ctx: Pick<Ctx, 'db' | 'now'>;
  /** Those that are under way. */
  input: { issueIds: string[] };
}

/**
 * Writes down what became of mails in the outbox, and which sending is over. An address that was refused for good gets no
 * newsletters any more. What was taken out of the outbox has not been sent. Any number of processes may do it at once.
 */
export async function settleDeliveries({ ctx, input: { issueIds } }: Options): Promise<void> {
  const { db } = ctx;
  const isQueued = and(inArray(issueId, issueIds), eq(state, 'queued'));
  const mails = db.select({ one: sql`1` }).from(mail);
  const hasMail = eq(mail.id, mailId);
  await db
    .update(newsletterDelivery)
    .set({ state: 'sent' })
    .where(and(isQueued, exists(mails.where(and(hasMail, isNotNull(mail.sentAt))))));
  await settleRefused(ctx, isQueued);
  await db
    .update(newsletterDelivery)
    .set({ state: 'skipped' })
    .where(and(isQueued, notExists(db.select({ one: sql`1` }).from(mail).where(hasMail))));
  const open = db
    .select({ one: sql`1` })
    .from(newsletterDelivery)
    .where(and(eq(issueId, newsletterIssue.id), inArray(state, ['waiting', 'queued'])));
  await db
    .update(newsletterIssue)
    .set({ state: 'sent', endedAt: ctx.now(), nextAt: null })
    .where(and(inArray(newsletterIssue.id, issueIds), eq(newsletterIssue.state, 'sending'), notExists(open)));
}

async function settleRefused({ db, now }: Options['ctx'], isQueued: SQL | undefined): Promise<void> {
  const refused = await db
    .select({ issueId, subscriberId, reason: mail.lastError })
    .from(newsletterDelivery)
    .innerJoin(mail, eq(mail.id, mailId))
    .where(and(isQueued, isNotNull(mail.failedAt)))
    .orderBy(asc(subscriberId));
  for (const { issueId: ofIssue, subscriberId: ofSubscriber, reason } of refused) {
    const isOfAddress = isBounce(reason ?? '');
    await db.transaction(async (tx) => {
      const [settled] = await tx
        .update(newsletterDelivery)
        .set({ state: isOfAddress ? 'bounced' : 'failed', reason })
        .where(and(eq(issueId, ofIssue), eq(subscriberId, ofSubscriber), isQueued))
        .returning();
      if (!settled || !isOfAddress) return;
      await tx
        .update(subscriber)
        .set({ bouncedAt: now() })
        .where(and(eq(subscriber.id, ofSubscriber), isNull(subscriber.bouncedAt)));
    });
  }
}
