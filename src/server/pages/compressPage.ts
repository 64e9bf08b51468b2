import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The compressed forms of a page. Brotli takes some 30 MB while it works, so one page is compressed after the other. */
export async function compressPage(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const br = await compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  return { br, gzip: await compressGzip(body, { level: 9 }) };
}
