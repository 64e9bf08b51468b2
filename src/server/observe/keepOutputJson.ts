import { format } from 'node:util';
import type { Logger } from 'pino';

/**
 * From here on nothing but lines of JSON leaves the process: what libraries print, Node's warnings and the last words of
 * a crash go through the logger. To be called once, after what is printed for people at the start.
 */
export function keepOutputJson(logger: Logger): void {
  const printer =
    (level: 'debug' | 'warn') =>
    (...values: unknown[]) => {
      const err = values.find((value) => value instanceof Error);
      const text = format(...values.filter((value) => value !== err));
      logger[level](err ? { err } : {}, text || 'printed');
    };
  Object.assign(console, {
    log: printer('debug'),
    info: printer('debug'),
    debug: printer('debug'),
    warn: printer('warn'),
    error: printer('warn'),
    trace: printer('warn'),
  });
  process.removeAllListeners('warning');
  process.on('warning', (err) => logger.warn({ err }, 'a warning of Node'));
  // Node ends on an uncaught error in any case; this only says so in the log's form.
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'an error that nobody has caught ends the process');
    process.exit(1);
  });
}
