import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { days } from '#src/domain/duration.ts';
import { mediaLimits } from '#src/domain/media.ts';
import { AppError } from '#src/server/errors.ts';
import { NoRoomError, RefusedFileError } from './RefusedFileError.ts';
import { beginningBytes, type RecognizedFile, recognizeFile } from './recognizeFile.ts';

/** An upload that came whole. */
export interface Draft extends RecognizedFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** Of a refused file the rest is read as far as this: a sender who is cut off while writing never hears why. */
const heardBytes = 64 * 1024 * 1024;

/**
 * Writes what comes to a file of the folder, and nothing into memory. What is refused or cut off leaves nothing.
 * @throws RefusedFileError, NoRoomError
 */
export async function receiveDraft(folder: string, body: ReadableStream<Uint8Array> | null): Promise<Draft> {
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  let recognized: RecognizedFile | undefined;
  let refusal: AppError | undefined;

  async function* checked(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    let beginning: Buffer = Buffer.alloc(0);
    for await (const chunk of source) {
      bytes += chunk.length;
      if (refusal) {
        if (bytes > heardBytes) return;
        continue;
      }
      let part: Uint8Array = chunk;
      if (!recognized) {
        beginning = Buffer.concat([beginning, chunk]);
        if (beginning.length < beginningBytes) continue;
        recognized = await recognizeFile(beginning).catch(keepRefusal);
        part = beginning;
      }
      if (recognized && bytes > mediaLimits[recognized.kind]) keepRefusal(new RefusedFileError('too-large'));
      if (refusal) continue;
      hash.update(part);
      yield part;
    }
    if (recognized || refusal) return;
    recognized = await recognizeFile(beginning).catch(keepRefusal);
    hash.update(beginning);
    yield beginning;
  }
  const keepRefusal = (error: unknown): undefined => {
    if (!(error instanceof AppError)) throw error;
    refusal = error;
  };

  try {
    await mkdir(folder, { recursive: true });
    await forgetOldDrafts(folder);
    const source = body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([]);
    // Opened before: a stream that opens it by itself may do so after what came of it was removed.
    const file = await open(path, 'wx');
    await pipeline(source, checked, file.createWriteStream());
    if (refusal || !recognized) throw refusal ?? new RefusedFileError('empty');
    return { ...(recognized as RecognizedFile), path, bytes, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw roomless(error);
  }
}

/** What the disk says when it takes nothing, as the API says it. */
export function roomless(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (['ENOSPC', 'EDQUOT'].includes(code)) return new NoRoomError('media-no-room');
  return ['EACCES', 'EPERM', 'EROFS'].includes(code) ? new NoRoomError('media-not-writable') : error;
}

/** Of uploads that a killed process has left; of another process one may be under way. */
async function forgetOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > days(1)) await rm(join(folder, name), { force: true });
  }
}
