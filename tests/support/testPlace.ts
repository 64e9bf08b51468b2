import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createPostgresDatabase } from './database.ts';

/** Where a process of its own keeps what it writes. */
export interface TestPlace {
  /** Empty at first; mails and files may lie in it. */
  folder: string;
  /** The embedded database lies in `dataDir`, unless there is an address. */
  databaseUrl: string | null;
  dataDir: string | null;
  remove: () => Promise<void>;
}

/** The databases that the site runs on. */
export const databases = ['the embedded database', 'PostgreSQL'] as const;

/** A place for the processes of one test; the test removes it. */
export async function openPlace(database: (typeof databases)[number]): Promise<TestPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-place-'));
  const server = database === 'PostgreSQL' ? await createPostgresDatabase(inject('postgresUrl')) : null;
  return {
    folder,
    databaseUrl: server?.databaseUrl ?? null,
    dataDir: server ? null : join(folder, 'data'),
    remove: async () => {
      await server?.drop();
      await rm(folder, { recursive: true });
    },
  };
}
