import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PostgresMessage } from './postgresProcess.ts';

export interface RunningPostgres {
  /** The administrator's address. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts a real PostgreSQL in a temporary folder. */
export async function startPostgres(): Promise<RunningPostgres> {
  const server = fork(join(import.meta.dirname, 'postgresProcess.ts'), { execArgv: ['--import', 'tsx'] });
  const ended = once(server, 'exit');
  const [message] = await Promise.race([
    once(server, 'message') as Promise<[PostgresMessage]>,
    ended.then(([code]): [PostgresMessage] => [{ failure: `PostgreSQL's process ended with ${code}` }]),
  ]);
  const stop = async () => {
    if (server.connected) server.disconnect();
    await ended;
  };
  if ('url' in message) return { url: message.url, stop };
  await stop();
  throw new Error(message.failure);
}
