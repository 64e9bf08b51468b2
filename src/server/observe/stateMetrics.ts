import { Gauge, type Registry } from 'prom-client';
import type { Ctx } from '#src/server/context.ts';
import type { Database } from '#src/server/db/database.ts';
import type { IdentityVerifier } from '#src/server/integrations/identity/identityVerifier.ts';
import type { PageCache } from '#src/server/pages/pageCache.ts';
import { type Backlog, readBacklog } from '#src/server/services/catalogue/index.ts';
import { countBrowserErrors } from '#src/server/services/overview/index.ts';
import { withinTime } from '#src/withinTime.ts';

interface Options {
  database: Database;
  pages: Pick<PageCache, 'size' | 'bytes'>;
  identity: IdentityVerifier;
  now: Ctx['now'];
}

/** A database that hangs must not hide the other numbers. */
const longestReadMs = 2_000;

/**
 * What is read when Prometheus asks: page cache, connections, the age of the keys, and what waits, which the answered
 * function reads anew. Ages in seconds.
 */
export function registerStateMetrics(
  registry: Registry,
  { database, pages, identity, now }: Options,
): () => Promise<void> {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('page_cache_entries', 'Pages that are kept.', () => pages.size);
  gauge('page_cache_bytes', 'Bytes of the kept pages in all their forms.', () => pages.bytes);
  const { pool } = database;
  if (pool) {
    gauge('database_pool_connections', 'Open connections of this process.', () => pool.totalCount);
    gauge('database_pool_idle', 'Open connections that nobody uses.', () => pool.idleCount);
    gauge('database_pool_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  }
  const keysAge = () => identity.keysAge?.() ?? Number.NaN;
  gauge('identity_keys_age_seconds', 'Since the keys of the identity provider were read; NaN before.', keysAge);
  const ctx = { db: database.db, now };
  const readers = [
    registerBacklog(registry, () => withinTime(longestReadMs, readBacklog({ ctx }))),
    registerBrowserErrors(registry, () => withinTime(longestReadMs, countBrowserErrors({ ctx }))),
  ];
  return async () => void (await Promise.all(readers.map((read) => read())));
}

function registerBacklog(registry: Registry, read: () => Promise<Backlog>): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge('database_up', 'Whether the database has answered just now; else what waits is not known.');
  const waiting: Record<keyof Backlog, Gauge> = {
    mails: gauge('outbox_mails', 'Mails that wait, due or to be tried again.'),
    oldestDueMail: gauge('outbox_oldest_due_seconds', 'How long the oldest mail has been due; 0 without one.'),
    orders: gauge('orders_pending', 'Orders that wait for their payment.'),
    oldestOrder: gauge('orders_oldest_pending_seconds', 'Age of the oldest of them; 0 without one.'),
  };
  return async () => {
    const backlog = await read().catch(() => null);
    up.set(backlog ? 1 : 0);
    waiting.mails.set(backlog?.mails ?? Number.NaN);
    waiting.oldestDueMail.set(backlog?.oldestDueMail ?? Number.NaN);
    waiting.orders.set(backlog?.orders ?? Number.NaN);
    waiting.oldestOrder.set(backlog?.oldestOrder ?? Number.NaN);
  };
}

function registerBrowserErrors(registry: Registry, read: () => ReturnType<typeof countBrowserErrors>) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['release'], registers: [registry] });
  const times = gauge(
    'browser_errors',
    'How often browsers met errors that are kept, by the last four releases with any.',
  );
  const places = gauge('browser_error_places', 'At how many places; at 200 new ones of a release are not kept.');
  return async () => {
    const counted = await read().catch(() => []);
    for (const one of [times, places]) one.reset();
    for (const row of counted) {
      times.set({ release: row.release }, row.times);
      places.set({ release: row.release }, row.places);
    }
  };
}
