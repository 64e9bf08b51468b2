import { createLogger } from '#src/server/observe/createLogger.ts';

/** The server's own logger, whose lines stay here. */
export function capturedLog(level = 'debug') {
  let text = '';
  const logger = createLogger(level, {
    write: (line) => {
      text += line;
    },
  });
  return {
    logger,
    text: () => text,
    clear: () => {
      text = '';
    },
    /** Throws when a line is no JSON. */
    lines: () =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
