import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#src/server/db/database.ts';

type Row = Record<string, unknown>;

interface SyncInput {
  tx: Db;
  table: PgTable;
  /** The primary key: its column, and its name in a row. */
  column: PgColumn;
  key: 'id' | 'slug';
  rows: Row[];
  /** What a row gets that is in the content no more; it is never deleted, because learners' data refers to it. */
  retired: Row;
  /** What only a new row gets. */
  fresh?: Row;
  /** Rows that are somebody else's: none of them is written or retired. */
  foreign?: ReadonlySet<string> | undefined;
  /** Rows that may change, and are not retired. */
  needed?: ReadonlySet<string> | undefined;
  now: Date;
}

/** How many rows, and which. */
export interface SyncResult {
  inserted: number;
  updated: number;
  retired: number;
  ids: string[];
}

/** Makes a table say what the content says, writing only the rows that differ. */
export async function syncTable({
  tx,
  table,
  column,
  key,
  rows: written,
  retired,
  fresh = {},
  foreign = new Set(),
  needed = new Set(),
  now,
}: SyncInput): Promise<SyncResult> {
  const idOf = (row: Row) => row[key] as string;
  const rows = written.filter((row) => !foreign.has(idOf(row)));
  const stays = (id: string) => foreign.has(id) || needed.has(id);
  const existing = new Map(((await tx.select().from(table)) as Row[]).map((row) => [idOf(row), row]));
  const wanted = new Set(rows.map(idOf));
  const missing = rows.filter((row) => !existing.has(idOf(row)));
  const changed = rows.filter((row) => differs(existing.get(idOf(row)), row));
  const leaving = [...existing.values()].filter(
    (row) => !wanted.has(idOf(row)) && !stays(idOf(row)) && differs(row, retired),
  );
  // Addresses are unique among the published: a row whose address moves steps aside first, or two could not swap.
  const moving = changed.filter((row) => key === 'id' && 'slug' in row && existing.get(idOf(row))?.slug !== row.slug);

  const aside = [...leaving, ...moving].map(idOf);
  if (aside.length > 0)
    await tx
      .update(table)
      .set({ ...retired, updatedAt: now })
      .where(inArray(column, aside));
  if (missing.length > 0) {
    await tx.insert(table).values(missing.map((row) => ({ ...row, ...fresh, updatedAt: now })));
  }
  for (const row of changed)
    await tx
      .update(table)
      .set({ ...row, updatedAt: now })
      .where(eq(column, idOf(row)));

  const ids = [...missing, ...changed, ...leaving].map(idOf);
  return { inserted: missing.length, updated: changed.length, retired: leaving.length, ids };
}

function differs(stored: Row | undefined, row: Row): boolean {
  return stored !== undefined && Object.entries(row).some(([key, value]) => !isDeepStrictEqual(stored[key], value));
}
