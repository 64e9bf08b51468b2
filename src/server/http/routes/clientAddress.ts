import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { noNetwork } from '#src/server/network/clientNetwork.ts';
import type { ApiEnv } from './apiEnv.ts';

/** The network of a call for rate limits; `unknown` for a call inside the process, which has no connection. */
export function clientAddress(c: Context<ApiEnv>): string {
  return networkOfCaller(c) ?? noNetwork;
}

/** The same; `null` for a call inside the process, as the page renderer makes them. */
export function networkOfCaller(c: Context<ApiEnv>): string | null {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming ? c.get('clientNetwork')(incoming) : null;
}
