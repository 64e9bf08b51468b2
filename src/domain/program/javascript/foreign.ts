import { closest, plain } from '#src/domain/program/closest.ts';
import { between, endOfLine, find, isMended, type Look, openerOf, replace, type Slip, sure } from './slip.ts';
import { beginsValue, endsValue, isName, keywords, type Word } from './words.ts';

/** Words that others begin their statements with, and beginners look for. */
const statementWords = [...keywords, 'let', 'async', 'await', 'of'];

/** Words of other languages, with what stands in their place here. */
const elsewhere: Partial<Record<string, { here: string; hint: string }>> = {
  def: { here: 'function', hint: 'Za ním meno, okrúhle zátvorky a\u00A0telo v\u00A0zložených: function meno() { … }.' },
  fun: { here: 'function', hint: 'Za ním meno, okrúhle zátvorky a\u00A0telo v\u00A0zložených: function meno() { … }.' },
  func: {
    here: 'function',
    hint: 'Za ním meno, okrúhle zátvorky a\u00A0telo v\u00A0zložených: function meno() { … }.',
  },
  elif: { here: 'else if', hint: 'Sú to dve slová s\u00A0medzerou.' },
  elsif: { here: 'else if', hint: 'Sú to dve slová s\u00A0medzerou.' },
  elseif: { here: 'else if', hint: 'Sú to dve slová s\u00A0medzerou.' },
  foreach: { here: 'for', hint: 'Prvky poľa prechádza for (const prvok of pole).' },
  and: { here: '&&', hint: 'Píše sa medzi dve podmienky: a > 0 && b > 0.' },
  or: { here: '||', hint: 'Píše sa medzi dve podmienky: a > 0 || b > 0.' },
  not: { here: '!', hint: 'Píše sa pred podmienku bez medzery: !hotovo.' },
  is: { here: '===', hint: 'Porovnávajú tri znaky rovnosti.' },
  int: { here: 'let', hint: 'Druh hodnoty sa nepíše, stačí let, meno a\u00A0hodnota.' },
  float: { here: 'let', hint: 'Druh hodnoty sa nepíše, stačí let, meno a\u00A0hodnota.' },
  double: { here: 'let', hint: 'Druh hodnoty sa nepíše, stačí let, meno a\u00A0hodnota.' },
  string: { here: 'let', hint: 'Druh hodnoty sa nepíše, stačí let, meno a\u00A0hodnota.' },
  boolean: { here: 'let', hint: 'Druh hodnoty sa nepíše, stačí let, meno a\u00A0hodnota.' },
  bool: { here: 'let', hint: 'Druh hodnoty sa nepíše, stačí let, meno a\u00A0hodnota.' },
  ak: { here: 'if', hint: 'Slová jazyka sú anglické. Za if patrí podmienka v\u00A0zátvorkách.' },
  inak: { here: 'else', hint: 'Slová jazyka sú anglické.' },
  kym: { here: 'while', hint: 'Slová jazyka sú anglické. Za while patrí podmienka v\u00A0zátvorkách.' },
  pre: { here: 'for', hint: 'Slová jazyka sú anglické.' },
  funkcia: { here: 'function', hint: 'Slová jazyka sú anglické.' },
  vrat: { here: 'return', hint: 'Slová jazyka sú anglické.' },
  mod: { here: '%', hint: 'Zvyšok po delení počíta znak %.' },
};

/** The words in which the slip may be: of the line on which the parser stops, and the one before it. */
function candidates({ words, i, here, before }: Slip): Word[] {
  const lines = [here?.line, before?.line];
  return words.filter(
    (word, at) => isName(word) && at <= i && lines.includes(word.line) && words[at - 1]?.text !== '.',
  );
}

/** A word of another language. */
export const foreignWord: Look = (slip) => {
  for (const word of candidates(slip).reverse()) {
    const known = elsewhere[plain(word.text)];
    if (!known) continue;
    const isOperator = !/[a-z]/.test(known.here);
    const [at, next] = [slip.words.indexOf(word), slip.words[slip.words.indexOf(word) + 1]];
    const isStart = isOperator ? endsValue(slip.words[at - 1]) || word.text === 'not' : true;
    if (!isStart || (!isOperator && next?.text === '=')) continue;
    const isNegation = known.here === '!';
    const end = isNegation && next ? next.from : word.to;
    const mend = word.text === 'foreach' ? null : sure(slip, between(word.from, end, known.here));
    const isNear = mend || (slip.i - at <= 1 && (isOperator || beginsValue(next)));
    const isHeader = next?.text === '(' && (slip.here?.text === '{' || word.text === 'foreach');
    if (!isNear && !isHeader && !(isOperator && slip.i - at <= 4)) continue;
    return find(word.from, `namiesto ${word.text} sa v\u00A0JavaScripte píše ${known.here}`, known.hint, mend);
  }
  return importedWord(slip) ?? loopOfPython(slip) ?? thenWord(slip) ?? markup(slip) ?? printedWord(slip);
};

/** A word of the language that was probably meant by one which is none. */
export const misspeltWord: Look = (slip) => {
  for (const word of candidates(slip).reverse()) {
    const meant = closest(word.text, statementWords);
    if (!meant || meant === word.text || word.text.length < 2) continue;
    const mend = replace(word, meant);
    if (!isMended(slip, mend)) continue;
    return plain(meant) === plain(word.text)
      ? find(word.from, `slovo ${word.text} sa píše malými písmenami`, `Správne je ${meant}.`, mend)
      : find(word.from, `slovu ${word.text} JavaScript nerozumie`, `Nemyslíš ${meant}?`, mend);
  }
  return null;
};

/** `import`, `export` and `from`: there is one file. */
const importedWord: Look = ({ message, at, here, before }) => {
  if (/'import' and 'export'|import\.meta|Cannot use 'import/.test(message) || before?.text === 'import') {
    return find(
      at,
      'iné súbory ani knižnice sa tu načítať nedajú',
      'Program je tu jeden súbor. Čo potrebuješ, napíš priamo doň, import a\u00A0export vynechaj.',
    );
  }
  return before?.text === 'from' && here?.kind === 'name'
    ? find(before.from, 'príkaz from … import je z\u00A0Pythonu', 'Program je tu jeden súbor, nič sa doň nenačítava.')
    : null;
};

/** `for i in range(5):` */
const loopOfPython: Look = ({ words, i, before, here }) => {
  const isLoop = before?.text === 'for' && isName(here);
  if (!isLoop || words[i + 1]?.text !== 'in') return null;
  return find(
    before.from,
    'takto sa cyklus for píše v\u00A0Pythone',
    'V\u00A0JavaScripte: for (let i = 0; i < 5; i++) { … }, alebo for (const prvok of pole) { … }.',
  );
};

/** `if (a) then {` */
const thenWord: Look = (slip) => {
  const word = candidates(slip).findLast(({ text }) => text.toLowerCase() === 'then');
  if (!word) return null;
  const { code } = slip;
  const room = /^\s*/.exec(code.slice(word.to))?.[0].length ?? 0;
  const mend = sure(slip, between(word.from, word.to + room, ''));
  return find(word.from, 'slovo then JavaScript nepozná', 'Za podmienkou v\u00A0zátvorkách hneď nasleduje {.', mend);
};

/** `<h1>` */
const markup: Look = ({ here, words, i, before }) => {
  const next = words[i + 1];
  const isTag = here?.text === '<' && (before?.line ?? 0) < here.line && (next?.kind === 'name' || next?.text === '/');
  return isTag ? find(here.from, 'toto je značka HTML, nie JavaScript', 'Na výpis použi console.log.') : null;
};

/** `print "Ahoj"`, `console.log "Ahoj"`: what is called needs brackets. */
const printedWord: Look = (slip) => {
  const { here, before, words, i, code } = slip;
  if (!here || !isName(before) || !['text', 'template', 'number'].includes(here.kind)) return null;
  const isMethod = words[i - 2]?.text === '.';
  const isPrint = /^(?:print|println|echo|puts|printf|write|alert|prompt|log)$/i.test(before.text);
  if ((!isMethod && !isPrint) || before.line !== here.line) return null;
  const start = isMethod ? words[i - 3] : before;
  const end = endOfLine(code, here.from);
  const rest = code.slice(here.from, end);
  const hasEnd =
    openerOf(
      words,
      words.findIndex(({ from, text }) => from > here.from && text === ')'),
    ) < 0;
  const called = `${isMethod ? `${start?.text}.` : ''}${before.text}`;
  const [, value = rest] = /^(.*?)\s*;?\s*$/.exec(rest) ?? [];
  const isHalf = hasEnd && /\)\s*;?\s*$/.test(rest);
  const whole = isHalf
    ? between(before.to, here.from, '(')
    : between(before.to, here.from + value.length, `(${value})`);
  const mend = isMethod || /^(?:alert|prompt)$/.test(before.text) ? sure(slip, whole) : null;
  const hint = isMethod ? `Hodnota patrí do okrúhlych zátvoriek: ${called}(…).` : 'Na výpis slúži console.log(…).';
  if (isHalf) return find(before.to, `za ${called} chýba zátvorka (`, hint, mend);
  return find(before.to, `za ${called} chýbajú zátvorky`, hint, mend);
};

/** A head with a colon, as in Python: `else:`, `if (x > 0):`. */
export const colonOfPython: Look = (slip) => {
  const { here, before, words, i } = slip;
  if (here?.text !== ':' || !before) return null;
  const line = words.filter((word) => word.line === here.line);
  const isLast = !words[i + 1] || (words[i + 1]?.line ?? 0) > here.line;
  const head = line.find(({ text }) => ['if', 'else', 'while', 'for', 'function', 'try', 'do', 'class'].includes(text));
  if (!head || !isLast) return null;
  return find(
    here.from,
    `za ${head.text} patrí zložená zátvorka, nie dvojbodka`,
    'Blok sa začína znakom { a\u00A0končí znakom }. Dvojbodka a\u00A0odsadenie sú z\u00A0Pythonu.',
  );
};
