import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a signature or a secret that somebody gives is the right one; every guess takes the same time. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(expected));
}

/** Of one length, as the comparison asks for. */
const hashOf = (text: string) => createHash('sha256').update(text).digest();
