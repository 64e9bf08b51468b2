import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#src/server/config/projectRoot.ts';

const cache = join(projectRoot, 'node_modules/.cache');

/**
 * Makes one file of a process and all of the site's modules that it loads, as the build does: it starts with a quarter of the work
 * that its sources take, and tests start it again and again.
 * @param entry its source, an absolute path
 */
export async function bundleProcess(entry: string): Promise<{ file: string; remove: () => Promise<void> }> {
  await mkdir(cache, { recursive: true });
  // Beside the packages, which stay outside of it.
  const outDir = await mkdtemp(join(cache, 'process-'));
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    build: { ssr: entry, outDir, minify: false, copyPublicDir: false, target: 'node20' },
  });
  return {
    file: join(outDir, basename(entry).replace(/\.ts$/, '.js')),
    remove: () => rm(outDir, { recursive: true }),
  };
}
