import type { Ctx } from '#src/server/context.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { keepMedia, type MediaKeeping } from './keepMedia.ts';

export type MediaUpload = Pick<MediaKeeping, 'name' | 'body' | 'isPrivate'>;

/**
 * Takes a file of the desk into the store, and answers its id; one that is there already stays as it is, or leaves its public addresses.
 * @throws UnauthenticatedError, ForbiddenError, RefusedFileError, NoRoomError
 */
export async function uploadMedia({
  ctx,
  store,
  input,
}: {
  ctx: Ctx;
  store: MediaStore;
  input: MediaUpload;
}): Promise<string> {
  const { identity } = requireRole(ctx.actor, 'EDITOR', 'LECTURER');
  const onAdded: MediaKeeping['onAdded'] = (db, { id, name, kind, bytes }) =>
    recordAdminEvent({
      ctx: { ...ctx, db },
      input: { action: 'media-uploaded', target: id, details: { name, kind, bytes } },
    });
  const onClosed: MediaKeeping['onClosed'] = (db, { id }) =>
    recordAdminEvent({
      ctx: { ...ctx, db },
      input: { action: 'media-changed', target: id, before: { private: false }, after: { private: true } },
    });
  return keepMedia({ ctx, store, input: { ...input, uploadedBy: identity.uid, onAdded, onClosed } });
}
