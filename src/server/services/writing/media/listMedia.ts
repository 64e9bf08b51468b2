import { and, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MediaUse } from '#src/contract/desk/media/deskMedia.ts';
import type { MediaKind } from '#src/contract/limits.ts';
import type { Ctx } from '#src/server/context.ts';
import { hasParts, plainText } from '#src/server/db/plainText.ts';
import { type MediaFileRow, mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { findMediaUses } from './findMediaUses.ts';

export interface MediaDetail {
  file: MediaFileRow;
  captions: MediaFileRow | null;
  uploadedBy: string | null;
  uses: MediaUse[];
}

export interface MediaList extends Paged<MediaDetail> {
  counts: Partial<Record<MediaKind, number>>;
}

const perPage = 24;
const captions = alias(mediaFile, 'captions');

/** The files of the store, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError for a page behind the last */
export async function listMedia({
  ctx,
  input: { page, q = '', kind },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { page: number; q?: string | undefined; kind?: MediaKind | undefined };
}): Promise<MediaList> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER');
  const searched = and(...hasParts(plainText(sql`concat_ws(' ', ${mediaFile.name}, ${mediaFile.alt})`), q));
  const kinds = await ctx.db
    .select({ kind: mediaFile.kind, files: count() })
    .from(mediaFile)
    .where(searched)
    .groupBy(mediaFile.kind);
  const counts = Object.fromEntries(kinds.map((row) => [row.kind, row.files])) as MediaList['counts'];
  const total = kinds.reduce((sum, row) => sum + (kind === undefined || row.kind === kind ? row.files : 0), 0);
  const { limit, offset, ...place } = placeOfPage({ page, total, perPage });
  const rows = await selectMedia(ctx)
    .where(and(searched, kind && eq(mediaFile.kind, kind)))
    .orderBy(desc(mediaFile.at), desc(mediaFile.id))
    .limit(limit)
    .offset(offset);
  const uses = await findMediaUses({ ctx, input: { ids: rows.map(({ file }) => file.id) } });
  return { ...place, counts, items: rows.map((row) => ({ ...row, uses: uses.get(row.file.id) ?? [] })) };
}

/** One file. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getMedia({
  ctx,
  input: { mediaId },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { mediaId: string };
}): Promise<MediaDetail> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER');
  const [row] = await selectMedia(ctx).where(eq(mediaFile.id, mediaId));
  if (!row) throw new NotFoundError('file');
  const uses = await findMediaUses({ ctx, input: { ids: [mediaId] } });
  return { ...row, uses: uses.get(mediaId) ?? [] };
}

function selectMedia({ db }: Pick<Ctx, 'db'>) {
  return db
    .select({ file: mediaFile, captions, uploadedBy: user.displayName })
    .from(mediaFile)
    .leftJoin(captions, eq(captions.id, mediaFile.captionsId))
    .leftJoin(user, eq(user.uid, mediaFile.uploadedBy))
    .$dynamic();
}
