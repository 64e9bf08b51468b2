import { hours, inSeconds, minutes } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Database } from '#src/server/db/database.ts';
import { pendingMigrations } from '#src/server/db/pendingMigrations.ts';
import type { IdentityVerifier } from '#src/server/integrations/identity/identityVerifier.ts';
import { readBacklog } from '#src/server/services/catalogue/index.ts';
import { withinTime } from '#src/withinTime.ts';
import { checkDisk, type DiskLimits } from './checkDisk.ts';

/** `degraded`: something wants a person, but this process answers as well as any other would. */
export interface Readiness {
  status: 'ready' | 'degraded' | 'unavailable';
  checks: {
    database: 'ok' | 'away';
    migrations: 'ok' | 'pending' | 'unknown';
    outbox: 'ok' | 'late' | 'unknown';
    disk: 'ok' | 'low' | 'full' | 'unwritable' | 'media-missing';
    identityKeys: 'ok' | 'old';
  };
}

interface Options {
  database: Database;
  identity: IdentityVerifier;
  now: Ctx['now'];
  /** `null`: nothing of this installation writes there. */
  dataDir: string | null;
  mediaDir: string;
  diskLimits?: DiskLimits;
}

const longestCheckMs = 2_000;
/** Anyone may ask: within this time everybody gets the same answer. */
const keptMs = 1_000;
/** A mail that is due for longer means that the mail server is away, or that no process sends. */
const lateSeconds = inSeconds(minutes(15));
/** Keys are read again after ten minutes when somebody signs in; older ones are from before an outage, or of a quiet night. */
const oldSeconds = inSeconds(hours(1));

/**
 * Tells whether this process can serve: its database answers, has all migrations, and has room to write. A backlog of mails or
 * old keys only degrade it: taking the site away from its visitors would send no mail and bring no key.
 */
export function createReadiness(options: Options): () => Promise<Readiness> {
  let last: { at: number; answer: Promise<Readiness> } | null = null;
  // A query that hangs is asked once, not once more at each call.
  let asking: Promise<DatabaseChecks> | null = null;

  function askDatabase(): Promise<DatabaseChecks> {
    asking ??= checkDatabase(options).finally(() => {
      asking = null;
    });
    return withinTime(longestCheckMs, asking);
  }

  async function check(): Promise<Readiness> {
    const [inDatabase, disk] = await Promise.all([
      // The answer says it; whoever asks keeps traffic away until it changes.
      askDatabase().catch((): DatabaseChecks => ({ database: 'away', migrations: 'unknown', outbox: 'unknown' })),
      // A disk of the network may hang, too.
      withinTime(longestCheckMs, checkDisk(options)).catch(() => 'unwritable' as const),
    ]);
    const age = options.identity.keysAge?.() ?? 0;
    const checks = { ...inDatabase, disk, identityKeys: age > oldSeconds ? ('old' as const) : ('ok' as const) };
    return { status: statusOf(checks, options.database.pool === null), checks };
  }

  return () => {
    const at = Date.now();
    if (!last || at - last.at > keptMs) last = { at, answer: check() };
    return last.answer;
  };
}

type DatabaseChecks = Pick<Readiness['checks'], 'database' | 'migrations' | 'outbox'>;

async function checkDatabase({ database, now }: Options): Promise<DatabaseChecks> {
  const [pending, backlog] = await Promise.all([
    pendingMigrations(database.db),
    readBacklog({ ctx: { db: database.db, now } }),
  ]);
  return {
    database: 'ok',
    migrations: pending === 0 ? 'ok' : 'pending',
    outbox: backlog.oldestDueMail > lateSeconds ? 'late' : 'ok',
  };
}

function statusOf(checks: Readiness['checks'], isEmbedded: boolean): Readiness['status'] {
  const cannotWrite = checks.disk === 'full' || checks.disk === 'unwritable';
  if (checks.database !== 'ok' || checks.migrations !== 'ok' || (isEmbedded && cannotWrite)) return 'unavailable';
  return Object.values(checks).every((value) => value === 'ok') ? 'ready' : 'degraded';
}
