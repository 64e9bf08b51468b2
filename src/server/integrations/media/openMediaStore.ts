import type { ServerConfig } from '#src/server/config/ServerConfig.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { createBucketStore } from './bucketStore.ts';
import { createFolderStore } from './folderStore.ts';
import type { MediaStore } from './mediaStore.ts';

type Config = Pick<ServerConfig, 'mediaDir' | 'mediaBucket' | 'olderMediaDir'>;

/** The store of an installation, which also reads what lies in the folder of before. */
export function openMediaStore({ mediaDir, mediaBucket, olderMediaDir }: Config): MediaStore {
  const store = mediaBucket ? createBucketStore(mediaBucket) : createFolderStore(mediaDir);
  return olderMediaDir === null ? store : withOlder(store, createFolderStore(olderMediaDir));
}

function withOlder(store: MediaStore, older: MediaStore): MediaStore {
  return {
    ...store,
    stat: async (name) => (await store.stat(name)) ?? older.stat(name),
    get: (name, range) =>
      store.get(name, range).catch((error: unknown) => {
        if (error instanceof NotFoundError) return older.get(name, range);
        throw error;
      }),
  };
}
