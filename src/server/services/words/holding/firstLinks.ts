import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { siteSetting } from '#src/server/db/schema/siteSetting.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';

const name = 'first-links-wait';

/** Whether the first links of new accounts wait for a look; so it is until somebody says otherwise. */
export async function doFirstLinksWait({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  const [found] = await db.select().from(siteSetting).where(eq(siteSetting.name, name));
  return found?.value !== false;
}

/**
 * Lets the first links of new accounts wait, or not. Those that wait already still do.
 * @throws UnauthenticatedError, ForbiddenError
 */
export async function setFirstLinksWait({
  ctx,
  input: { wait },
}: {
  ctx: Ctx;
  input: { wait: boolean };
}): Promise<void> {
  requireRole(ctx.actor, 'MODERATOR');
  await ctx.db.transaction(async (db) => {
    const waited = await doFirstLinksWait({ db });
    if (waited === wait) return;
    await db
      .insert(siteSetting)
      .values({ name, value: wait })
      .onConflictDoUpdate({ target: siteSetting.name, set: { value: wait } });
    await recordAdminEvent({
      ctx: { ...ctx, db },
      input: {
        action: 'first-links-switched',
        target: name,
        before: { waits: waited },
        after: { waits: wait },
      },
    });
  });
}
