import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#src/server/config/readConfig.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { openMediaStore } from '#src/server/integrations/media/openMediaStore.ts';
import { exportContent } from '#src/server/services/writing/index.ts';

// npm run content:export -- [folder] [--drafts]
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { drafts: { type: 'boolean', default: false } },
  });
  const directory = resolve(positionals[0] ?? 'content-export');
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const { files, unpublished } = await exportContent({
      ctx: { db: database.db },
      store: openMediaStore(config),
      input: { directory, ...values },
    });
    console.log(`${directory}: ${files} files`);
    if (unpublished.length === 0) console.log('Nothing is left out: everything is on the web as it was last written.');
    else {
      const place = values.drafts
        ? 'written into drafts/, which no import reads'
        : 'left out; --drafts writes them, too';
      console.log(`Texts that the web does not show, ${place}: ${unpublished.length}`);
    }
    for (const { kind, id, name, state, isExported } of unpublished) {
      const standing = state === 'published' ? 'what it stands in is not on the web' : state;
      console.log(`  ${kind} ${id} „${name}“: ${standing}${isExported ? ', exported in an older text' : ''}`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
