import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import type { ResizeAnswer, ResizeJob } from './resizeImage.ts';

/** Milliseconds; the largest image takes some ten seconds. */
const patience = 120_000;
/** Milliseconds after which a process that has nothing to do ends: it takes 160 MB. */
const idleMs = 5_000;

/** Of the sources there is no bundle yet. */
const [program, execArgv] = import.meta.url.endsWith('.ts')
  ? [join(projectRoot, 'src/server/start/main.ts'), ['--import', 'tsx']]
  : [join(projectRoot, 'build/server/main.js'), []];

const atOnce = pLimit(Math.min(2, availableParallelism()));
/** Those that wait for a job, with what ends them. */
const waiting = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Has an image resized in a process of its own, two at once where there are two cores: what it takes of memory the site would
 * keep, and an image that is made to break it breaks nothing else. Starting one takes as long as a small image, so it waits for
 * the next one for a while. Rejects where the process breaks or takes too long.
 */
export function resizeApart(job: ResizeJob): Promise<ResizeAnswer> {
  return atOnce(async () => {
    const child = takeWaiting() ?? start();
    const answer = await ask(child, job);
    letWait(child);
    return answer;
  });
}

function start(): ChildProcess {
  return fork(program, ['resize-images'], {
    cwd: projectRoot,
    execArgv,
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function ask(child: ChildProcess, job: ResizeJob): Promise<ResizeAnswer> {
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      clearTimeout(late);
      child.off('message', answered).off('exit', ended).off('error', failed);
      finish();
    };
    const answered = (answer: unknown) => end(() => resolve(answer as ResizeAnswer));
    const ended = (code: number | null, signal: string | null) =>
      end(() => reject(new Error(`A process that resizes images ended by ${signal ?? code}.`)));
    const failed = (error: Error) => end(() => reject(error));
    const late = setTimeout(() => child.kill('SIGKILL'), patience);
    child.on('message', answered).on('exit', ended).on('error', failed);
    child.send(job, (error) => {
      if (!error) return;
      child.kill('SIGKILL');
      failed(error);
    });
  });
}

function takeWaiting(): ChildProcess | null {
  for (const [child, end] of waiting) {
    clearTimeout(end);
    waiting.delete(child);
    // One that somebody else has ended.
    if (!child.connected) continue;
    child.ref();
    child.channel?.ref();
    return child;
  }
  return null;
}

/** Nobody waits for it to end, not even who ends the site. */
function letWait(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  const end = setTimeout(() => {
    waiting.delete(child);
    if (child.connected) child.disconnect();
  }, idleMs).unref();
  waiting.set(child, end);
}
