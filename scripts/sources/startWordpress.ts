import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checkWordpress } from './installWordpress.ts';

interface StartedWordpress {
  url: string;
  /** Where it keeps everything; gone after `stop`. */
  folder: string;
  /** Runs PHP within the site. */
  run: (php: string) => string;
  stop: () => Promise<void>;
}

const program = '/usr/share/wordpress';
const here = fileURLToPath(new URL('./wordpress/', import.meta.url));

interface WantedWordpress {
  port: number;
  posts: number;
  /** Each post begins with a photograph of its own. */
  havePhotographs?: boolean;
}

/** Debian's WordPress with a database of its own, both in a temporary folder and for this computer alone, filled with posts by rule. */
export async function startWordpress({ port, posts, havePhotographs }: WantedWordpress): Promise<StartedWordpress> {
  checkWordpress();
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const site = join(folder, 'site');
  const socket = join(folder, 'db.sock');
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.reverse()) await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const data = join(folder, 'data');
    // A database refuses to run as root unless it is told to.
    const user = process.getuid?.() === 0 ? ['--user=root'] : [];
    quiet('mariadb-install-db', [
      '--no-defaults',
      ...user,
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ]);
    const database = [
      '--no-defaults',
      ...user,
      `--datadir=${data}`,
      `--socket=${socket}`,
      '--skip-networking',
      '--innodb-flush-log-at-trx-commit=0',
    ];
    children.push(
      spawn('/usr/sbin/mariadbd', [...database, `--pid-file=${join(folder, 'db.pid')}`], { stdio: 'ignore' }),
    );
    await until(() => existsSync(socket));
    quiet('mariadb', [
      '--no-defaults',
      `--socket=${socket}`,
      '-uroot',
      '-e',
      'create database wordpress character set utf8mb4',
    ]);

    cpSync(program, site, { recursive: true, dereference: true, filter: (path) => !path.endsWith('wp-config.php') });
    mkdirSync(join(site, 'wp-content', 'uploads'), { recursive: true });
    const url = `http://127.0.0.1:${port}`;
    writeFileSync(join(site, 'wp-config.php'), configuration(url, socket));
    const environment = { ...process.env, WORDPRESS_FOLDER: site };
    const filling = [join(here, 'fill.php'), String(posts), havePhotographs ? 'own' : ''];
    const filled = execFileSync('php', filling, { env: environment, encoding: 'utf8' });
    if (!(Number(filled.trim().split('\n').at(-1)) > 0)) throw new Error(`The site was not filled: ${filled}`);
    const server = ['-d', 'memory_limit=512M', '-S', `127.0.0.1:${port}`, '-t', site, join(here, 'router.php')];
    children.push(
      spawn('php', server, { stdio: 'ignore', detached: true, env: { ...environment, PHP_CLI_SERVER_WORKERS: '3' } }),
    );
    await until(async () => (await fetch(`${url}/wp-json/`).catch(() => null))?.ok ?? false);
    const run = (php: string) =>
      execFileSync('php', ['-r', `require getenv('WORDPRESS_FOLDER') . '/wp-load.php'; ${php}`], {
        env: environment,
        encoding: 'utf8',
      });
    return { url, folder, run, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function configuration(url: string, socket: string): string {
  const values = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socket}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: url,
    WP_SITEURL: url,
    // Without it a password of an application is for https alone.
    WP_ENVIRONMENT_TYPE: 'local',
  };
  const lines = Object.entries(values).map(([name, value]) => `define('${name}', '${value}');`);
  // Nothing of it asks the network: no updates, no embeds of others.
  const flags = ['DISABLE_WP_CRON', 'WP_HTTP_BLOCK_EXTERNAL', 'AUTOMATIC_UPDATER_DISABLED'];
  return `<?php
${lines.join('\n')}
${flags.map((flag) => `define('${flag}', true);`).join('\n')}
ini_set('display_errors', '0');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

const quiet = (command: string, args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const start = Date.now(); Date.now() - start < 60_000; await wait(200)) if (await isSo()) return;
  throw new Error('It did not start within a minute.');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  // With the workers of PHP, which outlive the process that began them.
  if (child.spawnargs[0] === 'php' && child.pid) process.kill(-child.pid, 'SIGTERM');
  else child.kill('SIGTERM');
  await Promise.race([end, wait(20_000).then(() => child.kill('SIGKILL'))]);
}
