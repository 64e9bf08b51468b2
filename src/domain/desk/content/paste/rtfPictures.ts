/** The pictures of a text in RTF, in their order; what no browser shows is left out. */
export function rtfPictures(rtf: string): { type: string; bytes: string }[] {
  return [...rtf.matchAll(/\\(png|jpeg)blip\b(?:\\[a-z]+-?\d*\s*|\{[^{}]*\})*\s*([\da-f\s]{40,})\}/gi)].map(
    ([, type = '', hex = '']) => ({ type: `image/${type.toLowerCase()}`, bytes: base64(hex.replace(/\s+/g, '')) }),
  );
}

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Three bytes are six signs of the one and four of the other. */
function base64(hex: string): string {
  let written = '';
  for (let at = 0; at < hex.length; at += 6) {
    const part = hex.slice(at, at + 6);
    const bits = Number.parseInt(part.padEnd(6, '0'), 16);
    const used = part.length === 6 ? 4 : part.length === 4 ? 3 : 2;
    for (let sign = 0; sign < 4; sign++) {
      written += sign < used ? signs[(bits >> (18 - 6 * sign)) & 63] : '=';
    }
  }
  return written;
}
