import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian has what only root is expected to start. */
export const systemEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** One at a time: of two that install at once, in two test files, the second would be refused. */
const lock = join(tmpdir(), 'prvy-riadok-packages.lock');
const install = 'apt-get update; apt-get install -y --no-install-recommends "$@"';

/** Installs Debian's packages where a Debian lets us; whether they came is seen by who needs them. */
export function installPackages(...names: string[]): void {
  spawnSync('flock', [lock, 'sh', '-c', install, 'sh', ...names], {
    env: { ...systemEnv, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
  });
}
