import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'src',
  'public',
  'scripts/build.ts',
  'scripts/keepMaps.ts',
  'scripts/packPython.ts',
  'scripts/setAside.ts',
  'package-lock.json',
  'react-router.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
// Content is read when the server starts, not when the site is built.
const ignored = 'src/content';

/** A hash of everything that the build is made of. */
export function buildStamp(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesOf)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (path === ignored) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
