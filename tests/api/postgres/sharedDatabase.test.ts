import { sql } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { openDatabase } from '#src/server/db/client.ts';
import { createPostgresDatabase } from '#tests/support/database.ts';

test('processes may start at once on one PostgreSQL, and tell each other of changes', async () => {
  const { databaseUrl, drop } = await createPostgresDatabase(inject('postgresUrl'));
  const open = () => openDatabase({ databaseUrl, dataDir: null });
  const [one, two, three] = await Promise.all([open(), open(), open()]);
  try {
    const heard = [one, two, three].map((each) => new Promise((resolve) => each.onChange(resolve)));
    await two.publishChange('page');
    expect(await Promise.all(heard)).toEqual(['page', 'page', 'page']);
  } finally {
    await Promise.all([one.close(), two.close(), three.close()]);
    await drop();
  }
});

test('a lost listening connection comes back and counts as a change of everything', async () => {
  const { databaseUrl, drop } = await createPostgresDatabase(inject('postgresUrl'));
  const warned = vi.fn();
  const one = await openDatabase({ databaseUrl, dataDir: null, logger: { warn: warned } });
  try {
    const heard: string[] = [];
    one.onChange((resource) => heard.push(resource));
    await one.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    );
    await vi.waitFor(() => expect(heard).toEqual(['*']), { timeout: 10_000 });
    expect(warned).toHaveBeenCalled();
    await one.publishChange('page');
    await vi.waitFor(() => expect(heard).toEqual(['*', 'page']));
  } finally {
    await one.close();
    await drop();
  }
});
