import { escapeIdentifier } from 'pg';
import type { Sequence, Table } from './manifest.ts';

/** What a backup and its restoring need of either database; one connection, one transaction. */
export interface TableClient {
  query<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** The rows in PostgreSQL's text format, in pieces of any size. */
  copyOut(table: Table): AsyncIterable<Uint8Array>;
  /** `rows` are whole lines of that format. */
  copyIn(table: Table, rows: Buffer): Promise<void>;
}

/** The same text for the same value, whatever the server's settings are. */
export async function usePlainText(client: TableClient): Promise<void> {
  const settings = { datestyle: 'ISO, YMD', timezone: 'UTC', intervalstyle: 'postgres', bytea_output: 'hex' };
  for (const [name, value] of Object.entries(settings)) await client.query(`set ${name} = '${value}'`);
}

/** `"order" ("id", …)`, as `copy` wants it. */
export function copyTarget({ name, columns }: Table): string {
  return `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;
}

/** Every table that the catalogue knows, so that a new one is never forgotten; without generated columns. */
export function listTables(client: TableClient): Promise<Table[]> {
  return client.query(`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
}

/** Read after the tables: a sequence is never behind the rows of a snapshot that was taken before. */
export function listSequences(client: TableClient): Promise<Sequence[]> {
  return client.query(`
    select sequencename as name, last_value::text as "lastValue"
    from pg_sequences where schemaname = 'public' order by sequencename`);
}
