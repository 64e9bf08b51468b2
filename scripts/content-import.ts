import { resolve } from 'node:path';
import { ContentProblems } from '#src/server/content/ContentProblems.ts';
import { importContent } from '#src/server/content/importContent.ts';
import { readContent } from '#src/server/content/readContent.ts';
import { openDatabase } from '#src/server/db/client.ts';

// npm run content:import -- [folder]
const directory = resolve(process.argv[2] ?? 'src/content');
try {
  const content = readContent({ directory, mediaDir: process.env.MEDIA_DIR || undefined });
  const database = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || null,
    dataDir: process.env.DATA_DIR || './data',
  });
  try {
    const ctx = { db: database.db, now: () => new Date() };
    const { inserted, updated, unpublished } = await importContent({ ctx, input: { content } });
    console.log(`${directory}: ${inserted} new, ${updated} changed, ${unpublished} unpublished`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof ContentProblems ? error.message : error);
  process.exitCode = 1;
}
