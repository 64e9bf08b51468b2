/** Builds the browser's and the server's bundles, and compresses them and Python, which browsers load, unless nothing has changed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildStamp } from './buildStamp.ts';
import { keepMaps } from './keepMaps.ts';
import { packPython } from './packPython.ts';
import { setAside } from './setAside.ts';

const stampFile = 'build/stamp';
const compressible = /\.(js|css|svg|json|webmanifest|vtt|txt|xml)$/;

const stamp = buildStamp();
const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
if (built !== stamp) {
  setAside('build');
  // Python is packed while the bundles are made: each keeps a core busy for half a minute.
  const [python] = await Promise.all([packPython(), buildBundles()]);
  cpSync(python, 'build/runtimes/python', { recursive: true });
  writeFileSync(stampFile, stamp);
}

async function buildBundles(): Promise<void> {
  const bundler = spawn(process.execPath, ['node_modules/@react-router/dev/bin.js', 'build'], {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(bundler, 'exit');
  if (code !== 0) throw new Error(`The bundler ended with ${code}.`);
  keepMaps('build');
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files.filter((name) => compressible.test(name)).map((name) => compress(join('build/client', name))),
  );
}

async function compress(path: string): Promise<void> {
  const source = readFileSync(path);
  // As dense as every browser can read: it is done once and read often.
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(source, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(source, { level: 9 }));
}
