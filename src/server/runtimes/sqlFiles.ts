import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';

/** A file that a runtime needs, as it is answered. */
export interface RuntimeFile {
  body: Buffer;
  headers: Record<string, string>;
}

const own = (name: string) => readFileSync(join(projectRoot, 'src/runtimes/sql', name), 'utf8');
const library = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.js');
const engine = readFileSync(library.replace(/js$/, 'wasm'));
const [script, worker, sqlite] = [own('frame.js'), own('worker.js'), readFileSync(library, 'utf8')];

const folder = join(projectRoot, 'src/content/databases');
const databases = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => [file.slice(0, -'.sql'.length), readFileSync(join(folder, file), 'utf8')]),
);

/** Changes with everything that is in the files, so that they may be kept for good. */
const version = [script, worker, sqlite, engine, ...databases.values()]
  .reduce((hash, part) => hash.update(part), createHash('sha256'))
  .digest('hex')
  .slice(0, 12);

export const sqlFolder = `/runtimes/sql/${version}/`;

const kept = { 'cache-control': 'public, max-age=31536000, immutable', 'x-robots-tag': 'noindex' };

/** The document in whose workers learners' SQL runs on a database. */
function frameOf(database: string): RuntimeFile {
  const parts = JSON.stringify({ library: sqlite, worker, database }).replaceAll('<', '\\u003c');
  return {
    body: Buffer.from(
      `<!doctype html><html lang="sk"><meta charset="utf-8"><title>Tu beží program</title><script type="application/json" id="parts">${parts}</script><script>${script}</script></html>`,
    ),
    headers: {
      ...kept,
      'content-type': 'text/html; charset=utf-8',
      // An origin of its own, no network, no storage; only its own script, the workers that it makes, and SQLite, which the page brings.
      'content-security-policy': [
        'sandbox allow-scripts',
        "default-src 'none'",
        `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob: 'wasm-unsafe-eval'`,
        'worker-src blob:',
        "frame-ancestors 'self'",
      ].join('; '),
    },
  };
}

/** What SQL needs, by the last part of the address. */
export const sqlFiles = new Map<string, RuntimeFile>([
  ['sqlite.wasm', { body: engine, headers: { ...kept, 'content-type': 'application/wasm' } }],
  ...[...databases].map(([name, text]) => [`${name}.html`, frameOf(text)] as const),
]);

/** Where programs run on a database; `null` where there is none of that name. SQLite itself lies beside. */
export function sqlFramePath(database: string): string | null {
  return databases.has(database) ? `${sqlFolder}${database}.html` : null;
}

/** The databases of the courses, each with the text that makes it. */
export const courseDatabases: ReadonlyMap<string, string> = databases;
