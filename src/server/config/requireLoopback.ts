import type { Environment } from '#src/server/env.ts';
import { ConfigError } from './ConfigError.ts';

const loopback = ['127.0.0.1', '::1', 'localhost'];

/** With a local provider anyone can be anyone and pays with nothing, so nobody else may reach it. */
export function requireLoopback({ HOST }: Environment, names: string, what: string): void {
  if (loopback.includes(HOST)) return;
  throw new ConfigError(`Missing environment variable ${names}: ${what} serves a loopback HOST only, not ${HOST}`);
}
