import type { Db } from './database.ts';

/**
 * A statement of the hot paths: drizzle writes it once for each database, and PostgreSQL plans it once for each
 * connection, by the name that `build` gives to `.prepare()`. What changes is a `sql.placeholder()`.
 */
export function prepared<T>(build: (db: Db) => T): (db: Db) => T {
  const known = new WeakMap<Db, T>();
  return (db) => {
    const statement = known.get(db) ?? build(db);
    known.set(db, statement);
    return statement;
  };
}
