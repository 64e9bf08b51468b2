import { AppError } from '#src/server/errors.ts';

/** Seconds after which asking again makes sense. */
export const retryAfterOutage = 10;

type OutageCode = 'database-unavailable' | 'identity-unavailable' | 'service-unavailable';

/** Something outside does not answer now: 503, and nobody's mistake. */
export class OutageError extends AppError {
  readonly retryAfter = retryAfterOutage;

  constructor(code: OutageCode, message: string, cause?: unknown) {
    super('unavailable', code, message);
    this.cause = cause;
  }
}

/**
 * SQLSTATEs of a database that is away, starting, stopping, full or out of time: connection exceptions, insufficient
 * resources, cancelled by its time limit, shutdown and start, a standby that takes no writes.
 */
const states = /^(?:08...|53...|57014|57P0[1-5]|25006)$/;
const networkCodes = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** pg, its pool and PGlite give no code when a connection cannot be had or is gone. */
const messages =
  /^(?:timeout expired|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool|PGlite is clos(?:ed|ing))/;

/** The outage behind an error: the database's, or one that says so itself; `null` when it is another failure. */
export function outageOf(error: unknown): OutageError | null {
  if (error instanceof OutageError) return error;
  // Expected errors know themselves what they are.
  if (error instanceof AppError) return null;
  const chain = causesOf(error);
  if (!chain.some(isConnectionFailure)) return null;
  // The database is never asked by HTTP.
  if (chain.some(({ message }) => message === 'fetch failed')) {
    return new OutageError('service-unavailable', 'A service outside does not answer; try again in a moment.', error);
  }
  return new OutageError('database-unavailable', 'The database does not answer; try again in a moment.', error);
}

/** An error and what caused it, to a bounded depth: a chain may be a circle. */
function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let link = error; link instanceof Error && chain.length < 5; link = link.cause) chain.push(link);
  return chain;
}

function isConnectionFailure(error: Error): boolean {
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && (states.test(code) || networkCodes.test(code))) || messages.test(error.message);
}
