import { createHmac } from 'node:crypto';

/** The name of the key of these signatures. */
export const mediaKeyName = 'media';

/** An address holds for this many hours at most. */
export const longestHours = 4;

/** What proves that this site permitted a file until that time (seconds since 1970): an HMAC-SHA256 in base64url. */
export function fileSignature(key: Buffer, file: string, until: number): string {
  return createHmac('sha256', key).update(`${file}\n${until}`).digest('base64url');
}
