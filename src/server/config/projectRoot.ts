import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json: the same from the sources and from the built bundle. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The sample's files of lectures, which only signed addresses serve. */
export const sampleMediaDir = join(projectRoot, 'src/content/media');

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? process.cwd() : findRoot(parent);
}
