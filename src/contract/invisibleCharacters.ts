/** Marks that turn the direction of what follows, and letters without a width: a line could be read otherwise than it is. */
const directionMarks = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Control and format characters, line ends, and letters that look like a space. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether a name has characters that nobody sees: it could be shown backwards, or pass for somebody else's. */
export function hasInvisibleCharacters(name: string): boolean {
  return invisible.test(name);
}

/** A text without what would turn its lines around. What joins letters and emojis stays. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, '');
}
