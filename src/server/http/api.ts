import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { z } from 'zod';
import type { Logger } from '#src/server/context.ts';
import type { Database } from '#src/server/db/database.ts';
import { type NetworkLimits, networkLimits } from '#src/server/integrations/networkLimits.ts';
import { type ClientNetwork, createClientNetwork } from '#src/server/network/clientNetwork.ts';
import { localCallsOnly } from '#src/server/network/localCalls.ts';
import { nameRequest } from '#src/server/observe/nameRequest.ts';
import { allowCallsFrom, headersOf304 } from './crossOrigin.ts';
import { deskEndpoints } from './endpoints/desk.ts';
import { learnerEndpoints } from './endpoints/learners.ts';
import { readerEndpoints } from './endpoints/readers.ts';
import { webhookEndpoints } from './endpoints/webhooks.ts';
import { openApiDocument } from './openApiDocument.ts';
import type { ApiEnv, Integrations } from './routes/apiEnv.ts';
import { authenticate } from './routes/authenticate.ts';
import { everybody } from './routes/callers.ts';
import { answers, type Endpoint, endpoint, noQuery } from './routes/endpoint.ts';
import { limitAnonymous } from './routes/limitAnonymous.ts';
import { onError, onInvalid, onNotFound, problem } from './routes/problem.ts';

export interface ApiOptions {
  database: Pick<Database, 'db'>;
  logger: Logger;
  /** Where the API is reached, for the OpenAPI document: `https://prvyriadok.sk`. */
  serverOrigin: string;
  /** Where pages are that call from another origin; without it, none may. */
  pagesOrigin?: string | null;
  integrations: Integrations;
  /** Without it no header says where a call comes from. */
  clientNetwork?: ClientNetwork;
  /** Something was written, and perhaps a mail with it. */
  onWrite?: () => void;
  /** What one network may ask without a token. */
  limits?: NetworkLimits;
  now?: () => Date;
}

const apiDescription = endpoint(
  createRoute({
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    tags: ['openapi'],
    security: everybody,
    request: { query: noQuery },
    responses: answers(z.record(z.string(), z.unknown()), 'OpenAPI 3.1', 400),
  }),
  (c) => c.json(describeApi(c.get('publicUrl')), 200),
);

/** Every call; the names are those of the OpenAPI document's operations. */
const endpoints: Record<string, Endpoint> = {
  ...readerEndpoints,
  ...learnerEndpoints,
  ...deskEndpoints,
  ...webhookEndpoints,
  apiDescription,
};

const documents = new Map<string, ReturnType<typeof openApiDocument>>();

/** The OpenAPI document of the whole API that is reached at this origin. */
export function describeApi(serverOrigin: string) {
  const document = documents.get(serverOrigin) ?? openApiDocument(endpoints, serverOrigin);
  documents.set(serverOrigin, document);
  return document;
}

/** The whole HTTP API. */
export function createApi(options: ApiOptions) {
  const {
    database,
    logger,
    serverOrigin,
    pagesOrigin,
    integrations,
    onWrite,
    clientNetwork = createClientNetwork(null),
    limits = networkLimits,
    now = () => new Date(),
  } = options;
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: onInvalid }).basePath('/api');
  api.onError(onError);
  api.notFound(onNotFound);
  api.use(nameRequest);
  api.use(async (c, next) => {
    const requestId = c.get('requestId');
    c.set('integrations', integrations);
    c.set('clientNetwork', clientNetwork);
    c.set('publicUrl', serverOrigin);
    c.set('ctx', {
      db: database.db,
      actor: { kind: 'anonymous' },
      logger: logger.child({ requestId }),
      now,
      requestId,
    });
    await next();
  });
  if (pagesOrigin) api.use(allowCallsFrom(pagesOrigin));
  api.use('/stripe/local/*', localCallsOnly);
  api.use(limitAnonymous(limits));
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) => {
        c.header('allow', methods.join(', '));
        return problem(c, 405, { code: 'method-not-allowed' });
      },
    }),
  );
  api.use(authenticate);
  api.use(withValidator, revalidated);
  api.use(async (c, next) => {
    await next();
    if (onWrite && !isRead(c.req.method) && c.res.ok) onWrite();
  });

  for (const { route, handler } of Object.values(endpoints)) api.openapi(route, handler);
  return api;
}

const withEtag = etag({ retainedHeaders: headersOf304 });

/** An answer for somebody who is signed in is kept nowhere, so no digest of it is made. */
const withValidator: MiddlewareHandler<ApiEnv> = (c, next) =>
  c.get('ctx').actor.kind === 'user' ? next() : withEtag(c, next);

/** A browser may keep an answer, but asks each time whether it still holds. */
const revalidated: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  if (!isRead(c.req.method) || !c.res.ok) return;
  c.res.headers.set('cache-control', 'no-cache');
  // What nobody in particular is told is not the answer to somebody who is signed in.
  c.res.headers.append('vary', 'authorization');
};

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
