import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** So many builds back an open tab still finds its files. */
const keptBuilds = 3;

/**
 * Keeps what browsers load of the last builds, with its source maps, in `build-former/1` (the newest) and on: a tab that was opened before
 * a deployment asks for files with the names of then. Beside the folder of the build, which the bundler empties.
 */
export function setAside(folder: string): void {
  if (!existsSync(join(folder, 'client/assets'))) return;
  const former = (number: number) => join(`${folder}-former`, String(number));
  rmSync(former(keptBuilds), { recursive: true, force: true });
  for (let number = keptBuilds - 1; number > 0; number--) {
    if (existsSync(former(number))) renameSync(former(number), former(number + 1));
  }
  // A copy: a server that runs on this build goes on until it is stopped.
  for (const part of ['client/assets', 'maps'].filter((name) => existsSync(join(folder, name)))) {
    cpSync(join(folder, part), join(former(1), part), { recursive: true });
  }
}
