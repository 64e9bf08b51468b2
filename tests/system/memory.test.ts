import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { residentMegabytes } from '#tests/support/residentMegabytes.ts';
import { startSite, stopSite } from '#tests/support/startSite.ts';

const limitInMegabytes = 480;

test('from its first start on, with the whole site in its page cache, the server takes less than 480 MB', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'prvy-riadok-memory-'));
  const site = await startSite({ DATA_DIR: dataDir, NODE_ENV: '' });
  try {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of [...paths, ...paths]) {
      const response = await fetch(site.url + path);
      expect(response.status, path).toBe(200);
      await response.arrayBuffer();
    }
    expect(residentMegabytes(site.process.pid ?? 0)).toBeLessThan(limitInMegabytes);
  } finally {
    await stopSite(site);
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
