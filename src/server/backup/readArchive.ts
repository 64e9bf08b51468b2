import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { ZodError } from 'zod';
import { BackupError, type Manifest, manifestName, manifestSchema, type Part } from './manifest.ts';

/** A file of an archive, with its header; its bytes are read by iterating. */
export interface Entry extends AsyncIterable<Buffer> {
  header: { name: string; type?: string | null };
}

/** The entries of an archive, one after another; each must be read to its end. */
export async function* readArchive(file: string): AsyncIterable<Entry> {
  const entries = extract();
  const compressed = createReadStream(file).on('error', (error) => entries.destroy(error));
  const plain = createGunzip().on('error', (error) => entries.destroy(error));
  compressed.pipe(plain).pipe(entries);
  try {
    yield* entries as AsyncIterable<Entry>;
  } finally {
    compressed.destroy();
  }
}

/**
 * Reads a whole backup and holds every part against the manifest.
 * @throws BackupError when it is cut, was changed, or is something else.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found: Part[] = [];
  let manifest: Manifest | undefined;
  try {
    for await (const entry of readArchive(file)) {
      if (manifest) throw new Error('something follows its manifest');
      if (entry.header.type !== 'file') throw new Error(`${entry.header.name} is no file`);
      if (entry.header.name === manifestName)
        manifest = manifestSchema.parse(JSON.parse(String(await contentOf(entry))));
      else found.push(await measure(entry));
    }
  } catch (error) {
    throw new BackupError(`${file} is not a whole backup: ${reasonOf(error)}.`);
  }
  if (!manifest) throw new BackupError(`${file} is not a whole backup: its end is missing.`);
  const changed = differenceOf(manifest.parts, found);
  if (changed) throw new BackupError(`${file} is not a whole backup: ${changed} is not as it was written.`);
  return manifest;
}

/** The content of an entry that fits into memory. */
export async function contentOf(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function measure(entry: Entry): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of entry) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { name: entry.header.name, bytes, sha256: hash.digest('hex') };
}

function differenceOf(named: Part[], found: Part[]): string | undefined {
  const count = Math.max(named.length, found.length);
  for (let index = 0; index < count; index++) {
    const [expected, actual] = [named[index], found[index]];
    if (expected?.name === actual?.name && expected?.sha256 === actual?.sha256) continue;
    return expected?.name ?? actual?.name;
  }
  return undefined;
}

function reasonOf(error: unknown): string {
  if (error instanceof ZodError) return `its manifest is wrong at ${error.issues[0]?.path.join('.') || 'its root'}`;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  return code?.startsWith('Z_') || error instanceof SyntaxError
    ? 'it is cut or damaged'
    : (message.split('\n')[0] ?? message);
}
