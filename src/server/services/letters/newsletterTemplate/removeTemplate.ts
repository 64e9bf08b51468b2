import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { newsletterTemplate } from '#src/server/db/schema/newsletterTemplate.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';

/** Throws a template away; newsletters that began with it keep their words. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function removeTemplate({
  ctx,
  input: { templateId },
}: {
  ctx: Ctx;
  input: { templateId: string };
}): Promise<void> {
  requireRole(ctx.actor, 'EDITOR');
  await ctx.db.transaction(async (db) => {
    const { id, name } = newsletterTemplate;
    const [before] = await db.delete(newsletterTemplate).where(eq(id, templateId)).returning({ name });
    if (!before) throw new NotFoundError('template');
    const event = { action: 'newsletter-template-deleted', target: templateId, before } as const;
    await recordAdminEvent({ ctx: { ...ctx, db }, input: event });
  });
}
