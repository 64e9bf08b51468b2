import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { minutes } from '#src/domain/duration.ts';
import type { Ctx, Logger } from '#src/server/context.ts';
import { type MailRow, mail } from '#src/server/db/schema/mail.ts';
import {
  type Mailer,
  MailerLockedOutError,
  MailRefusedError,
  mailsAtOnce,
} from '#src/server/integrations/mail/mailer.ts';
import { writeMail } from './writeMail.ts';

interface SendOptions {
  ctx: Pick<Ctx, 'db' | 'now'>;
  mailer: Mailer;
  logger: Logger;
  /** For the links of mails. */
  publicUrl: string;
  /** Ends the round after the mails in hand. */
  signal?: AbortSignal;
}

/** Longer than a mailer takes: a mail whose process died is taken by another after it. */
const leaseMs = minutes(5);
const mostAttempts = 10;
const longestError = 300;

/**
 * Sends what is due, a few mails at a time, orders before notices before newsletters; any number of processes may do it
 * at once. A mail that will never be taken is given up at once. One that failed otherwise is tried again after 1, 2, 4 …
 * 256 minutes and given up after ten attempts; while the server lets nobody in, none is given up, and the round ends.
 * Answers how many were sent. Logs why one was refused, but no address and no text.
 * @throws when the database doesn't answer.
 */
export async function sendDueMail(options: SendOptions): Promise<number> {
  const lockedOut = new AbortController();
  const signal = AbortSignal.any([lockedOut.signal, ...(options.signal ? [options.signal] : [])]);
  const lanes = Array.from({ length: mailsAtOnce }, () =>
    sendOneByOne({ ...options, signal }, () => lockedOut.abort()),
  );
  // Every lane has ended before one's failure is told: none works on after that.
  const ended = await Promise.allSettled(lanes);
  return ended.reduce((sum, lane) => {
    if (lane.status === 'rejected') throw lane.reason;
    return sum + lane.value;
  }, 0);
}

async function sendOneByOne(options: SendOptions, onLockedOut: () => void): Promise<number> {
  const { ctx, mailer, logger, publicUrl, signal } = options;
  let sent = 0;
  while (!signal?.aborted) {
    const claimed = await claimNext(ctx);
    if (!claimed) break;
    try {
      await mailer.send(await writeMail(claimed, publicUrl));
    } catch (error) {
      await recordFailure(ctx, logger, claimed, error);
      if (error instanceof MailerLockedOutError) onLockedOut();
      continue;
    }
    await record(ctx, claimed, { sentAt: ctx.now(), lastError: null });
    sent += 1;
  }
  return sent;
}

/** Takes the mail that comes next; until the end of its lease no other process takes it. */
async function claimNext({ db, now }: SendOptions['ctx']): Promise<MailRow | undefined> {
  const at = now();
  const next = db
    .select({ id: mail.id })
    .from(mail)
    .where(and(isNull(mail.sentAt), isNull(mail.failedAt), lte(mail.dueAt, at)))
    .orderBy(asc(mail.priority), asc(mail.dueAt), asc(mail.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(mail)
    .set({ dueAt: new Date(at.getTime() + leaseMs), attempts: sql`${mail.attempts} + 1` })
    // `=` and not `in`: the planner may run the query of an `in` more than once, and so claim more than one.
    .where(eq(mail.id, next))
    .returning();
  return claimed;
}

async function recordFailure(ctx: SendOptions['ctx'], logger: Logger, claimed: MailRow, reason: unknown) {
  const { id, attempts } = claimed;
  const lastError = withoutAddresses(reason instanceof Error ? reason.message : String(reason)).slice(0, longestError);
  const isLockedOut = reason instanceof MailerLockedOutError;
  if (reason instanceof MailRefusedError || (attempts >= mostAttempts && !isLockedOut)) {
    await record(ctx, claimed, { failedAt: ctx.now(), lastError });
    // Of a newsletter's many addresses some are gone every time: nobody has to be called for it.
    if (claimed.template === 'newsletterIssue') {
      logger.warn({ mailId: id, attempts, reason: lastError }, 'a newsletter came back');
    } else logger.error({ mailId: id, attempts, reason: lastError }, 'a mail was given up');
    return;
  }
  const delayMs = minutes(2 ** (Math.min(attempts, mostAttempts - 1) - 1));
  await record(ctx, claimed, { dueAt: new Date(ctx.now().getTime() + delayMs), lastError });
  if (isLockedOut)
    logger.error({ mailId: id, reason: lastError }, 'the mail server does not let this site in; look at SMTP_URL');
  else logger.warn({ mailId: id, attempts, reason: lastError }, 'a mail was refused');
}

/** Writes how an attempt ended, unless the lease was over and a later attempt has begun. */
async function record({ db }: SendOptions['ctx'], { id, attempts }: MailRow, outcome: Partial<MailRow>): Promise<void> {
  await db
    .update(mail)
    .set(outcome)
    .where(and(eq(mail.id, id), eq(mail.attempts, attempts), isNull(mail.sentAt)));
}

/** Servers repeat the address in their refusals. */
function withoutAddresses(message: string): string {
  return message.replace(/[^\s<>]+@[^\s<>]+/g, '…');
}
