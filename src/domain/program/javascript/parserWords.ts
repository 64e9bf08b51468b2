import { mended } from '#src/domain/program/mend.ts';
import {
  between,
  closerOf,
  endOfLine,
  find,
  insert,
  type Look,
  lineAt,
  replace,
  type Slip,
  stopOf,
  sure,
} from './slip.ts';

type Rule = readonly [message: RegExp, explain: (slip: Slip, ...found: string[]) => ReturnType<Look>];

/** What the parser (acorn) says itself, the same in every browser. */
const rules: readonly Rule[] = [
  [
    /^Identifier '(.+)' has already been declared$/,
    ({ at, code, words }, name = '') => {
      const first = words.findIndex(
        ({ text }, place) =>
          text === name && /^(?:let|const|var|function|class|,|\()$/.test(words[place - 1]?.text ?? ''),
      );
      const line = lineAt(code, words[first]?.from ?? 0);
      const known = first >= 0 && (words[first]?.from ?? at) < at ? ` na riadku ${line}` : '';
      return find(
        at,
        `meno ${name} je už vytvorené${known}`,
        'Slovo let alebo const píš len prvý raz. Potom stačí samotné meno.',
      );
    },
  ],
  [/^Assigning to rvalue$/, (slip) => assigned(slip)],
  [
    /^The keyword '(.+)' is reserved$|^let is disallowed/,
    ({ at }, word = 'let') => find(at, `slovo ${word} patrí samotnému jazyku`, 'Pomenuj svoju premennú inak.'),
  ],
  [
    /^'return' outside of function$/,
    (slip) =>
      closedEarly(slip, 'return') ??
      find(
        slip.at,
        'return stojí mimo funkcie',
        'Príkaz return patrí medzi zložené zátvorky funkcie. Nezatvorila sa priskoro?',
      ),
  ],
  [
    /^Unsyntactic (break|continue)$/,
    (slip, word = '') =>
      closedEarly(slip, word) ??
      find(slip.at, `${word} stojí mimo cyklu`, `Príkaz ${word} patrí medzi zložené zátvorky cyklu.`),
  ],
  [
    /^Missing catch or finally clause$/,
    ({ at }) => find(at, 'k\u00A0try chýba catch', 'Za blok try patrí catch (chyba) { … }.'),
  ],
  [
    /^Bad character escape sequence$|^Expecting Unicode escape|^Invalid Unicode escape/,
    ({ at }) =>
      find(
        at,
        'za lomkou \\ v\u00A0texte stojí nečakaný znak',
        'Ak má byť v\u00A0texte samotná lomka, píš ju dvakrát: \\\\.',
      ),
  ],
  [
    /^Invalid regular expression/,
    ({ at }) =>
      find(
        at,
        'vzoru medzi lomkami / / JavaScript nerozumie',
        'Skontroluj v\u00A0ňom zátvorky a\u00A0znaky ako + a\u00A0*.',
      ),
  ],
  [
    /^Multiple default clauses$/,
    ({ at }) => find(at, 'default je v\u00A0jednom switch dvakrát', 'Nechaj len jednu vetvu default.'),
  ],
  [
    /^Undefined label|^Label '.+' is already/,
    ({ at }) => find(at, 'takto pomenovaný cyklus tu nie je', 'Samotné break alebo continue meno nepotrebuje.'),
  ],
  [/^Cannot use keyword 'await' outside an async function$/, ({ at }) => topAwait(at)],
  [
    /^'?super'?.*|^Duplicate constructor|^Private field/,
    ({ at, message }) =>
      message.startsWith('Duplicate')
        ? find(at, 'trieda má dva konštruktory', 'Metódu constructor má každá trieda len jednu.')
        : find(at, 'toto patrí do triedy', 'Mimo triedy to nemá význam.'),
  ],
];

/** What the parser has words for. */
export const parserWords: Look = (slip) => {
  for (const [pattern, explain] of rules) {
    const found = pattern.exec(slip.message);
    const said = found && explain(slip, ...found.slice(1).filter((part) => part !== undefined));
    if (said) return said;
  }
  return null;
};

/** A `}` above a statement that closed the block around it: without that one the whole program can be read. */
function closedEarly({ code, words, at }: Slip, word: string): ReturnType<Look> {
  for (const brace of words.filter(({ kind, text, to }) => kind === 'sign' && text === '}' && to <= at).reverse()) {
    const mend = replace(brace, '');
    if (stopOf(mended(code, mend))) continue;
    const hint = `Zatvorila blok priskoro, a\u00A0tak ${word} na riadku ${lineAt(code, at)} ostal mimo neho.`;
    return find(brace.from, 'zátvorka } je navyše', hint, mend);
  }
  return null;
}

/** Of an `await` where none may stand: in a function that is not async, or in a script of a page. */
export const topAwait = (at: number) =>
  find(at, 'await stojí mimo funkcie async', 'Patrí medzi zložené zátvorky funkcie, ktorá sa začína async function.');

/** `await` in the middle of the program. */
export const lonelyAwait: Look = ({ before, here }) =>
  before?.text === 'await' && here && here.text !== '=' ? topAwait(before.from) : null;

/** Left of `=` stands what can keep nothing. */
function assigned(slip: Slip): ReturnType<Look> {
  const { at, code, words } = slip;
  const first = words.findIndex(({ from }) => from >= at);
  const sign = words.find(({ text }, place) => place >= first && /^(?:=|\+=|-=|\+\+|--)$/.test(text));
  const head = words.findLastIndex(({ text }, place) => place < first && (text === 'if' || text === 'while'));
  const open = words[head + 1];
  const close = head < 0 ? -1 : closerOf(words, head + 1);
  const isCondition = open?.text === '(' && (words[close]?.from ?? endOfLine(code, at)) > at;
  const [one, dash, two] = words.slice(first, first + 3);
  const split = words.find(({ text, to }, place) => text === '=' && words[place + 1]?.text === '>' && to > at);
  const tail = split && words[words.indexOf(split) + 1];
  const arrow = tail && between(split.from, tail.to, '=>');
  if (arrow && sure(slip, arrow)) {
    return find(split.from, 'medzi znakmi = a\u00A0> je medzera', 'Píš ich spolu: =>.', arrow);
  }
  const behind = sign && words[words.indexOf(sign) + 1];
  if (sign?.text === '=' && behind?.text === '<' && behind.from === sign.to) {
    const mend = sure(slip, between(sign.from, behind.to, '<='));
    return find(sign.from, 'znaky =< sú v\u00A0opačnom poradí', 'Píše sa <=.', mend);
  }
  if (sign?.text === '=' && isCondition) {
    return find(
      at,
      'jeden znak = hodnotu ukladá',
      'V\u00A0podmienke sa porovnáva troma znakmi: ===.',
      sure(slip, between(sign.from, sign.to, '===')),
    );
  }
  if (
    one?.kind === 'name' &&
    dash?.text === '-' &&
    two?.kind === 'name' &&
    one.to === dash.from &&
    dash.to === two.from
  ) {
    const name = `${one.text}${two.text.charAt(0).toUpperCase()}${two.text.slice(1)}`;
    return find(at, `v\u00A0mene ${one.text}-${two.text} je pomlčka`, `Pre JavaScript je to mínus. Píš ${name}.`);
  }
  return sign && sign.text !== '='
    ? find(at, `znak ${sign.text} tu nemá čo meniť`, 'Zmeniť sa dá iba premenná alebo vlastnosť.')
    : find(
        at,
        'vľavo od znaku = nie je meno',
        'Hodnota sa ukladá do mena, ktoré stojí vľavo. Na porovnanie píš tri znaky: ===.',
      );
}

/** A letter right behind a number. */
export const letterBehindNumber: Look = (slip) => {
  const { message, at, words, code } = slip;
  if (message !== 'Identifier directly after number') return null;
  const place = words.findIndex(({ to }) => to >= at);
  const [word, before] = [words[place], words[place - 1]];
  if (!word) return null;
  if (['let', 'const', 'var', 'function'].includes(before?.text ?? '')) return null;
  const unit = /^[\d.]*([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(code.slice(word.from))?.[1] ?? '';
  const isKnown = words.some(({ text, from }) => text === unit && from !== word.to);
  const mend = isKnown ? sure(slip, insert(word.to, ' * ')) : null;
  return isKnown
    ? find(
        word.from,
        `medzi ${word.text} a\u00A0${unit} chýba znak`,
        `Násobenie sa píše hviezdičkou: ${word.text} * ${unit}.`,
        mend,
      )
    : find(
        word.from,
        `hneď za číslom ${word.text} stojí písmeno`,
        'Meno sa nesmie začínať číslicou, jednotka ako € alebo kg patrí do textu.',
      );
};
