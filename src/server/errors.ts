/** What went wrong, seen by a rule; the edge maps it to a status. */
export type ErrorKind =
  | 'invalid'
  | 'stale'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'too-many-requests'
  | 'unavailable';

export interface FieldError {
  path: string;
  message: string;
}

/** The one family of expected errors. `code` is stable and meant for programs; anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly errors: FieldError[] | undefined;

  constructor(kind: ErrorKind, code: string, message: string, errors?: FieldError[]) {
    super(message);
    this.name = new.target.name;
    this.kind = kind;
    this.code = code;
    this.errors = errors;
  }
}

export class InvalidInputError extends AppError {
  constructor(message: string, errors?: FieldError[]) {
    super('invalid', 'invalid-input', message, errors);
  }
}

/** A moment that somebody plans for, and that is over. */
export class MomentOverError extends AppError {
  constructor() {
    super('invalid', 'moment-over', 'This moment is over; choose a later one, or none.');
  }
}

/** What keeps a text from the web; `errors` name the fields with a sentence each. */
export class ObstaclesError extends AppError {
  constructor(errors: FieldError[]) {
    super('invalid', 'content-obstacles', 'Something keeps this from the web.', errors);
  }
}

/** The link of a mail that was cut off, or that holds no longer. */
export class UnknownTokenError extends AppError {
  constructor() {
    super('invalid', 'token-unknown', 'This link does not hold any more.');
  }
}

export class UnauthenticatedError extends AppError {
  constructor(code: 'sign-in-required' | 'token-invalid' = 'sign-in-required', message = 'Sign in first.') {
    super('unauthenticated', code, message);
  }
}

/** `code` names the reason, because what helps depends on it. */
export class ForbiddenError extends AppError {
  constructor(code: string, message: string) {
    super('forbidden', code, message);
  }
}

export class NotFoundError extends AppError {
  constructor(what: string, code = 'not-found') {
    super('not-found', code, `There is no such ${what}.`);
  }
}

/** Somebody else has changed what the caller has seen (`If-Match`). */
export class StaleError extends AppError {
  constructor(code: string, message: string) {
    super('stale', code, message);
  }
}

export class TooManyRequestsError extends AppError {
  /** Seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('too-many-requests', 'too-many-requests', 'Too many requests; try again later.');
    this.retryAfter = retryAfter;
  }
}
