import { eq } from 'drizzle-orm';
import { textFor } from '#src/domain/letterGroups.ts';
import type { Ctx } from '#src/server/context.ts';
import { newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { enqueueMail } from '#src/server/services/letters/mail/enqueueMail.ts';
import { lockIssue, requireReadable, requireVersion } from './issues.ts';

/**
 * Mails the issue to who asks, as it will arrive; answers the address.
 * @throws UnauthenticatedError, ForbiddenError `issue-incomplete`, `no-address`, NotFoundError, StaleError `issue-changed`, SlowTextError
 */
export async function testIssue({
  ctx,
  input: { issueId, version },
}: {
  ctx: Ctx;
  input: { issueId: string; version: number };
}): Promise<string> {
  const { identity } = requireRole(ctx.actor, 'EDITOR');
  const { email } = identity;
  if (email === '') throw new ForbiddenError('no-address', 'Your sign-in has no address.');
  await requireReadable(ctx, issueId);
  await ctx.db.transaction(async (db) => {
    const issue = await lockIssue({ db }, issueId);
    requireVersion(issue, version);
    requireWords(issue);
    const { subject, preheader } = issue;
    const text = textFor(issue.text, null);
    const letter = { template: 'newsletterIssue', data: { subject, preheader, text, unsubscribeToken: null } } as const;
    await enqueueMail({ ctx: { ...ctx, db }, input: { ...letter, recipient: email } });
    await db.update(newsletterIssue).set({ testedVersion: version }).where(eq(newsletterIssue.id, issueId));
    await recordAdminEvent({
      ctx: { ...ctx, db },
      input: { action: 'newsletter-tested', target: issueId, after: { subject } },
    });
  });
  return email;
}

/** @throws ForbiddenError `issue-incomplete` */
export function requireWords({ subject, text }: { subject: string; text: string }): void {
  if (subject.trim() === '' || text.trim() === '') {
    throw new ForbiddenError('issue-incomplete', 'It needs a subject and a text.');
  }
}
