import {
  between,
  endOfLine,
  find,
  insert,
  isMended,
  type Look,
  type Slip,
  startOfLine,
  sure,
  wordsOnLine,
} from './slip.ts';
import { isName, type Word } from './words.ts';

const twoQuotes = 'Text má úvodzovky na začiatku aj na konci, rovnaké a\u00A0na tom istom riadku.';

/** A text that begins, and does not end on its line. */
export const openText: Look = (slip) => {
  const { code, at, message } = slip;
  if (message !== 'Unterminated string constant') return null;
  const quote = code[at] ?? '"';
  const end = endOfLine(code, at);
  const rest = code.slice(at + 1, end);
  const before = code.slice(startOfLine(code, at), at);
  const other = quote === '"' ? "'" : '"';
  const otherAt = rest.indexOf(other);
  const isSwapped = otherAt >= 0 && !before.includes(other);
  if (isSwapped) {
    const place = at + 1 + otherAt;
    const mend = between(place, place + 1, quote);
    const what = `text sa začal znakom ${quote} a\u00A0končí sa znakom ${other}`;
    const hint = 'Na začiatku aj na konci textu stoja rovnaké úvodzovky.';
    if (isMended(slip, mend)) return find(at, what, hint, mend);
    if (/^["'][\s)\];,]*$/.test(rest.slice(otherAt))) return find(at, what, hint);
  }
  const opened = withoutStart(slip, before, rest);
  if (opened) return opened;
  const isOdd = before.includes(quote);
  if (isOdd) {
    return find(at, 'jedným úvodzovkám chýba pár', `Na riadku ich je nepárny počet. ${twoQuotes}`);
  }
  const mend = closing(slip, rest, quote);
  const below = code.slice(end + 1, endOfLine(code, end + 1));
  const isLonger = (below.split(quote).length - 1) % 2 === 1;
  return find(
    at,
    'text sa začal úvodzovkami, ale neskončil',
    isLonger
      ? 'Text v\u00A0úvodzovkách musí skončiť na tom istom riadku. Na viac riadkov sa píše medzi znaky `.'
      : `Skontroluj, či za textom stoja druhé, rovnaké úvodzovky: ${quote}.`,
    isLonger ? null : mend,
  );
};

/** `console.log(Ahoj");` */
function withoutStart(slip: Slip, before: string, rest: string) {
  const { at, code, words } = slip;
  const quote = code[at] ?? '"';
  const isBehindText = /[\p{L}\p{N}!?.]$/u.test(before) && /^[)\];,\s]*$/.test(rest);
  if (!isBehindText || before.includes(quote)) return null;
  const line = words.filter((word) => word.to <= at && word.from >= at - before.length);
  const start = line.findLast(({ kind, text }) => kind === 'sign' && ['(', '=', ',', '+', '[', ':'].includes(text));
  const from = start ? start.to + (/^\s*/.exec(code.slice(start.to))?.[0].length ?? 0) : null;
  const mend = from === null || start?.text === ',' ? null : sure(slip, insert(from, quote));
  return find(at, 'text sa končí úvodzovkami, ale nezačína sa nimi', `Pred jeho prvé písmeno patrí ${quote}.`, mend);
}

/** The end of a text is sure where behind it nothing but signs stands that close something. */
function closing(slip: Slip, rest: string, quote: string) {
  const { code, at, words } = slip;
  const own = rest.replace(/\s+\/\/.*$/, '');
  const isMore = / [+] |\$\{/.test(own);
  const last = /,\s*([\p{L}_$][\p{L}\p{N}_$]*)[\s)\];]*$/u.exec(own)?.[1];
  const isArgument = last !== undefined && words.some((word) => isName(word) && word.text === last);
  if (isMore || isArgument) return null;
  const signs = /[\s)\];,}]*$/.exec(own)?.[0].length ?? 0;
  for (let place = own.length - signs; place <= own.length; place++) {
    const mend = insert(at + 1 + place, quote);
    if (/\s/.test(code[mend.from - 1] ?? '') && place > own.length - signs) continue;
    if (isMended(slip, mend)) return mend;
  }
  return null;
}

/** `'don't'`, `"Povedal "ahoj" Jano"`, and quotes that stand at the end alone. */
export const quotesInText: Look = (slip) => {
  const { here, before, code, words, i } = slip;
  if (here?.isOpen && here.kind === 'text' && before?.kind === 'name') return null;
  const line = wordsOnLine(slip, here?.line ?? 0);
  if (
    here?.kind === 'text' &&
    before?.kind === 'name' &&
    here.from === before.to &&
    line.some(({ isOpen }) => isOpen)
  ) {
    return find(here.from, 'jedným úvodzovkám chýba pár', `Na riadku ich je nepárny počet. ${twoQuotes}`);
  }
  const text = [before, words[i - 2]].find((word): word is Word => word?.kind === 'text');
  if (!here || before !== text || !text || here.from !== text.to || here.kind === 'sign' || here.kind === 'number') {
    return here?.kind === 'name' ? startMissing(slip, line) : null;
  }
  const quote = text.text[0] ?? '"';
  const isOdd = line.filter(({ text: one }) => one === quote || one[0] === quote).some(({ isOpen }) => isOpen);
  if (isOdd && quote === '"')
    return find(text.from, 'jedným úvodzovkám chýba pár', `Na riadku ich je nepárny počet. ${twoQuotes}`);
  const later = line.findLast(({ kind, from }) => kind === 'text' && from >= here.to);
  if (!later) return null;
  const isApostrophe = quote === "'";
  const end = later.isOpen ? later.from + 1 : later.to;
  const whole = between(text.from, end, `"${code.slice(text.from + 1, end - 1)}"`);
  const mend = isApostrophe && !whole.text.slice(1, -1).includes('"') ? sure(slip, whole) : null;
  return find(
    text.to - 1,
    isApostrophe ? 'apostrof vo vnútri textu ho ukončil' : 'úvodzovky vo vnútri textu ho ukončili',
    isApostrophe ? 'Obaľ celý text do znakov ".' : "Vo vnútri použi iné, napríklad 'takto', alebo pred ne napíš \\.",
    mend,
  );
};

/** `console.log(Ahoj, svet");`, where the parser stops before the quotes. */
function startMissing(slip: Slip, line: Word[]) {
  const { here, before } = slip;
  const open = line.find(({ isOpen, kind }) => kind === 'text' && isOpen);
  if (!open || !here || open.from < here.from || line.some(({ kind, isOpen }) => kind === 'text' && !isOpen))
    return null;
  if (!/^["'][)\];,\s]*$/.test(open.text) || before?.kind !== 'name') return null;
  const start = line.findLast(({ kind, text, to }) => kind === 'sign' && '(=+['.includes(text) && to <= before.from);
  const first = line.find(({ from }) => from >= (start?.to ?? 0));
  const mend = start && first ? sure(slip, insert(first.from, open.text[0] ?? '"')) : null;
  return find(
    open.from,
    'text sa končí úvodzovkami, ale nezačína sa nimi',
    `Pred jeho prvé písmeno patrí ${open.text[0]}.`,
    mend,
  );
}

/** Between backticks: a text without an end, or a `${` without its brace. */
export const openTemplate: Look = (slip) => {
  const { words, code, at, message } = slip;
  const isOpen = message === 'Unterminated template';
  const template =
    words.find((word) => word.kind === 'template' && word.isOpen) ??
    words.find((word) => word.kind === 'template' && word.from <= at && word.to > at);
  if (!template) return null;
  const { text, from } = template;
  const hole = /\$\{[^}`\n]*/g;
  for (const { 0: piece, index } of text.matchAll(hole)) {
    const end = from + index + piece.length;
    if (code[end] === '}') continue;
    for (const place of [end, from + index + (/^\$\{\s*[\w.]*/.exec(piece)?.[0].length ?? 0)]) {
      const mend = insert(place, '}');
      const what = 'v\u00A0texte chýba zložená zátvorka }';
      if (isMended(slip, mend))
        return find(
          from + index,
          what,
          'Ku každej zátvorke { v\u00A0texte patrí jedna }.',
          place === end ? mend : null,
        );
    }
  }
  if (!isOpen) return null;
  const rest = code.slice(from + 1, endOfLine(code, from));
  const signs = /[\s)\];,}]*$/.exec(rest)?.[0].length ?? 0;
  const isAlone = !code.slice(from + 1).includes('`');
  const places = Array.from({ length: signs + 1 }, (_, more) => insert(from + 1 + rest.length - signs + more, '`'));
  const mend = isAlone && !/ [+] /.test(rest) ? places.find((one) => isMended(slip, one)) : null;
  return find(from, 'text sa začal znakom `, ale neskončil', 'Za text patrí druhý znak `.', mend);
};

/** `/* …` */
export const openRemark: Look = ({ message, at }) =>
  message === 'Unterminated comment'
    ? find(at, 'poznámka sa začala znakmi /*, ale neskončila', 'Na koniec poznámky patria znaky */.')
    : null;

/** `/ poznámka`, and a slash that has nothing to divide. */
export const openPattern: Look = (slip) => {
  const { message, at, code } = slip;
  if (message !== 'Unterminated regular expression') return null;
  const line = code.slice(startOfLine(code, at), endOfLine(code, at));
  const isRemark = /^\s*\/\s/.test(line);
  const start = startOfLine(code, at) + line.indexOf('/');
  return isRemark
    ? find(at, 'poznámku začínajú dve lomky', 'Napíš // a\u00A0za ne poznámku.', sure(slip, insert(start, '/')))
    : find(
        at,
        'lomka / začala niečo, čo sa neskončilo',
        'Ak má deliť, skontroluj, či pred ňou stojí číslo alebo meno.',
      );
};
