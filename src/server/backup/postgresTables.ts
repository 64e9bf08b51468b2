import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from, to } from 'pg-copy-streams';
import { copyTarget, type TableClient } from './tableClient.ts';

/** A connection to a PostgreSQL server. */
export function postgresTables(client: Client): TableClient {
  return {
    query: async <Row extends object>(statement: string, values?: unknown[]) =>
      (await client.query<Row>(statement, values)).rows,
    copyOut: (table) => client.query(to(`copy ${copyTarget(table)} to stdout`)),
    copyIn: (table, rows) => pipeline([rows], client.query(from(`copy ${copyTarget(table)} from stdin`))),
  };
}
