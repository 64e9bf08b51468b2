import { spawnSync } from 'node:child_process';

/** Where Debian has what only root is expected to start. */
export const systemEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Installs Debian's packages where a Debian lets us; whether they came is seen by who needs them. */
export function installPackages(...names: string[]): void {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', args, { env: { ...systemEnv, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' });
  }
}
