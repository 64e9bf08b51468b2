import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A disk takes what waits together in one go. */
const atOnce = 16;

/** Waits until a folder with all that is in it has reached the disk, so that it outlives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  const waiting = [folder, ...inside.map(({ parentPath, name }) => join(parentPath, name))];
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await syncPath(path);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** The same for one file, or for the names in one folder. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
