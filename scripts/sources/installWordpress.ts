import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const packages = [
  'wordpress',
  'mariadb-server',
  'php-cli',
  'php-mysql',
  'php-gd',
  'php-xml',
  'php-mbstring',
  'php-curl',
];
const programs = ['/usr/share/wordpress', '/usr/sbin/mariadbd', '/usr/bin/php'];
const command = ['install', '--yes', '--no-install-recommends', ...packages];
/** Asked by Debian's packages before they start what they have installed. */
const policy = '/usr/sbin/policy-rc.d';

/** @throws Error that says what to do, where something is missing. */
export function checkWordpress(): void {
  for (const file of programs) {
    if (!existsSync(file)) throw new Error(`${file} is missing. As root: apt-get ${command.join(' ')}`);
  }
}

/** Installs Debian's WordPress with what it needs, as root; none of it is started. What is there stays as it is. */
export function installWordpress(): void {
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    for (const args of [['update'], command]) {
      execFileSync('apt-get', args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } finally {
    if (isOurs) rmSync(policy);
  }
}
