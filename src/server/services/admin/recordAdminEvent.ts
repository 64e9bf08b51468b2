import type { AdminAction } from '#src/contract/admin.ts';
import type { Ctx } from '#src/server/context.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { requireAdmin } from '#src/server/policies/user.ts';

/** Notes what the caller does as an admin; with a transaction's `ctx.db` it is noted exactly when it is done. */
export async function recordAdminEvent({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>;
  input: { action: AdminAction; target: string; details?: Record<string, string | number | null> };
}): Promise<void> {
  const { identity } = requireAdmin(ctx.actor);
  await ctx.db.insert(adminEvent).values({ details: {}, ...input, actorUid: identity.uid, at: ctx.now() });
}
