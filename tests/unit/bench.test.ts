import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#src/server/config/projectRoot.ts';

test.each(['bench', 'bench:load'])(
  '%s without wrk says how to get it, before anything is built',
  (name) => {
    const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    // Node alone: beside it there may be a wrk.
    const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-bench-'));
    symlinkSync(process.execPath, join(folder, 'node'));
    const env = { PATH: `${folder}:${join(projectRoot, 'node_modules/.bin')}` };
    const run = spawnSync('/bin/sh', ['-c', scripts[name] ?? ''], { cwd: projectRoot, env, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(run.stderr).toBe(
      '`wrk` is not installed, which sends the requests: `apt-get install wrk` or `brew install wrk`.\n',
    );
    expect(run).toMatchObject({ status: 1, stdout: '' });
  },
  60_000,
);
