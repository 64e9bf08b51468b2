import type { Db } from '#src/server/db/database.ts';

/** Who asks. One kind so far; the signed-in user and the admin join with identity. */
export type Actor = { kind: 'anonymous' };

/** The little of a logger that services write to; pino fits. */
export interface Logger {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
  child(bindings: Record<string, unknown>): Logger;
}

/** What a verb works with. `db` may be a transaction; `now` is the clock, which tests set. */
export interface Ctx {
  db: Db;
  actor: Actor;
  logger: Logger;
  now: () => Date;
}
