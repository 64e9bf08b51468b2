import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Logger } from '#src/server/context.ts';
import type { Database } from '#src/server/db/database.ts';
import { BackupError } from './manifest.ts';

const answerSchema = z.union([z.object({ folder: z.string() }), z.object({ error: z.string() })]);

/** The door by which a backup reaches the process that holds the embedded database; only its owner may open it. */
function socketPath(dataDir: string): string {
  const path = join(resolve(dataDir), 'backup.sock');
  // A socket's address holds some hundred letters, and a path from here is often the shorter one.
  const fromHere = relative(process.cwd(), path);
  return fromHere.length < path.length ? fromHere : path;
}

interface Options {
  dataDir: string;
  database: Pick<Database, 'copyFiles'>;
  logger: Pick<Logger, 'warn' | 'error'>;
}

/** Gives whoever connects a copy of the embedded database's files, for as long as the connection lasts. */
export async function serveSnapshots({ dataDir, database, logger }: Options): Promise<{ stop(): Promise<void> }> {
  const { copyFiles } = database;
  if (!copyFiles) return { stop: async () => {} };
  const copies = join(dataDir, 'snapshots');
  // What a process that was killed has left.
  await rm(copies, { recursive: true, force: true });
  await rm(socketPath(dataDir), { force: true });
  const open = new Set<Promise<void>>();
  const sockets = new Set<Socket>();

  async function give(socket: Socket): Promise<void> {
    const folder = join(copies, randomUUID());
    const closed = once(socket, 'close').catch(() => {});
    try {
      await mkdir(copies, { recursive: true, mode: 0o700 });
      await copyFiles?.(folder);
      socket.write(`${JSON.stringify({ folder: resolve(folder) })}\n`);
    } catch (error) {
      logger.error({ err: error }, 'the database could not be copied for a backup');
      socket.end(`${JSON.stringify({ error: (error as Error).message })}\n`);
    }
    await closed;
    await rm(folder, { recursive: true, force: true });
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.resume();
    const given = give(socket).catch((error: unknown) => logger.error({ err: error }, 'a copy could not be removed'));
    open.add(given);
    given.finally(() => {
      open.delete(given);
      sockets.delete(socket);
    });
  });
  server.on('error', (error) => logger.warn({ err: error }, 'backups of the running site are not possible'));
  server.listen(socketPath(dataDir));
  if (server.listening) chmodSync(socketPath(dataDir), 0o600);
  return {
    stop: async () => {
      if (server.listening) server.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all(open);
    },
  };
}

/** A copy of the embedded database's files from the process that holds it; `null` when none runs. */
export async function askForSnapshot(dataDir: string) {
  const socket = createConnection(socketPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTSOCK') return null;
    throw error;
  }
  for await (const line of createInterface({ input: socket })) {
    const answer = answerSchema.parse(JSON.parse(line));
    if ('error' in answer) throw new BackupError(`The site could not copy its database: ${answer.error}`);
    const release = async () => {
      socket.destroy();
    };
    return { folder: answer.folder, release };
  }
  throw new BackupError('The site stopped before it had copied its database.');
}
