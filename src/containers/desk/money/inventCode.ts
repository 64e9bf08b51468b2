import { readableSigns } from '#src/domain/codeTerms.ts';

/** A code that is easy to dictate, and that nobody guesses: „DAR-7K2M“. */
export function inventCode(word: string, length: number): string {
  const chances = crypto.getRandomValues(new Uint32Array(length));
  return `${word}-${Array.from(chances, (chance) => readableSigns[chance % readableSigns.length]).join('')}`;
}
