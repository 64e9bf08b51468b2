/** Before a measurement is built for: `wrk` sends its requests, and is no package of npm. One of npm would take the time that is measured. */
import { spawnSync } from 'node:child_process';

if (spawnSync('wrk', ['--version']).error) {
  console.error('`wrk` is not installed, which sends the requests: `apt-get install wrk` or `brew install wrk`.');
  process.exitCode = 1;
}
