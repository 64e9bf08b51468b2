import { eq } from 'drizzle-orm';
import type { IssueDraft, IssueGroup } from '#src/contract/desk/letters/deskNewsletter.ts';
import { minutes } from '#src/domain/duration.ts';
import { everybody, groupKey } from '#src/domain/letterGroups.ts';
import type { Ctx } from '#src/server/context.ts';
import { newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { lockIssue, requireState, requireVersion } from './issues.ts';

const keysOf = (groups: IssueGroup[] | null) => (groups ?? everybody).map(groupKey).join(' ');

/** Saves of one person within it are one act in the record: the editor saves by itself, every few seconds. */
const oneSitting = minutes(30);

/**
 * Writes what a draft says. The same words once more change nothing, so a save whose answer was lost can be repeated.
 * @throws UnauthenticatedError, ForbiddenError `issue-state`, NotFoundError, StaleError `issue-changed`
 */
export async function saveIssue({
  ctx,
  input: { issueId, version, draft },
}: {
  ctx: Ctx;
  input: { issueId: string; version: number; draft: IssueDraft };
}): Promise<void> {
  const { identity } = requireRole(ctx.actor, 'EDITOR');
  const now = ctx.now();
  await ctx.db.transaction(async (db) => {
    const issue = await lockIssue({ db }, issueId);
    requireState(issue, 'draft');
    const { subject, preheader, text, groups = issue.groups } = draft;
    const isSame = keysOf(groups) === keysOf(issue.groups);
    if (issue.subject === subject && issue.preheader === preheader && issue.text === text && isSame) return;
    requireVersion(issue, version);
    const saved = { subject, preheader, text, groups, version: version + 1, updatedBy: identity.uid, updatedAt: now };
    await db.update(newsletterIssue).set(saved).where(eq(newsletterIssue.id, issueId));
    const isSameSitting =
      issue.updatedBy === identity.uid && now.getTime() - issue.updatedAt.getTime() < oneSitting && issue.version > 1;
    if (isSameSitting) return;
    await recordAdminEvent({
      ctx: { ...ctx, db },
      input: { action: 'newsletter-changed', target: issueId, before: { subject: issue.subject }, after: { subject } },
    });
  });
}
