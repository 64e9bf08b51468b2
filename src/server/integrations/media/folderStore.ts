import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath } from '#src/server/db/syncFolder.ts';
import { NotFoundError } from '#src/server/errors.ts';
import type { MediaStore } from './mediaStore.ts';

/** What an upload is written to before it is a file of the store; backups leave it out. */
export const draftFolderName = '.uploads';

/** The files of a folder. */
export function createFolderStore(directory: string): MediaStore {
  const pathOf = (name: string) => join(directory, name);
  return {
    draftFolder: join(directory, draftFolderName),
    put: async (name, draft) => {
      const target = pathOf(name);
      await mkdir(dirname(target), { recursive: true });
      await syncPath(draft);
      await rename(draft, target);
      await syncPath(dirname(target));
    },
    stat: async (name) => {
      const found = await stat(pathOf(name)).catch(unlessMissing);
      return found?.isFile() ? { bytes: found.size, changedAt: found.mtime } : null;
    },
    get: async (name, range) => {
      const handle = await open(pathOf(name)).catch(unlessMissing);
      if (!handle) throw new NotFoundError('file');
      return handle.createReadStream({ ...range });
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
