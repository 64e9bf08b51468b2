import type { Context } from 'hono';
import type { RateLimit } from '#src/server/integrations/rateLimiter.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import type { ApiEnv } from './apiEnv.ts';
import { clientAddress, networkOfCaller } from './clientAddress.ts';

/** How many of its calls somebody has. One may stand at several routes, which then share it. */
export interface Limit {
  rates: readonly RateLimit[];
  /** @throws TooManyRequestsError when nothing is left. */
  count: (c: Context<ApiEnv>) => Promise<void>;
}

/** For each person: several sign-ins may lead to one profile. */
export function perUser(rate: RateLimit): Limit {
  return limit(rate, ({ var: { ctx } }) => {
    const { user, identity } = requireSignedIn(ctx.actor);
    return user?.id ?? identity.uid;
  });
}

/** For all who call from one network. */
export function perNetwork(rate: RateLimit): Limit {
  return limit(rate, clientAddress);
}

/** The same, but for the calls of the page renderer, which are counted as pages. */
export function perNetworkOutside(rate: RateLimit): Limit {
  return {
    rates: [rate],
    count: async (c) => {
      const network = networkOfCaller(c);
      if (network !== null) await c.get('integrations').rateLimiter.consume(rate, network);
    },
  };
}

/** One limit for who is signed in, another one for who is not. */
export function perUserElse(users: Limit, others: Limit): Limit {
  return {
    rates: [...users.rates, ...others.rates],
    count: (c) => (c.get('ctx').actor.kind === 'user' ? users : others).count(c),
  };
}

function limit(rate: RateLimit, keyOf: (c: Context<ApiEnv>) => string): Limit {
  return { rates: [rate], count: (c) => c.get('integrations').rateLimiter.consume(rate, keyOf(c)) };
}
