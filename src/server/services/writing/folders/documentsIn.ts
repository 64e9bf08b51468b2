import type { z } from 'zod';
import type { ContentFolder } from './ContentFolder.ts';

/** The documents of a flat folder, whose files are named by their slugs: so does the export. */
export function documentsIn<S extends z.ZodType<{ slug: string }>>(folder: ContentFolder, path: string, schema: S) {
  const found = folder.markdownFiles(path).flatMap((file) => folder.document(file, schema));
  for (const { file, data } of found) {
    const name = nameOfFile(file);
    if (data.slug !== name) folder.problem(file, 'slug', `must be the file's name, „${name}“`);
  }
  return found;
}

/** Without its folder and its ending. */
export function nameOfFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
}
