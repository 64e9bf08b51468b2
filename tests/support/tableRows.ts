import { sql } from 'drizzle-orm';
import type { Database } from '#src/server/db/database.ts';

/** Every row of every table that the catalogue knows, as JSON; the order of rows is the rows' own. */
export async function allRows({ db }: Pick<Database, 'db'>): Promise<Record<string, string[]>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(db, `select to_jsonb(t)::text as row from "${name}" t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function rowsOf<Row>(db: Database['db'], statement: string): Promise<Row[]> {
  const { rows } = (await db.execute(sql.raw(statement))) as unknown as { rows: Row[] };
  return rows;
}
