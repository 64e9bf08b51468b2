import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';

const sha256 = (text: string, encoding: 'hex' | 'base64') => createHash('sha256').update(text).digest(encoding);
const read = (name: string) => readFileSync(join(projectRoot, 'src/runtimes/python', name), 'utf8');

const packageFolder = join(projectRoot, 'node_modules/pyodide');
const packedFolder = join(projectRoot, 'build/runtimes/python');
/** As the build has packed them; where nothing was built yet, as they come. */
const isPacked = existsSync(join(packedFolder, 'stamp'));
const folder = isPacked ? packedFolder : packageFolder;
const version = readFileSync(join(folder, isPacked ? 'stamp' : 'package.json'), 'utf8');

/** In the order in which Python reads them. */
const runner = ['inside.py', 'runner.py'].map((name) => [name, read(name)]);
const parts = JSON.stringify({ worker: read('worker.js'), runner, turtle: read('turtle.py') }).replaceAll(
  '<',
  '\\u003c',
);
const script = `const pythonParts = ${parts};\n${read('frame.js')}`;
const directory = `/runtimes/python/${sha256(`${version} ${script}`, 'hex').slice(0, 12)}`;

/** What Python is made of; the page fetches it, for the frame has no network. */
const names = ['pyodide.asm.wasm', 'pyodide.asm.mjs', 'pyodide.mjs', 'python_stdlib.zip'];

/** The document in whose worker learners' Python runs. */
export const pythonFrame = {
  /** Changes with the frame and with Python, so that it may be kept for good. */
  path: `${directory}/frame.html`,
  html: `<!doctype html><html lang="sk"><meta charset="utf-8"><title>Tu beží program</title><script>${script}</script></html>`,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    // An origin of its own, no network, no storage; only its own script, its worker, and Python, which is WebAssembly.
    'content-security-policy': [
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'sha256-${sha256(script, 'base64')}' blob: 'wasm-unsafe-eval'`,
      'worker-src blob:',
      "frame-ancestors 'self'",
    ].join('; '),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  },
};

export const pythonFiles = {
  directory,
  folder,
  /** Unpacked, in bytes. */
  sizes: new Map(names.map((name) => [name, statSync(join(folder, name)).size])),
};
