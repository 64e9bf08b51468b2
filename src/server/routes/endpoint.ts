import type { RouteConfig, RouteHandler } from '@hono/zod-openapi';
import { z } from 'zod';
import { problemSchema } from '#src/contract/common.ts';
import type { Ctx } from '#src/server/context.ts';

/** What the API's middleware puts beside each request. */
export interface ApiEnv {
  Variables: { ctx: Ctx; requestId: string };
}

/** A route and what answers it, typed by each other: the answer is held against the contract at compile time. */
export function endpoint<R extends RouteConfig>(route: R, handler: RouteHandler<R, ApiEnv>) {
  return { route, handler };
}

/** Unknown parameters are refused, so a call without any says so. */
export const noQuery = z.strictObject({});

type ProblemStatus = 400 | 401 | 403 | 404;

const problems: Record<ProblemStatus, string> = {
  400: 'A parameter is wrong or unknown',
  401: 'Only for signed-in users',
  403: 'Not for this caller; `code` names the reason',
  404: 'There is no such thing',
};

/** The answers of a call for the OpenAPI document: its success, and the problems that it can have. */
export function answers<S extends z.ZodType, P extends ProblemStatus>(schema: S, description: string, ...codes: P[]) {
  const success = { 200: { description, content: { 'application/json': { schema } } } };
  const failures = codes.map((code) => [
    code,
    { description: problems[code], content: { 'application/problem+json': { schema: problemSchema } } },
  ]);
  // Problems are thrown, so the handler's type needs the success only.
  return { ...success, ...Object.fromEntries(failures) } as typeof success;
}
