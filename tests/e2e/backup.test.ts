import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

test('the built site is backed up by one command while it runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-backup-'));
  try {
    const file = join(folder, 'site.tar.gz');
    const env = { ...process.env, DATA_DIR: inject('dataDir'), DATABASE_URL: '' };
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['build/server/main.js', ...args], { env });
    const { stdout } = await run('backup', file);
    expect(stdout).toMatch(/^\S+site\.tar\.gz: \d+ tables in \d+ parts, schema \d{4}_\w+\n$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const refusal = await run('restore', file).catch(({ stderr }: { stderr: string }) => stderr);
    expect(refusal).toBe(`The data folder ${inject('dataDir')} is not empty: a database is in it.\n`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
