import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#src/server/config/readConfig.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { openMediaStore } from '#src/server/integrations/media/openMediaStore.ts';
import { ArchiveError } from '#src/server/integrations/sources/archives/archive.ts';
import { ContentProblems, importContent, importMedia, readContent } from '#src/server/services/writing/index.ts';
import { importArchive } from './sources/importArchive.ts';

// npm run content:import -- [folder]
// npm run content:import -- --wordpress export.xml [--podcast category] [--yes]
// npm run content:import -- --ghost export.json --from https://the.site [--yes]
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      wordpress: { type: 'string' },
      ghost: { type: 'string' },
      from: { type: 'string' },
      podcast: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  if (values.wordpress === undefined && values.ghost === undefined) await importFolder(positionals[0]);
  else await importArchive(values);
} catch (error) {
  console.error(error instanceof ContentProblems || error instanceof ArchiveError ? error.message : error);
  process.exitCode = 1;
}

async function importFolder(folder = 'src/content'): Promise<void> {
  const directory = resolve(folder);
  const config = readConfig(process.env);
  const content = readContent({ directory, mediaDir: process.env.MEDIA_DIR || undefined });
  const database = await openDatabase(config);
  try {
    const ctx = { db: database.db, now: () => new Date() };
    const files = await importMedia({ ctx, store: openMediaStore(config), input: { directory } });
    const { inserted, updated, unpublished } = await importContent({ ctx, input: { content } });
    console.log(`${directory}: ${inserted} new, ${updated} changed, ${unpublished} unpublished, ${files} files`);
  } finally {
    await database.close();
  }
}
