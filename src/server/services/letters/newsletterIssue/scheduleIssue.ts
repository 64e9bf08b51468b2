import { eq } from 'drizzle-orm';
import type { IssueSchedule } from '#src/contract/desk/letters/deskNewsletter.ts';
import { planPatience } from '#src/domain/desk/kit/plannedMoment.ts';
import { days } from '#src/domain/duration.ts';
import { everybody } from '#src/domain/letterGroups.ts';
import { letterHoles } from '#src/domain/letterHoles.ts';
import type { Ctx } from '#src/server/context.ts';
import { newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { ForbiddenError, InvalidInputError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { giveNight } from './giveNight.ts';
import { countGroups } from './groupMembers.ts';
import { lockIssue, requireReadable, requireState, requireVersion } from './issues.ts';
import { requireWords } from './testIssue.ts';

const longest = days(366);

/**
 * Lets the worker send a draft from a time on. Whom it reaches is decided then.
 * @throws UnauthenticatedError, ForbiddenError `issue-state`, `issue-incomplete`, `issue-holes`, `no-recipients`, `recent-sign-in-required`,
 * NotFoundError, StaleError `issue-changed`, InvalidInputError for a time that is over, SlowTextError
 */
export async function scheduleIssue({
  ctx,
  input: { issueId, version, sendAt, pace, nightReason, adminEmails },
}: {
  ctx: Ctx;
  input: IssueSchedule & { issueId: string; adminEmails: ReadonlySet<string> };
}): Promise<void> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  const now = ctx.now();
  const at = sendAt === null ? now : new Date(sendAt);
  const wait = at.getTime() - now.getTime();
  if (wait < -planPatience || wait > longest) {
    throw new InvalidInputError('This time is over, or too far.', [{ path: 'sendAt', message: 'does not fit' }]);
  }
  await requireReadable(ctx, issueId);
  await ctx.db.transaction(async (db) => {
    const issue = await lockIssue({ db }, issueId);
    requireState(issue, 'draft');
    requireVersion(issue, version);
    requireWords(issue);
    const holes = letterHoles(issue);
    if (holes.length > 0) throw new ForbiddenError('issue-holes', `It has ${holes.join(', ')} to be filled in.`);
    const { recipients } = await countGroups({ ...ctx, db }, issue.groups ?? everybody);
    if (recipients === 0) throw new ForbiddenError('no-recipients', 'Nobody would get it.');
    await db
      .update(newsletterIssue)
      .set({ state: 'scheduled', sendAt: at, pace, plannedRecipients: recipients })
      .where(eq(newsletterIssue.id, issueId));
    await recordAdminEvent({
      ctx: { ...ctx, db },
      input: {
        action: 'newsletter-scheduled',
        target: issueId,
        after: { subject: issue.subject, sendAt: at.toISOString(), pace, recipients },
      },
    });
    if (nightReason) await giveNight({ ctx: { ...ctx, db }, input: { issue, reason: nightReason, adminEmails } });
  });
}
