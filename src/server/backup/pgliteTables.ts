import type { PGlite, Transaction } from '@electric-sql/pglite';
import { escapeIdentifier } from 'pg';
import type { Table } from './manifest.ts';
import { copyTarget, type TableClient } from './tableClient.ts';

const pageBytes = 8192;
/** How much of a table is in memory at a time, about. */
const pieceBytes = 4 * 1024 * 1024;

/** The embedded database; `copy` gives it all at once, so a table is read by ranges of its pages. */
export function pgliteTables(client: PGlite | Transaction): TableClient {
  const query = async <Row extends object>(statement: string, values?: unknown[]) =>
    (await client.query<Row>(statement, values)).rows;
  return {
    query,
    copyOut: async function* (table) {
      const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
      for await (const range of pageRanges(query, table)) {
        const rows = `select ${columns} from ${escapeIdentifier(table.name)} where ${range}`;
        const { blob } = await client.query(`copy (${rows}) to '/dev/blob'`);
        if (blob) yield new Uint8Array(await blob.arrayBuffer());
      }
    },
    copyIn: async (table, rows) => {
      const blob = new Blob([new Uint8Array(rows)]);
      await client.query(`copy ${copyTarget(table)} from '/dev/blob'`, [], { blob });
    },
  };
}

/** Conditions that together are the whole table. Long values lie outside its pages: the more of them, the shorter a range. */
async function* pageRanges(query: TableClient['query'], { name }: Table): AsyncIterable<string> {
  const relation = `'${escapeIdentifier(name).replaceAll("'", "''")}'::regclass`;
  const [size] = await query<{ pages: number; bytes: number }>(
    `select (pg_relation_size(${relation}) / ${pageBytes})::int as pages, pg_table_size(${relation})::float8 as bytes`,
  );
  const { pages = 0, bytes = 0 } = size ?? {};
  const step = Math.max(1, Math.floor((pages * pieceBytes) / Math.max(bytes, 1)));
  for (let page = 0; page < pages; page += step) yield `ctid >= '(${page},0)' and ctid < '(${page + step},0)'`;
}
