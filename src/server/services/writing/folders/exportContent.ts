import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Ctx } from '#src/server/context.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { contentDocuments, draftDocuments } from './contentDocuments.ts';
import { exportMedia } from './contentMedia.ts';
import { listUnpublished, type Unpublished } from './listUnpublished.ts';
import { readStoredContent } from './readStoredContent.ts';

/** Says that everything in a folder was written by an export, so that the next one may replace it. */
const marker = '.content-export';

interface Exported {
  /** How many files were written. */
  files: number;
  /** What readers do not see: it is in no file, or with `drafts` in files that no import reads. */
  unpublished: Unpublished[];
}

/**
 * Writes the published content as a content folder, with the files of the store that it names; importing that folder changes
 * nothing.
 */
export async function exportContent({
  ctx,
  store,
  input: { directory, drafts = false },
}: {
  ctx: Pick<Ctx, 'db'>;
  store: MediaStore;
  input: { directory: string; drafts?: boolean };
}): Promise<Exported> {
  const unpublished = await listUnpublished({ ctx });
  const published = contentDocuments(await readStoredContent(ctx.db));
  const documents = new Map([...published, ...(drafts ? draftDocuments(unpublished) : [])]);
  await clear(directory);
  await writeFile(join(directory, marker), 'Written by content:export, which replaces everything in this folder.\n');
  for (const [path, text] of documents) {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const media = await exportMedia({ ctx, store, input: { directory, texts: documents.values() } });
  return { files: documents.size + media, unpublished };
}

/** Removes an earlier export; a folder with anything else in it is somebody's work. */
async function clear(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const names = await readdir(directory);
  if (names.length > 0 && !existsSync(join(directory, marker))) {
    throw new Error(`${directory} is not empty and was not written by an export. Choose a new folder.`);
  }
  for (const name of names) await rm(join(directory, name), { recursive: true });
}
