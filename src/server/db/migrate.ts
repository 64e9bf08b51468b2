import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './database.ts';

interface Options {
  /** One connection, which nobody else uses meanwhile. */
  db: Db;
  /** Drizzle's migrator of the connection's driver. */
  migrate: () => Promise<void>;
  migrationsFolder: string;
  /** No process of an older version works on this database, so nothing has to wait for one to end. */
  isAlone: boolean;
}

/**
 * Brings the schema to this version in two steps, so that processes of the version before go on working meanwhile:
 * what only adds stands in the migrations and is done at once; what takes away (a column, a table, a looser rule) stands in
 * `after/<number>_<name>.sql` under the number of its migration, and waits until every process is of this version. It is
 * done by `npm run db:after`, at the latest before the migrations of the next version; at once where nobody can be in the way.
 * Answers the names of the files that wait.
 */
export async function migrateInSteps({ db, migrate, migrationsFolder, isAlone }: Options): Promise<string[]> {
  const known = readMigrationFiles({ migrationsFolder }).length;
  const done = await countDone(db);
  // Whoever brings the next version has ended the deployment of this one.
  if (done < known) await applyAfter(db, migrationsFolder, done);
  await migrate();
  if (isAlone || done === 0) await applyAfter(db, migrationsFolder, known);
  return waitingAfter(db, migrationsFolder);
}

/** Where the names of the steps are kept that were done after their deployment. */
export const createAfterTable =
  'create table if not exists drizzle.__after_migrations (name text primary key, applied_at timestamptz not null default now())';

/** The statements of a step that is done after the deployment. */
export function afterStatements(migrationsFolder: string, name: string): string[] {
  return readFileSync(join(migrationsFolder, 'after', name), 'utf8').split('--> statement-breakpoint');
}

/** How many migrations the database has seen; 0 for an empty one. */
async function countDone(db: Db): Promise<number> {
  const [table] = rowsOf(await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`));
  if (!table?.name) return 0;
  const [row] = rowsOf(await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`));
  return Number(row?.count ?? 0);
}

/** Applies what waits and belongs to migrations below that number, each file in a transaction of its own. */
async function applyAfter(db: Db, migrationsFolder: string, below: number): Promise<void> {
  for (const name of await waitingAfter(db, migrationsFolder)) {
    if (Number.parseInt(name, 10) >= below) continue;
    await db.transaction(async (tx) => {
      for (const statement of afterStatements(migrationsFolder, name)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into drizzle.__after_migrations (name) values (${name})`);
    });
  }
}

async function waitingAfter(db: Db, migrationsFolder: string): Promise<string[]> {
  const folder = join(migrationsFolder, 'after');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  if (names.length === 0) return [];
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql.raw(createAfterTable));
  const applied = rowsOf(await db.execute(sql`select name from drizzle.__after_migrations`)).map(({ name }) => name);
  return names.filter((name) => !applied.includes(name)).sort();
}

/** Both drivers answer statements with `{ rows }`, which Drizzle's common type does not say. */
function rowsOf(result: unknown): Record<string, unknown>[] {
  return (result as { rows: Record<string, unknown>[] }).rows;
}
