import { resolve } from 'node:path';
import { ContentProblems } from '#src/server/content/ContentProblems.ts';
import { importMedia } from '#src/server/content/contentMedia.ts';
import { importContent } from '#src/server/content/importContent.ts';
import { readContent } from '#src/server/content/readContent.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { readConfig } from '#src/server/env.ts';
import { openMediaStore } from '#src/server/integrations/media/openMediaStore.ts';

// npm run content:import -- [folder]
const directory = resolve(process.argv[2] ?? 'src/content');
try {
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
} catch (error) {
  console.error(error instanceof ContentProblems ? error.message : error);
  process.exitCode = 1;
}
