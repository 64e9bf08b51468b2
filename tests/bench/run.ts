/**
 * `npm run bench`: how fast pages are served, beside bare servers that do the same work, in one run.
 * Needs `wrk` (`apt-get install wrk`, `brew install wrk`); compares with nginx too where it is installed.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#tests/support/freePort.ts';

interface Answer {
  headers: string[];
  body: Buffer;
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const secondsOfRound = Number(process.env.BENCH_SECONDS ?? 3);
const metricsToken = randomUUID();
const goals = { kept: 0.65, rendered: 0.4 };
const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-bench-'));
const running: ChildProcess[] = [];
const probe = ['--import', './tests/bench/engineProbe.mjs'];

try {
  await main();
} finally {
  for (const child of running) child.kill();
  await Promise.all(running.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))));
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const site = await startSite('kept', probe);
  const anew = await startSite('anew', ['--import', './tests/bench/keepNothing.mjs']);
  // Ten seconds after the start all pages are rendered ahead and compressed, which would be measured along.
  await delay(12_000);
  for (const url of [site, anew]) await untilQuiet(url);
  const sitemap = await fetch(`${site}/sitemap.xml`).then((response) => response.text());
  const lecture = /<loc>[^<]*(\/kurzy\/[^<]*\/lekcia\/[^<]*)<\/loc>/.exec(sitemap)?.[1] ?? '/kurzy';

  for (const [name, path] of [
    ['home', '/'],
    ['lecture', lecture],
  ] as const) {
    const kept = await keptAnswer(site + path);
    console.log(`\n${name} ${path}: ${kept.body.length} bytes of brotli`);
    await compare('a kept page', goals.kept, {
      'this site': site + path,
      'bare node:http, same bytes': await startBare('send', kept, probe),
      ...(await startNginx(kept)),
    });

    const page = await get(anew + path, {});
    console.log(`\n${name} ${path}: ${page.body.length} bytes of HTML`);
    await compare('a page rendered anew', goals.rendered, {
      'this site': anew + path,
      'bare renderToPipeableStream': await startBare('render', page),
    });
  }
  await showEngine();
}

/** What every answer is made of, in this site's process and in the bare ones: the same, unless V8 has come to treat it worse. */
async function showEngine(): Promise<void> {
  console.log('');
  for (const child of running.filter(({ spawnargs }) => spawnargs.includes(probe.at(-1) ?? ''))) {
    child.send('measure');
    const [{ tick, header }] = (await once(child, 'message')) as [{ tick: number; header: number }];
    const name = child.spawnargs.includes('build/server/main.js') ? 'this site' : 'bare node:http';
    console.log(`  ${name.padEnd(15)} a tick ${tick.toFixed(0)} ns, the check of a header ${header.toFixed(0)} ns`);
  }
}

/** Measures all in turns, so that a busy machine is busy for everybody; prints medians and the ratio to each. */
async function compare(what: string, goal: number, urls: Record<string, string>): Promise<void> {
  const rates = new Map(Object.keys(urls).map((name) => [name, [] as number[]]));
  // The first turn warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) {
      const rate = requestsPerSecond(url);
      if (round > 0) rates.get(name)?.push(rate);
    }
  }
  const medians = [...rates].map(([name, values]) => ({ name, rate: median(values) }));
  const [own, first] = medians;
  for (const { name, rate } of medians) {
    const ratio = name === own?.name ? '' : `  ratio ${(((own?.rate ?? 0) / rate) * 100).toFixed(0)} %`;
    console.log(`  ${name.padEnd(30)} ${rate.toFixed(0).padStart(7)} /s${ratio}`);
  }
  const reached = (own?.rate ?? 0) / (first?.rate ?? 1);
  console.log(`  ${what}: ${reached >= goal ? 'reaches' : 'MISSES'} the goal of ${goal * 100} %`);
  if (reached < goal) process.exitCode = 1;
}

function requestsPerSecond(url: string): number {
  const output = execFileSync('wrk', ['-t1', '-c16', `-d${secondsOfRound}s`, '-H', 'accept-encoding: br, gzip', url], {
    encoding: 'utf8',
  });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url}\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Starts the production build as `npm start` does. */
async function startSite(name: string, nodeOptions: string[]): Promise<string> {
  const port = await freePort();
  start(process.execPath, [...nodeOptions, 'build/server/main.js'], {
    NODE_ENV: '',
    PORT: String(port),
    DATA_DIR: join(folder, name),
    LOG_LEVEL: 'error',
    METRICS_TOKEN: metricsToken,
  });
  return untilReady(`http://127.0.0.1:${port}`, '/readyz');
}

/** Waits until the process computes nothing for a second. */
async function untilQuiet(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const computed = async () => {
    const text = await fetch(`${url}/metrics`, { headers }).then((response) => response.text());
    const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(text) ?? [];
    if (seconds === undefined) throw new Error(`${url}/metrics does not say what was computed`);
    return Number(seconds);
  };
  for (let before = 0, now = await computed(); now - before > 0.1; ) {
    await delay(1_000);
    before = now;
    now = await computed();
  }
}

async function startBare(
  mode: 'send' | 'render',
  { headers, body }: Answer,
  nodeOptions: string[] = [],
): Promise<string> {
  const port = await freePort();
  const file = join(folder, `${port}.json`);
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }));
  start(process.execPath, [...nodeOptions, '--import', 'tsx', 'tests/bench/bareServer.ts', String(port), mode, file], {
    NODE_ENV: 'production',
  });
  return untilReady(`http://127.0.0.1:${port}`, '/');
}

/** nginx with one worker, which sends the compressed file with our headers; nothing where it is not installed. */
async function startNginx({ headers, body }: Answer): Promise<Record<string, string>> {
  const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
  if (!nginx) return {};
  const port = await freePort();
  const root = mkdtempSync(join(folder, 'nginx-'));
  writeFileSync(join(root, 'page.br'), body);
  const own = ['content-type', 'content-length', 'etag'];
  const added = headers.flatMap((name, index) =>
    index % 2 === 0 && !own.includes(name)
      ? [`add_header ${name} '${headers[index + 1]?.replaceAll("'", "\\'")}';`]
      : [],
  );
  writeFileSync(
    join(root, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${root}/pid; error_log ${root}/error.log;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
      client_body_temp_path ${root}/a; proxy_temp_path ${root}/b; fastcgi_temp_path ${root}/c;
      uwsgi_temp_path ${root}/d; scgi_temp_path ${root}/e;
      server { listen 127.0.0.1:${port}; root ${root}; default_type 'text/html; charset=utf-8'; ${added.join(' ')} }
    }`,
  );
  start(nginx, ['-p', root, '-c', join(root, 'nginx.conf'), '-e', join(root, 'error.log')], {});
  return { 'nginx, compressed file': `${await untilReady(`http://127.0.0.1:${port}`, '/page.br')}/page.br` };
}

function start(command: string, args: string[], environment: Record<string, string>): void {
  const env = { ...process.env, ...environment };
  running.push(spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
}

async function untilReady(url: string, path: string): Promise<string> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const isReady = await fetch(url + path).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return url;
    await delay(100);
  }
  throw new Error(`${url} did not get ready`);
}

/** The page once the cache has its brotli form. */
async function keptAnswer(url: string): Promise<Answer> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    const answer = await get(url, { 'accept-encoding': 'br' });
    if (answer.headers.includes('content-encoding')) return answer;
    await delay(100);
  }
  throw new Error(`${url} was not compressed`);
}

/** Headers as a flat list, without those that every Node server adds by itself. */
function get(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const automatic = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
      const kept = response.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0 && !automatic.includes(name.toLowerCase()) ? [name.toLowerCase(), all[index + 1] ?? ''] : [],
      );
      resolve({ headers: kept, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end();
  });
}
