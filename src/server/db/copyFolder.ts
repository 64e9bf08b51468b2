import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const atOnce = 16;

/** Copies a folder, several files at a time, and shares their blocks where the file system can. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const pathsOf = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(isWanted).map(({ parentPath, name }) => relative(from, join(parentPath, name)));
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const path of pathsOf((entry) => entry.isDirectory())) await mkdir(join(to, path), { recursive: true });
  const waiting = pathsOf((entry) => entry.isFile());
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
