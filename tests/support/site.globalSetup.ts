import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startSite, stopSite } from './startSite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /** The site's data folder; its mails are in `mail`. */
    dataDir: string;
    /** What a data folder holds after a first start, for sites of their own. */
    filledDir: string;
  }
}

/** Starts the production build on an empty data folder, as `npm start` does, and tells the tests its address. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-e2e-'));
  const [filledDir, dataDir] = [join(folder, 'filled'), join(folder, 'data')];
  // The part of a first start that takes seconds, once for all sites.
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: filledDir };
  execFileSync(process.execPath, ['build/server/main.js', 'prepare'], { env });
  cpSync(filledDir, dataDir, { recursive: true });
  const site = await startSite({ DATA_DIR: dataDir });
  project.provide('siteUrl', site.url);
  project.provide('dataDir', dataDir);
  project.provide('filledDir', filledDir);
  return async () => {
    await stopSite(site);
    rmSync(folder, { recursive: true, force: true });
  };
}
