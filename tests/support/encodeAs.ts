/** A text in an encoding that Node can only read: `windows-1250`, `iso-8859-2`. */
export function encodeAs(text: string, encoding: string): Buffer {
  const signs = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from([...text].map((sign) => signs.indexOf(sign)));
}
