/** Texts of others begin with the declaration within these bytes, if they have one. */
const headBytes = 1024;

/** Bytes as text: in the encoding that they begin with, else the one that HTTP names, else that of an XML declaration, else UTF-8. */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  const encoding = encodingOfBeginning(head) ?? encodingOfHttp(contentType) ?? encodingOfXml(head) ?? 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** By the byte order mark; `<?` in two bytes a sign is UTF-16 without one, whatever else is said. */
function encodingOfBeginning(head: string): string | null {
  if (head.startsWith('\xEF\xBB\xBF')) return 'utf-8';
  if (head.startsWith('\xFF\xFE') || head.startsWith('<\0?\0')) return 'utf-16le';
  if (head.startsWith('\xFE\xFF') || head.startsWith('\0<\0?')) return 'utf-16be';
  return null;
}

const encodingOfHttp = (contentType: string | null) =>
  knownEncoding(/;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1]);

/** A declaration that can be read a byte a sign is not in UTF-16, though it says so. */
function encodingOfXml(head: string): string | null {
  const encoding = knownEncoding(/^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]);
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}

function knownEncoding(named: string | undefined): string | null {
  if (named === undefined) return null;
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return null;
  }
}
