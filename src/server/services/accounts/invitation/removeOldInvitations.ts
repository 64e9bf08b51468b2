import { lt } from 'drizzle-orm';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { roleInvitation } from '#src/server/db/schema/roleInvitation.ts';

/** How long a link that holds no more still says why. */
const keptFor = days(30);

/** Forgets invitations, with their addresses, a month after they ended; answers how many. */
export async function removeOldInvitations({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const removed = await ctx.db
    .delete(roleInvitation)
    .where(lt(roleInvitation.expiresAt, new Date(ctx.now().getTime() - keptFor)))
    .returning({ id: roleInvitation.id });
  return removed.length;
}
