/** Characters of what is searched; the rest is left out. */
export const longestSearch = 100;

/** What somebody searches, from an address or a field: without spaces around it, and not endless. */
export const readSearch = (typed: string | null): string =>
  (typed ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestSearch).trim();
