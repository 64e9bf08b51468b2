import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '#src/server/context.ts';
import { pgliteFolder } from '#src/server/db/openPglite.ts';

const kept = 7;
const dump = /^\d{4}-\d{2}-\d{2}\.tar\.gz$/;
/** UTC: three or four in the morning where the readers are. */
const hourOfNight = 2;

/** Writes a backup of the database into a file; the signal ends it. */
export type BackUp = (file: string, signal: AbortSignal) => Promise<void>;

interface NightlyInput {
  dataDir: string;
  now: Date;
  logger: Logger;
  backUp: BackUp;
  signal: AbortSignal;
}

/** Where the dumps of the embedded database are in its data folder. */
export function dumpFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** When the last whole dump was written; `null`: there is none yet. */
export async function lastDumpAt(dataDir: string): Promise<Date | null> {
  const folder = dumpFolder(dataDir);
  const last = existsSync(folder)
    ? (await readdir(folder))
        .filter((entry) => dump.test(entry))
        .sort()
        .at(-1)
    : undefined;
  return last ? (await stat(join(folder, last))).mtime : null;
}

/** Writes the dump of the last night, unless it is there or the database is younger; keeps seven. */
export async function keepNightlyBackups({ dataDir, now, logger, backUp, signal }: NightlyInput): Promise<void> {
  const folder = dumpFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const night = lastNight(now);
  const name = `${night.toISOString().slice(0, 10)}.tar.gz`;
  const { birthtime } = await stat(join(pgliteFolder(dataDir), 'PG_VERSION'));
  const found = await readdir(folder);
  if (found.includes(name) || birthtime > night) return;
  for (const draft of found.filter((entry) => entry.endsWith('.part'))) await rm(join(folder, draft), { force: true });
  const start = performance.now();
  await backUp(join(folder, name), signal);
  logger.info({ name, ms: Math.round(performance.now() - start) }, 'dumped the embedded database');
  const dumps = (await readdir(folder)).filter((entry) => dump.test(entry)).sort();
  for (const old of dumps.slice(0, -kept)) await rm(join(folder, old), { force: true });
}

function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(hourOfNight, 0, 0, 0);
  if (night > now) night.setUTCDate(night.getUTCDate() - 1);
  return night;
}
