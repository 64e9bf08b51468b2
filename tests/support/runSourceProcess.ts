import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { SourcePlace } from './sourceProcess.ts';

interface Run {
  /** What node is started with: `sourceProcess.ts`, or a bundle of it. */
  program: string[];
  input: SourcePlace;
  /** What the host has been asked for so far. */
  asked: () => number;
  /** After so many more questions it is killed; `null`: it comes to its end. */
  killAfter: number | null;
  /** Milliseconds after them, at most. */
  within: number;
}

/** Reads a source in a process of its own; answers whether it came to its end. */
export async function runSourceProcess({ program, input, asked, killAfter, within }: Run): Promise<boolean> {
  const child = spawn(process.execPath, [...program, JSON.stringify(input)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  const from = asked();
  const watch = setInterval(() => {
    if (killAfter === null || asked() - from < killAfter) return;
    clearInterval(watch);
    setTimeout(() => child.kill('SIGKILL'), Math.random() * within);
  }, 1);
  await once(child, 'exit');
  clearInterval(watch);
  return said.includes('done');
}
