import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

/** Best first, for who takes all of them. */
const preferred = ['br', 'gzip', 'identity'] as const;

/** Browsers send a handful of headers, so most are read once. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 200 });

/**
 * The encodings that an `accept-encoding` header takes, best first. None where plain text is wanted more, or where nothing
 * fits: a plain answer is better than none.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  const before = known.get(header);
  if (before) return before;
  const accepted = read(header);
  known.set(header, accepted);
  return accepted;
}

function read(header: string): Encoding[] {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const first = negotiator.encoding(preferred, { preferred });
  if (first === undefined || first === 'identity') return [];
  const other = first === 'br' ? 'gzip' : 'br';
  return negotiator.encoding([other, 'identity'], { preferred: [other] }) === other ? [first, other] : [first];
}
