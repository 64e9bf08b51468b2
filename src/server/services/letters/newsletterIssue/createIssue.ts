import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { usualPace } from '#src/domain/newsletterPace.ts';
import type { Ctx } from '#src/server/context.ts';
import { newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { newsletterTemplate } from '#src/server/db/schema/newsletterTemplate.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';

/**
 * Begins a newsletter, empty or with the words of another one or of a template; answers its id.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function createIssue({
  ctx,
  input: { fromId, templateId },
}: {
  ctx: Ctx;
  input: { fromId?: string | undefined; templateId?: string | undefined };
}): Promise<string> {
  const { identity } = requireRole(ctx.actor, 'EDITOR');
  const now = ctx.now();
  return ctx.db.transaction(async (db) => {
    const [from] = fromId ? await db.select().from(newsletterIssue).where(eq(newsletterIssue.id, fromId)) : [];
    if (fromId && !from) throw new NotFoundError('newsletter');
    const [template] = templateId
      ? await db
          .update(newsletterTemplate)
          .set({ usedCount: sql`${newsletterTemplate.usedCount} + 1`, usedAt: now })
          .where(eq(newsletterTemplate.id, templateId))
          .returning()
      : [];
    if (templateId && !template) throw new NotFoundError('template');
    const words = template ?? from;
    const id = randomUUID();
    await db.insert(newsletterIssue).values({
      id,
      subject: words?.subject ?? '',
      preheader: words?.preheader ?? '',
      text: words?.text ?? '',
      groups: words?.groups ?? null,
      state: 'draft',
      version: 1,
      pace: from?.pace ?? usualPace,
      createdBy: identity.uid,
      createdAt: now,
      updatedBy: identity.uid,
      updatedAt: now,
    });
    const after = words ? { subject: words.subject } : undefined;
    await recordAdminEvent({
      ctx: { ...ctx, db },
      input: { action: 'newsletter-created', target: id, ...(after && { after }) },
    });
    return id;
  });
}
