import { longestKeptProgram } from '#src/contract/limits.ts';
import { localPath } from '#src/domain/localPath.ts';
import type { PlaygroundProgram } from './keptProgram.ts';
import { soundProgram } from './soundProgram.ts';

/** Where a program was taken from: a path of this site, and what stands there. */
export interface ProgramOrigin {
  path: string;
  title: string;
}

export interface LinkedProgram {
  program: PlaygroundProgram;
  from?: ProgramOrigin;
}

export type LinkReading = LinkedProgram | { reason: 'damaged' | 'old' | 'tooLong' };

/** Characters of a whole link. */
export const longestProgramLink = 30_000;

/** Counted up when what is written changes so that readers of before would not know it. */
const version = 1;
/** Of links before, none is read. */
const oldestVersion = 1;
/** Version, how it is packed, checksum, text. */
const shape = /^#?(\d{1,3})([dt])([\w-]{6})([\w-]+)$/;
/** One sign may be six in JSON. */
const longestText = longestKeptProgram * 6 + 10_000;
const longestTitle = 300;

/**
 * The address with a program in its fragment, which no server is sent. What is compressed says so, because not every browser can.
 */
export async function programLink(
  address: string,
  linked: LinkedProgram,
): Promise<{ link: string } | { reason: 'tooLong' }> {
  const text = new TextEncoder().encode(JSON.stringify(linked));
  const packed =
    typeof CompressionStream === 'undefined' ? null : await throughStream(text, new CompressionStream('deflate-raw'));
  const body = `${version}${packed ? 'd' : 't'}`;
  const data = base64url(packed ?? text);
  const link = `${address}#${body}${checksum(body + data)}${data}`;
  return link.length > longestProgramLink ? { reason: 'tooLong' } : { link };
}

/** Whether a fragment, with or without its `#`, was meant as a program; what it says may be damaged. */
export const isProgramFragment = (fragment: string): boolean => /^#?\d{1,3}[dt]/.test(fragment);

/** The program of a fragment, with or without its `#`. Nothing of it is run, and no more is unpacked than a program may have. */
export async function readProgramLink(fragment: string): Promise<LinkReading> {
  if (fragment.length > longestProgramLink) return { reason: 'tooLong' };
  const [, written = '', packing = '', sum = '', data = ''] = shape.exec(fragment) ?? [];
  if (sum === '' || sum !== checksum(written + packing + data)) return { reason: 'damaged' };
  if (Number(written) < oldestVersion) return { reason: 'old' };
  if (Number(written) > version) return { reason: 'damaged' };
  try {
    const bytes = fromBase64url(data);
    const text = packing === 'd' ? await throughStream(bytes, new DecompressionStream('deflate-raw')) : bytes;
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
    const program = soundProgram(Object(value).program);
    if (!program) return { reason: 'damaged' };
    const from = soundOrigin(Object(value).from);
    return { program, ...(from && { from }) };
  } catch {
    return { reason: 'damaged' };
  }
}

/** `null` for what leads elsewhere than to a page of this site. */
export function soundOrigin(value: unknown): ProgramOrigin | null {
  const { path, title }: Record<string, unknown> = Object(value);
  const local = typeof path === 'string' ? localPath(path) : null;
  return local && typeof title === 'string' && title.length <= longestTitle ? { path: local, title } : null;
}

/** @throws what the stream throws, or a RangeError where more comes out than a program may have. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longestText) {
      await reader.cancel();
      throw new RangeError('This is longer than any program.');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function base64url(bytes: Uint8Array): string {
  // A call takes only so many arguments.
  let signs = '';
  for (let at = 0; at < bytes.length; at += 4096) signs += String.fromCharCode(...bytes.subarray(at, at + 4096));
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws where it is none. */
function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

/** CRC-32, which finds every changed sign: a chat that cuts a link or breaks its line leaves one that is none. */
function checksum(text: string): string {
  let rest = -1;
  for (let at = 0; at < text.length; at += 1) {
    rest ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  const sum = ~rest;
  return base64url(Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum));
}
