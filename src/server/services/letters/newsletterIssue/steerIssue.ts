import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { type NewsletterIssueRow, newsletterDelivery, newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { countDeliveries, noCounts } from './deliveries.ts';
import { lockIssue, requireState } from './issues.ts';

interface Options {
  ctx: Ctx;
  input: { issueId: string };
}

/** Makes a draft of what has not begun yet. @throws UnauthenticatedError, ForbiddenError `issue-state`, NotFoundError */
export function unscheduleIssue({ ctx, input }: Options): Promise<void> {
  return steer(ctx, input.issueId, 'newsletter-unscheduled', async (db, issue) => {
    requireState(issue, 'scheduled');
    // Its exception was decided for this plan.
    await set(db, issue, { state: 'draft', sendAt: null, nightReason: null, nightBy: null, nightAt: null });
  });
}

/** Lets nobody's turn come until it goes on; what is in the outbox leaves. @throws as above */
export function pauseIssue({ ctx, input }: Options): Promise<void> {
  return steer(ctx, input.issueId, 'newsletter-paused', async (db, issue) => {
    requireState(issue, 'sending');
    await set(db, issue, { state: 'paused', pausedAt: ctx.now() });
  });
}

/** @throws as above */
export function resumeIssue({ ctx, input }: Options): Promise<void> {
  return steer(ctx, input.issueId, 'newsletter-resumed', async (db, issue) => {
    requireState(issue, 'paused');
    await set(db, issue, { state: 'sending', pausedAt: null, nextAt: ctx.now() });
  });
}

/** Lets it wait for mornings again. @throws as above */
export function endNight({ ctx, input }: Options): Promise<void> {
  return steer(ctx, input.issueId, 'newsletter-night-ended', async (db, issue) => {
    requireState(issue, 'scheduled', 'sending', 'paused');
    await set(db, issue, { nightReason: null, nightBy: null, nightAt: null });
  });
}

/**
 * Ends the sending for good: who waits gets none, and what is still in the outbox is taken out of it.
 * @throws as above, `recent-sign-in-required`
 */
export function stopIssue({ ctx, input }: Options): Promise<void> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  return steer(ctx, input.issueId, 'newsletter-stopped', async (db, issue) => {
    requireState(issue, 'sending', 'paused');
    const { issueId, state, mailId } = newsletterDelivery;
    const ofIssue = eq(issueId, issue.id);
    const queued = db
      .select({ id: mailId })
      .from(newsletterDelivery)
      .where(and(ofIssue, eq(state, 'queued')));
    await db.delete(mail).where(and(inArray(mail.id, queued), isNull(mail.sentAt), isNull(mail.failedAt)));
    await db
      .update(newsletterDelivery)
      .set({ state: 'skipped' })
      .where(and(ofIssue, eq(state, 'waiting')));
    await set(db, issue, { state: 'stopped', endedAt: ctx.now(), nextAt: null });
  });
}

type Act =
  | 'newsletter-unscheduled'
  | 'newsletter-paused'
  | 'newsletter-resumed'
  | 'newsletter-stopped'
  | 'newsletter-night-ended';

async function steer(
  ctx: Ctx,
  issueId: string,
  action: Act,
  act: (db: Ctx['db'], issue: NewsletterIssueRow) => Promise<void>,
): Promise<void> {
  requireRole(ctx.actor, 'ADMIN');
  await ctx.db.transaction(async (db) => {
    const issue = await lockIssue({ db }, issueId);
    await act(db, issue);
    const { sent } = (await countDeliveries({ db }, [issueId])).get(issueId) ?? noCounts();
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action, target: issueId, details: { sent } } });
  });
}

async function set(db: Ctx['db'], { id }: NewsletterIssueRow, values: Partial<NewsletterIssueRow>): Promise<void> {
  await db.update(newsletterIssue).set(values).where(eq(newsletterIssue.id, id));
}
