import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { days } from '#src/domain/duration.ts';

const kept = 'node_modules/.cache/filled';

/**
 * What a data folder holds after a first start of this build, with these texts, on this day: to be copied, not to be written. That
 * part of a first start takes half a minute, so each build does it once for all the runs that begin with it.
 */
export function filledFolder(): string {
  const name = nameOfToday();
  const folder = join(kept, name);
  if (existsSync(folder)) return folder;
  mkdirSync(kept, { recursive: true });
  for (const old of readdirSync(kept).map((one) => join(kept, one))) {
    if (statSync(old).mtimeMs < Date.now() - days(1)) rmSync(old, { recursive: true });
  }
  const made = mkdtempSync(`${folder}-`);
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: made };
  execFileSync(process.execPath, ['build/server/main.js', 'prepare'], { env });
  // Another run may have been faster.
  if (existsSync(folder)) rmSync(made, { recursive: true });
  else renameSync(made, folder);
  return folder;
}

/** Fills a data folder, as a first start would. */
export function fill(dataDir: string): void {
  cpSync(filledFolder(), dataDir, { recursive: true });
}

/** Names what it depends on: texts are read when the server starts, and the samples are as old as the day says. */
function nameOfToday(): string {
  const hash = createHash('sha256').update(readFileSync('build/stamp'));
  for (const entry of readdirSync('src/content', { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return `${new Date().toISOString().slice(0, 10)}-${hash.digest('hex').slice(0, 16)}`;
}
