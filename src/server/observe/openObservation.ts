import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { ServerBuild } from 'react-router-dom';
import type { ServerConfig } from '#src/server/config/ServerConfig.ts';
import type { Database } from '#src/server/db/database.ts';
import type { IdentityVerifier } from '#src/server/integrations/identity/identityVerifier.ts';
import type { ObservedResponse } from '#src/server/network/observedResponse.ts';
import type { PageCache } from '#src/server/pages/pageCache.ts';
import { metricsRoutes } from './metricsRoutes.ts';
import { createAnswerObserver } from './observeAnswer.ts';
import { createPageRoutes } from './pageRoutes.ts';
import { createReadiness } from './readiness.ts';
import { createRequestMetrics } from './requestMetrics.ts';
import { registerStateMetrics } from './stateMetrics.ts';

interface Options {
  config: ServerConfig;
  logger: Logger;
  build: Pick<ServerBuild, 'routes'>;
  database: Database;
  identity: IdentityVerifier;
  now: () => Date;
}

/** What is seen of the server from outside: numbers, the access log, readiness. One for each server. */
export function openObservation({ config, logger, build, database, identity, now }: Options) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = createRequestMetrics(registry);
  const pageRoute = createPageRoutes(build);
  const answers = createAnswerObserver({ logger, metrics });

  return {
    /** The renderer, measured. */
    measured: metrics.measured,
    /** Counts the answer and writes its line; to be called before anything is sent. */
    watch: answers.watch,
    /** The same for an answer that the page cache has just given. */
    recordKept: (request: IncomingMessage, response: ObservedResponse, startedAt: number) =>
      answers.recordKept(request, response, pageRoute(request.url ?? '/'), startedAt),
    pageRoute,
    metricsRoutes: (pages: PageCache) =>
      metricsRoutes({
        registry,
        refresh: registerStateMetrics(registry, { database, pages, identity, now }),
        token: config.metricsToken,
      }),
    readiness: createReadiness({ database, identity, now, ...foldersOf(config) }),
  };
}

function foldersOf({ databaseUrl, smtpUrl, identity, dataDir, mediaDir, olderMediaDir }: ServerConfig) {
  const isDataDirUsed = databaseUrl === null || smtpUrl === null || identity.provider === 'local';
  return { dataDir: isDataDirUsed ? dataDir : null, mediaDir: olderMediaDir ?? mediaDir };
}
