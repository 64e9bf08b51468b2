import type { Role } from '#src/contract/role.ts';
import type { Db } from '#src/server/db/database.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';

/** Who an ID token belongs to, as the identity provider says it. */
export interface Identity {
  uid: string;
  /** In lower case; empty when the provider gave none. */
  email: string;
  emailVerified: boolean;
  name: string;
  pictureUrl: string | null;
  /** When the person last signed in; tokens that are made anew later keep it. */
  authTime: Date;
  /** When this token was made. */
  issuedAt: Date;
  /** `false` in a trial session that was opened without its key: it is a learner's, whatever roles its address has. */
  rolesCount: boolean;
}

/** Who asks. `user` is `null` before onboarding; `roles` are those of the desk, none for learners. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'user'; identity: Identity; user: UserRow | null; roles: readonly Role[] };

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
  /** Of the call, as its answer and the log name it; none outside of calls. */
  requestId?: string;
}
