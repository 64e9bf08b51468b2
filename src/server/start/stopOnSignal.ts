import type { Logger } from '#src/server/context.ts';

/** Milliseconds. One Ctrl+C reaches a process more than once where a package manager passes it on as well. */
const sameSignalMs = 300;

/**
 * Ends the process when it is told to: `stop` runs at the first SIGTERM or SIGINT, and the exit code says whether all of it
 * went well. A second signal ends the process at once.
 */
export function stopOnSignal(stop: () => Promise<void>, logger: Pick<Logger, 'error'>): void {
  let firstAt: number | null = null;
  const onSignal = () => {
    if (firstAt !== null) {
      if (Date.now() - firstAt > sameSignalMs) process.exit(1);
      return;
    }
    firstAt = Date.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
