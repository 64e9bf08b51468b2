import { expect, inject, test } from 'vitest';
import { readConfig } from '#src/server/config/readConfig.ts';
import { checkSurroundings } from '#src/server/start/checkSurroundings.ts';

const adminUrl = inject('postgresUrl');

function urlWith(change: Partial<URL>): string {
  return Object.assign(new URL(adminUrl), change).href;
}

const real = {
  FIREBASE_PROJECT_ID: 'riadok',
  FIREBASE_API_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://127.0.0.1',
};

test('a site that keeps nothing on its own disk asks for no data folder', async () => {
  await checkSurroundings(readConfig({ ...real, DATABASE_URL: adminUrl, DATA_DIR: '/proc/x' }));
  const withMailFiles = readConfig({ ...real, SMTP_URL: '', DATABASE_URL: adminUrl, DATA_DIR: '/proc/x' });
  await expect(checkSurroundings(withMailFiles)).rejects.toThrow(/DATA_DIR/);
});

test.each([
  [{ password: 'tajne' }, 'password authentication failed for user "postgres"'],
  [{ pathname: '/niet' }, 'database "niet" does not exist'],
])('a database that refuses %o says why', async (change, reason) => {
  await expect(checkSurroundings(readConfig({ DATABASE_URL: urlWith(change) }))).rejects.toThrow(
    `Wrong environment variable DATABASE_URL: the database does not answer (${reason})`,
  );
});
