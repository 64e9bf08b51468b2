import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const from = 'node_modules/pyodide';
/** Outside of `build`, which each build empties. */
const to = 'node_modules/.cache/python';

/**
 * Python's library as Pyodide ships it, without what has no use on a page, and not compressed inside: as a whole it compresses to
 * less than half.
 */
const repack = `
import re, zipfile
without = set('''_pyrepl _ssl antigravity asynchat bdb cProfile compileall concurrent.futures.process doctest ftplib imaplib
    mailbox modulefinder multiprocessing netrc nturl2path pdb pickletools plistlib poplib profile pstats pty pyclbr pydoc
    pydoc_data rlcompleter site-packages smtplib socketserver sqlite3 tabnanny tarfile tty turtle turtledemo unittest
    venv wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo'''.split())
encodings = set('''__init__ aliases ascii cp1250 cp1252 cp852 idna iso8859_2 latin_1 raw_unicode_escape unicode_escape
    utf_16 utf_16_be utf_16_le utf_32 utf_8 utf_8_sig'''.split())
with zipfile.ZipFile('/given.zip') as given, zipfile.ZipFile('/packed.zip', 'w', zipfile.ZIP_STORED) as packed:
    for name in sorted(given.namelist()):
        first, *rest = re.split(r'[/.]', name)
        if name.endswith('/') or first in without or (first == 'encodings' and rest[0] not in encodings):
            continue
        packed.writestr(zipfile.ZipInfo(name), given.read(name))
`;

/** Packs the files of Python, compressed and not, once for each version; returns their folder. */
export async function packPython(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string };
  const stamp = createHash('sha256').update(version).update(repack).digest('hex');
  const stampFile = join(to, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return to;
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const files = {
    'pyodide.asm.wasm': readFileSync(join(from, 'pyodide.asm.wasm')),
    'pyodide.asm.mjs': readFileSync(join(from, 'pyodide.asm.mjs')),
    'pyodide.mjs': readFileSync(join(from, 'pyodide.mjs')),
    'python_stdlib.zip': await packLibrary(),
  };
  await Promise.all(Object.entries(files).map(([name, body]) => write(join(to, name), body)));
  writeFileSync(stampFile, stamp);
  return to;
}

/** Python packs its own library. */
async function packLibrary(): Promise<Buffer> {
  const { loadPyodide } = await import('pyodide');
  const python = await loadPyodide();
  python.FS.writeFile('/given.zip', readFileSync(join(from, 'python_stdlib.zip')));
  python.runPython(repack);
  return Buffer.from(python.FS.readFile('/packed.zip') as Uint8Array);
}

async function write(path: string, body: Buffer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  writeFileSync(path, body);
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(body, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
}
