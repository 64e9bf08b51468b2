import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { syncPath } from '#src/server/db/syncFolder.ts';
import { type Manifest, manifestName, type Part } from './manifest.ts';

/** A file of the archive, whose size is known before it is read. */
export interface ArchiveEntry {
  name: string;
  bytes: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Writes a compressed tar file of entries and, last, their manifest. It is for its owner alone, and has its name only when it
 * is whole and on the disk.
 */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  describe: () => Omit<Manifest, 'parts'>,
): Promise<Manifest> {
  const draft = `${file}.part`;
  const archive = pack();
  const written = pipeline(Readable.from(archive), createGzip(), createWriteStream(draft, { mode: 0o600 }));
  try {
    const manifest = await Promise.race([fill(archive, entries, describe), written.then(endedEarly)]);
    await written;
    await syncPath(draft);
    await rename(draft, file);
    await syncPath(dirname(file));
    return manifest;
  } catch (error) {
    archive.destroy();
    await written.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(
  archive: Pack,
  entries: AsyncIterable<ArchiveEntry>,
  describe: () => Omit<Manifest, 'parts'>,
): Promise<Manifest> {
  const parts: Part[] = [];
  for await (const entry of entries) parts.push(await addEntry(archive, entry));
  const manifest = { ...describe(), parts };
  const text = Buffer.from(JSON.stringify(manifest, null, 2));
  await addEntry(archive, { name: manifestName, bytes: text.length, content: [text] });
  archive.finalize();
  return manifest;
}

async function addEntry(archive: Pack, { name, bytes, content }: ArchiveEntry): Promise<Part> {
  const hash = createHash('sha256');
  const target = archive.entry({ name, size: bytes, mode: 0o600 });
  const finished = once(target, 'close');
  // Awaited below, unless the content fails first.
  finished.catch(() => {});
  for await (const chunk of content) {
    hash.update(chunk);
    if (!target.write(chunk)) await Promise.race([once(target, 'drain'), finished]);
  }
  target.end(null);
  await finished;
  return { name, bytes, sha256: hash.digest('hex') };
}

/** The file is closed before it has everything: only an error does that, and it is thrown elsewhere. */
function endedEarly(): never {
  throw new Error('The archive ended before its manifest.');
}
