import type { Encoding } from './acceptedEncoding.ts';
import { compressors } from './compressPage.ts';

/** Compresses a body when it is wanted so for the first time, and keeps that. */
export function compressedOnce(body: Buffer): (encoding: Encoding | undefined) => Promise<Buffer> {
  const kept = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    if (!encoding) return Promise.resolve(body);
    const made = kept.get(encoding) ?? compressors[encoding](body);
    kept.set(encoding, made);
    return made;
  };
}
