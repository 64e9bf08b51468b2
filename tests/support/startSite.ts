import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

export interface RunningSite {
  url: string;
  process: ChildProcess;
  /** Everything that the server has printed so far. */
  output: () => string;
  /** Of it what went to the standard error. */
  errors: () => string;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}

const dataDirs = new Map<string, string>();

/** The data folder of a site that this process has started. */
export const dataDirOf = (url: string): string | undefined => dataDirs.get(url);

/** Runs the production build as `npm start` does, on the port of `env` or a free one; resolves at once, so that a failing start can be watched too. */
export async function spawnSite(env: Record<string, string>, folder = '.'): Promise<RunningSite> {
  if (!existsSync(join(folder, 'build/server/main.js')))
    throw new Error('There is no build yet: run `npm run build` first.');
  const port = env.PORT ?? (await freePort());
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...env },
  });
  let text = '';
  let errors = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += String(chunk);
      if (stream === child.stderr) errors += String(chunk);
    });
  }
  const url = `http://localhost:${port}`;
  if (env.DATA_DIR) dataDirs.set(url, env.DATA_DIR);
  return {
    url,
    process: child,
    output: () => text,
    errors: () => errors,
    ended: new Promise((resolve) => child.once('exit', resolve)),
  };
}

/** Runs the production build, of this folder or another one, and waits until it answers. */
export async function startSite(env: Record<string, string>, folder?: string): Promise<RunningSite> {
  const site = await spawnSite(env, folder);
  const deadline = Date.now() + 150_000;
  while (Date.now() < deadline && site.process.exitCode === null) {
    const answer = await fetch(`${site.url}/readyz`).catch(() => null);
    if (answer?.ok) return site;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  site.process.kill('SIGKILL');
  throw new Error(`The site did not get ready:\n${site.output()}`);
}

/** Ends it as an operator would. */
export async function stopSite(site: RunningSite): Promise<number | null> {
  site.process.kill('SIGTERM');
  return site.ended;
}
