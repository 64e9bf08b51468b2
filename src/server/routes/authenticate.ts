import type { Context, MiddlewareHandler } from 'hono';
import type { Actor, Ctx } from '#src/server/context.ts';
import { UnauthenticatedError } from '#src/server/errors.ts';
import { isLocalCall } from '#src/server/localCalls.ts';
import { findUser } from '#src/server/services/user/findUser.ts';
import type { ApiEnv, Integrations } from './endpoint.ts';

/**
 * Puts who asks into `ctx`. A call without a token is anonymous; one with a wrong token is refused, not served as
 * anonymous. Answers for signed-in callers are nobody else's: register this before what sets a cache-control.
 */
export const authenticate: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const header = c.req.header('authorization');
  if (header !== undefined) {
    try {
      keepTrialHere(c);
      c.set('ctx', { ...c.var.ctx, actor: await actorOf(c.var.ctx, header, c.var.integrations) });
    } catch (error) {
      if (error instanceof UnauthenticatedError) c.header('www-authenticate', 'Bearer');
      throw error;
    }
  }
  await next();
  if (c.var.ctx.actor.kind === 'user') c.res.headers.set('cache-control', 'private, no-store');
  if (c.res.status === 401) c.res.headers.set('www-authenticate', 'Bearer');
};

function keepTrialHere(c: Context<ApiEnv>): void {
  if (!c.var.integrations.identity.isTrial || isLocalCall(c)) return;
  throw new UnauthenticatedError('token-invalid', 'A trial sign-in counts on its own computer only.');
}

async function actorOf(ctx: Ctx, header: string, { identity, adminEmails }: Integrations): Promise<Actor> {
  const token = /^Bearer +(\S+) *$/i.exec(header)?.[1];
  if (!token) throw new UnauthenticatedError('token-invalid', 'Send „Authorization: Bearer“ with an ID token.');
  const caller = await identity.verify(token);
  const user = await findUser({ ctx, input: caller });
  return { kind: 'user', identity: caller, user, isAdmin: caller.emailVerified && adminEmails.has(caller.email) };
}
