import { readFile, rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { storeName, storeNames } from '#src/domain/mediaNames.ts';
import { parseVtt } from '#src/domain/vtt.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { type MediaFileRow, mediaFile } from '#src/server/db/schema/mediaFile.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { findMediaUses } from './findMediaUses.ts';
import { makeVariants } from './makeVariants.ts';
import { RefusedFileError } from './RefusedFileError.ts';
import { noFacts, readFilmFacts } from './readFilmFacts.ts';
import { type Draft, receiveDraft, roomless } from './receiveDraft.ts';

export interface MediaKeeping {
  name: string;
  body: ReadableStream<Uint8Array> | null;
  isPrivate: boolean;
  /** The uid of who has brought it; empty: nobody. */
  uploadedBy: string;
  /** One of many images that come at once: made faster, and a little heavier. */
  inHaste?: boolean;
  /** Told in the transaction that makes a new file known. */
  onAdded?: (tx: Db, added: MediaFileRow) => Promise<void>;
  /** Told in the transaction that makes a public file private. */
  onClosed?: (tx: Db, closed: MediaFileRow) => Promise<void>;
}

/**
 * Takes a file into the store, and answers its id; one that is there already stays as it is, but that a public one which comes again for
 * lectures alone leaves its public addresses. Its files come first and its row last: what nobody has finished is not seen. Of uploads of
 * the same file at once, each has its files in the store before it holds the row, so the last one to hold it leaves none too many.
 * @throws RefusedFileError, `public` for such a one that something uses; NoRoomError
 */
export async function keepMedia({
  ctx,
  store,
  input: { name, body, isPrivate, uploadedBy, inHaste = false, onAdded, onClosed },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  store: MediaStore;
  input: MediaKeeping;
}): Promise<string> {
  const draft = await receiveDraft(store.draftFolder, body);
  try {
    const id = draft.sha256.slice(0, 20);
    const [known] = await ctx.db.select().from(mediaFile).where(eq(mediaFile.id, id));
    const closes = known !== undefined && !known.isPrivate && isPrivate;
    if (closes) await requireUnused(ctx.db, id);
    else if (known && (await isWhole(store, known))) {
      if (known.isPrivate) await ctx.db.transaction(async (tx) => leavePublic(store, await holdRow(tx, id)));
      return id;
    }
    const place = closes ? { id, isPrivate } : (known ?? { id, isPrivate });
    const stored = await storeFiles(store, { draft, place, inHaste });
    const { kind, contentType, format, sha256 } = draft;
    const facts = { ...place, name, kind, contentType, format, sha256, ...stored };
    await ctx.db.transaction(async (tx) => {
      const [added] = await tx
        .insert(mediaFile)
        .values({ ...facts, uploadedBy, at: ctx.now() })
        .onConflictDoNothing()
        .returning();
      if (added) await onAdded?.(tx, added);
      let row = await holdRow(tx, id);
      if (row && isPrivate && !row.isPrivate) {
        await requireUnused(tx, id);
        const changed = { ...stored, isPrivate };
        await tx.update(mediaFile).set(changed).where(eq(mediaFile.id, id));
        // Its sizes are those that it had in public.
        row = { ...row, isPrivate };
        await onClosed?.(tx, { ...row, ...changed });
      }
      await leavePublic(store, row);
    });
    return id;
  } catch (error) {
    throw roomless(error);
  } finally {
    await rm(draft.path, { force: true });
  }
}

/** What is read by everybody somewhere would be missing there. */
async function requireUnused(db: Db, id: string): Promise<void> {
  const uses = await findMediaUses({ ctx: { db }, input: { ids: [id] } });
  if (uses.get(id)?.length) throw new RefusedFileError('public');
}

/** The row as it is now; it stays so until the transaction ends. */
async function holdRow(tx: Db, id: string): Promise<MediaFileRow | undefined> {
  const [row] = await tx.select().from(mediaFile).where(eq(mediaFile.id, id)).for('update');
  return row;
}

/** Takes away what is public of a private file, before its row is committed: a kill leaves nothing private in public. */
async function leavePublic(store: MediaStore, row: MediaFileRow | undefined): Promise<void> {
  if (!row?.isPrivate) return;
  await Promise.all(storeNames({ ...row, isPrivate: false }).map((name) => store.delete(name)));
}

/** All that is served of it is in its place. */
async function isWhole(store: MediaStore, known: MediaFileRow): Promise<boolean> {
  for (const name of storeNames(known)) if (!(await store.stat(name))) return false;
  return true;
}

type Stored = Pick<MediaFileRow, 'bytes' | 'width' | 'height' | 'durationSeconds' | 'variants' | 'cues'>;

async function storeFiles(
  store: MediaStore,
  { draft, place, inHaste }: { draft: Draft; place: Pick<MediaFileRow, 'id' | 'isPrivate'>; inHaste: boolean },
): Promise<Stored> {
  const cues = draft.kind === 'captions' ? parseVtt(await readFile(draft.path, 'utf8')) : null;
  if (cues?.length === 0) throw new RefusedFileError('captions-broken');
  if (draft.kind !== 'image') {
    const isPlayed = draft.kind === 'film' || draft.kind === 'audio';
    const facts = isPlayed ? await readFilmFacts(draft.path) : noFacts;
    await store.put(storeName(place, draft.format), draft.path, draft.contentType);
    return { ...facts, bytes: draft.bytes, variants: [], cues };
  }
  const { width, height, variants } = await makeVariants({ draft: draft.path, inHaste });
  try {
    const stored: MediaFileRow['variants'] = [];
    for (const { path, ...variant } of variants) {
      const file = storeName(place, variant.format, variant.width);
      await store.put(file, path, `image/${variant.format}`);
      stored.push({ ...variant, file });
    }
    return {
      width,
      height,
      durationSeconds: null,
      variants: stored,
      cues,
      bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  } finally {
    for (const { path } of variants) await rm(path, { force: true });
  }
}
