import { join } from 'node:path';
import { projectRoot, sampleMediaDir } from '#src/server/config/projectRoot.ts';
import { contentTables, kinds } from '#src/server/services/writing/kinds/kinds.ts';
import type { Content } from './Content.ts';
import { ContentFolder, type ContentFolderOptions } from './ContentFolder.ts';
import { ContentProblems } from './ContentProblems.ts';

export type ReadContentOptions = Partial<ContentFolderOptions> & Pick<ContentFolderOptions, 'directory'>;

/** Reads and checks a content folder; throws `ContentProblems` that name every file and key at fault. */
export function readContent({
  directory,
  publicDir = join(projectRoot, 'public'),
  mediaDir = sampleMediaDir,
}: ReadContentOptions): Content {
  const folder = new ContentFolder({ directory, publicDir, mediaDir });
  const content = Object.fromEntries(contentTables.map(({ inFolder }) => [inFolder.rows, []])) as unknown as Content;
  for (const kind of Object.values(kinds)) kind.readFolder?.(folder, content);
  // What no single file can know: ids and addresses are unique, and what is named exists.
  for (const { inFolder } of contentTables) {
    for (const [key, called] of Object.entries(inFolder.unique)) {
      const values = content[inFolder.rows].map((row) => (row as unknown as Record<string, string>)[key] ?? '');
      const repeated = values.filter((value, index) => values.indexOf(value) !== index);
      for (const value of new Set(repeated)) folder.problem(inFolder.where, called, `is used more than once: ${value}`);
    }
  }
  for (const kind of Object.values(kinds)) kind.checkFolder?.(content, folder);
  for (const check of folder.whenRead) check(content);
  if (folder.problems.length > 0) throw new ContentProblems(folder.problems);
  return content;
}
