import type { Encoding } from './acceptedEncoding.ts';
import { compressors } from './compressPage.ts';

/** Compresses a body when it is wanted so for the first time, and keeps that; one that failed is tried again. */
export function compressedOnce(body: Buffer, compress = compressors): (encoding?: Encoding) => Promise<Buffer> {
  const kept = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    if (!encoding) return Promise.resolve(body);
    const known = kept.get(encoding);
    if (known) return known;
    const made = compress[encoding](body);
    kept.set(encoding, made);
    made.catch(() => kept.delete(encoding));
    return made;
  };
}
