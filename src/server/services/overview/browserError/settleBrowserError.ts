import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type BrowserErrorRow, browserError } from '#src/server/db/schema/browserError.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';

/**
 * Says that an error needs no more, in all releases in which it was met, or opens it again; what is so already stays. In a release that
 * comes later it is open again.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function settleBrowserError({
  ctx,
  input: { errorId, isSettled },
}: {
  ctx: Ctx;
  input: { errorId: string; isSettled: boolean };
}): Promise<BrowserErrorRow> {
  requireRole(ctx.actor, 'ADMIN');
  return ctx.db.transaction(async (db) => {
    const [found] = await db.select().from(browserError).where(eq(browserError.id, errorId)).for('update');
    if (!found) throw new NotFoundError('error');
    const { place, name, release } = found;
    if ((found.settledAt !== null) === isSettled) return found;
    const settledAt = isSettled ? ctx.now() : null;
    await db
      .update(browserError)
      .set({ settledAt })
      .where(and(eq(browserError.place, place), eq(browserError.name, name)));
    const action = isSettled ? 'browser-error-settled' : 'browser-error-reopened';
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action, target: errorId, details: { place, release } } });
    return { ...found, settledAt };
  });
}
