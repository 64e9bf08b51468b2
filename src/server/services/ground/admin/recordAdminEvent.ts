import type { AdminAction } from '#src/contract/admin.ts';
import type { Ctx } from '#src/server/context.ts';
import { type AdminEventState, adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';

/** Notes what the caller does by a role; with a transaction's `ctx.db` it is noted exactly when it is done. @throws UnauthenticatedError */
export async function recordAdminEvent({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId'>;
  input: {
    action: AdminAction;
    target: string;
    details?: Record<string, string | number | null>;
    before?: AdminEventState;
    after?: AdminEventState;
    /** Of what the site does by itself: who has told it to. */
    actorUid?: string;
  };
}): Promise<void> {
  const actorUid = input.actorUid ?? requireSignedIn(ctx.actor).identity.uid;
  const { db, now, requestId = null } = ctx;
  await db.insert(adminEvent).values({ details: {}, ...input, actorUid, at: now(), requestId });
}
