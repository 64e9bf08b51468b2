/** In signs; marks without end take quadratically long to be put in order. */
const longestRead = 500;

/** A name as an address: „Ľahký začiatok“ is `lahky-zaciatok`. Not longer than an address is, with room for a number. */
export function slugOf(name: string): string {
  const plain = name
    .slice(0, longestRead)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 50).replace(/-+$/, '') || 'bez-nazvu';
}
