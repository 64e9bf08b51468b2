import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * A folder of builds as the server finds them, each with one script of a long line: column n of `page-<release>.js` is line n of
 * `src/routes/page.tsx`, that of `library-<release>.js` line n of a library. Answers the folders that are served.
 */
export function makeBrowserBuilds(releases: readonly string[], columns = 100): string[] {
  const root = mkdtempSync(join(tmpdir(), 'prvy-riadok-maps-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return releases.map((release) => {
    const folder = join(root, release);
    mkdirSync(join(folder, 'client/assets'), { recursive: true });
    mkdirSync(join(folder, 'maps'));
    writeFileSync(join(folder, 'client/assets', `manifest-${release}.js`), '');
    const sources = { page: 'src/routes/page.tsx?route-chunk=main', library: 'node_modules/library/index.js' };
    for (const [name, source] of Object.entries(sources)) {
      // The first column is the first line, each next one a line further.
      const mappings = ['AAAA', ...Array.from({ length: columns - 1 }, () => 'CACA')].join(',');
      const map = { version: 3, sources: [`../../../${source}`], names: [], mappings };
      writeFileSync(join(folder, 'maps', `${name}-${release}.js.map`), JSON.stringify(map));
    }
    return join(folder, 'client');
  });
}
