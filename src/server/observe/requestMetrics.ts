import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RenderedPage } from '#src/server/pages/pageCache.ts';

type Render = (key: string) => Promise<RenderedPage>;

/** Requests and renders, counted as they happen. Times in seconds. */
export function createRequestMetrics(registry: Registry) {
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers but those of kept pages, by method, pattern of the address and status; 499 is a visitor who left before the end.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers,
  });
  // Kept pages are most answers, and sent in a few dozen microseconds: counting one by the library takes four of them, here none.
  const asked = { hit: new Map<string, Map<number, number>>(), miss: new Map<string, Map<number, number>>() };
  new Counter({
    name: 'page_cache_requests_total',
    help: 'Pages that were asked for, by whether they were kept, pattern of the address and status.',
    labelNames: ['result', 'route', 'status'],
    registers,
    collect() {
      for (const [result, routes] of Object.entries(asked)) {
        for (const [route, counts] of routes) {
          for (const [status, count] of counts) this.inc({ result, route, status }, count);
        }
        routes.clear();
      }
    },
  });
  const renders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Pages rendered, by their status; `failed` when there was no page.',
    labelNames: ['status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const rendering = new Gauge({ name: 'page_renders_under_way', help: 'Pages being rendered now.', registers });

  return {
    recordAnswer: (method: string, route: string, status: number, seconds: number) =>
      requests.observe({ method, route, status }, seconds),
    recordPage: (result: 'hit' | 'miss', route: string, status: number) => {
      const counts = asked[result].get(route) ?? new Map<number, number>();
      asked[result].set(route, counts.set(status, (counts.get(status) ?? 0) + 1));
    },
    /** The same renderer, measured. */
    measured:
      (render: Render): Render =>
      async (key) => {
        const end = renders.startTimer();
        rendering.inc();
        try {
          const page = await render(key);
          end({ status: page.status });
          return page;
        } catch (error) {
          end({ status: 'failed' });
          throw error;
        } finally {
          rendering.dec();
        }
      },
  };
}

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;
