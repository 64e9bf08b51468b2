import type { Encoding } from '#src/server/pages/acceptedEncoding.ts';

/** The JSON of a `T` as bytes, compressed as somebody takes it: for answers that are long and the same for many. */
export interface JsonOf<T> {
  form: (encoding: Encoding | undefined) => Promise<Buffer>;
  /** Never there; it tells the types apart. */
  of?: T;
}
