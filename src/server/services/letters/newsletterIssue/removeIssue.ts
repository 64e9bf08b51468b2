import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { lockIssue, requireState } from './issues.ts';

/**
 * Throws a draft away.
 * @throws UnauthenticatedError, ForbiddenError `issue-state`, `recent-sign-in-required`, NotFoundError
 */
export async function removeIssue({
  ctx,
  input: { issueId },
}: {
  ctx: Ctx;
  input: { issueId: string };
}): Promise<void> {
  requireRole(ctx.actor, 'EDITOR');
  requireRecentSignIn(ctx);
  await ctx.db.transaction(async (db) => {
    const issue = await lockIssue({ db }, issueId);
    requireState(issue, 'draft');
    await db.delete(newsletterIssue).where(eq(newsletterIssue.id, issueId));
    const before = { subject: issue.subject };
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action: 'newsletter-deleted', target: issueId, before } });
  });
}
