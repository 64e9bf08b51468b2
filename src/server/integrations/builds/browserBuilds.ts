import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';

/** The builds whose files browsers have, and where in our sources a place of them is. */
export interface BrowserBuilds {
  /** The versions of their lists of files, the newest first. */
  releases: readonly string[];
  /** `shared-x1.js:1:234` as `src/root.tsx:56`; `null` where no build has such a place. */
  sourceOf: (place: string) => Promise<string | null>;
}

/** Read maps that are kept: each takes some megabytes. */
const mostMaps = 8;

/**
 * Opens the builds whose files are in these folders, the newest first, with the source maps beside them (`scripts/keepMaps.ts`). A map is
 * read when an error is told of its file; without maps no place is known.
 */
export function openBrowserBuilds(clientFolders: readonly string[]): BrowserBuilds {
  const releases = clientFolders.flatMap((folder) => releaseIn(join(folder, 'assets')) ?? []);
  const mapFiles = new Map<string, string>();
  for (const folder of clientFolders.toReversed()) {
    const maps = join(folder, '../maps');
    for (const name of existsSync(maps) ? readdirSync(maps) : []) mapFiles.set(name, join(maps, name));
  }
  const maps = new LRUCache<string, Promise<TraceMap>>({ max: mostMaps });

  function mapOf(path: string): Promise<TraceMap> {
    const known = maps.get(path);
    if (known) return known;
    const read = readFile(path, 'utf8').then((text) => new TraceMap(text));
    maps.set(path, read);
    // A file that could not be read is tried again.
    read.catch(() => maps.delete(path));
    return read;
  }

  return {
    releases: [...new Set(releases)],
    sourceOf: async (place) => {
      const [name = '', line, column] = place.split(':');
      const path = mapFiles.get(`${name}.map`);
      if (!path || !(Number(line) > 0) || !(Number(column) > 0)) return null;
      const found = originalPositionFor(await mapOf(path), { line: Number(line), column: Number(column) - 1 });
      return found.source === null ? null : withoutWay(found.source, found.line);
    },
  };
}

/** The list of a build's files has its version in its name. */
function releaseIn(assets: string): string | undefined {
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return names.map((name) => /^manifest-([\da-f]{8})\.js$/.exec(name)?.[1]).find((release) => release !== undefined);
}

/** Sources are named from where the bundler wrote, and parts of a module by a query; what was made while building has no file. */
function withoutWay(source: string, line: number): string | null {
  const file = /(?:^|\/)((?:src|node_modules)\/[^?\0]+)/.exec(source)?.[1];
  return file ? `${file}:${line}` : null;
}
