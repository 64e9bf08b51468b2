const protocols = new Set(['http:', 'https:', 'mailto:']);
const longest = 2000;

/**
 * An address as it may stand in Markdown between brackets, with nothing in it that Markdown would read; the same address is always
 * spelled the same. `null`: it leads to no place of the web.
 */
export function webAddress(written: string, base: string): string | null {
  const address = written.trim();
  if (address === '' || address.length > longest || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (!protocols.has(url.protocol) || url.hostname.startsWith('[')) return null;
  if (url.protocol !== 'mailto:') {
    url.username = '';
    url.password = '';
  }
  return url.href
    .replace(/[^\w\-.~:/?#@!$'*+,;=%&]/g, percent)
    .replace(/&(#?\w+);/g, '&$1%3B')
    .replace(/%(?![0-9a-f]{2})/gi, '%25');
}

/** The same, of what can be fetched. */
export function pictureAddress(written: string, base: string): string | null {
  const address = webAddress(written, base);
  return address?.startsWith('mailto:') ? null : address;
}

function percent(sign: string): string {
  return [...new TextEncoder().encode(sign)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}
