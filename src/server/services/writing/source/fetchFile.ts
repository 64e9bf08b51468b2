import { eq } from 'drizzle-orm';
import type { MediaKind } from '#src/contract/limits.ts';
import { minutes } from '#src/domain/duration.ts';
import { mediaLimits } from '#src/domain/media.ts';
import { storeNames } from '#src/domain/mediaNames.ts';
import type { Ctx } from '#src/server/context.ts';
import { type MediaFileRow, mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { sourceFile } from '#src/server/db/schema/source.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import type { Get } from '#src/server/integrations/sources/openAddress.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';
import { keepMedia } from '#src/server/services/writing/media/keepMedia.ts';
import { RefusedFileError } from '#src/server/services/writing/media/RefusedFileError.ts';

/** Milliseconds: an hour of speech over a slow line. */
const patience: Partial<Record<MediaKind, number>> = { audio: minutes(15) };

/**
 * A file of a source in the store, from where readers get it: nobody's browser asks a third party. One that was fetched is not
 * fetched again.
 * @throws SourceError, RefusedFileError, NoRoomError
 */
export async function fetchFile({
  ctx,
  store,
  get,
  input: { url, kind, signal, inHaste },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  store: MediaStore;
  get: Get;
  input: { url: string; kind: 'image' | 'audio'; signal: AbortSignal; inHaste: boolean };
}): Promise<MediaFileRow> {
  const [known] = await ctx.db
    .select({ file: mediaFile })
    .from(sourceFile)
    .innerJoin(mediaFile, eq(mediaFile.id, sourceFile.mediaId))
    .where(eq(sourceFile.url, url));
  if (known && (await isInStore(store, known.file))) return known.file;
  const answer = await get(url, { maxBytes: mediaLimits[kind], patience: patience[kind] ?? minutes(1), signal });
  if (answer.status !== 200) {
    await answer.body.cancel();
    throw new SourceError('status', `${new URL(url).host} answers ${answer.status}`, { status: answer.status });
  }
  const input = { name: nameOf(answer.url), body: answer.body, isPrivate: false, uploadedBy: '', inHaste };
  const id = await keepMedia({ ctx, store, input });
  const [file] = await ctx.db.select().from(mediaFile).where(eq(mediaFile.id, id));
  if (file?.kind !== kind) throw new RefusedFileError('unknown');
  await ctx.db
    .insert(sourceFile)
    .values({ url, mediaId: id, at: ctx.now() })
    .onConflictDoUpdate({ target: sourceFile.url, set: { mediaId: id, at: ctx.now() } });
  return file;
}

/** A database that was restored may know files that its store has lost. */
async function isInStore(store: MediaStore, file: MediaFileRow): Promise<boolean> {
  for (const name of storeNames(file)) if (!(await store.stat(name))) return false;
  return true;
}

function nameOf(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 100) || 'subor';
  } catch {
    return 'subor';
  }
}
