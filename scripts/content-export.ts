import { resolve } from 'node:path';
import { exportContent } from '#src/server/content/exportContent.ts';
import { openDatabase } from '#src/server/db/client.ts';

// npm run content:export -- [folder]
const directory = resolve(process.argv[2] ?? 'content-export');
try {
  const database = await openDatabase({
    databaseUrl: process.env.DATABASE_URL || null,
    dataDir: process.env.DATA_DIR || './data',
  });
  try {
    const count = await exportContent({ ctx: { db: database.db }, input: { directory } });
    console.log(`${directory}: ${count} files`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
