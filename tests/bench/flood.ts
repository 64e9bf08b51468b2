/**
 * `npm run bench:flood`: what a flood does to a server with a heap of 256 MB. 5,000 addresses and 2,000 deep bodies over 300
 * connections, while a second client reads pages that are kept. The flood comes from thirty networks, so that no limit of
 * one network keeps it off. Fails when the server ends, answers
 * with an error other than „busy“, or takes more than 600 MB. Everything stays on this machine.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/freePort.ts';

const addresses = Number(process.env.BENCH_ADDRESSES ?? 5000);
const bodies = Number(process.env.BENCH_BODIES ?? 2000);
const connections = 300;
const networks = 30;
const quietReads = 300;
const mostMegabytes = 600;
const keptPages = ['/', '/kurzy', '/clanky', '/kurzy/java-kurz', '/podcast'];
const deep = '['.repeat(6000) + ']'.repeat(6000);

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-flood-'));
const port = await freePort();
const server = spawn(process.execPath, ['--max-old-space-size=256', 'build/server/main.js'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
try {
  await main();
} finally {
  server.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  await untilReady();
  const reader = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of keptPages) await ask(reader, path);
  const quiet: number[] = [];
  while (quiet.length < quietReads) quiet.push(await timeOfKeptPage(reader, quiet.length));

  const counts = new Map<string, number>();
  const start = performance.now();
  const jobs = Array.from({ length: addresses + bodies }, (_, n) => n);
  let isOver = false;
  const flood = Promise.all(
    Array.from({ length: connections }, (_, n) => attack(`127.0.0.${2 + (n % networks)}`, jobs, counts)),
  ).finally(() => {
    isOver = true;
  });
  const busy: number[] = [];
  while (!isOver) busy.push(await timeOfKeptPage(reader, busy.length));
  await flood;
  const seconds = (performance.now() - start) / 1000;

  const peak = peakMegabytes(server);
  console.log(
    `\n${addresses} addresses and ${bodies} deep bodies over ${connections} connections in ${seconds.toFixed(1)} s`,
  );
  for (const [status, count] of [...counts].toSorted()) console.log(`  ${status.padEnd(20)} ${count}`);
  console.log(`  peak memory          ${peak.toFixed(0)} MB`);
  console.log(
    `  kept pages, p95      ${p95(quiet).toFixed(1)} ms quiet, ${p95(busy).toFixed(1)} ms in the flood (${busy.length} reads)`,
  );
  const failures = [
    server.exitCode !== null || server.signalCode !== null ? 'the server has ended' : '',
    ...[...counts.keys()].filter((status) => /(?:failed|5\d\d)$/.test(status) && !status.endsWith('503')),
    peak > mostMegabytes ? `more than ${mostMegabytes} MB` : '',
  ].filter(Boolean);
  console.log(failures.length === 0 ? '  holds' : `  FAILS: ${failures.join(', ')}`);
  if (failures.length > 0) process.exitCode = 1;
}

/** One connection of the attacker: takes the next job until there is none. */
async function attack(localAddress: string, jobs: number[], counts: Map<string, number>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
    // Mixed, so that both kinds meet from the start.
    const isBody = (job * bodies) % (addresses + bodies) < bodies;
    const status = await (isBody ? ask(agent, '/api/newsletter', deep) : ask(agent, randomAddress(job)))
      .then(String)
      .catch(() => 'failed');
    const name = `${isBody ? 'body' : 'page'} ${status}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}

function randomAddress(job: number): string {
  const word = randomBytes(6).toString('hex');
  const kinds = [
    `/${word}`,
    `/${word}/${word}?utm_source=${word}`,
    `/?page=${word}`,
    `/kurzy/java-kurz?page=${job}`,
    `/clanky?page=${1 + (job % 9999)}`,
    `/podcast?page=${word}`,
    `/clanky/${word}`,
    `/kurzy/${word}`,
    `/clanky/tag/${word}`,
    `/podcast/tag/%00${word}`,
    `/login/${word}`,
    `/kurzy/${word}.data`,
  ];
  return kinds[job % kinds.length] ?? '/';
}

async function timeOfKeptPage(agent: Agent, n: number): Promise<number> {
  const start = performance.now();
  const path = keptPages[n % keptPages.length] ?? '/';
  const status = await ask(agent, path);
  if (status !== 200) throw new Error(`the kept page ${path} answers ${status}`);
  return performance.now() - start;
}

/** The status of the answer, once it has come whole. */
function ask(agent: Agent, path: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br, gzip', ...(body ? { 'content-type': 'application/json' } : {}) };
    const sent = request({ host: '127.0.0.1', port, path, agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    sent.setTimeout(60_000, () => sent.destroy(new Error('no answer within a minute')));
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The server has closed an idle connection in the moment when it was taken again: HTTP has clients repeat that.
      if (sent.reusedSocket && error.code === 'ECONNRESET' && server.exitCode === null) resolve(ask(agent, path, body));
      else reject(error);
    });
    sent.end(body);
  });
}

async function untilReady(): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline && server.exitCode === null; ) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not get ready');
}

/** The most that the process has held since its start; Linux counts it. */
function peakMegabytes({ pid }: ChildProcess): number {
  try {
    const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kibibytes) * 1024) / 1e6;
  } catch (error) {
    throw new Error('The server is gone, or this is no Linux, which alone tells the peak of its memory.', {
      cause: error,
    });
  }
}

function p95(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
