import { plain } from '#src/domain/program/closest.ts';
import {
  between,
  closerOf,
  endOfLine,
  find,
  indentAt,
  insert,
  isMended,
  type Look,
  lineAt,
  openBefore,
  openerOf,
  replace,
  type Slip,
  sure,
} from './slip.ts';
import { beginsValue, endsValue, isKeyword, isName, keywords, shown } from './words.ts';

const heads = ['if', 'while', 'for', 'switch', 'catch'];
const round: Partial<Record<string, string>> = {
  if: 'podmienka',
  while: 'podmienka',
  for: 'celá hlavička cyklu',
  switch: 'hodnota',
  catch: 'meno chyby',
};

/** `if a > 0 {`, `while x < 5`, `for let i = 0; i < 3; i++ {` */
export const headWithoutBrackets: Look = (slip) => {
  const { here, before, code, message, words, i } = slip;
  const head = before?.text ?? '';
  const empty = words[i - 2]?.text ?? '';
  if (here?.text === ')' && head === '(' && heads.includes(empty)) {
    return find(here.from, `v\u00A0zátvorkách za ${empty} nič nie je`, `Patrí tam ${round[empty]}.`);
  }
  if (!here || !before || !heads.includes(head) || !message.startsWith('Unexpected') || here.text === '(') return null;
  const what = `za ${head} patrí ${round[head]} do okrúhlych zátvoriek`;
  const line = code.slice(here.from, endOfLine(code, here.from));
  if (here.text === '{' && head !== 'catch') {
    return find(here.from, `za ${head} chýba podmienka`, `Píše sa do okrúhlych zátvoriek: ${head} (…) {.`);
  }
  const [, inner, colon] = /^(.*?)(?:\s*\{[^{}]*\}?|(:))\s*(?:\/\/.*)?$/.exec(line) ?? [];
  if (colon) {
    return find(
      before.from,
      `takto sa ${head} píše v\u00A0Pythone`,
      `V\u00A0JavaScripte patrí podmienka do zátvoriek a\u00A0blok medzi { a\u00A0}: ${head} (…) { … }.`,
    );
  }
  const isHalf = inner?.trimEnd().endsWith(')') && closerOf(slip.words, slip.i) < 0;
  const half = insert(here.from, '(');
  if (isHalf && isMended(slip, half))
    return find(here.from, `za ${head} chýba zátvorka (`, `Píše sa ${head} (…) {.`, half);
  const mend = inner ? sure(slip, between(here.from, here.from + inner.length, `(${inner})`)) : null;
  return find(here.from, what, `Píše sa ${head} (…) { … }.`, mend);
};

/** `for (let i = 0, i < 5, i++)`, and a head of two parts. */
export const partsOfFor: Look = (slip) => {
  const { words, code, i, line } = slip;
  const at = words.findLastIndex((word, place) => word.text === 'for' && place <= i && word.line >= line - 1);
  const head = words[at];
  const open = words[at + 1];
  if (!head || open?.text !== '(') return null;
  const close = closerOf(words, at + 1);
  const end = words[close]?.from ?? endOfLine(code, open.from);
  const inner = code.slice(open.to, end);
  if (/\b(?:of|in)\b/.test(inner) || inner.includes('(') || slip.at > end + 1) return null;
  const semicolons = inner.split(';').length - 1;
  const commas = [...inner.matchAll(/,/g)];
  if (semicolons < 2 && semicolons + commas.length === 2) {
    const text = inner.replaceAll(',', ';');
    return find(
      open.to + (commas[0]?.index ?? 0),
      'časti cyklu for oddeľuje bodkočiarka',
      `Píše sa for (${text}).`,
      sure(slip, between(open.to, end, text)),
    );
  }
  if (semicolons === 1 && close >= 0) {
    return find(
      head.from,
      'cyklu for chýba jedna z\u00A0troch častí',
      'Sú oddelené dvoma bodkočiarkami: for (let i = 0; i < 5; i++).',
    );
  }
  return null;
};

/** `for (let i = 1 to 10)` */
export const countedFor: Look = (slip) => {
  const { here, before, words, i, code, open } = slip;
  const bracket = open.at(-1) ?? -1;
  if (!here || !endsValue(before) || !/^(?:(?:up|down)?to|do|po|az|until)$/.test(plain(here.text))) return null;
  if (words[bracket]?.text !== '(' || words[bracket - 1]?.text !== 'for') return null;
  const sign = words.findIndex(({ text }, place) => place > bracket && place < i && text === '=');
  const name = words[sign - 1]?.text ?? 'i';
  const end = words[closerOf(words, bracket)];
  const last = end && code.slice(here.to, end.from).trim();
  const rest = here.text === 'downto' ? `; ${name} >= ${last}; ${name}--` : `; ${name} <= ${last}; ${name}++`;
  const mend = end && before && last && words[sign - 2]?.text === 'let' ? between(before.to, end.from, rest) : null;
  return find(
    here.from,
    `slovo ${here.text} cyklus for nepozná`,
    'V\u00A0zátvorkách sú tri časti oddelené bodkočiarkou: for (let i = 1; i <= 10; i++).',
    mend && sure(slip, mend),
  );
};

/** `if (a > 0) && (b > 0) {`: the brackets of the head are closed too early. */
export const headClosedEarly: Look = (slip) => {
  const { here, words, i, code } = slip;
  if (!here || !['&&', '||', '==', '===', '<', '>', '<=', '>=', '!=', '!=='].includes(here.text)) return null;
  const open = openerOf(words, i - 1);
  const head = words[open - 1];
  if (open < 0 || !head || !['if', 'while'].includes(head.text)) return null;
  const end = /^.*?(?=\s*\{?\s*(?:\/\/.*)?$)/.exec(code.slice(here.from, endOfLine(code, here.from)))?.[0].length ?? 0;
  const from = words[open]?.from ?? 0;
  const whole = code.slice(from, here.from + end);
  return find(
    here.from,
    `podmienka za ${head.text} sa zatvorila priskoro`,
    `Aj to, čo stojí za ${here.text}, patrí do jej zátvoriek: ${head.text} (… ${here.text} …).`,
    sure(slip, between(from, here.from + end, `(${whole})`)),
  );
};

/** `else` that belongs to nothing, or has a condition. */
export const lostElse: Look = (slip) => {
  const { here, before, words, i } = slip;
  if (here?.text === '{' && before?.text === ')') {
    const at = openerOf(words, i - 1) - 1;
    const word = words[at];
    if (word?.text === 'else') {
      return find(
        word.from,
        'za else podmienka nepatrí',
        'Ak má byť ďalšia podmienka, píše sa else if (…).',
        sure(slip, replace(word, 'else if')),
      );
    }
  }
  if (here?.text !== 'else') return null;
  for (const { text, from, to } of words.slice(0, i).reverse()) {
    if (text !== ';') continue;
    const mend = between(from, to, '');
    if (!isMended(slip, mend)) continue;
    return from === before?.from
      ? find(from, 'pred else je bodkočiarka navyše', 'Za zátvorkou } bloku if bodkočiarka nestojí.', mend)
      : find(
          from,
          'za podmienkou je bodkočiarka navyše',
          'Príkaz if sa ňou skončil, blok pod ním už k\u00A0nemu nepatrí.',
          mend,
        );
  }
  const open = slip.open.at(-1);
  const brace = open === undefined ? undefined : words[open];
  if (brace?.text === '{' && open !== undefined && words[openerOf(words, open - 1) - 1]?.text === 'if') {
    const mend = sure(slip, insert(here.from, '} '));
    if (mend) return find(brace.from, 'zátvorka { sa neuzavrela', `Pred else na riadku ${here.line} chýba }.`, mend);
  }
  return find(
    here.from,
    'else nemá k\u00A0čomu patriť',
    'Pred else stojí iba if s\u00A0jedným príkazom alebo s\u00A0blokom v\u00A0zátvorkách { }. Viac riadkov pod if patrí do nich.',
  );
};

/** A head whose block has no `{`. */
export const missingBrace: Look = (slip) => {
  const { here, before, words, i, code } = slip;
  const header = (close: number) => {
    const open = openerOf(words, close);
    const [name, word] = [words[open - 1], words[open - 2]];
    if (open < 0) return null;
    if (name && (heads.includes(name.text) || name.text === 'function')) return name.text;
    return word?.text === 'function' && isName(name) ? 'function' : null;
  };
  if (before?.text === ')' && header(i - 1) === 'function' && here && here.text !== '{') {
    const mend = here.text === '=>' ? between(here.from, here.to, '') : insert(before.to, ' {');
    if (here.text === '=>') {
      return find(
        here.from,
        'za function sa => nepíše',
        'Hneď za zátvorkami parametrov nasleduje {.',
        sure(slip, mend),
      );
    }
    return find(before.from, 'funkcii chýba zátvorka {', 'Telo funkcie patrí medzi { a\u00A0}.', sure(slip, mend));
  }
  if (here && here.text !== '}') return null;
  if (!here || openBefore(words, i).length > 0) return null;
  for (let at = i - 1; at >= 0; at--) {
    const word = words[at];
    const next = words[at + 1];
    if (!word || !next || next.text === '{') continue;
    const name =
      word.text === ')' ? header(at) : ['else', 'try', 'do', 'finally'].includes(word.text) ? word.text : null;
    if (!name || (word.text === 'else' && next.text === 'if')) continue;
    const isBlock = next.line > word.line && indentAt(code, next.from) > indentAt(code, word.from);
    const mend = insert(word.to, ' {');
    if (isBlock && isMended(slip, mend)) {
      return find(
        word.from,
        `za ${name} chýba zátvorka {`,
        `Blok sa začína znakom {. Zátvorku } na riadku ${lineAt(code, here.from)} už máš.`,
        mend,
      );
    }
  }
  return null;
};

/** What stands behind `function` and `class`. */
export const functionHead: Look = (slip) => {
  const { here, before, words, i } = slip;
  if (!here) return null;
  const first = words[i - 2];
  if (before?.text === 'function' && here.text === '(') {
    return find(
      before.from,
      'funkcii chýba meno',
      'Meno patrí medzi slovo function a\u00A0zátvorky: function pozdrav() { … }.',
    );
  }
  if (first?.text === 'function' && isName(before) && here.text !== '(') {
    const mend = here.text === '{' ? sure(slip, insert(before.to, '()')) : null;
    return find(
      before.from,
      `za menom funkcie ${before.text} chýbajú zátvorky`,
      `Patria tam aj vtedy, keď nemá parametre: function ${before.text}() { … }.`,
      mend,
    );
  }
  if (first?.text === 'class' && here.text === '(') {
    const close = words[i + 1];
    const mend = close?.text === ')' ? sure(slip, between(here.from, close.to, '')) : null;
    return find(here.from, 'za menom triedy okrúhle zátvorky nie sú', 'Parametre patria do metódy constructor.', mend);
  }
  const isParameter = slip.open.some(
    (at) => words[at]?.text === '(' && ['function'].includes(words[at - 2]?.text ?? ''),
  );
  if (isParameter && (here.kind === 'text' || here.kind === 'number')) {
    return find(
      here.from,
      'na mieste parametra stojí hodnota',
      'V\u00A0hlavičke funkcie sú len mená. Hodnoty dostane, keď ju zavoláš.',
    );
  }
  const method = before?.text === 'function' ? before : null;
  if (method && isName(here) && words[slip.open.at(-1) ?? -1]?.text === '{') {
    const brace = slip.open.at(-1) ?? 0;
    const isClass = words.slice(Math.max(0, brace - 4), brace).some(({ text }) => text === 'class');
    const mend = isClass ? sure(slip, between(method.from, here.from, '')) : null;
    if (isClass)
      return find(method.from, 'metóda v\u00A0triede sa píše bez slova function', 'Stačí meno a\u00A0zátvorky.', mend);
  }
  return null;
};

/** `const let a = 1` */
export const declaredTwice: Look = (slip) => {
  const { words, i } = slip;
  const isDeclaring = (at: number) => ['let', 'const', 'var'].includes(words[at]?.text ?? '');
  const [first, second] = [words[i - 1], words[i]];
  if (!first || !second || !isDeclaring(i - 1) || !isDeclaring(i) || first.line !== second.line) return null;
  return find(
    first.from,
    `slová ${first.text} a\u00A0${second.text} sa vedľa seba nepíšu`,
    'Pred nové meno patrí jedno z\u00A0nich: const, ak sa hodnota nebude meniť, inak let.',
    sure(slip, between(first.from, second.to, 'let')),
  );
};

/** `let`, `const` and what follows them. */
export const declared: Look = (slip) => {
  const { here, before, words, i, code } = slip;
  const isDeclaring = (at: number) => ['let', 'const', 'var'].includes(words[at]?.text ?? '');
  const isNaming = ['function', 'class'].includes(before?.text ?? '');
  if (isNaming && here && keywords.has(here.text)) return taken(here.from, here.text);
  const word = before?.text ?? '';
  if (isDeclaring(i - 1) && here) {
    if (isKeyword(here) || keywords.has(here.text)) return taken(here.from, here.text);
    if (here.kind === 'number') return digitFirst(slip, here.from);
    if (here.text === '=') return find(here.from, `za ${word} chýba meno`, `Píše sa ${word} meno = hodnota;.`);
    if (here.kind === 'text') {
      return find(here.from, 'meno premennej sa píše bez úvodzoviek', 'V\u00A0úvodzovkách stojí iba text.');
    }
  }
  if (!isName(before) || !(isDeclaring(i - 2) || isNextDeclared(slip))) return null;
  const kind = words[i - 2]?.text;
  const isEnd = !here || here.text === ';' || here.line > before.line;
  if (kind === 'const' && isEnd) {
    const isSetLater = words.some(({ text }, at) => at > i && text === before.text && words[at + 1]?.text === '=');
    const mend = isSetLater ? between(words[i - 2]?.from ?? 0, words[i - 2]?.to ?? 0, 'let') : null;
    return find(
      before.from,
      `const ${before.text} nemá hodnotu`,
      'Slovo const ju chce hneď: const meno = hodnota;. Ak ju dostane neskôr, použi let.',
      mend && sure(slip, mend),
    );
  }
  if (!here) return null;
  if (here.text === '==' || here.text === '===') {
    const hint = 'Hodnotu ukladá jeden znak =. Dva alebo tri porovnávajú.';
    return find(
      here.from,
      `pri ukladaní hodnoty stojí jedno =, nie ${here.text}`,
      hint,
      sure(slip, replace(here, '=')),
    );
  }
  if (here.text === '-' && isName(words[i + 1])) return dashInName(slip);
  if (here.text === ':' || here.text === ':=') {
    const hint = `Píše sa ${kind ?? 'let'} ${before.text} = hodnota;.`;
    const end = words[i + 1]?.text === '=' ? (words[i + 1]?.to ?? here.to) : here.to;
    const mend = words[i + 1]?.text === '=' || words[i + 1]?.kind !== 'name' ? between(here.from, end, '=') : null;
    return find(here.from, 'hodnota sa ukladá znakom =', hint, mend && sure(slip, mend));
  }
  if (isName(here) && here.line === before.line) return roomInName(slip);
  const isValue = beginsValue(here) || here.text === '[' || here.text === '{';
  if (isValue && here.line === before.line) {
    const hint = `Píše sa ${kind ?? 'let'} ${before.text} = ${shown(here)}.`;
    return find(
      before.to,
      `medzi ${before.text} a\u00A0hodnotou chýba znak =`,
      hint,
      sure(slip, insert(before.to, ' =')),
    );
  }
  if (here.text === '+' || here.text === '-' || here.text === '*') {
    return find(here.from, 'za menom premennej má stáť znak =', 'Meno je len z\u00A0písmen, číslic a\u00A0znaku _.');
  }
  return code[here.from] === '.'
    ? find(here.from, 'v\u00A0mene premennej je bodka', 'Meno je len z\u00A0písmen, číslic a\u00A0znaku _.')
    : null;
};

function isNextDeclared({ words, i }: Slip): boolean {
  const start = words.findLastIndex(({ text }, at) => at < i && [';', 'let', 'const', '{', '}'].includes(text));
  const isOutside = openBefore(words, i).length === openBefore(words, start).length;
  return isOutside && ['let', 'const'].includes(words[start]?.text ?? '') && words[i - 2]?.text === ',';
}

const taken = (at: number, word: string) =>
  find(at, `slovo ${word} patrí samotnému jazyku`, 'Pomenuj to inak, vlastným slovom.');

export function digitFirst({ words, code, at }: Slip, from = at) {
  const word = words.find((one) => one.to >= from);
  const name = /^[\d.]*[\p{L}_$][\p{L}\p{N}_$]*/u.exec(code.slice(word?.from ?? from))?.[0] ?? '';
  return find(
    word?.from ?? from,
    'meno sa nesmie začínať číslicou',
    name === ''
      ? 'Začína sa písmenom alebo znakom _.'
      : `Daj číslicu na koniec: namiesto ${name} radšej ${name.replace(/^([\d.]+)(.*)$/, '$2$1')}.`,
  );
}

/** `moj vek`, `moj-vek`: the same name wherever it stands. */
function oneName(slip: Slip, joined: RegExp, name: string) {
  const { code, words, i } = slip;
  const first = words[i - 1]?.from ?? 0;
  const rest = code.slice(first);
  const last = [...rest.matchAll(joined)].at(-1);
  if (!last || /["'`]/.test(rest.slice(0, last.index).replace(/(["'`]).*?\1/gs, ''))) return null;
  const end = last.index + last[0].length;
  return sure(slip, between(first, first + end, rest.slice(0, end).replace(joined, name)));
}

function roomInName(slip: Slip) {
  const { here, before, words, i } = slip;
  if (!here || !before) return null;
  const third = words[i + 1];
  if (third?.text !== '=' && third?.text !== ';' && !isName(third)) {
    return find(
      before.to,
      `medzi ${before.text} a\u00A0${here.text} niečo chýba`,
      'Za menom premennej stojí znak = a\u00A0hodnota.',
    );
  }
  const name = `${before.text}${here.text.charAt(0).toUpperCase()}${here.text.slice(1)}`;
  const mend =
    third?.text === '='
      ? oneName(
          slip,
          new RegExp(String.raw`(?<![\p{L}\p{N}_$])${before.text} +${here.text}(?![\p{L}\p{N}_$])`, 'gu'),
          name,
        )
      : null;
  return find(
    before.from,
    `v\u00A0mene ${before.text} ${here.text} je medzera`,
    `Meno je vždy jedno slovo: ${name}.`,
    mend,
  );
}

function dashInName(slip: Slip) {
  const { before, words, i } = slip;
  const next = words[i + 1];
  if (!before || !next) return null;
  const name = `${before.text}${next.text.charAt(0).toUpperCase()}${next.text.slice(1)}`;
  const mend = oneName(
    slip,
    new RegExp(String.raw`(?<![\p{L}\p{N}_$])${before.text}-${next.text}(?![\p{L}\p{N}_$])`, 'gu'),
    name,
  );
  return find(
    before.from,
    `v\u00A0mene ${before.text}-${next.text} je pomlčka`,
    `Pre JavaScript je to mínus. Píš ${name}.`,
    mend,
  );
}
