// @module-tag thorough
import fs, { copyFileSync, cpSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#src/server/db/client.ts';
import { page } from '#src/server/db/schema/page.ts';
import { openTestFolder } from '#tests/support/database.ts';
import { buildPage } from '#tests/support/factories.ts';

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-power-'));
const { fsyncSync } = fs;

afterAll(() => {
  restoreFsync();
  rmSync(folder, { recursive: true });
});

/** Tells of each file at the moment when it reaches the disk. */
function onFsync(tell: (path: string) => void): void {
  fs.fsyncSync = (file) => {
    fsyncSync(file);
    tell(readlinkSync(`/proc/self/fd/${file}`));
  };
  syncBuiltinESMExports();
}

function restoreFsync(): void {
  fs.fsyncSync = fsyncSync;
  syncBuiltinESMExports();
}

test('what was acknowledged outlives a power cut, which takes all that has not reached the disk', async () => {
  const live = join(folder, 'live');
  const disk = join(folder, 'disk');
  const slugs = ['druha', 'prva', 'tretia'];
  const database = await openTestFolder(live);
  cpSync(join(live, 'pglite'), join(disk, 'pglite'), { recursive: true });
  const synced: string[] = [];
  onFsync((path) => {
    if (!fs.statSync(path).isFile()) return;
    synced.push(relative(live, path));
    copyFileSync(path, join(disk, relative(live, path)));
  });
  for (const slug of slugs) await buildPage(database, { slug });
  restoreFsync();
  // One wait for the disk a write, and no more.
  expect(synced.filter((path) => path.startsWith('pglite/pg_wal/'))).toHaveLength(slugs.length);
  await database.close();

  const after = await openDatabase({ databaseUrl: null, dataDir: disk });
  try {
    expect(await after.db.select({ slug: page.slug }).from(page).orderBy(page.slug)).toEqual(
      slugs.map((slug) => ({ slug })),
    );
  } finally {
    await after.close();
  }
}, 180_000);
