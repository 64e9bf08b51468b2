/** Builds the browser's and the server's bundles, and compresses them and Python, which browsers load, unless nothing has changed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildStamp } from './buildStamp.ts';
import { packPython } from './packPython.ts';

const stampFile = 'build/stamp';
const compressible = /\.(js|css|svg|json|webmanifest|vtt|txt|xml)$/;

const stamp = buildStamp();
const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
if (built !== stamp) {
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  shortenManifest();
  for (const name of readdirSync('build/client', { recursive: true, encoding: 'utf8' })) {
    if (compressible.test(name)) compress(join('build/client', name));
  }
  writeFileSync(stampFile, stamp);
}

await packPython();

/** Which files a route imports is in every page as far as it needs it (`pageModules.ts`): browsers do without the list of all routes. */
function shortenManifest(): void {
  const name = readdirSync('build/client/assets').find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('The build has no manifest of its routes.');
  const path = join('build/client/assets', name);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/"imports":\[("[^"\]]*",?)+\],?/g, ''));
}

function compress(path: string): void {
  const source = readFileSync(path);
  // As dense as every browser can read: it is done once and read often.
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(source, { params }));
  writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
}
