import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type AdminEventRow, adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireAdmin } from '#src/server/policies/user.ts';
import { type Paged, pageOf } from '#src/server/services/pageOf.ts';

/** An act with the name that the admin's profile has now, if there is one. */
export interface NamedAdminEvent extends AdminEventRow {
  actorName: string | null;
}

const perPage = 50;

/** What admins have done, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function listAdminEvents({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { page: number };
}): Promise<Paged<NamedAdminEvent>> {
  requireAdmin(ctx.actor);
  const { limit, offset, ...place } = pageOf({ ...input, total: await ctx.db.$count(adminEvent), perPage });
  const items = await ctx.db
    .select({ ...getTableColumns(adminEvent), actorName: user.displayName })
    .from(adminEvent)
    .leftJoin(user, eq(user.uid, adminEvent.actorUid))
    .orderBy(desc(adminEvent.id))
    .limit(limit)
    .offset(offset);
  return { ...place, items };
}
