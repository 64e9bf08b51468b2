import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { systemEnv as env, installPackages } from './installPackages.ts';

export interface RunningNginx {
  port: number;
  plainPort: number;
  /** Of the certificate that it was started with. */
  certificate: string;
  stop: () => Promise<void>;
}

/**
 * nginx, and openssl for its certificate: installed where a Debian lets us.
 * @throws Error that says what to install.
 */
function requireNginx(): void {
  const isThere = () =>
    [['nginx', '-v'] as const, ['openssl', 'version'] as const].every(
      ([command, argument]) => spawnSync(command, [argument], { env, stdio: 'ignore' }).status === 0,
    );
  if (isThere()) return;
  installPackages('nginx', 'openssl');
  if (!isThere()) throw new Error('These tests put nginx in front of the site: install nginx and openssl.');
}

/** Runs nginx as it is installed, with nothing said but where the site is: no host, no forwarding header. */
export async function startPlainNginx(sitePort: number): Promise<RunningNginx> {
  requireNginx();
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-nginx-'));
  const port = await freePort();
  const server = `server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${sitePort}; } }`;
  const stop = await runNginx(folder, server, port);
  return { port, plainPort: port, certificate: '', stop };
}

/** Runs the documented configuration on free ports of loopback, with a certificate for `name` that is thrown away. */
export async function startNginx(file: string, name: string, sitePort: string): Promise<RunningNginx> {
  requireNginx();
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-nginx-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  makeCertificate(name, key, certificate);
  const [port, plainPort] = [await freePort(), await freePort()];
  const config = [
    [/^\s*listen \[::\].*$/gm, ''],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/listen 80;/g, `listen 127.0.0.1:${plainPort};`],
    [/server 127\.0\.0\.1:3000;/g, `server 127.0.0.1:${sitePort};`],
    [/ssl_certificate .*;/g, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`],
  ].reduce(
    (text, [pattern, value]) => replaceAll(text, pattern as RegExp, value as string),
    readFileSync(file, 'utf8'),
  );
  const stop = await runNginx(folder, config, port);
  return { port, plainPort, certificate: readFileSync(certificate, 'utf8'), stop };
}

/** Answers what stops it. */
async function runNginx(folder: string, config: string, port: number): Promise<() => Promise<void>> {
  writeFileSync(join(folder, 'site.conf'), config);
  writeFileSync(join(folder, 'nginx.conf'), surroundings(folder));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { env, stdio: 'inherit' });
  await untilItListens(port, child);
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

function replaceAll(text: string, pattern: RegExp, value: string): string {
  const replaced = text.replace(pattern, value);
  if (replaced === text) throw new Error(`The configuration has no line like ${pattern}`);
  return replaced;
}

function makeCertificate(name: string, key: string, certificate: string): void {
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate],
    { env },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}

/** What a distribution's own nginx.conf has around a site's. */
function surroundings(folder: string): string {
  const buffers = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off; worker_processes 1; error_log stderr crit;',
    `pid ${join(folder, 'nginx.pid')};`,
    'events {}',
    `http { access_log off; ${buffers.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ].join('\n');
}

async function untilItListens(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answered = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('nginx does not listen');
}
