import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type NewsletterTemplateRow, newsletterTemplate } from '#src/server/db/schema/newsletterTemplate.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRole } from '#src/server/policies/user.ts';

export type NamedTemplate = NewsletterTemplateRow & { updatedByName: string | null };

/** The templates of newsletters, what was used last first. @throws UnauthenticatedError, ForbiddenError */
export async function listTemplates({ ctx }: { ctx: Ctx }): Promise<NamedTemplate[]> {
  requireRole(ctx.actor, 'EDITOR');
  const { usedAt, updatedBy, name } = newsletterTemplate;
  return await ctx.db
    .select({ ...getTableColumns(newsletterTemplate), updatedByName: user.displayName })
    .from(newsletterTemplate)
    .leftJoin(user, eq(user.uid, updatedBy))
    .orderBy(sql`${desc(usedAt)} nulls last`, asc(name));
}
