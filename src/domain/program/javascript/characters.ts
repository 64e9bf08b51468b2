import { mended } from '#src/domain/program/mend.ts';
import { isInvisible, isWordQuote, keyboardSign, straightened } from '#src/domain/program/strangeSigns.ts';
import { between, endOfLine, find, isMended, type Look, lineAt, stopOf, sure } from './slip.ts';

/** Signs that mean something here alone. */
const meantHere: Partial<Record<string, string>> = { '\u2260': '!==', '\u21D2': '=>', '\u2192': '=>', '\u00B4': '`' };

/** A sign that the language does not have: copied from a text, or out of another language. */
export const strangeSign: Look = (slip) => {
  const { code, message, at } = slip;
  const sign = String.fromCodePoint(code.codePointAt(at) ?? 32);
  if (sign === '#' || code[at - 1] === '#') return remarkOfPython(slip);
  if (!/^(?:Unexpected character|Expecting Unicode escape)/.test(message)) return null;
  if (isWordQuote(sign)) return quotesOfText(slip);
  if (isInvisible(sign)) {
    return find(
      at,
      'je tu neviditeľný znak, ktorému jazyk nerozumie',
      'Býva v\u00A0kóde skopírovanom z\u00A0textu. Stačí ho zmazať.',
      sure(slip, between(at, at + sign.length, '')),
    );
  }
  if (sign === '\\') return find(at, 'lomka \\ sem nepatrí', 'Na delenie slúži /, poznámku začínajú dve lomky //.');
  const right = meantHere[sign] ?? keyboardSign(sign);
  if (right) {
    const isMinus = right === '-';
    return find(
      at,
      isMinus ? `pomlčka ${sign} nie je mínus` : `znaku ${sign} jazyk nerozumie`,
      isMinus
        ? 'Býva skopírovaná z\u00A0textu. Mínus je krátka čiarka z\u00A0klávesnice: -.'
        : `Prepíš ho na klávesnici: ${right}.`,
      sure(slip, between(at, at + sign.length, right)),
    );
  }
  return find(at, `znaku ${sign} jazyk nerozumie`, 'Ak patrí do textu, má stáť v\u00A0úvodzovkách. Inak ho zmaž.');
};

/** `# poznámka` */
const remarkOfPython: Look = (slip) => {
  const { code } = slip;
  const at = code[slip.at] === '#' ? slip.at : slip.at - 1;
  if (!/(?:^|[\s;{}])$/.test(code.slice(0, at))) return null;
  return find(
    at,
    'znakom # sa tu poznámka nezačína',
    'V\u00A0JavaScripte ju začínajú dve lomky: //.',
    sure(slip, between(at, at + 1, '//')),
  );
};

/** The quotes of a text editor: „Ahoj“, “Ahoj”, ‘Ahoj’. */
const quotesOfText: Look = (slip) => {
  const { code, at } = slip;
  return find(
    at,
    `úvodzovkám ${code[at]} jazyk nerozumie`,
    'Býva to znak z\u00A0textového editora. Text patrí do rovných úvodzoviek: "takto".',
    straightTexts(slip),
  );
};

/** All the texts of that line in straight quotes, where that makes it right. */
function straightTexts(slip: Parameters<Look>[0]) {
  const { code, at } = slip;
  const from = code.lastIndexOf('\n', at - 1) + 1;
  const to = endOfLine(code, at);
  const line = code.slice(from, to);
  const text = straightened(line);
  const mend = between(from, to, text);
  if (text === line) return null;
  if (isMended(slip, mend)) return mend;
  // The same slip on other lines is told next.
  const next = stopOf(mended(code, mend));
  return next && lineAt(code, next.at) > lineAt(code, at) ? mend : null;
}

/** A text that begins with straight quotes and ends with others. */
export const halfStraight: Look = (slip) => {
  const { code, at, message } = slip;
  if (message !== 'Unterminated string constant') return null;
  const rest = code.slice(at + 1, endOfLine(code, at));
  const end = /[“”„’‘]/u.exec(rest);
  const mend = end && between(at + 1 + end.index, at + 2 + end.index, code[at] ?? '"');
  if (!end || !mend || !isMended(slip, mend)) return null;
  return find(
    at,
    `text sa začal úvodzovkami ${code[at]} a\u00A0končí sa inými: ${end[0]}`,
    'Na začiatku aj na konci textu stojí rovnaký znak z\u00A0klávesnice.',
    mend,
  );
};
