import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Ctx } from '#src/server/context.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { contentDocuments } from './contentDocuments.ts';
import { exportMedia } from './contentMedia.ts';
import { readStoredContent } from './readStoredContent.ts';

/** Says that everything in a folder was written by an export, so that the next one may replace it. */
const marker = '.content-export';

/**
 * Writes the published content as a content folder, with the files of the store that it names; importing that folder changes
 * nothing. Answers the number of files.
 */
export async function exportContent({
  ctx,
  store,
  input: { directory },
}: {
  ctx: Pick<Ctx, 'db'>;
  store: MediaStore;
  input: { directory: string };
}): Promise<number> {
  const documents = contentDocuments(await readStoredContent(ctx.db));
  await clear(directory);
  await writeFile(join(directory, marker), 'Written by content:export, which replaces everything in this folder.\n');
  for (const [path, text] of documents) {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return documents.size + (await exportMedia({ ctx, store, input: { directory, texts: documents.values() } }));
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
