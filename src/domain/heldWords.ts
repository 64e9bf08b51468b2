import { days } from './duration.ts';

/** Who is new: the first link of an account that is younger, or has written less that others read, waits for a look. */
export const newAccount = { age: days(7), words: 3 };

/** How long the same words count as once more, and from how many characters on they are more than a „Ďakujem“. */
export const repeats = { within: days(1), shortest: 20 };

/** How long a look usually takes, as people are told. */
export const usualWait = 'zvyčajne do dvoch hodín';

/**
 * What a text says, without what is easily changed: case, accents, signs, and the code that many may ask about.
 * `null`: too little to be told from another.
 */
export function sameWords(text: string): string | null {
  const words = text
    .replaceAll(/```[\s\S]*?(?:```|$)|`[^`\n]*`/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.length < repeats.shortest ? null : words;
}
