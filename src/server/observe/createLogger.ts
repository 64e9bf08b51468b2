import pino, { type DestinationStream, type Logger } from 'pino';
import { errorForLog } from './errorForLog.ts';

/** Written together, a line for every answer costs next to nothing. */
const bufferBytes = 8 * 1024;
const longestWaitMs = 1_000;
const { warn = 40 } = pino.levels.values;

const options = {
  serializers: { err: errorForLog },
  redact: ['authorization', 'cookie', 'headers.authorization', 'headers.cookie'],
};

/**
 * The server's logger: lines of JSON. Errors go into it as `err`, the one name that is written with care
 * (`errorForLog`). Lines below `warn` may come a second late; the last of them are lost when the process is killed.
 */
export function createLogger(level: string, destination: DestinationStream = bufferedOutput()): Logger {
  return pino({ ...options, level }, destination);
}

function bufferedOutput(): DestinationStream {
  const output = pino.destination({ minLength: bufferBytes, periodicFlush: longestWaitMs });
  return {
    // Asks pino for `lastLevel`.
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      output.write(line);
      if (this.lastLevel >= warn) output.flushSync();
    },
  } as DestinationStream & { lastLevel: number };
}
