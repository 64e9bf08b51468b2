/** The JSON of a `T` as bytes, for answers that are long and the same for many. */
export type JsonOf<T> = Uint8Array<ArrayBuffer> & { readonly of?: T };
