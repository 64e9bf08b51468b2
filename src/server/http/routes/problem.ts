import type { HttpBindings } from '@hono/node-server';
import type { Hook } from '@hono/zod-openapi';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import type { Problem } from '#src/contract/conventions.ts';
import type { Logger } from '#src/server/context.ts';
import {
  AppError,
  type ErrorKind,
  type FieldError,
  InvalidInputError,
  NotFoundError,
  TooManyRequestsError,
} from '#src/server/errors.ts';
import { requestIdOf } from '#src/server/network/observedResponse.ts';
import { outageOf, retryAfterOutage } from '#src/server/network/outage.ts';
import { isProfileGone } from '#src/server/services/accounts/index.ts';
import type { ApiEnv } from './apiEnv.ts';

type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 412 | 413 | 415 | 429 | 500 | 503;

const statuses: Record<ErrorKind, ProblemStatus> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  stale: 412,
  'too-many-requests': 429,
  unavailable: 503,
};

const titles: Record<ProblemStatus, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Errors of the library, which come with a status of their own. */
const httpCodes: Partial<Record<number, [ProblemStatus, string]>> = {
  400: [400, 'invalid-input'],
  413: [413, 'content-too-large'],
  415: [415, 'unsupported-media-type'],
};

/** The one form of every error (RFC 9457). */
export function problem(c: Context<ApiEnv>, status: ProblemStatus, rest: Pick<Problem, 'code' | 'detail' | 'errors'>) {
  const body: Problem = { type: 'about:blank', title: titles[status], status, ...rest, requestId: c.var.requestId };
  return c.body(JSON.stringify(body), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
}

/** The only place that turns an error into an answer; of an unknown one nothing is told but the request's id. */
export const onError: ErrorHandler<ApiEnv> = (error, c) => {
  if (isAborted(error)) return problem(c, 400, { code: 'aborted' });
  const outage = outageOf(error);
  if (outage) {
    const { code, message } = outage;
    c.var.ctx.logger.warn({ err: outage, method: c.req.method, path: c.req.path }, 'something outside is away');
    c.header('retry-after', String(outage.retryAfter));
    return problem(c, 503, { code, detail: message });
  }
  if (error instanceof AppError) {
    const { code, message, errors } = error;
    if (error instanceof TooManyRequestsError) c.header('retry-after', String(error.retryAfter));
    if (error.kind === 'unavailable') c.header('retry-after', String(retryAfterOutage));
    return problem(c, statuses[error.kind], { code, detail: message, errors });
  }
  // The account was deleted while this call was under way.
  if (isProfileGone(error)) return problem(c, 403, { code: 'profile-required', detail: 'Make a profile first.' });
  const known = error instanceof HTTPException ? httpCodes[error.status] : undefined;
  if (known) return problem(c, known[0], { code: known[1], detail: error.message });
  c.var.ctx.logger.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed');
  return problem(c, 500, { code: 'internal' });
};

/** Who asked has gone in the middle of the body: nobody reads the answer, and nothing is wrong. */
function isAborted(error: Error): boolean {
  return error.message === 'aborted' || ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');
}

/** The same for what is no call of the API: feeds, files, the sign-in pages, and a page that could not be made. */
export function onSiteError(logger: Logger): ErrorHandler<{ Bindings: HttpBindings }> {
  return (error, c) => {
    if (isAborted(error)) return c.body(null, 400);
    if (error instanceof HTTPException) return error.getResponse();
    const outage = outageOf(error);
    if (!outage) {
      logger.error({ err: error, requestId: requestIdOf(c.env) }, 'request failed');
      return c.text('Internal Server Error', 500);
    }
    logger.warn({ err: outage, requestId: requestIdOf(c.env) }, 'something outside is away');
    return c.text(outage.message, 503, { 'retry-after': String(outage.retryAfter), 'cache-control': 'no-store' });
  };
}

export const onNotFound: NotFoundHandler<ApiEnv> = (c) =>
  problem(c, 404, { code: 'not-found', detail: 'There is no such call.' });

/** An address with an impossible id names nothing: 404. A wrong query or body is the caller's mistake: 400. */
export const onInvalid: Hook<unknown, ApiEnv, string, void> = (result) => {
  if (result.success) return;
  if (result.target === 'param') throw new NotFoundError('thing');
  throw new InvalidInputError('The input does not fit.', result.error.issues.flatMap(fieldErrors));
};

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path.join('.'), message: issue.message }];
  return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'is not known' }));
}
