import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './acceptedEncoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The forms of a page in order of what they cost: gzip is there in a moment, brotli takes some 30 MB while it works. A table of that
 * size goes back to the system at once; the smaller ones of a lower quality stay with the process, which takes 50 MB more then.
 */
export const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => zip(body, { level: 9 }),
  br: (body) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
};
