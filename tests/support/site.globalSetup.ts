import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fill } from './filledFolder.ts';
import { startSite, stopSite } from './startSite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
    /** The site's data folder; its mails are in `mail`. */
    dataDir: string;
  }
}

/** Starts the production build on an empty data folder, as `npm start` does, and tells the tests its address. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-e2e-'));
  const dataDir = join(folder, 'data');
  fill(dataDir);
  const site = await startSite({ DATA_DIR: dataDir });
  project.provide('siteUrl', site.url);
  project.provide('dataDir', dataDir);
  return async () => {
    await stopSite(site);
    rmSync(folder, { recursive: true, force: true });
  };
}
