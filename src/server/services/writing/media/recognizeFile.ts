import { fileTypeFromBuffer } from 'file-type';
import type { MediaKind } from '#src/contract/limits.ts';
import { RefusedFileError } from './RefusedFileError.ts';

/** What a file is by its bytes. An image becomes WebP, and AVIF beside; all else is served as it came. */
export interface RecognizedFile {
  kind: MediaKind;
  contentType: string;
  /** The ending of what is served. */
  format: string;
}

/** As much of a file as says what it is. */
export const beginningBytes = 4100;

/** No part of it can be read in two ways, so that it ends at once whatever the file begins with. */
const svg = /^\uFEFF?\s*(?:(?:<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE svg[^>]*>)\s*)*<svg[\s>]/i;

const image = { kind: 'image', contentType: 'image/webp', format: 'webp' } as const;
const types: Record<string, RecognizedFile> = {
  'image/jpeg': image,
  'image/png': image,
  'image/webp': image,
  'image/avif': image,
  'image/gif': image,
  // Moving ones are refused when they are opened.
  'image/apng': image,
  'video/mp4': { kind: 'film', contentType: 'video/mp4', format: 'mp4' },
  'video/x-m4v': { kind: 'film', contentType: 'video/mp4', format: 'mp4' },
  'video/webm': { kind: 'film', contentType: 'video/webm', format: 'webm' },
  'audio/mpeg': { kind: 'audio', contentType: 'audio/mpeg', format: 'mp3' },
  'audio/mp4': { kind: 'audio', contentType: 'audio/mp4', format: 'm4a' },
  'audio/x-m4a': { kind: 'audio', contentType: 'audio/mp4', format: 'm4a' },
  'audio/ogg': { kind: 'audio', contentType: 'audio/ogg', format: 'ogg' },
  'audio/wav': { kind: 'audio', contentType: 'audio/wav', format: 'wav' },
  'text/vtt': { kind: 'captions', contentType: 'text/vtt', format: 'vtt' },
  'application/pdf': { kind: 'document', contentType: 'application/pdf', format: 'pdf' },
  'application/zip': { kind: 'document', contentType: 'application/zip', format: 'zip' },
};

/** By the content, whatever its name says. @throws RefusedFileError */
export async function recognizeFile(beginning: Buffer): Promise<RecognizedFile> {
  if (beginning.length === 0) throw new RefusedFileError('empty');
  if (svg.test(beginning.subarray(0, beginningBytes).toString('utf8'))) throw new RefusedFileError('svg');
  const mime = (await fileTypeFromBuffer(beginning))?.mime.split(';')[0] ?? '';
  const known = types[mime];
  if (known) return known;
  if (/^image\/hei[cf]/.test(mime)) throw new RefusedFileError('heic');
  throw new RefusedFileError(mime === 'video/quicktime' ? 'quicktime' : 'unknown');
}
