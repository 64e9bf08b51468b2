/**
 * `npm run bench:load`: 10,000 learners on a real PostgreSQL, and the traffic of a busy day – 80 % kept pages, 15 % signed-in
 * reads, 5 % writes – on one process and on two, in turns; then the reading of a lecture beside a bare handler that verifies
 * the same token and reads one row. Errors, times and memory; ends with 1 when there were errors or a goal is missed.
 * The second part needs `wrk` (`apt-get install wrk`, `brew install wrk`).
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localProjectId } from '#src/server/config/ServerConfig.ts';
import { freePort } from '#tests/support/freePort.ts';
import { startPostgres } from '#tests/support/startPostgres.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';
import { type BenchLearner, signInLearners } from './learners.ts';
import { type Call, type Measured, sendTraffic } from './openTraffic.ts';

const users = Number(process.env.BENCH_USERS ?? 10_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const secondsOfRound = Number(process.env.BENCH_SECONDS ?? 4);
const signedIn = 400;
/** Signed-in reads a second; the other calls stand to them as the traffic says. */
const readsPerSecond = 200;
/** Of twenty calls in a row. */
const shares = { page: 16, read: 3, write: 1 };
const goals = { readP95: 50, memory: 480, ofBareLecture: 0.45 };

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-load-'));
const dataDir = join(folder, 'data');
const json = { 'content-type': 'application/json' };
const asBrowsers = { 'accept-encoding': 'br, gzip' };
let bare: ChildProcess | undefined;
const sites: RunningSite[] = [];

const postgres = await startPostgres();
try {
  const learners = await signInLearners({ databaseUrl: postgres.url, dataDir, users, signedIn });

  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    NODE_ENV: '',
  };
  for (let count = 0; count < 2; count += 1) sites.push(await startSite(env));
  await measureTraffic(learners);
  await measureLecture(learners);
} finally {
  bare?.kill();
  await Promise.all(sites.map(stopSite));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureTraffic(learners: BenchLearner[]): Promise<void> {
  const urls = sites.map(({ url }) => url.replace('localhost', '127.0.0.1'));
  const pages = await pagePaths(urls[0] ?? '');
  for (const url of urls) for (const path of pages) await (await fetch(url + path)).arrayBuffer();
  const rate = (readsPerSecond * 20) / shares.read;
  const setups = { 'one process': urls.slice(0, 1), 'two processes': urls };
  const all = new Map(Object.keys(setups).map((name) => [name, [] as Measured[]]));
  // The first turn warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, origins] of Object.entries(setups)) {
      // A step of 27 in twenty calls reaches each learner with each kind of call: a few alone would meet their own limits.
      const learner = (index: number) => pick(learners, index + Math.floor(index / 20) * 7);
      const call = (index: number) => callOf(index, origins[index % origins.length] ?? '', pages, learner(index));
      const measured = await sendTraffic({ rate, seconds: secondsOfRound, call });
      if (round > 0 || measured.errors.length > 0) all.get(name)?.push(measured);
    }
  }
  console.log(`\n${users} learners on PostgreSQL, ${rate.toFixed(0)} calls a second, ${rounds} × ${secondsOfRound} s`);
  for (const [name, measured] of all) printTimes(name, measured);
  for (const [index, site] of sites.entries()) {
    const peak = peakMegabytes(site.process.pid ?? 0);
    check(`peak of memory, process ${index + 1}: ${peak} MB`, peak < goals.memory, `below ${goals.memory} MB`);
  }
}

async function pagePaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The calls of all kinds, spread evenly; the same ones on every run. */
function callOf(index: number, origin: string, pages: string[], { token, courseId, lectureIds }: BenchLearner): Call {
  const place = (index * 7) % 20;
  if (place < shares.page) {
    return { kind: 'page', url: origin + pick(pages, index), headers: asBrowsers };
  }
  const headers = { ...asBrowsers, authorization: `Bearer ${token}` };
  const lectureId = pick(lectureIds, index * 3);
  if (place < shares.page + shares.read) {
    const paths = [`/lecture/${lectureId}`, `/progress/overview/${courseId}`, '/user', '/course/my-courses'];
    return { kind: 'read', url: `${origin}/api${pick(paths, Math.floor(index / 20))}`, headers };
  }
  const completes = index % 2 === 0;
  return {
    kind: 'write',
    method: 'PUT',
    url: `${origin}/api/progress/${completes ? 'update' : 'watch-time'}/${lectureId}`,
    headers: { ...headers, ...json },
    body: JSON.stringify(completes ? { completed: true } : { seconds: index % 600 }),
  };
}

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

function printTimes(name: string, measured: Measured[]): void {
  const errors = measured.flatMap((round) => round.errors);
  console.log(`  ${name}: ${errors.length} errors`);
  for (const error of errors.slice(0, 5)) console.log(`    ${error}`);
  if (errors.length > 0) process.exitCode = 1;
  for (const kind of Object.keys(shares)) {
    const at = (share: number) => median(measured.map(({ times }) => percentile(times.get(kind) ?? [], share)));
    const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)];
    const values = [p50, p95, p99].map((value) => value.toFixed(1).padStart(7)).join(' ');
    console.log(`    ${kind.padEnd(6)} p50, p95, p99 ${values} ms`);
    if (kind === 'read') check('p95 of signed-in reads', p95 <= goals.readP95, `at most ${goals.readP95} ms`);
  }
}

/** Both in turns, so that a busy machine is busy for both. */
async function measureLecture(learners: BenchLearner[]): Promise<void> {
  const port = await freePort();
  const keyFile = join(dataDir, 'trial-identity-key.json');
  const script = 'tests/bench/bareLecture.ts';
  bare = spawn(process.execPath, ['--import', 'tsx', script, String(port), postgres.url, keyFile, localProjectId], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const bareUrl = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${bareUrl}/readyz`).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 100));
  const calls = wrkScript(learners);
  const urls = { site: sites[0]?.url.replace('localhost', '127.0.0.1') ?? '', bare: bareUrl };
  const rates = { site: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['site', 'bare'] as const) {
      const rate = requestsPerSecond(urls[name], calls);
      if (round > 0) rates[name].push(rate);
    }
  }
  const [own, other] = [median(rates.site), median(rates.bare)];
  console.log(`\nReading a lecture, signed in, one process, ${learners.length} learners`);
  console.log(`  this site ${own.toFixed(0).padStart(7)} /s\n  bare      ${other.toFixed(0).padStart(7)} /s`);
  check(
    `${((own / other) * 100).toFixed(0)} % of bare`,
    own / other >= goals.ofBareLecture,
    `${goals.ofBareLecture * 100} %`,
  );
}

/** Lua that asks for a lecture as another learner each time. */
function wrkScript(learners: BenchLearner[]): string {
  const file = join(folder, 'lectures.lua');
  const lines = learners.map(
    ({ token, lectureIds }, index) =>
      `calls[${index + 1}] = wrk.format("GET", "/api/lecture/${pick(lectureIds, index)}", { authorization = "Bearer ${token}", ["accept-encoding"] = "br, gzip" })`,
  );
  writeFileSync(
    file,
    `local calls, at = {}, 0
    function init() ${lines.join('\n')} end
    function request() at = at % #calls + 1 return calls[at] end`,
  );
  return file;
}

function requestsPerSecond(url: string, script: string): number {
  const output = execFileSync('wrk', ['-t1', '-c16', `-d${secondsOfRound}s`, '-s', script, url], { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url}\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

function check(what: string, isReached: boolean, goal: string): void {
  console.log(`  ${what}: ${isReached ? 'reaches' : 'MISSES'} the goal, ${goal}`);
  if (!isReached) process.exitCode = 1;
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

function median(values: number[]): number {
  return percentile(values, 0.5);
}

/** The most that a process has taken so far; where the system does not keep that, what it takes now. */
function peakMegabytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kibibytes = existsSync(status)
    ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round((Number(kibibytes) * 1024) / 1e6);
}
