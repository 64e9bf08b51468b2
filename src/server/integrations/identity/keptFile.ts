import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The text of a secret file of a data folder, which only its owner may read; `make` writes it the first time. It is complete or not there at all:
 * of two processes that start at once, both take what the first has made.
 */
export async function readOrMake(dataDir: string, name: string, make: () => Promise<string> | string): Promise<string> {
  const path = join(dataDir, name);
  const before = await readKept(path);
  if (before !== null) return before;
  const text = await make();
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600 });
  try {
    await link(draft, path);
    return text;
  } catch (error) {
    const first = (error as NodeJS.ErrnoException).code === 'EEXIST' ? await readKept(path) : null;
    if (first === null) throw error;
    return first;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readKept(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
