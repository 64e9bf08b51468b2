/** Signs that text editors put in the place of those of a keyboard, and what they stand for in a program. */
const meant: Partial<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '\u2010': '-',
  '×': '*',
  '·': '*',
  '÷': '/',
  '\u2236': ':',
  '\u2265': '>=',
  '\u2264': '<=',
  '…': '...',
};

const wordQuotes = /[„“”\u201F«»‚‘’\u201B]/u;
const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u;
const pair =
  /[„“”«»\u201F]([^„“”«»\u201F"\n]*?)[“”"«»]|[‚‘’\u201B]([^‚‘’\u201B'"\n]*?)[‘’\u201B]|"([^„“”«»"\n]*?)[„“”]/gu;

/** Whether a sign is a quote of a text editor. */
export const isWordQuote = (sign: string) => wordQuotes.test(sign);

/** Whether nobody can see a sign. */
export const isInvisible = (sign: string) => invisible.test(sign);

/** The sign of the keyboard that was meant; `undefined` where none is. */
export function keyboardSign(sign: string): string | undefined {
  const plain = sign.normalize('NFKC');
  return meant[sign] ?? (plain === sign ? undefined : plain);
}

/** A line with straight quotes around its texts. */
export const straightened = (line: string): string =>
  line.replace(pair, (_, double = '', single = '', half = '') => `"${double || single || half}"`);
