// @module-tag thorough
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { importContent } from '#src/server/services/writing/folders/importContent.ts';
import { readContent } from '#src/server/services/writing/folders/readContent.ts';
import { testCtx } from '#tests/support/api.ts';
import { smallContent, writeContentFolder } from '#tests/support/contentFolder.ts';
import { createPostgresDatabase } from '#tests/support/database.ts';

test('content:export counts and names what it leaves out, and takes it along when it is asked to', async () => {
  const { databaseUrl, drop } = await createPostgresDatabase(inject('postgresUrl'));
  const folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-export-'));
  const database = await openDatabase({ databaseUrl, dataDir: null });
  const importWith = async (changes: Record<string, string | null>) => {
    const { remove, ...folders } = await writeContentFolder({ ...smallContent, ...changes });
    await importContent({ ctx: testCtx(database), input: { content: readContent(folders) } });
    await remove();
  };
  const run = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder };
    const script = ['--import', 'tsx', 'scripts/content-export.ts', join(folder, 'content'), ...args];
    return (await promisify(execFile)(process.execPath, script, { cwd: projectRoot, env })).stdout.split('\n');
  };
  try {
    await importWith({});
    expect(await run()).toEqual([
      expect.stringMatching(/content: 16 files$/),
      'Nothing is left out: everything is on the web as it was last written.',
      '',
    ]);
    await importWith({ 'articles/clanok.md': null });
    const named = '  article clanok „Chyby: ako na ne“: archived';
    expect(await run()).toEqual([
      expect.stringMatching(/content: 15 files$/),
      'Texts that the web does not show, left out; --drafts writes them, too: 1',
      named,
      '',
    ]);
    expect(await run('--drafts')).toEqual([
      expect.stringMatching(/content: 16 files$/),
      'Texts that the web does not show, written into drafts/, which no import reads: 1',
      named,
      '',
    ]);
    expect(await readdir(join(folder, 'content/drafts'), { recursive: true })).toEqual([
      'article',
      'article/clanok.md',
    ]);
  } finally {
    await database.close();
    await drop();
    await rm(folder, { recursive: true });
  }
}, 120_000);
