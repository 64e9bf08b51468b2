import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#src/server/config/projectRoot.ts';

test.each([
  ['nesmysel', 'there are backup, restore, db:after, keys:rotate, and without one the site starts.'],
  ['bakcup', 'did you mean backup?'],
  ['db-after', 'did you mean db:after?'],
  ['constructor', 'there are backup, restore, db:after, keys:rotate, and without one the site starts.'],
])(
  'the command %s ends with one line, and no site is started',
  (command, hint) => {
    const args = ['--import', 'tsx', join(projectRoot, 'src/server/start/main.ts'), command];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
    expect(stderr).toBe(`Unknown command ${command}: ${hint}\n`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  },
  60_000,
);
