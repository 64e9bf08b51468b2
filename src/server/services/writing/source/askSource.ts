import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import type { SourceName } from '#src/server/db/schema/source.ts';
import { contentSource } from '#src/server/db/schema/source.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { makeDue } from './makeDue.ts';

/**
 * Has a source looked at at once, and tries again what could not be taken: it may have been mended on either side.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError for one that is not configured
 */
export async function askSource({ ctx, input: { name } }: { ctx: Ctx; input: { name: SourceName } }): Promise<void> {
  requireRole(ctx.actor, 'EDITOR');
  await ctx.db.transaction(async (tx) => {
    await makeDue(tx, name, ctx.now());
    await tx
      .update(contentSource)
      .set({ mark: sql`case when ${contentSource.report}->'losses' = '[]' then ${contentSource.mark} end` })
      .where(eq(contentSource.name, name));
    await recordAdminEvent({ ctx: { ...ctx, db: tx }, input: { action: 'source-asked', target: name } });
  });
}
