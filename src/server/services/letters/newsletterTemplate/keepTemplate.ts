import { randomUUID } from 'node:crypto';
import { ne } from 'drizzle-orm';
import type { TemplateKeeping } from '#src/contract/desk/letters/deskNewsletter.ts';
import { mostTemplates } from '#src/contract/limits.ts';
import type { Ctx } from '#src/server/context.ts';
import { newsletterTemplate } from '#src/server/db/schema/newsletterTemplate.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { lockIssue } from '#src/server/services/letters/newsletterIssue/issues.ts';

/**
 * Keeps the words of a newsletter to begin others with; a template of the same name is replaced.
 * @throws UnauthenticatedError, ForbiddenError `too-many-templates`, NotFoundError
 */
export async function keepTemplate({
  ctx,
  input: { name, issueId },
}: {
  ctx: Ctx;
  input: TemplateKeeping;
}): Promise<void> {
  const { identity } = requireRole(ctx.actor, 'EDITOR');
  await ctx.db.transaction(async (db) => {
    const { subject, preheader, text, groups } = await lockIssue({ db }, issueId);
    const kept = { name, subject, preheader, text, groups, updatedBy: identity.uid, updatedAt: ctx.now() };
    const { id, name: called } = newsletterTemplate;
    const others = await db.$count(newsletterTemplate, ne(called, name));
    if (others >= mostTemplates)
      throw new ForbiddenError('too-many-templates', `There are ${mostTemplates} templates.`);
    const [{ id: target } = { id: '' }] = await db
      .insert(newsletterTemplate)
      .values({ id: randomUUID(), ...kept })
      .onConflictDoUpdate({ target: called, set: kept })
      .returning({ id });
    const event = { action: 'newsletter-template-kept', target, after: { name, subject } } as const;
    await recordAdminEvent({ ctx: { ...ctx, db }, input: event });
  });
}
