import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inArray } from 'drizzle-orm';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { mediaKinds } from '#src/contract/limits.ts';
import { storeNames } from '#src/domain/mediaNames.ts';
import { type Cue, parseVtt } from '#src/domain/vtt.ts';
import type { Ctx } from '#src/server/context.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';

/** What is known of the files in `media/`, which are named as in the store. */
const listName = 'media.yml';
const folderName = 'media';

const storedName = z.string().regex(/^(?:subory\/)?[0-9a-f]{20}(?:-\d{1,5})?\.[a-z0-9]{2,4}$/);
const rowSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{20}$/),
  name: z.string().min(1).max(200),
  kind: z.enum(mediaKinds),
  contentType: z.string(),
  format: z.string().regex(/^[a-z0-9]{2,4}$/),
  bytes: z.number().int().min(0),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  durationSeconds: z.number().nullable(),
  alt: z.string().max(500),
  variants: z.array(
    z.strictObject({ width: z.number().int(), format: z.enum(['avif', 'webp']), file: storedName, bytes: z.number() }),
  ),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  captionsId: z.string().nullable(),
  isPrivate: z.boolean(),
});

/** Where a file of the store that content names lies in a content folder. */
export function exportedMedia(root: string, address: string): string {
  const [, id, format] = /^\/subory\/([0-9a-f]{20})\/[^/]+\.([a-z0-9]+)$/.exec(address) ?? [];
  return join(root, folderName, id ? `subory/${id}.${format}` : address);
}

/** Writes the files of the store that texts name, with the captions of films. Answers how many files it has written. */
export async function exportMedia({
  ctx: { db },
  store,
  input: { directory, texts },
}: {
  ctx: Pick<Ctx, 'db'>;
  store: MediaStore;
  input: { directory: string; texts: Iterable<string> };
}): Promise<number> {
  const named = new Set([...texts].flatMap((text) => text.match(/[0-9a-f]{20}/g) ?? []));
  if (named.size === 0) return 0;
  const found = await db
    .select()
    .from(mediaFile)
    .where(inArray(mediaFile.id, [...named]));
  const captions = found.flatMap(({ captionsId }) => (captionsId && !named.has(captionsId) ? captionsId : []));
  const rows = [...(await db.select().from(mediaFile).where(inArray(mediaFile.id, captions))), ...found];
  const names = rows.flatMap(storeNames);
  for (const name of names) {
    const path = join(directory, folderName, name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(await store.get(name), createWriteStream(path));
  }
  if (rows.length === 0) return 0;
  // Captions first: films refer to them.
  const inOrder = rows.sort(
    (a, b) => Number(a.captionsId !== null) - Number(b.captionsId !== null) || (a.id < b.id ? -1 : 1),
  );
  const listed = inOrder.map(({ uploadedBy: _who, at: _when, cues: _lines, ...row }) => row);
  await writeFile(join(directory, listName), stringify(listed));
  return names.length + 1;
}

/**
 * Takes the files of a content folder into the store, and answers how many were not there. Those that are there stay as they are.
 * @throws Error naming a file that is listed and missing
 */
export async function importMedia({
  ctx: { db, now },
  store,
  input: { directory },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  store: MediaStore;
  input: { directory: string };
}): Promise<number> {
  const list = join(directory, listName);
  if (!existsSync(list)) return 0;
  const rows = z.array(rowSchema).parse(parse(readFileSync(list, 'utf8')));
  let added = 0;
  for (const row of rows) {
    for (const name of storeNames(row)) {
      if (await store.stat(name)) continue;
      const path = join(directory, folderName, name);
      if (!existsSync(path)) throw new Error(`${list} names ${path}, which does not exist`);
      const draft = join(store.draftFolder, `import-${row.id}`);
      await mkdir(store.draftFolder, { recursive: true });
      await copyFile(path, draft);
      await store.put(name, draft, row.kind === 'image' ? `image/${name.split('.').at(-1)}` : row.contentType);
    }
    const inserted = await db
      .insert(mediaFile)
      .values({ ...row, cues: cuesOf(directory, row), uploadedBy: '', at: now() })
      .onConflictDoNothing()
      .returning({ id: mediaFile.id });
    added += inserted.length;
  }
  return added;
}

/** The lines of captions stand in their file. */
function cuesOf(directory: string, row: z.output<typeof rowSchema>): Cue[] | null {
  if (row.kind !== 'captions') return null;
  return storeNames(row).flatMap((name) => parseVtt(readFileSync(join(directory, folderName, name), 'utf8')));
}
