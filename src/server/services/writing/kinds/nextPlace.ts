import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#src/server/db/database.ts';

/** The place behind all others. */
export async function nextPlace(db: Db, column: PgColumn, table: PgTable, where?: SQL): Promise<number> {
  const [last] = await db
    .select({ position: sql<number | null>`max(${column})` })
    .from(table)
    .where(where);
  return (last?.position ?? 0) + 1;
}
