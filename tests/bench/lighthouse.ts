/**
 * `npm run bench:lighthouse`: Lighthouse's mobile scores of a page of each kind, medians of several runs. Run it on a
 * quiet machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '#tests/support/findBrowser.ts';
import { startSite, stopSite } from '#tests/support/startSite.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const pages = ['/', '/kurzy', '/kurzy/java-kurz', '/clanky/git-za-jedno-popoludnie'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** Milliseconds in which the server has rendered all its pages, and computes nothing any more. */
const warmUpTime = 40_000;

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-lighthouse-'));
const site = await startSite({ DATA_DIR: join(folder, 'data') });
try {
  await new Promise((resolve) => setTimeout(resolve, warmUpTime));
  for (const page of pages) {
    const reports = Array.from({ length: rounds }, () => measure(site.url + page));
    const scores = categories.map(
      (name) => `${name} ${median(reports, (r) => (r.categories[name]?.score ?? 0) * 100)}`,
    );
    const times = metrics.map(
      (name) => `${name} ${median(reports, (r) => r.audits[name]?.numericValue ?? Number.NaN)}`,
    );
    console.log(`${page}\n  ${scores.join(', ')}\n  ${times.join(', ')}`);
  }
} finally {
  await stopSite(site);
  rmSync(folder, { recursive: true, force: true });
}

function measure(url: string): Report {
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  // Now and then Lighthouse misses the start of the navigation and ends with an error: it may try again.
  for (let attempt = 1; ; attempt++) {
    const { status } = spawnSync('node_modules/.bin/lighthouse', [url, ...options], {
      env: { ...process.env, CHROME_PATH: findBrowser() },
      stdio: 'ignore',
    });
    if (status === 0) return JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (attempt === 3) throw new Error(`Lighthouse failed ${attempt} times on ${url}.`);
  }
}

function median(reports: Report[], read: (report: Report) => number): number {
  const values = reports.map(read).sort((a, b) => a - b);
  return Math.round((values[Math.floor(values.length / 2)] ?? 0) * 100) / 100;
}
