import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pgliteFolder } from '#src/server/db/openPglite.ts';
import { syncPath } from '#src/server/db/syncFolder.ts';
import type { Place } from './createBackup.ts';
import { isKeyFile } from './entries.ts';
import { BackupError, type Manifest } from './manifest.ts';
import type { Entry } from './readArchive.ts';

/** The media and keys of a backup on their way to their places. */
export interface StagedFiles {
  /** Where the data folder's parts wait; a rename brings them to their place. */
  dataDraft: string;
  /** Reads an entry to its end and keeps it if it is a file of the place. */
  stage(entry: Entry): Promise<void>;
  place(): Promise<void>;
  /** Throws away what waits, also of a run that was killed. */
  clear(): Promise<void>;
}

const draftName = '.restoring';

/**
 * Files that are there already with the same content stay, as those of the sample or of a run that was killed.
 * @throws BackupError when a file would be overwritten, a name leads elsewhere, or a database is there.
 */
export async function stageFiles({ databaseUrl, dataDir, mediaDir }: Place, manifest: Manifest): Promise<StagedFiles> {
  if (!databaseUrl && existsSync(pgliteFolder(dataDir))) {
    throw new BackupError(`The data folder ${dataDir} is not empty: a database is in it.`);
  }
  const drafts = { keys: join(dataDir, draftName), media: join(mediaDir, draftName) };
  const missing = new Map<string, { draft: string; target: string }>();
  for (const { name, sha256 } of manifest.parts) {
    const [kind, ...rest] = name.split('/');
    if (kind !== 'keys' && kind !== 'media') continue;
    const path = rest.join('/');
    const folder = resolve(kind === 'keys' ? dataDir : mediaDir);
    const target = resolve(folder, path);
    if (!target.startsWith(folder + sep) || (kind === 'keys' && !isKeyFile(path))) {
      throw new BackupError(`The backup names a file that leads out of its folder: ${name}.`);
    }
    if (!existsSync(target)) missing.set(name, { draft: join(drafts[kind], kind, path), target });
    else if ((await hashOf(target)) !== sha256)
      throw new BackupError(`The file ${target} is there already, and another one.`);
  }
  return {
    dataDraft: drafts.keys,
    stage: async (entry) => {
      const draft = missing.get(entry.header.name)?.draft;
      if (!draft) return void (await drain(entry));
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
      const mode = entry.header.name.startsWith('keys/') ? 0o600 : 0o644;
      await pipeline(Readable.from(entry), createWriteStream(draft, { mode }));
      await syncPath(draft);
    },
    place: async () => {
      // Also where the backup has no files: the start asks for the folder that MEDIA_DIR names.
      await mkdir(mediaDir, { recursive: true });
      for (const { draft, target } of missing.values()) {
        await mkdir(dirname(target), { recursive: true });
        await rename(draft, target);
        await syncPath(dirname(target));
      }
    },
    clear: async () => {
      await rm(drafts.keys, { recursive: true, force: true });
      await rm(drafts.media, { recursive: true, force: true });
    },
  };
}

async function drain(entry: Entry): Promise<void> {
  for await (const _chunk of entry);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
