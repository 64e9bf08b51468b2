import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  changedAt: Date;
}

/** Of a file's bytes, the last one included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the site keeps films, pictures and other files. A file is there whole, or not at all. */
export interface MediaStore {
  /** Where what is uploaded waits on this computer, until it is known to be whole and right. */
  readonly draftFolder: string;
  /** Keeps a file of the draft folder, which is gone from there then, in the place of one of the same name. */
  put(name: string, draft: string, contentType: string): Promise<void>;
  /** `null` when there is none. */
  stat(name: string): Promise<StoredFile | null>;
  /** @throws NotFoundError when there is none (any more) */
  get(name: string, range?: ByteRange): Promise<Readable>;
  /** One that is not there is no error. */
  delete(name: string): Promise<void>;
}
