import { AppError } from '#src/server/errors.ts';

type Reason =
  | 'unknown'
  | 'svg'
  | 'heic'
  | 'quicktime'
  | 'animated'
  | 'too-large'
  | 'too-many-pixels'
  | 'broken'
  | 'captions-broken'
  | 'empty'
  | 'public';

/** A file that the store does not take; the words for it are in src/domain/mediaWords.ts. */
export class RefusedFileError extends AppError {
  constructor(reason: Reason) {
    super('invalid', `media-${reason}`, `This file is not taken: ${reason}.`);
  }
}

/** The store itself cannot take it. */
export class NoRoomError extends AppError {
  constructor(code: 'media-no-room' | 'media-not-writable') {
    super('unavailable', code, 'There is no room for files, or nobody may write there.');
  }
}
