import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const ownerSchema = z.object({ pid: z.number(), host: z.string(), started: z.string() });
type Owner = z.infer<typeof ownerSchema>;

const heartbeatMs = 5_000;
/** How old the last sign of life may be of an owner on another machine, whose processes cannot be seen from here. */
const foreignLimitMs = 30_000;

/**
 * Takes the data folder for this process: the embedded database would be damaged by two.
 * The lock of a process that is gone is taken over.
 */
export async function lockDataDir(dataDir: string) {
  const path = join(dataDir, 'pglite.lock');
  const own: Owner = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  let takenOver = false;
  while (!(await create(path, own))) {
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) continue;
    const owner = parseOwner(text);
    if (owner && (await isAlive(owner, path))) throw inUse(dataDir, path, owner);
    await removeIfStill(path, text);
    takenOver = true;
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, heartbeatMs).unref();
  return {
    takenOver,
    release: async () => {
      clearInterval(heartbeat);
      await rm(path, { force: true });
    },
  };
}

/** Complete or not there at all: a link appears with its content, and only when the name is free. */
async function create(path: string, own: Owner): Promise<boolean> {
  const draft = `${path}.${own.pid}.${performance.now()}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Another process may have taken over the same dead lock meanwhile: its live one is put back. */
async function removeIfStill(path: string, text: string): Promise<void> {
  const aside = `${path}.stale.${process.pid}`;
  try {
    await rename(path, aside);
    if ((await readFile(aside, 'utf8')) !== text) await link(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

function parseOwner(text: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

async function isAlive(owner: Owner, path: string): Promise<boolean> {
  if (owner.host !== hostname()) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    return Date.now() - mtimeMs < foreignLimitMs;
  }
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return owner.started === startOf(owner.pid);
}

/** Tells a process from a later one with the same number, where the system says when it started (Linux). */
function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return fields.slice(fields.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

function inUse(dataDir: string, path: string, owner: Owner): Error {
  return new Error(
    `The data folder ${dataDir} is in use by process ${owner.pid} on ${owner.host}. Stop that process, choose another DATA_DIR, ` +
      `or set DATABASE_URL to run several processes on one PostgreSQL. (If you are sure that it is gone, delete ${path}.)`,
  );
}
