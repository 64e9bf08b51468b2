import { createHash } from 'node:crypto';

/** Names what belongs to a program by the program's text. */
export function programHash(code: string): string {
  return createHash('sha256').update(code.trimEnd()).digest('hex').slice(0, 16);
}
