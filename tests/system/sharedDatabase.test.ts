import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createLearner, tokenOf } from '#tests/support/learnerAccount.ts';
import { startPostgres } from '#tests/support/startPostgres.ts';
import { startSite, stopSite } from '#tests/support/startSite.ts';

const metricsToken = 'metrics-token-0123456789';

const page = async (url: string) => {
  const response = await fetch(url);
  return {
    status: response.status,
    html: await response.text(),
    retryAfter: response.headers.get('retry-after'),
  };
};

/** Gives a page another title by the desk's calls; over when the publication is answered. */
async function publishTitle(siteUrl: string, title: string): Promise<void> {
  const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
  await createLearner(siteUrl, admin);
  const authorization = `Bearer ${await tokenOf(siteUrl, admin)}`;
  const call = async (path: string, method: string, body?: object, headers = {}) => {
    const answer = await fetch(`${siteUrl}/api/admin/content/page/o-projekte${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  const { revision, document } = await call('', 'GET');
  const changed = { ...document, data: { ...document.data, title } };
  const saved = await call('', 'PUT', { document: changed }, { 'if-match': `"${revision}"` });
  await call('/step', 'POST', { step: 'publish', revision: saved.revision, proofs: [] });
}

test('two processes on one PostgreSQL show a change at once, and say so when it is gone', {
  timeout: 120_000,
}, async () => {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-shared-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'prvy-riadok-shared-data-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'info', METRICS_TOKEN: metricsToken };
  const sites = await Promise.all([startSite(env), startSite(env)]);
  try {
    for (const { url } of sites) {
      expect((await page(`${url}/kurzy/java-kurz`)).html).toContain('Java Kurz');
      expect((await page(`${url}/o-projekte`)).status).toBe(200);
    }

    const title = 'Prečo sme tu';
    await publishTitle(sites[0].url, title);
    const published = performance.now();
    for (const { url } of sites) {
      const isSeen = async () => (await page(`${url}/o-projekte`)).html.includes(title);
      await vi.waitFor(async () => expect(await isSeen()).toBe(true), { timeout: 5000, interval: 20 });
    }
    expect(performance.now() - published).toBeLessThan(1000);

    cpSync('src/content', folder, { recursive: true });
    const courseFile = join(folder, 'courses/java-kurz/course.md');
    writeFileSync(courseFile, readFileSync(courseFile, 'utf8').replace('name: Java Kurz', 'name: Java od základov'));
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/content-import.ts', folder], {
      env: { ...process.env, ...env },
    });
    for (const { url } of sites) {
      await vi.waitFor(
        async () => expect((await page(`${url}/kurzy/java-kurz`)).html).toContain('Java od základov'),
        10_000,
      );
    }

    await postgres.stop();
    const [{ url }] = sites;
    expect((await page(`${url}/kurzy/java-kurz`)).status).toBe(200);
    // A closed lecture is not in the sitemap, so it was not rendered ahead.
    const closed = '/kurzy/java-kurz/kapitola/java-rozhodovanie/lekcia/java-podmienka';
    const failed = await page(`${url}${closed}`);
    expect(failed.status).toBe(503);
    expect(failed.retryAfter).toBe('10');
    expect(failed.html).toContain('Nastala neočakávaná chyba');
    expect(failed.html).toContain('Prejsť na hlavnú stránku');
    expect((await page(`${url}/readyz`)).status).toBe(503);
    const headers = { authorization: `Bearer ${metricsToken}` };
    const metrics = await fetch(`${url}/metrics`, { headers }).then((response) => response.text());
    expect(metrics).toContain('database_up 0');
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/kurzy/:slug",status="200"}');
    await page(`${url}/%ff`);
  } finally {
    await Promise.all(sites.map(stopSite));
    rmSync(folder, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
  // After the lines for people everything is JSON, the outage and the malformed address too.
  for (const { output } of sites) {
    const text = output();
    const lines = text.slice(text.lastIndexOf('Prvý riadok beží')).split('\n\n').slice(1).join('\n').split('\n');
    const read = lines.filter(Boolean).map((line) => JSON.parse(line) as { msg: string; level: number });
    expect(read.filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(0);
    // A round of one of the four workers may fall into the outage.
    expect(
      read
        .filter(({ level }) => level >= 50)
        .map(({ msg }) => msg)
        .filter((msg) => !/^(the (outbox|orders|newsletters)|what is planned) could not be /.test(msg)),
    ).toEqual([]);
  }
});
