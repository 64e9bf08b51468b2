import { migrationsFolder } from '#src/server/db/client.ts';
import { migratePostgres } from '#src/server/db/openPostgres.ts';

// npm run db:after
const databaseUrl = process.env.DATABASE_URL;
if (databaseUrl) {
  await migratePostgres({ databaseUrl, migrationsFolder, logger: console, isAlone: true });
  console.log('Nothing of the migrations waits any more.');
} else {
  console.log('The embedded database does every step at its start; this is for DATABASE_URL.');
}
