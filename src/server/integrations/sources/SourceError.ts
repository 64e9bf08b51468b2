/**
 * Why a source, or a file of it, could not be read: `private` and `address` will not do however often it is asked, `away` and
 * `slow` may tomorrow.
 */
export type SourceFailure =
  | 'private'
  | 'address'
  | 'away'
  | 'slow'
  | 'status'
  | 'too-large'
  | 'unreadable'
  | 'refused'
  | 'empty';

/** What is seen of it at the desk are words of `code`; the message is for the log. */
export class SourceError extends Error {
  readonly code: SourceFailure;
  /** Of HTTP, where the code is `status` or `refused`. */
  readonly status: number | null;

  constructor(
    code: SourceFailure,
    message: string,
    { status = null, cause }: { status?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'SourceError';
    this.code = code;
    this.status = status;
  }

  /** Whether asking again later may help. */
  get mayPass(): boolean {
    if (this.code === 'status') return this.status === 429 || (this.status ?? 0) >= 500;
    return this.code === 'away' || this.code === 'slow';
  }
}
