import cliProgress from 'cli-progress';
import { openDatabase } from '#src/server/db/client.ts';
import { fillEmptyDatabase } from '#src/server/services/writing/index.ts';
import { fillDemoData } from './demo/fillDemoData.ts';

// npm run demo:data -- [users]
const users = Number(process.argv[2] ?? 10_000);
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL || null,
  dataDir: process.env.DATA_DIR || './data',
});
const bar = new cliProgress.SingleBar(
  { noTTYOutput: true, format: '{bar} {percentage} % · {value} of {total} learners · {eta_formatted} left' },
  cliProgress.Presets.shades_classic,
);
try {
  await fillEmptyDatabase({ ctx: { db: database.db, now: () => new Date() } });
  bar.start(users, 0);
  await fillDemoData({ db: database.db, users, onProgress: (done) => bar.update(done) });
} finally {
  bar.stop();
  await database.close();
}
