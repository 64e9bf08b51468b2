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
  const name = basename(entry, '.ts');
  const outDir = await mkdtemp(join(cache, 'process-'));
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      minify: false,
      copyPublicDir: false,
      target: 'node20',
      rollupOptions: {
        input: { [name]: entry, textWorker: join(projectRoot, 'src/server/texts/worker.ts') },
        // The thread that reads texts is a program of its own, and lies where it does in the build.
        output: { entryFileNames: ({ name }) => (name === 'textWorker' ? 'textWorker.js' : 'assets/[name].js') },
      },
    },
  });
  return {
    file: join(outDir, `assets/${name}.js`),
    remove: () => rm(outDir, { recursive: true }),
  };
}
