import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { ConfigError } from '#src/server/config/ConfigError.ts';
import type { BucketConfig, ServerConfig } from '#src/server/config/ServerConfig.ts';
import { createBucketStore } from '#src/server/integrations/media/bucketStore.ts';
import { OutageError } from '#src/server/network/outage.ts';

/** Milliseconds; a database that takes longer to answer is as good as none. */
const patience = 10_000;

/**
 * Tries what the configuration points to before anything is started: the database server, else the data folder, and the
 * folder or the bucket of the films.
 * @throws ConfigError naming the variable, without what is secret in it.
 */
export async function checkSurroundings(config: ServerConfig): Promise<void> {
  if (config.databaseUrl) await checkDatabase(config.databaseUrl);
  if (needsDataDir(config)) await checkDataDir(config.dataDir);
  await checkMediaDir(config.olderMediaDir ?? config.mediaDir);
  if (config.mediaBucket) await checkBucket(config.mediaBucket);
}

/** The embedded database, the key of the trial sign-in and mails that nobody sends lie in the data folder. */
function needsDataDir({ databaseUrl, identity, smtpUrl }: ServerConfig): boolean {
  return !databaseUrl || identity.provider === 'local' || !smtpUrl;
}

async function checkDatabase(databaseUrl: string): Promise<void> {
  try {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: patience });
    // Without a listener a connection that breaks meanwhile would end the process.
    client.on('error', () => {});
    await client.connect();
    await client.end();
  } catch (error) {
    throw wrong('DATABASE_URL', `the database does not answer (${reasonOf(error)})`);
  }
}

/** Errors with a code may quote the whole address; what PostgreSQL and its driver say has no password in it. */
function reasonOf(error: unknown): string {
  const code = error instanceof DatabaseError ? undefined : codeOf(error);
  return code ?? (error instanceof Error ? error.message : 'no reason given');
}

/** Writes into the folder, or where it would be made: into the nearest one above that there is. */
async function checkDataDir(dataDir: string): Promise<void> {
  let folder = resolve(dataDir);
  try {
    while (!(await isThere(folder))) folder = dirname(folder);
    await rm(await mkdtemp(join(folder, '.write-test-')), { recursive: true });
  } catch (error) {
    throw wrong('DATA_DIR', `cannot write into ${folder} (${codeOf(error)})`);
  }
}

async function checkMediaDir(mediaDir: string): Promise<void> {
  const found = await stat(mediaDir).catch(() => null);
  if (!found?.isDirectory()) throw wrong('MEDIA_DIR', 'must be a folder that exists and may be read');
}

/** Keeps a file there and takes it away again: all that the site needs of it. */
async function checkBucket(bucket: BucketConfig): Promise<void> {
  const store = createBucketStore(bucket);
  const folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-bucket-'));
  const name = `.write-test-${randomUUID()}`;
  try {
    await writeFile(join(folder, name), 'x');
    await store.put(name, join(folder, name), 'text/plain');
    await store.delete(name);
  } catch (error) {
    const reason = error instanceof OutageError ? error.message : reasonOf(error);
    throw wrong('MEDIA_BUCKET_URL', `cannot write into the bucket (${reason})`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function wrong(name: string, reason: string): ConfigError {
  return new ConfigError(`Wrong environment variable ${name}: ${reason}`);
}
