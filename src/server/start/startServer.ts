import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router-dom';
import { paths } from '#src/domain/paths.ts';
import { trialKeyParameter } from '#src/domain/trialKey.ts';
import { type BackUp, lastDumpAt } from '#src/server/backup/nightlyBackups.ts';
import type { ServerConfig } from '#src/server/config/ServerConfig.ts';
import { openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { createApi } from '#src/server/http/api.ts';
import { createApp } from '#src/server/http/app.ts';
import { pagesElsewhere } from '#src/server/http/crossOrigin.ts';
import { createHttpServer } from '#src/server/http/httpServer.ts';
import { pageForms } from '#src/server/http/routes/pageForms.ts';
import { siteFeeds } from '#src/server/http/siteFeeds.ts';
import { browserFolders } from '#src/server/http/staticFiles.ts';
import { openBrowserBuilds } from '#src/server/integrations/builds/browserBuilds.ts';
import { createRecaptcha } from '#src/server/integrations/captcha/recaptcha.ts';
import { openIdentity } from '#src/server/integrations/identity/openIdentity.ts';
import { openMailer } from '#src/server/integrations/mail/openMailer.ts';
import { openMediaStore } from '#src/server/integrations/media/openMediaStore.ts';
import { openPayments } from '#src/server/integrations/payments/openPayments.ts';
import { webhookCall } from '#src/server/integrations/payments/webhookCall.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { createClientNetwork } from '#src/server/network/clientNetwork.ts';
import { openObservation } from '#src/server/observe/openObservation.ts';
import { routePatterns } from '#src/server/observe/pageRoutes.ts';
import { browserServices } from '#src/server/pages/browserServices.ts';
import { PageCache } from '#src/server/pages/pageCache.ts';
import { createPageKeys, plainPageKey } from '#src/server/pages/pageKey.ts';
import { createPageRenderer } from '#src/server/pages/renderPage.ts';
import { warmUp } from '#src/server/pages/warmUp.ts';
import { hasRights } from '#src/server/services/accounts/index.ts';
import { getSigningKeys } from '#src/server/services/ground/index.ts';
import { signingCertificateKey } from '#src/server/services/learning/index.ts';
import { addStarters } from '#src/server/services/letters/index.ts';
import { startVisitCounter } from '#src/server/services/overview/index.ts';
import { keepTestCodes } from '#src/server/services/selling/index.ts';
import { fillEmptyDatabase } from '#src/server/services/writing/index.ts';
import { createVisitSeer } from './seeVisits.ts';
import { startWorkers } from './startWorkers.ts';
import { stopInOrder } from './stopInOrder.ts';

/** Milliseconds after the start: the first visitors come at once, and have the processor to themselves. */
const warmUpDelay = 10_000;

interface Options {
  config: ServerConfig;
  logger: Logger;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The browser's build; `null` while Vite serves it. */
  clientDirectory: string | null;
  /** Dumps the embedded database every night; left out in development. */
  backUp?: BackUp;
  /** The development server has its own, which stays open while this one is started anew. */
  openHttpServer?: typeof createHttpServer;
}

export interface RunningServer {
  url: string;
  pages: PageCache;
  /** The path that opens the desk of a trial, with its key; `null` where sign-ins are real. */
  deskPath: string | null;
  /**
   * Answers what is under way, refuses the rest, closes the database: within ten seconds, whatever clients do.
   * @throws Error naming what did not stop in its time.
   */
  stop: () => Promise<void>;
}

/** Opens the database, migrates it, and fills an empty one with the sample content and the first templates. */
export async function openFilledDatabase(config: ServerConfig, logger: Logger): Promise<Database> {
  const { databaseUrl, databasePoolSize: poolSize, dataDir } = config;
  const database = await openDatabase({ databaseUrl, poolSize, dataDir, logger });
  const ctx = { db: database.db, now: () => new Date() };
  const filled = await fillEmptyDatabase({ ctx });
  if (filled) await addStarters({ ctx });
  // What certificates are signed with is published from the first start on.
  await signingCertificateKey(ctx);
  if (filled) logger.info({ inserted: filled.inserted }, 'filled the empty database with the sample content');
  return database;
}

/** Opens the database, fills an empty one, and listens. */
export async function startServer(options: Options): Promise<RunningServer> {
  const { config, logger } = options;
  const database = await openFilledDatabase(config, logger);
  const ctx = { db: database.db, actor: { kind: 'anonymous' as const }, logger, now: () => new Date() };

  const adminEmails = new Set(config.adminEmails);
  const identity = await openIdentity(config, {
    logger,
    hasRights: (person) => hasRights({ ctx, input: { ...person, adminEmails } }),
  });
  const mailer = openMailer(config);
  const { backUp } = options;
  const { dataDir, publicUrl } = config;
  const { payments, localPayments } = await openPayments(config, {
    ctx,
    signingKey: async () => (await getSigningKeys({ ctx, input: { name: 'local-payments' } })).current,
    deliver: (body, signature) => api.fetch(webhookCall(body, signature)),
  });
  await keepTestCodes({ ctx, input: { isTest: localPayments !== null } });
  const media = openMediaStore(config);
  const workers = await startWorkers({ config, ctx, database, mailer, payments, media, backUp });
  const build = typeof options.build === 'function' ? await options.build() : options.build;
  const integrations = {
    media,
    wordpressSecret: config.sources.wordpress?.webhookSecret ?? null,
    identity: identity.verifier,
    captcha: config.captcha && createRecaptcha(config.captcha),
    payments,
    localPayments,
    rateLimiter: createRateLimiter(database),
    adminEmails,
    builds: openBrowserBuilds(options.clientDirectory ? browserFolders(options.clientDirectory) : []),
    routes: routePatterns(build),
    isBehindCache: config.cdnMaxAge !== null,
    ...(backUp && database.copyFiles && { lastDumpAt: () => lastDumpAt(dataDir) }),
  };
  const clientNetwork = createClientNetwork(config.trustProxy);
  const api = createApi({
    database,
    logger,
    serverOrigin: publicUrl,
    pagesOrigin: pagesElsewhere(config),
    integrations,
    clientNetwork,
    onWrite: workers.wake,
  });
  const observation = openObservation({
    config,
    logger,
    build,
    database,
    identity: identity.verifier,
    now: ctx.now,
  });
  const renderPage = openRenderer(options, api);
  const feeds = siteFeeds({ ctx, publicUrl });
  const pages = new PageCache({
    render: observation.measured(async (key) => feeds.get(key)?.() ?? renderPage(key)),
    now: Date.now,
    keepsPages: !config.isDevelopment,
    onError: (error, key) => logger.error({ err: error, key }, 'a page could not be kept'),
  });
  database.onChange((resource) => pages.drop(resource));

  const pageKey = createPageKeys(build.routes);
  const visits = startVisitCounter(ctx);
  const seeVisit = createVisitSeer({ visits, pageKey, feedPaths: new Set(feeds.keys()), publicUrl });
  let isStopping = false;
  const app = createApp({
    api,
    identityRoutes: identity.routes,
    providerPages: identity.providerPages,
    ctx: () => ctx,
    pageRoute: observation.pageRoute,
    metricsRoutes: observation.metricsRoutes(pages),
    readiness: observation.readiness,
    pages,
    pageKey,
    feedPaths: feeds.keys(),
    pageForms: pageForms({ api, render: renderPage, pageKey, clientNetwork, publicUrl }),
    clientNetwork,
    publicUrl,
    media,
    clientDirectory: options.clientDirectory,
    isStopping: () => isStopping,
  });
  const openHttpServer = options.openHttpServer ?? createHttpServer;
  const server = openHttpServer(keptFirst({ pages, observation, seeVisit, answer: getRequestListener(app.fetch) }));
  const port = await server.listen(config.port, config.host);
  let warming: Promise<void> | undefined;
  const startWarmUp = () => {
    warming = warmUp({ ctx, pages, isStopping: () => isStopping }).catch((error: unknown) =>
      logger.error({ err: error }, 'the pages could not be rendered ahead'),
    );
  };
  const warmUpTimer = config.isDevelopment ? undefined : setTimeout(startWarmUp, warmUpDelay);

  const { trialKey } = identity;
  return {
    url: `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`,
    pages,
    deskPath: trialKey && `${paths.login()}?${trialKeyParameter}=${trialKey}`,
    stop: () => {
      isStopping = true;
      clearTimeout(warmUpTimer);
      // Service managers kill after ten seconds (docs/operating.md).
      const steps = [
        { name: 'connections', stop: () => server.stop(), untilMs: 6_000 },
        { name: 'pages', stop: () => Promise.all([warming, pages.settled()]), untilMs: 6_500 },
        { name: 'local payments', stop: () => localPayments?.stop(), untilMs: 7_000 },
        ...workers.stopSteps,
        { name: 'visits', stop: () => visits.stop(), untilMs: 8_000 },
        { name: 'mailer', stop: () => mailer.close(), untilMs: 8_250 },
        { name: 'database', stop: () => database.close(), untilMs: 9_500 },
      ];
      return stopInOrder(steps, logger);
    },
  };
}

/** Renders pages as the configuration wants them; what they ask of the API stays in this process. */
function openRenderer({ config, logger, build, clientDirectory }: Options, api: ReturnType<typeof createApi>) {
  return createPageRenderer({
    build,
    isDevelopment: config.isDevelopment,
    clientDirectory,
    publicUrl: config.publicUrl,
    publicApiUrl: config.publicApiUrl,
    cdnMaxAge: config.cdnMaxAge,
    services: browserServices(config),
    sendToApi: async (path) => api.fetch(new Request(`http://internal/api${path}`)),
    logError: (error) => logger.error({ err: error }, 'a page failed'),
  });
}

/** Answers with a page that is kept before any router is asked. */
function keptFirst({
  pages,
  observation,
  seeVisit,
  answer,
}: {
  pages: PageCache;
  observation: ReturnType<typeof openObservation>;
  seeVisit: ReturnType<typeof createVisitSeer>;
  answer: ReturnType<typeof getRequestListener>;
}): Parameters<typeof createHttpServer>[0] {
  return (request, response) => {
    const startedAt = performance.now();
    const key = isPageRequest(request) ? plainPageKey(request.url ?? '/') : null;
    if (key !== null && pages.serve(key, request, response)) {
      observation.recordKept(request, response, startedAt);
      seeVisit(request, response, key);
      return;
    }
    observation.watch(request, response, startedAt);
    response.on('close', () => seeVisit(request, response));
    void answer(request, response);
  };
}

function isPageRequest({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
