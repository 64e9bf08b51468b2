import { pino } from 'pino';
import type { Database } from '#src/server/db/database.ts';
import { createApi } from '#src/server/http/api.ts';
import { openBrowserBuilds } from '#src/server/integrations/builds/browserBuilds.ts';
import type { IdentityVerifier } from '#src/server/integrations/identity/identityVerifier.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import { createLocalGateway } from '#src/server/integrations/payments/localGateway.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';

interface BenchOptions {
  database: Database;
  origin: string;
  identity: IdentityVerifier;
  now: () => Date;
}

/** The API over a database, without a server around it. */
export function benchApi({ database, origin, identity, now }: BenchOptions) {
  const logger = pino({ level: 'error' });
  const payments = createLocalGateway({
    ctx: { db: database.db, logger, now },
    secret: 'whsec_bench',
    deliver: () => new Response(),
  });
  return createApi({
    database,
    logger,
    serverOrigin: origin,
    integrations: {
      identity,
      wordpressSecret: null,
      captcha: null,
      payments,
      localPayments: payments,
      media: createFolderStore('/nowhere'),
      rateLimiter: createRateLimiter({ pool: null }),
      adminEmails: new Set(['admin@example.org']),
      builds: openBrowserBuilds([]),
      routes: new Map(),
    },
    now,
  });
}
