import type { Context, MiddlewareHandler } from 'hono';
import type { Role } from '#src/contract/role.ts';
import type { Actor, Identity } from '#src/server/context.ts';
import { UnauthenticatedError } from '#src/server/errors.ts';
import { isLocalCall } from '#src/server/network/localCalls.ts';
import { findUser, followIdentity } from '#src/server/services/accounts/index.ts';
import type { ApiEnv } from './apiEnv.ts';

/**
 * Puts who asks into `ctx`. A call without a token is anonymous; one with a wrong token is refused, not served as
 * anonymous. A call that writes brings the profile into step with the token; one that reads writes nothing. Answers for signed-in callers are nobody else's: register this before what sets a cache-control.
 */
export const authenticate: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const header = c.req.header('authorization');
  if (header !== undefined) {
    try {
      keepTrialHere(c);
      c.set('ctx', { ...c.get('ctx'), actor: await actorOf(c, header) });
    } catch (error) {
      if (error instanceof UnauthenticatedError) c.header('www-authenticate', 'Bearer');
      throw error;
    }
  }
  await next();
  if (c.get('ctx').actor.kind === 'user') c.res.headers.set('cache-control', 'private, no-store');
  if (c.res.status === 401) c.res.headers.set('www-authenticate', 'Bearer');
};

function keepTrialHere(c: Context<ApiEnv>): void {
  if (!c.get('integrations').identity.isTrial || isLocalCall(c)) return;
  throw new UnauthenticatedError('token-invalid', 'A trial sign-in counts on its own computer only.');
}

function rolesOf(
  { email, emailVerified, rolesCount }: Identity,
  given: readonly Role[],
  adminEmails: ReadonlySet<string>,
) {
  if (!rolesCount) return [];
  return emailVerified && adminEmails.has(email) ? ['ADMIN' as const] : given;
}

async function actorOf(c: Context<ApiEnv>, header: string): Promise<Actor> {
  const ctx = c.get('ctx');
  const { identity, adminEmails } = c.get('integrations');
  const token = /^Bearer +(\S+) *$/i.exec(header)?.[1];
  if (!token) throw new UnauthenticatedError('token-invalid', 'Send „Authorization: Bearer“ with an ID token.');
  const caller = await identity.verify(token);
  const found = await findUser({ ctx, input: caller });
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const user =
    found && !isRead
      ? await followIdentity({ ctx, input: { user: found.user, identity: caller } })
      : (found?.user ?? null);
  const roles = rolesOf(caller, found?.roles ?? [], adminEmails);
  return { kind: 'user', identity: caller, user, roles };
}
