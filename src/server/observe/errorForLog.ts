/** What the log keeps of an error. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  [field: string]: unknown;
}

/** Fields that name things of ours. Whatever else an error carries may be what somebody typed, and stays out. */
const keptFields = ['code', 'errno', 'syscall', 'status', 'statusCode', 'requestId', 'constraint', 'table', 'column'];

/** Causes of causes beyond this are left out; a chain may be a circle. */
const deepest = 4;

/**
 * An error as the log may have it: type, message, stack, code and causes. Of a failed query the text and never its
 * parameters; of what PostgreSQL says never the detail, which quotes the row; of nothing an e-mail address.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) };
  const { query, cause, errors } = error as Error & { query?: unknown; errors?: unknown };
  const message = messageOf(error);
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message,
    ...fieldsOf(error),
    ...(isFailedQuery(error) && { query }),
    stack: `${error.name}: ${message}${framesOf(error)}`,
    ...(cause !== undefined && depth < deepest && { cause: errorForLog(cause, depth + 1) }),
    // A connection that was tried at several addresses says nothing itself.
    ...(Array.isArray(errors) && depth < deepest && { errors: errors.map((one) => errorForLog(one, depth + 1)) }),
  };
}

/** Drizzle's error repeats the parameters in its message, and so in its stack. */
function isFailedQuery(error: Error): boolean {
  return 'query' in error && 'params' in error && error.message.startsWith('Failed query:');
}

function messageOf(error: Error): string {
  if (isFailedQuery(error)) return 'Failed query';
  const { code } = error as { code?: unknown };
  // Data exceptions quote the value: invalid input syntax for type integer: "…".
  const isDataException = typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code);
  return withoutValues(isDataException ? error.message.replace(/".*"/s, '"…"') : error.message);
}

/** The lines below the message, which stands at the head of a stack; none when it stands elsewhere. */
function framesOf({ message, stack = '' }: Error): string {
  const at = stack.indexOf(message);
  return at === -1 ? '' : withoutValues(stack.slice(at + message.length));
}

function fieldsOf(error: Error): Record<string, unknown> {
  const entries = Object.entries(error).filter(
    ([name, value]) => keptFields.includes(name) && (typeof value === 'string' || typeof value === 'number'),
  );
  return Object.fromEntries(entries);
}

/** Servers of mail repeat addresses in their refusals. */
function withoutValues(text: string): string {
  return text.replace(/[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g, '…');
}
