import { Client } from 'pg';
import { type ChangeListeners, changeChannel } from './contentChange.ts';
import type { DatabaseLogger } from './database.ts';

interface ListenOptions {
  databaseUrl: string;
  listeners: ChangeListeners;
  logger: DatabaseLogger;
}

const firstRetryMs = 500;
const lastRetryMs = 30_000;

/** Holds one connection that listens, and gets a new one when it is lost. */
export async function listenForChanges({ databaseUrl, listeners, logger }: ListenOptions) {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000, keepAlive: true });
    next.on('notification', (message) => listeners.emitPayload(message.payload));
    // `error` is followed by `end`, which reconnects.
    next.on('error', (error) => logger.warn({ err: error }, 'the listening database connection failed'));
    await next.connect();
    await next.query(`listen ${changeChannel}`);
    client = next;
    next.on('end', () => reconnect(firstRetryMs));
    if (stopped) await next.end();
  }

  function reconnect(delay: number): void {
    if (stopped) return;
    retry = setTimeout(async () => {
      try {
        await connect();
        // What changed meanwhile is not known.
        listeners.emit('*');
      } catch (error) {
        logger.warn({ err: error }, 'the listening database connection could not be opened again');
        reconnect(Math.min(delay * 2, lastRetryMs));
      }
    }, delay);
  }

  await connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
