import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSite, stopSite } from '#tests/support/startSite.ts';

const limitInMegabytes = 270;

/** What the container has beside its packages, as its recipe says. */
const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?:--from=build \/app\/)?(\S+) \.\/\S+$/gm)]
  .map(([, path = '']) => path)
  .filter((path) => !path.startsWith('--from=dependencies') && path !== 'package.json');

function megabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 2 ** 20;
}

test('without what only browsers and developers need, every page and the desk are there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-production-'));
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) cpSync(name, join(folder, name));
    execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
    expect(megabytes(join(folder, 'node_modules'))).toBeLessThan(limitInMegabytes);

    expect(copied).toEqual(['build', 'public', 'src/content', 'src/fonts', 'src/runtimes', 'src/server/db/migrations']);
    for (const path of copied) cpSync(path, join(folder, path), { recursive: true });
    const site = await startSite({ DATA_DIR: join(folder, 'data') }, folder);
    try {
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
      expect(paths.length).toBeGreaterThan(20);
      for (const path of [...paths, '/admin', '/api/openapi.json']) {
        const answer = await fetch(site.url + path);
        expect(answer.status, path).toBe(200);
        await answer.arrayBuffer();
      }
    } finally {
      await stopSite(site);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 400_000);
