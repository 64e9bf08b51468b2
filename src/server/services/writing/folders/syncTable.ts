import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#src/server/db/database.ts';
import type { ContentTable, Sourced } from '#src/server/services/writing/kinds/Kind.ts';

type Row = Record<string, unknown>;

interface SyncInput {
  tx: Db;
  table: ContentTable;
  rows: readonly object[];
  sourced: Sourced;
  now: Date;
}

/** How many rows, and which. */
export interface SyncResult {
  inserted: number;
  updated: number;
  retired: number;
  ids: string[];
}

/**
 * Makes a table say what the content says, writing only the rows that differ. What is in the content no more is retired, never deleted,
 * because learners' data refers to it. `putRow` would take a statement for each row, and does not know that addresses may be swapped.
 */
export async function syncTable({
  tx,
  table: { table, id: column, key, live, retired, inFolder },
  rows: written,
  sourced,
  now,
}: SyncInput): Promise<SyncResult> {
  // Rows that are somebody else's are neither written nor retired; those that are needed may change.
  const { foreign = new Set(), needed = new Set() } = inFolder.sourced?.(sourced) ?? {};
  const idOf = (row: Row) => row[key] as string;
  // A product says itself whether it is still sold.
  const rows = written.map((row): Row => ({ ...live, ...row })).filter((row) => !foreign.has(idOf(row)));
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
    await tx.insert(table).values(missing.map((row) => ({ ...row, ...inFolder.fresh?.(now), updatedAt: now })));
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
