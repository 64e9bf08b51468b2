import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { noNetwork } from '#src/server/clientNetwork.ts';
import type { ApiEnv } from './endpoint.ts';

/** The network that a call comes from, for rate limits; `unknown` for a call inside the process, which has no connection. */
export function clientAddress(c: Context<ApiEnv>): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  return incoming ? c.var.clientNetwork(incoming) : noNetwork;
}
