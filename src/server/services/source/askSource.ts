import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { contentSource } from '#src/server/db/schema/source.ts';
import { NotFoundError } from '#src/server/errors.ts';
import type { SourceName } from '#src/server/integrations/sources/source.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/admin/recordAdminEvent.ts';

/**
 * Makes a source due at once; the worker of one process looks at it. What had to wait after failures waits no more, and what could not
 * be taken is tried again: it may have been mended on either side.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError for one that is not configured
 */
export async function askSource({ ctx, input: { name } }: { ctx: Ctx; input: { name: SourceName } }): Promise<void> {
  requireRole(ctx.actor, 'EDITOR');
  await ctx.db.transaction(async (tx) => {
    const [asked] = await tx
      .update(contentSource)
      .set({
        nextRunAt: ctx.now(),
        mark: sql`case when ${contentSource.report}->'losses' = '[]' then ${contentSource.mark} end`,
      })
      .where(and(eq(contentSource.name, name), eq(contentSource.isConfigured, true)))
      .returning({ name: contentSource.name });
    if (!asked) throw new NotFoundError('source');
    await recordAdminEvent({ ctx: { ...ctx, db: tx }, input: { action: 'source-asked', target: name } });
  });
}
