import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type NewsletterIssueRow, newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { user } from '#src/server/db/schema/user.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole, requireSignedIn } from '#src/server/policies/user.ts';
import { isAssociation, recordAdminEvent } from '#src/server/services/ground/index.ts';
import { enqueueMail } from '#src/server/services/letters/mail/enqueueMail.ts';
import { lockIssue, requireState } from './issues.ts';

interface Night {
  reason: string;
  /** Who is an admin by the server's settings. */
  adminEmails: ReadonlySet<string>;
}

/**
 * Lets an issue that is planned or on its way leave at night, too.
 * @throws UnauthenticatedError, ForbiddenError `issue-state`, `night-given`, `recent-sign-in-required`, NotFoundError
 */
export async function openNight({
  ctx,
  input: { issueId, ...night },
}: {
  ctx: Ctx;
  input: Night & { issueId: string };
}): Promise<void> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  await ctx.db.transaction(async (db) => {
    const issue = await lockIssue({ db }, issueId);
    requireState(issue, 'scheduled', 'sending', 'paused');
    if (issue.nightReason !== null) throw new ForbiddenError('night-given', 'This newsletter leaves at night already.');
    await giveNight({ ctx: { ...ctx, db }, input: { issue, ...night } });
  });
}

/** Writes the exception down with its reason, and mails it to all admins, in the transaction of the caller. */
export async function giveNight({
  ctx,
  input: { issue, reason, adminEmails },
}: {
  ctx: Ctx;
  input: Night & { issue: NewsletterIssueRow };
}): Promise<void> {
  const { db, now } = ctx;
  const { identity, user: giver } = requireSignedIn(ctx.actor);
  await db
    .update(newsletterIssue)
    .set({ nightReason: reason, nightBy: identity.uid, nightAt: now(), ...(issue.nextAt && { nextAt: now() }) })
    .where(eq(newsletterIssue.id, issue.id));
  await recordAdminEvent({
    ctx,
    input: { action: 'newsletter-night-given', target: issue.id, after: { subject: issue.subject, reason } },
  });
  const data = { issueId: issue.id, subject: issue.subject, giver: giver?.displayName ?? null, reason };
  const isAdmin = isAssociation(ctx, adminEmails, 'ADMIN');
  const admins = await db
    .select({ email: sql<string>`lower(${user.email})` })
    .from(user)
    .where(isAdmin);
  for (const recipient of new Set([...adminEmails, ...admins.map(({ email }) => email)])) {
    await enqueueMail({ ctx, input: { template: 'nightNewsletter', data, recipient } });
  }
}
