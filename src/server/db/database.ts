import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** Drizzle over either driver, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type ChangeListener = (resource: string) => void;

/** An open database: what the server keeps from start to shutdown. */
export interface Database {
  db: Db;
  /** PostgreSQL's connections, for libraries that bring their own statements; `null` when embedded. */
  pool: Pool | null;
  /** Tells every process on this database what changed: `review`, a resource that learners write; `*` is everything. */
  publishChange(resource: string): Promise<void>;
  /** Answers a function that stops listening. */
  onChange(listener: ChangeListener): () => void;
  /**
   * Copies the files of an embedded database as they are at one moment, into a folder that is not there yet; queries wait
   * as long. `null` on a server, which has tools of its own.
   */
  copyFiles: ((folder: string) => Promise<void>) | null;
  /** Throws when the database doesn't answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The little of a logger that this folder writes to; pino fits. */
export interface DatabaseLogger {
  warn(details: object, message: string): void;
}
