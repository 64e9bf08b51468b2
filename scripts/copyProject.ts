import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const leftOut = [
  '.git',
  '.react-router',
  'build',
  'build-former',
  'data',
  'node_modules',
  'storybook-static',
  'test-results',
];

/**
 * Copies what belongs to the project, and the folders that are named as links: a browser is served nothing from outside
 * the folder. Answers the path of the copy of that name, where things may be broken.
 */
export function copyProject(named: string, ...linked: string[]): string {
  const copy = resolve('test-results', named);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync('.').filter((each) => !leftOut.includes(each))) {
    cpSync(name, join(copy, name), { recursive: true });
  }
  for (const folder of linked) execFileSync('cp', ['-al', folder, copy]);
  return copy;
}
