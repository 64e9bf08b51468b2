import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './acceptedEncoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A window as large as the body finds all that a larger one would, and takes memory by its own size. */
const windowOf = (body: Buffer) => {
  const { BROTLI_MIN_WINDOW_BITS: smallest, BROTLI_MAX_WINDOW_BITS: largest } = constants;
  return Math.min(largest, Math.max(smallest, Math.ceil(Math.log2(body.length + 16))));
};

/**
 * The forms of a page. Brotli's quality 6 takes some 2 MB while it works, 9 takes 32 MB and five times as long, for pages that are
 * two per cent smaller.
 */
export const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => zip(body, { level: 9 }),
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(body),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};
