import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startPostgres } from '#tests/support/startPostgres.ts';
import { startSite, stopSite } from '#tests/support/startSite.ts';

const page = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, html: await response.text() };
};

test('two processes on one PostgreSQL show a change at once, and say so when it is gone', {
  timeout: 120_000,
}, async () => {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-shared-'));
  const env = { DATABASE_URL: postgres.url };
  const sites = await Promise.all([startSite(env), startSite(env)]);
  try {
    for (const { url } of sites) expect((await page(`${url}/kurzy/java-kurz`)).html).toContain('Java Kurz');

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
    expect(failed.status).toBe(500);
    expect(failed.html).toContain('Nastala neočakávaná chyba');
    expect(failed.html).toContain('Prejsť na hlavnú stránku');
    expect((await page(`${url}/readyz`)).status).toBe(503);
  } finally {
    await Promise.all(sites.map(stopSite));
    rmSync(folder, { recursive: true, force: true });
  }
});
