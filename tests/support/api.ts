import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type Problem, problemSchema } from '#src/contract/conventions.ts';
import type { Ctx, Logger } from '#src/server/context.ts';
import type { Database } from '#src/server/db/database.ts';
import { UnauthenticatedError } from '#src/server/errors.ts';
import { createApi } from '#src/server/http/api.ts';
import type { Integrations } from '#src/server/http/routes/apiEnv.ts';
import { openBrowserBuilds } from '#src/server/integrations/builds/browserBuilds.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import type { NetworkLimits } from '#src/server/integrations/networkLimits.ts';
import { createLocalGateway, type LocalGateway } from '#src/server/integrations/payments/localGateway.ts';
import { webhookCall } from '#src/server/integrations/payments/webhookCall.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import type { ClientNetwork } from '#src/server/network/clientNetwork.ts';
import { type AnswerCheck, createAnswerCheck } from './describedAnswers.ts';

/** The clock of the API tests. */
export const now = new Date('2026-06-15T12:00:00Z');

export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error';
  details: object;
  message: string;
}

/** A logger that keeps its lines. */
export function recordingLogger(lines: LogLine[] = [], bindings: object = {}): Logger {
  const write = (level: LogLine['level']) => (details: object, message: string) => {
    lines.push({ level, details: { ...bindings, ...details }, message });
  };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: (more) => recordingLogger(lines, { ...bindings, ...more }),
  };
}

export function testCtx(database: Pick<Database, 'db'>): Ctx {
  return { db: database.db, actor: { kind: 'anonymous' }, logger: recordingLogger(), now: () => now };
}

/** Signs the events of the test API's local gateway. */
export const localWebhookSecret = 'whsec_test';

/** The services outside as an installation without any has them; nobody can sign in. */
function testIntegrations(localPayments: LocalGateway, integrations: Partial<Integrations> = {}): Integrations {
  return {
    identity: { isTrial: false, verify: () => Promise.reject(new UnauthenticatedError('token-invalid')) },
    captcha: null,
    payments: localPayments,
    localPayments,
    rateLimiter: createRateLimiter({ pool: null }),
    wordpressSecret: null,
    media: createFolderStore(join(tmpdir(), 'prvy-riadok-test-media')),
    adminEmails: new Set(['admin@example.org']),
    builds: openBrowserBuilds([]),
    routes: new Map(),
    ...integrations,
  };
}

interface TestApiOptions {
  /** What the API takes for now, for what ends by itself. */
  now?: () => Date;
  integrations?: Partial<Integrations>;
  pagesOrigin?: string | null;
  clientNetwork?: ClientNetwork;
  limits?: NetworkLimits;
  /** Instead of one that keeps its lines. */
  logger?: Logger;
}

/** One for all tests: the document comes from the routes alone. */
let checkAnswer: Promise<AnswerCheck> | undefined;

/** The API in process. Answers are held against the contract, which must name every field, and against the OpenAPI document. */
export function testApi(database: Pick<Database, 'db'>, lines: LogLine[] = [], options: TestApiOptions = {}) {
  const { integrations, pagesOrigin, clientNetwork, limits, logger = recordingLogger(lines) } = options;
  const clock = options.now ?? (() => now);
  const localPayments = createLocalGateway({
    ctx: { db: database.db, logger, now: () => now },
    secret: localWebhookSecret,
    deliver: (body, signature) => api.fetch(webhookCall(body, signature)),
  });
  const api = createApi({
    database,
    logger,
    serverOrigin: 'https://prvyriadok.sk',
    pagesOrigin,
    integrations: testIntegrations(localPayments, integrations),
    ...(clientNetwork && { clientNetwork }),
    ...(limits ? { limits } : {}),
    now: clock,
  });
  const fetchApi = async (path: string, init?: RequestInit) =>
    api.fetch(new Request(`http://internal/api${path}`, init));

  async function send(path: string, init?: RequestInit): Promise<Response> {
    const response = await fetchApi(path, init);
    checkAnswer ??= fetchApi('/openapi.json').then(async (answer) => createAnswerCheck(await answer.json()));
    const check = await checkAnswer;
    await check(init?.method?.toLowerCase() ?? 'get', path.split('?')[0] ?? path, response.clone());
    return response;
  }

  async function ask<S extends z.ZodType>(path: string, schema: S, init?: RequestInit): Promise<z.output<S>> {
    const response = await send(path, init);
    const body = await response.json();
    expect(response.status, JSON.stringify(body)).toBe(200);
    const parsed = schema.parse(body);
    expect(parsed, 'a field that the contract does not name').toEqual(body);
    // What is said to a person may not be kept for another.
    if (new Headers(init?.headers).has('authorization')) {
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    return parsed;
  }

  async function problem(path: string, init?: RequestInit): Promise<Problem> {
    const response = await send(path, init);
    const text = await response.text();
    expect(response.headers.get('content-type'), text).toBe('application/problem+json');
    const body = problemSchema.strict().parse(JSON.parse(text));
    expect(body.status).toBe(response.status);
    expect(body.requestId).toBe(response.headers.get('x-request-id'));
    return body;
  }

  return { api, send, ask, problem, localPayments };
}
