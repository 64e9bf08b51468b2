import { Hono } from 'hono';
import type { Registry } from 'prom-client';
import { isSame } from '#src/server/isSame.ts';

interface Options {
  registry: Registry;
  /** Reads what is not counted as it happens. */
  refresh: () => Promise<void>;
  /** `null`: there is no such address. */
  token: string | null;
}

/**
 * `/metrics` for Prometheus, for who has the token. On the site's own port rather than on one more: each process is asked
 * where it listens anyway, in a container too, there is nothing more to open, to bind or to stop, and a firewall that
 * is forgotten shows nothing.
 */
export function metricsRoutes({ registry, refresh, token }: Options): Hono {
  const routes = new Hono();
  if (token === null) return routes;
  routes.get('/metrics', async (c) => {
    const given = /^Bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    c.header('cache-control', 'no-store');
    if (!isSame(given, token)) {
      c.header('www-authenticate', 'Bearer');
      return c.text('Only with the token of METRICS_TOKEN', 401);
    }
    await refresh();
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  return routes;
}
