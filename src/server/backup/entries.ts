import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { draftFolderName } from '#src/server/integrations/media/folderStore.ts';
import type { Table } from './manifest.ts';
import type { TableClient } from './tableClient.ts';
import type { ArchiveEntry } from './writeArchive.ts';

/** One part of a table holds about this much, so that neither side ever needs more of it in memory. */
const partBytes = 4 * 1024 * 1024;
const newLine = 0x0a;

/** The rows of a table, in parts of whole lines: `database/user/000001.copy`. */
export async function* tableEntries(client: TableClient, table: Table): AsyncIterable<ArchiveEntry> {
  let count = 0;
  for await (const rows of inParts(client.copyOut(table))) {
    count += 1;
    const name = `database/${table.name}/${String(count).padStart(6, '0')}.copy`;
    yield { name, bytes: rows.length, content: [rows] };
  }
}

/** Every file below a folder: `media/…`, without uploads that are under way; none when there is no folder. */
export async function* folderEntries(prefix: string, folder: string): AsyncIterable<ArchiveEntry> {
  for (const path of await filesIn(folder, { recursive: true })) {
    const name = relative(folder, path).replaceAll('\\', '/');
    if (!name.startsWith(`${draftFolderName}/`)) yield fileEntry(`${prefix}/${name}`, path);
  }
}

/** The keys of a data folder, which are files directly in it: `keys/identity-key.json`. */
export async function* keyEntries(dataDir: string): AsyncIterable<ArchiveEntry> {
  for (const path of await filesIn(dataDir, { recursive: false })) {
    if (isKeyFile(basename(path))) yield fileEntry(`keys/${basename(path)}`, path);
  }
}

/** Names that a data folder's keys have; locks, sockets and drafts have others. */
export function isKeyFile(name: string): boolean {
  return /^[\w-]+\.(?:json|pem|key)$/.test(name);
}

async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < partBytes) continue;
    // A line ends with the only byte of this kind: those in texts are escaped.
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(newLine) + 1;
    if (end > 0) yield all.subarray(0, end);
    waiting = [all.subarray(end)];
    length = all.length - end;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

async function fileEntry(name: string, path: string): Promise<ArchiveEntry> {
  const { size } = await stat(path);
  return { name, bytes: size, content: size === 0 ? [] : createReadStream(path, { end: size - 1 }) };
}

/** In the order of their paths; none when there is no folder. */
async function filesIn(folder: string, options: { recursive: boolean }): Promise<string[]> {
  try {
    const found = await readdir(folder, { ...options, withFileTypes: true });
    const files = found.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
