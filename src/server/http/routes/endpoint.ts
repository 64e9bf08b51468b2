import type { HttpBindings } from '@hono/node-server';
import type { RouteConfig, RouteHandler } from '@hono/zod-openapi';
import type { Context, Handler, MiddlewareHandler, TypedResponse } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { problemSchema } from '#src/contract/conventions.ts';
import { mayBeSlow } from '#src/server/http/httpServer.ts';
import type { JsonOf } from '#src/server/http/presenters/jsonOf.ts';
import { acceptedEncodings } from '#src/server/pages/acceptedEncoding.ts';
import type { ApiEnv } from './apiEnv.ts';
import { type Callers, requireCaller } from './callers.ts';
import type { Limit } from './limits.ts';
import { problem } from './problem.ts';
import { refuseUnfitJson } from './refuseUnfitJson.ts';
import { refuseUnfitQuery } from './refuseUnfitQuery.ts';

/** What `endpoint` makes of a route, under the name that `api.ts` gives it. */
export interface Endpoint {
  route: RouteConfig;
  // What it answers was held against its own route.
  handler: Handler;
}

const usualBodyBytes = 64 * 1024;
const limitBody = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => problem(c, 413, { code: 'content-too-large' }) });

/** The version that the caller has seen: `"12"`. Without it nobody writes over what somebody else has written. */
export const ifMatch = z.object({
  'if-match': z
    .string()
    .regex(/^"[\w-]{1,64}"$/)
    .transform((tag) => tag.slice(1, -1)),
});

/**
 * A route and what answers it, typed by each other: the answer is held against the contract at compile time. The route's
 * `security` (`callers.ts`) says who may call it; nothing of a body is read for anybody else. Its `limits` (`limits.ts`) say how
 * often; what does not fit is refused before and does not count. `bodyBytes`: how long a body may be, where 64 kB are too few.
 */
export function endpoint<R extends RouteConfig & { security: Callers; limits?: readonly Limit[]; bodyBytes?: number }>(
  { limits = [], bodyBytes = usualBodyBytes, ...route }: R,
  handler: RouteHandler<R, ApiEnv>,
): Endpoint {
  return {
    route: {
      ...route,
      ...(limits.length > 0 && { 'x-rate-limits': limits.flatMap(({ rates }) => rates) }),
      // In this order, and all of them before the validation of the request. A read has no body to look for.
      middleware: [requireCaller(route.security), refuseUnfitQuery, ...bodyChecks(route, bodyBytes)],
      responses: { ...failures(commonProblems(route)), ...unchanged(route), ...route.responses },
    },
    handler: async (c, next) => {
      for (const limit of limits) await limit.count(c);
      return handler(c, next);
    },
  };
}

function bodyChecks({ method, request }: RouteConfig, bodyBytes: number) {
  if (method === 'get') return [];
  return request?.body === fileBody ? [takeTime] : [limitBody(bodyBytes), refuseUnfitJson];
}

/** A file of a gigabyte comes for minutes. Whoever may send one is known by now. */
const takeTime: MiddlewareHandler<ApiEnv & { Bindings: Partial<HttpBindings> }> = async (c, next) => {
  const request = c.env?.incoming;
  if (request) mayBeSlow.add(request);
  await next();
};

/** What every call of a kind may answer, whatever it does. */
function commonProblems({ method, request }: RouteConfig): ProblemStatus[] {
  const isRead = method === 'get';
  return [401, ...(request?.body ? [415 as const] : []), ...(isRead ? [] : [413 as const]), 429, 500, 503];
}

/** A browser that asks whether what it keeps still holds. */
function unchanged({ method }: RouteConfig) {
  return method === 'get' ? { 304: { description: 'What `If-None-Match` names still holds' } } : {};
}

/** Unknown parameters are refused, so a call without any says so. */
export const noQuery = z.strictObject({});

type ProblemStatus = 400 | 401 | 403 | 404 | 412 | 413 | 415 | 429 | 500 | 503;

const problems: Record<ProblemStatus, string> = {
  400: 'A parameter is wrong or unknown',
  401: 'The token does not hold, or one is needed',
  403: 'Not for this caller; `code` names the reason',
  404: 'There is no such thing',
  412: 'It is another one than `If-Match` names by now',
  413: 'The body is too large',
  415: 'The body is of another type',
  429: 'Too many calls; `Retry-After` says when to come back',
  500: 'Something is broken; the log has it under `requestId`',
  503: 'A service outside does not answer; trying again may help',
};

/** A body that has to come, as JSON. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { content: { 'application/json': { schema } }, required: true };
}

/** A body that may be missing, as JSON. */
export function mayHaveJson<S extends z.ZodType>(schema: S) {
  return { content: { 'application/json': { schema } }, required: false };
}

/** A body that is a file, of any type; whoever reads it decides how much of it. */
export const fileBody = { content: { 'application/octet-stream': { schema: z.any() } }, required: true };

/** The answers of a call for the OpenAPI document: its success, and the problems that it can have. */
export function answers<S extends z.ZodType, P extends ProblemStatus>(schema: S, description: string, ...codes: P[]) {
  const success = { 200: { description, content: { 'application/json': { schema } } } };
  // Problems are thrown, so the handler's type needs the success only.
  return { ...success, ...failures(codes) } as typeof success;
}

/** A success whose JSON is there as bytes already, compressed where the caller takes that. */
export async function sendJson<T>(c: Context<ApiEnv>, json: JsonOf<T>) {
  const [encoding] = acceptedEncodings(c.req.header('accept-encoding'));
  const body = (await json.form(encoding)) as Buffer<ArrayBuffer>;
  return c.body(body, 200, {
    'content-type': 'application/json',
    ...(encoding && { 'content-encoding': encoding }),
    vary: 'accept-encoding',
  }) as unknown as TypedResponse<T, 200, 'json'>;
}

/** The same for a call that is done only later, by a mail: 202. */
export function accepts<S extends z.ZodType, P extends ProblemStatus>(schema: S, description: string, ...codes: P[]) {
  const success = { 202: { description, content: { 'application/json': { schema } } } };
  return { ...success, ...failures(codes) } as typeof success;
}

function failures(codes: ProblemStatus[]) {
  return Object.fromEntries(
    codes.map((code) => [
      code,
      { description: problems[code], content: { 'application/problem+json': { schema: problemSchema } } },
    ]),
  );
}
