import { eq } from 'drizzle-orm';
import { storeNames } from '#src/domain/mediaNames.ts';
import type { Ctx } from '#src/server/context.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { findMediaUses } from './findMediaUses.ts';

/**
 * Takes a file that nothing uses out of the store.
 * @throws UnauthenticatedError, ForbiddenError `media-used`, NotFoundError
 */
export async function deleteMedia({
  ctx,
  store,
  input: { mediaId },
}: {
  ctx: Ctx;
  store: MediaStore;
  input: { mediaId: string };
}): Promise<void> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER');
  requireRecentSignIn(ctx);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [file] = await tx.select().from(mediaFile).where(eq(mediaFile.id, mediaId)).for('update');
    if (!file) throw new NotFoundError('file');
    const uses = await findMediaUses({ ctx: inside, input: { ids: [mediaId] } });
    if (uses.get(mediaId)?.length) throw new ForbiddenError('media-used', 'This file is used.');
    await tx.delete(mediaFile).where(eq(mediaFile.id, mediaId));
    const details = { name: file.name, kind: file.kind, bytes: file.bytes };
    await recordAdminEvent({ ctx: inside, input: { action: 'media-deleted', target: mediaId, details } });
    // Before the row is gone for good: after a kill or an outage it is still there to be deleted again. Of both sides: an upload that was
    // killed may have left public files of a private one.
    const names = [false, true].flatMap((isPrivate) => storeNames({ ...file, isPrivate }));
    await Promise.all(names.map((name) => store.delete(name)));
  });
}
