const shortWord = /(^|[\s(„])([AaIiKkOoSsUuVvZz]) (?=\S)/g;

/** Puts a non-breaking space behind one-letter words, so that no line ends with „a“ or „v“. */
export function typeset(text: string): string {
  // Twice, because neighbours („a v dome“) share the space between them.
  return text.replace(shortWord, '$1$2\u00A0').replace(shortWord, '$1$2\u00A0');
}
