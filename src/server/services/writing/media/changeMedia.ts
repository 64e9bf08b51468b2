import { and, eq } from 'drizzle-orm';
import type { MediaChange, MediaWords } from '#src/contract/desk/media/deskMedia.ts';
import type { Ctx } from '#src/server/context.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';

const fields = ['name', 'alt', 'captionsId'] as const satisfies (keyof MediaWords)[];

/**
 * Names a file, says what is seen in it, gives a film its captions.
 * @throws UnauthenticatedError, ForbiddenError `media-changed` when it is no more what the caller has seen, NotFoundError, InvalidInputError
 */
export async function changeMedia({
  ctx,
  input: { mediaId, before, after: wanted },
}: {
  ctx: Ctx;
  input: MediaChange & { mediaId: string };
}): Promise<void> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER');
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(mediaFile).where(eq(mediaFile.id, mediaId)).for('update');
    if (!known) throw new NotFoundError('file');
    const { captionsId } = wanted;
    if (captionsId !== null) {
      const isCaptions = and(eq(mediaFile.id, captionsId), eq(mediaFile.kind, 'captions'));
      if (known.kind !== 'film' || (await tx.$count(mediaFile, isCaptions)) === 0) {
        throw new InvalidInputError('Only films have captions.', [
          { path: 'captionsId', message: 'names no captions' },
        ]);
      }
    }
    const changed = fields.filter((field) => known[field] !== wanted[field]);
    if (changed.length === 0) return;
    if (fields.some((field) => known[field] !== before[field])) {
      throw new ForbiddenError('media-changed', 'Somebody has changed this file meanwhile.');
    }
    const only = (file: MediaWords) => Object.fromEntries(changed.map((field) => [field, file[field]]));
    await tx.update(mediaFile).set(wanted).where(eq(mediaFile.id, mediaId));
    await recordAdminEvent({
      ctx: { ...ctx, db: tx },
      input: { action: 'media-changed', target: mediaId, before: only(known), after: only(wanted) },
    });
  });
}
