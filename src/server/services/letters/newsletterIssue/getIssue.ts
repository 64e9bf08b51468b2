import { and, asc, desc, eq, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Audience, IssueCounts, IssueGroup } from '#src/contract/desk/letters/deskNewsletter.ts';
import { everybody } from '#src/domain/letterGroups.ts';
import { isOutage } from '#src/domain/mailFailure.ts';
import { lastLeaves, lastLeavesByNight } from '#src/domain/newsletterPace.ts';
import type { Ctx } from '#src/server/context.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { type NewsletterIssueRow, newsletterDelivery, newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { countByGroup, countDeliveries, noCounts } from './deliveries.ts';
import { countGroups } from './groupMembers.ts';

export interface IssueDetail {
  issue: NewsletterIssueRow;
  updatedByName: string | null;
  nightByName: string | null;
  counts: IssueCounts;
  byGroup: { group: IssueGroup; counts: IssueCounts }[];
  audience: Audience;
  lastLeavesAt: Date | null;
  troubleSince: Date | null;
  failures: { email: string | null; reason: string; nextAttemptAt: Date | null; attempts: number }[];
}

const mostFailures = 20;
const waker = alias(user, 'waker');

/** An issue with its words and how its sending goes. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getIssue({ ctx, input }: { ctx: Ctx; input: { issueId: string } }): Promise<IssueDetail> {
  requireRole(ctx.actor, 'EDITOR');
  const { issueId } = input;
  const [found] = await ctx.db
    .select({ issue: newsletterIssue, updatedByName: user.displayName, nightByName: waker.displayName })
    .from(newsletterIssue)
    .leftJoin(user, eq(user.uid, newsletterIssue.updatedBy))
    .leftJoin(waker, eq(waker.uid, newsletterIssue.nightBy))
    .where(eq(newsletterIssue.id, issueId));
  if (!found) throw new NotFoundError('newsletter');
  const [counted, byGroup, { recipients, bounced }, failures, lastSent] = await Promise.all([
    countDeliveries(ctx, [issueId]),
    countByGroup(ctx, found.issue),
    countGroups(ctx, found.issue.groups ?? everybody),
    failuresOf(ctx, issueId),
    lastSentOf(ctx, issueId),
  ]);
  const { issue } = found;
  const audience = { recipients, bounced };
  const counts = counted.get(issueId) ?? noCounts();
  const isStuck = failures.some(({ reason, nextAttemptAt }) => nextAttemptAt !== null && isOutage(reason));
  return {
    ...found,
    counts,
    byGroup,
    audience,
    failures,
    lastLeavesAt: lastLeavesAt(ctx, issue, counts, audience),
    troubleSince: isStuck ? (lastSent ?? issue.startedAt) : null,
  };
}

function lastLeavesAt(
  { now }: Pick<Ctx, 'now'>,
  { state, sendAt, nextAt, pace, nightReason }: NewsletterIssueRow,
  { waiting }: IssueCounts,
  { recipients }: Audience,
): Date | null {
  const begins = state === 'scheduled' ? sendAt : state === 'sending' && waiting > 0 ? (nextAt ?? now()) : null;
  if (!begins) return null;
  const count = state === 'scheduled' ? recipients : waiting;
  const sending = { from: Math.max(begins.getTime(), now().getTime()), count, pace };
  return new Date(nightReason === null ? lastLeaves(sending) : lastLeavesByNight(sending));
}

/** What was refused, with what is tried again first. */
async function failuresOf({ db }: Pick<Ctx, 'db'>, issueId: string): Promise<IssueDetail['failures']> {
  const { state, reason, mailId, subscriberId } = newsletterDelivery;
  const isRefused = or(
    inArray(state, ['bounced', 'failed']),
    and(eq(state, 'queued'), isNull(mail.sentAt), isNotNull(mail.lastError)),
  );
  const rows = await db
    .select({
      email: subscriber.email,
      state,
      reason: sql<string>`coalesce(${reason}, ${mail.lastError}, '')`,
      dueAt: mail.dueAt,
      failedAt: mail.failedAt,
      attempts: sql<number>`coalesce(${mail.attempts}, 0)`,
    })
    .from(newsletterDelivery)
    .leftJoin(mail, eq(mail.id, mailId))
    .leftJoin(subscriber, eq(subscriber.id, subscriberId))
    .where(and(eq(newsletterDelivery.issueId, issueId), isRefused))
    .orderBy(desc(eq(state, 'queued')), asc(mail.dueAt), asc(subscriberId))
    .limit(mostFailures);
  return rows.map(({ email, attempts, reason: said, dueAt, failedAt, state: is }) => ({
    email,
    attempts,
    reason: said,
    nextAttemptAt: is === 'queued' && failedAt === null ? dueAt : null,
  }));
}

async function lastSentOf({ db }: Pick<Ctx, 'db'>, issueId: string): Promise<Date | null> {
  const [last] = await db
    .select({ at: max(mail.sentAt) })
    .from(newsletterDelivery)
    .innerJoin(mail, eq(mail.id, newsletterDelivery.mailId))
    .where(eq(newsletterDelivery.issueId, issueId));
  return last?.at ?? null;
}
