import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#src/server/config/projectRoot.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

test('the image is made of files that are there, and of all that the handbook names', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  expect(copied.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  const ignored = new Set(read('.dockerignore').split('\n'));
  expect(copied.filter((path) => ignored.has(path.split('/')[0] ?? ''))).toEqual([]);
  const needed = /The process needs (.*?)\. It writes/s.exec(read('docs/operating.md'))?.[1] ?? '';
  const named = [...needed.matchAll(/`([\w./]+?)\/?`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(5);
  for (const path of named) expect(read('Dockerfile'), path).toMatch(new RegExp(`^COPY .*${path}\\b`, 'm'));
});

test('service managers wait for longer than the ten seconds of a stop', () => {
  expect(Number(/TimeoutStopSec=(\d+)/.exec(read('docs/examples/prvy-riadok.service'))?.[1])).toBeGreaterThan(10);
  expect(Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1])).toBeGreaterThan(10);
});

test('a package runs no script of its own at its installation, and no command waits for a hook that would not run', () => {
  const { npm_config_ignore_scripts: _, ...env } = process.env;
  const setting = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { cwd: projectRoot, env, encoding: 'utf8' });
  expect(setting.trim()).toBe('true');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const hooks = /^(?:preinstall|install|postinstall|prepublish|prepare|dependencies)$/;
  const isHook = (name: string) =>
    hooks.test(name) || (/^(?:pre|post)/.test(name) && name.replace(/^(?:pre|post)/, '') in scripts);
  expect(Object.keys(scripts).filter(isHook)).toEqual([]);
});
