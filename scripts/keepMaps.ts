import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes the source maps of what browsers load out of the folder that is served, into `maps/` beside it: they are for the server, which
 * names by them where an error of a visitor's browser stands.
 */
export function keepMaps(folder: string): void {
  const assets = join(folder, 'client/assets');
  const maps = join(folder, 'maps');
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.map'))) {
    renameSync(join(assets, name), join(maps, name));
  }
}
