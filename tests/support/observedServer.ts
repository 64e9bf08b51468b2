import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ServerBuild } from 'react-router-dom';
import { readConfig } from '#src/server/config/readConfig.ts';
import type { Database } from '#src/server/db/database.ts';
import { createApp } from '#src/server/http/app.ts';
import { siteFeeds } from '#src/server/http/siteFeeds.ts';
import type { IdentityVerifier } from '#src/server/integrations/identity/identityVerifier.ts';
import { openMediaStore } from '#src/server/integrations/media/openMediaStore.ts';
import { createClientNetwork, type TrustProxy } from '#src/server/network/clientNetwork.ts';
import { ObservedResponse } from '#src/server/network/observedResponse.ts';
import { openObservation } from '#src/server/observe/openObservation.ts';
import { PageCache, type RenderedPage } from '#src/server/pages/pageCache.ts';
import { createPageKeys, plainPageKey } from '#src/server/pages/pageKey.ts';
import { now, testApi } from './api.ts';
import { capturedLog } from './capturedLog.ts';

interface Options {
  database: Database;
  identity: IdentityVerifier;
  dataDir: string;
  render: (key: string) => Promise<RenderedPage>;
  metricsToken?: string;
  identityRoutes?: Hono | null;
  /** Whose `X-Forwarded-For` is believed; without it all are of one network. */
  trustProxy?: TrustProxy;
}

/** Two layouts and their pages, as the router's build has them. */
const routes = {
  root: { id: 'root', path: '', module: {} },
  shell: { id: 'shell', parentId: 'root', module: {} },
  home: { id: 'home', parentId: 'shell', index: true, module: {} },
  paged: { id: 'paged', parentId: 'shell', path: 'kurzy/stranka/:page', module: {} },
  course: { id: 'course', parentId: 'shell', path: 'kurzy/:slug', module: {} },
  resources: { id: 'resources', parentId: 'shell', path: 'kurzy/:slug/zdroje', module: {} },
  login: { id: 'login', parentId: 'shell', path: 'login/:redirectUri?', module: {} },
  search: { id: 'search', parentId: 'shell', path: 'hladat', module: { handle: { isSearch: true } } },
  notFound: { id: 'notFound', parentId: 'shell', path: '*', module: {} },
} as unknown as ServerBuild['routes'];

/** The server around the API, with pages of the test's own. */
export async function startObservedServer({
  database,
  identity,
  dataDir,
  render,
  metricsToken,
  identityRoutes = null,
  trustProxy,
}: Options) {
  const log = capturedLog();
  const { logger } = log;
  const config = { ...readConfig(metricsToken ? { METRICS_TOKEN: metricsToken } : {}), dataDir };
  const observation = openObservation({
    config,
    logger,
    build: { routes },
    database,
    identity,
    now: () => now,
  });
  const ctx = { db: database.db, actor: { kind: 'anonymous' as const }, logger, now: () => now };
  const feeds = siteFeeds({ ctx, publicUrl: 'http://localhost' });
  const pages = new PageCache({
    render: observation.measured(async (key) => feeds.get(key)?.() ?? render(key)),
    onError: () => {},
    now: Date.now,
  });
  const clientNetwork = createClientNetwork(trustProxy ?? null);
  const { api } = testApi(database, [], { integrations: { identity }, clientNetwork });
  const app = createApp({
    api,
    identityRoutes,
    providerPages: null,
    ctx: () => ctx,
    pageRoute: observation.pageRoute,
    metricsRoutes: observation.metricsRoutes(pages),
    readiness: observation.readiness,
    pages,
    pageKey: createPageKeys(routes),
    feedPaths: feeds.keys(),
    pageForms: null,
    clientNetwork,
    publicUrl: 'http://localhost',
    media: openMediaStore(config),
    clientDirectory: 'public',
    isStopping: () => false,
  });
  const answer = getRequestListener(app.fetch);
  const server = createServer({ ServerResponse: ObservedResponse }, (request, response) => {
    const startedAt = performance.now();
    const key = plainPageKey(request.url ?? '/');
    if (key !== null && pages.serve(key, request, response)) {
      observation.recordKept(request, response, startedAt);
      return;
    }
    observation.watch(request, response, startedAt);
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...log,
    port,
    pages,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
