import { createHash } from 'node:crypto';

/** Of the podcast namespace: the UUID of all feeds. */
const namespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/** The `podcast:guid` of a feed that says none: a UUIDv5 of its address without protocol and closing slashes. */
export function podcastGuid(feedUrl: string): string {
  const name = feedUrl.replace(/^[a-z]+:\/\//i, '').replace(/\/+$/, '');
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
