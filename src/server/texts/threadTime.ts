import { readFileSync, readlinkSync } from 'node:fs';

/** Milliseconds of a tick in which Linux tells the time of a processor. */
const tick = 10;

/** Where the system tells of the thread that asks; `null` where it does not. */
export function ownThread(): string | null {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/stat`;
  } catch {
    // Only Linux has it.
    return null;
  }
}

/**
 * Milliseconds that a thread has had a processor, so that a text is not called slow where the machine is busy with something else.
 * Where the system does not tell, the time that has gone by.
 */
export function threadTime(thread: string | null): number {
  if (thread === null) return performance.now();
  const stat = readFileSync(thread, 'utf8');
  // Behind the name, which may have spaces: user and system time are the 14th and 15th field of all.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}
