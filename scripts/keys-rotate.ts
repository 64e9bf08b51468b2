import { openDatabase } from '#src/server/db/client.ts';
import { rotateSigningKeys } from '#src/server/services/signingKey/rotateSigningKeys.ts';

// npm run keys:rotate
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_URL || null,
  dataDir: process.env.DATA_DIR || './data',
});
try {
  const names = await rotateSigningKeys({ ctx: { db: database.db, now: () => new Date() } });
  console.log(names.length > 0 ? `New keys: ${names.join(', ')}` : 'There is no key yet.');
} finally {
  await database.close();
}
