import { resolve } from 'node:path';
import { exportContent } from '#src/server/content/exportContent.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { readConfig } from '#src/server/env.ts';
import { openMediaStore } from '#src/server/integrations/media/openMediaStore.ts';

// npm run content:export -- [folder]
const directory = resolve(process.argv[2] ?? 'content-export');
try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const count = await exportContent({
      ctx: { db: database.db },
      store: openMediaStore(config),
      input: { directory },
    });
    console.log(`${directory}: ${count} files`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
