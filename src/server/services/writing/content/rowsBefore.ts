import { isDeepStrictEqual } from 'node:util';
import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#src/server/db/database.ts';
import { oldAddress } from '#src/server/db/schema/content.ts';
import type { RowBefore } from '#src/server/db/schema/contentPublication.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { contentTables, kinds } from '#src/server/services/writing/kinds/kinds.ts';

interface Place {
  table: PgTable;
  id: PgColumn;
  where: SQL | undefined;
}

type Row = Record<string, unknown>;
/** Rows as the database writes them, by table and id. */
export type Snapshot = Map<string, { table: string; key: string; id: string; row: Row }>;

/** All rows that the publication of a thing writes. */
function placesOf(db: Db, { kind: name, id, address }: Stored): Place[] {
  const kind = kinds[name];
  return [
    { table: kind.table, id: kind.id, where: eq(kind.id, id) },
    ...(kind.partsOf?.(db, id) ?? []).map(({ part, where }) => ({ table: part.table, id: part.id, where })),
    ...(address === null ? [] : [{ table: oldAddress, id: oldAddress.path, where: eq(oldAddress.path, address) }]),
  ];
}

/** What a thing's rows are now: every column, however it is written. */
export async function snapshot(db: Db, stored: Stored): Promise<Snapshot> {
  const found: Snapshot = new Map();
  for (const { table, id: key, where } of placesOf(db, stored)) {
    const name = getTableName(table);
    const rows = await db
      .select({ id: sql<string>`${key}`, row: sql<Row>`to_jsonb(${table})` })
      .from(table)
      .where(where);
    for (const { id, row } of rows) found.set(`${name} ${id}`, { table: name, key: key.name, id, row });
  }
  return found;
}

/** What has changed between two looks, as it was at the first: columns that nobody has touched are left to others. */
export function changedSince(before: Snapshot, after: Snapshot): RowBefore[] {
  return [...after].flatMap(([place, { row, ...of }]): RowBefore[] => {
    const was = before.get(place)?.row;
    if (!was) return [{ ...of, columns: null }];
    const changed = Object.entries(was).filter(([column, value]) => !isDeepStrictEqual(value, row[column]));
    return changed.length > 0 ? [{ ...of, columns: Object.fromEntries(changed) }] : [];
  });
}

/** Makes a row what it was. One that was not there is no longer shown, as learners may have answered it meanwhile; an address goes. */
export async function restoreRow(db: Db, { table, key, id, columns }: RowBefore, now: Date): Promise<void> {
  const isIt = sql`${sql.identifier(key)} = ${id}`;
  if (columns) {
    const set = Object.keys(columns).map((column) => sql`${sql.identifier(column)} = was.${sql.identifier(column)}`);
    await db.execute(sql`update ${sql.identifier(table)} set ${sql.join(set, sql`, `)}
      from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(columns)}::jsonb) was
      where ${sql.identifier(table)}.${isIt}`);
    return;
  }
  if (table === getTableName(oldAddress)) {
    await db.execute(sql`delete from ${sql.identifier(table)} where ${isIt}`);
    return;
  }
  const part = contentTables.find((one) => getTableName(one.table) === table);
  if (!part) throw new Error(`Nobody knows how rows of ${table} leave the web.`);
  await db
    .update(part.table)
    .set({ ...part.retired, updatedAt: now })
    .where(eq(part.id, id));
}
