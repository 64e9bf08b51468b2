import { mended } from '#src/domain/program/mend.ts';
import type { Mend } from '#src/domain/program/run.ts';
import {
  between,
  closers,
  endOfLine,
  find,
  indentAt,
  insert,
  isMended,
  type Look,
  openers,
  replace,
  type Slip,
  stopOf,
  sure,
} from './slip.ts';
import { beginsValue, endsValue, isName, shown, type Word } from './words.ts';

/** Whether a brace begins an object, not a block. */
export function isObject(words: readonly Word[], brace: number): boolean {
  const before = words[brace - 1];
  if (!before || before.kind === 'text') return false;
  return ['=', '(', ',', '[', ':', '?', 'return', '+', '||', '&&', '??'].includes(before.text);
}

/** Whether the parser finds nothing wrong any more but that the program is over. */
function reachesEnd({ code, here }: Slip, mend: Mend): boolean {
  const after = mended(code, mend);
  return here !== undefined && (stopOf(after)?.at ?? 0) >= after.trimEnd().length;
}

/** A bracket that was opened, and is not closed where it should be. */
export const unclosed: Look = (slip) => {
  const { here, before, words, open, i } = slip;
  if (!before) return null;
  const arrow = words.findLastIndex(({ text }, at) => text === '=>' && at < i && at > (open.at(-1) ?? i));
  const [bracket, sign] = [words[open.at(-1) ?? -1], words[arrow]];
  if (bracket && sign && bracket.text === '(' && ['=', ',', '('].includes(words[(open.at(-1) ?? 0) - 1]?.text ?? '')) {
    const mend = sure(slip, insert(words[arrow - 1]?.to ?? 0, ')'));
    if (mend) return find(bracket.from, 'zátvorka ( sa neuzavrela', 'Pred => chýba ).', mend);
  }
  const tops = [...open].reverse();
  let text = '';
  for (const at of tops.slice(0, 3)) {
    const bracket = words[at];
    const isBlock = bracket?.text === '{' && !isObject(words, at);
    if (!bracket || (isBlock && !(text === '' && [')', ']'].includes(here?.text ?? '')))) break;
    text += closers[bracket.text];
    const mend = insert(isBlock && here ? here.from : before.to, text);
    if (!isMended(slip, mend) && !reachesEnd(slip, mend)) continue;
    const close = text.length > 1 ? `chýbajú ${[...text].join(' ')}` : `chýba ${text}`;
    const isEnd = !here || here.line > before.line;
    const place = isEnd ? `Na konci riadka ${before.line} ${close}.` : `Pred ${shown(here)} ${close}.`;
    return find(bracket.from, `zátvorka ${bracket.text} sa neuzavrela`, place, mend);
  }
  return null;
};

/** One that closes another kind than was opened, or nothing. */
export const unopened: Look = (slip) => {
  const { here, before, words, open, i, code } = slip;
  const opener = openers[here?.text ?? ''];
  if (!here || !opener || here.kind !== 'sign') return null;
  const top = words[open.at(-1) ?? -1];
  if (top && top.text === opener) return null;
  const right = top && closers[top.text];
  const swapped = right ? sure(slip, replace(here, right)) : null;
  if (top && swapped) {
    return find(
      here.from,
      `zátvorku ${top.text} zatvára iná: ${here.text}`,
      `Otvorila sa na riadku ${top.line}, zatvára ju ${right}.`,
      swapped,
    );
  }
  // Its opener may be what is not there: `console.log "a")`.
  const called = words.findLastIndex((word, at) => at < i && word.line === here.line && words[at - 1]?.text === '.');
  const isCall = here.text === ')' && called >= 0 && beginsValue(words[called + 1]);
  if (isCall) {
    const name = words[called];
    const mend = name ? sure(slip, between(name.to, words[called + 1]?.from ?? name.to, '(')) : null;
    if (name && mend) return find(name.to, `za ${name.text} chýba zátvorka (`, `Píše sa ${name.text}(…).`, mend);
  }
  const mend = sure(slip, between(here.from, here.to, ''));
  const isAlone = code.slice(0, here.from).trimEnd().endsWith(';') || before?.text === here.text;
  return find(
    here.from,
    `zátvorka ${here.text} je navyše`,
    `Zmaž ju, alebo doplň pred ňu zátvorku ${opener}, ku ktorej patrí.`,
    mend && (here.text !== '}' || isAlone) ? mend : null,
  );
};

/** The program ends, and something is still open. */
export const openAtEnd: Look = (slip) => {
  const { here, words, open, code } = slip;
  if (here || open.length === 0) return null;
  const at = earlier(slip) ?? open.at(-1) ?? 0;
  const brace = words[at];
  if (!brace) return null;
  const close = closers[brace.text] ?? '';
  const inner = words.filter(({ from }) => from > brace.from);
  const indent = indentAt(code, brace.from);
  // The block goes on as long as its lines are moved to the right.
  const next = inner.find((word) => word.line > brace.line && indentAt(code, word.from) <= indent);
  const last = words.findLast((word) => word.from >= brace.from && word.from < (next?.from ?? code.length));
  const isMoved = inner.some((word) => word.line > brace.line && indentAt(code, word.from) > indent);
  const end = last ? endOfLine(code, last.from) : code.length;
  const margin = ' '.repeat(indent);
  const mend = isMoved || !next ? sure(slip, insert(end, `\n${margin}${close}`)) : null;
  const place =
    last && mend ? `Za riadkom ${last.line} chýba ${close}.` : `Ku každej zátvorke ${brace.text} patrí jedna ${close}.`;
  return find(brace.from, `zátvorka ${brace.text} sa neuzavrela`, place, mend);
};

/** A brace whose block was left by lines that are not moved to the right, closed by the one of another block. */
function earlier({ words, code }: Slip): number | null {
  const open: number[] = [];
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'sign') continue;
    if (closers[word.text]) open.push(at);
    if (!openers[word.text]) continue;
    const isFirst = code.slice(code.lastIndexOf('\n', word.from - 1) + 1, word.from).trim() === '';
    const [top, outer] = [words[open.at(-1) ?? -1], words[open.at(-2) ?? -1]];
    if (top?.text === '{' && outer?.text === '{' && isFirst && word.line > top.line) {
      const indent = indentAt(code, word.from);
      if (indent < indentAt(code, top.from) && indent === indentAt(code, outer.from)) return open.at(-1) ?? null;
    }
    open.pop();
  }
  return null;
}

/** Values of a list, an object or a call that follow each other, with nothing between them. */
export const missingComma: Look = (slip) => {
  const { here, before, words, open, i } = slip;
  if (!here || !before || !endsValue(before)) return null;
  const at = open.at(-1);
  const bracket = words[at ?? -1];
  if (at === undefined || !bracket) return null;
  const isBegin = beginsValue(here) || here.text === '{' || here.text === '[' || here.text === '...';
  const what = `medzi ${shown(before)} a\u00A0${shown(here)} chýba čiarka`;
  const mend = sure(slip, insert(before.to, ','));
  const close = insert(before.to, closers[bracket.text] ?? '');
  if (!mend && (isMended(slip, close) || reachesEnd(slip, close))) return null;
  if (bracket.text === '[' && isBegin) {
    return find(before.to, what, 'Hodnoty v\u00A0poli oddeľuje čiarka.', mend);
  }
  if (bracket.text === '{' && isObject(words, at)) {
    const isKeyed = ['{', ','].includes(words[i - 2]?.text ?? '') && isBegin;
    if (isKeyed && isName(before)) {
      const colon = sure(slip, insert(before.to, ':'));
      return find(before.to, `za ${before.text} chýba dvojbodka`, 'V\u00A0objekte sa píše meno: hodnota.', colon);
    }
    if (here.text === ';') {
      const comma = sure(slip, replace(here, ','));
      return find(here.from, 'v\u00A0objekte je bodkočiarka namiesto čiarky', 'Vlastnosti oddeľuje čiarka.', comma);
    }
    if (here.text === '=') {
      return find(
        here.from,
        'v\u00A0objekte sa za menom píše dvojbodka',
        'Napríklad { meno: "Nina" }.',
        sure(slip, between(before.to, here.to, ':')),
      );
    }
    const isProperty = [':', '(', ',', '}'].includes(words[i + 1]?.text ?? '') || here.text === '...';
    return isProperty ? find(before.to, what, 'Vlastnosti objektu oddeľuje čiarka.', mend) : null;
  }
  if (bracket.text !== '(' || !isBegin) return null;
  const isHead = words[at - 1]?.text === 'function' || words[at - 2]?.text === 'function';
  if (isHead && isName(here) && isName(before)) {
    return find(before.to, what, 'Parametre oddeľuje čiarka.', mend);
  }
  return null;
};

/** `[a: 1]`, `{ meno = "Nina" }` */
export const brokenObject: Look = (slip) => {
  const { here, message, at, words, open, before, i } = slip;
  if (/^Shorthand property assignments/.test(message)) {
    const sign = words.find((word) => word.to > at && word.text === '=');
    return find(
      at,
      'v\u00A0objekte sa za menom píše dvojbodka',
      'Napríklad { meno: "Nina" }.',
      sign ? sure(slip, between(words[words.indexOf(sign) - 1]?.to ?? sign.from, sign.to, ':')) : null,
    );
  }
  const bracket = words[open.at(-1) ?? -1]?.text;
  if (here?.text === ':' && (bracket === '[' || (bracket === '(' && isName(before) && beginsValue(words[i + 1])))) {
    return find(
      here.from,
      `v\u00A0zátvorkách ${bracket} ${closers[bracket]} dvojbodka nie je`,
      'Dvojice meno: hodnota patria do zložených zátvoriek { }.',
    );
  }
  return null;
};

/** Two values, or two statements, with nothing between them. */
export const sideBySide: Look = (slip) => {
  const { here, before, words, i, open } = slip;
  if (!here || !before || !endsValue(before) || here.line !== before.line) return null;
  const line = words.filter((word) => word.line === here.line && word.from < here.from);
  const isChoice = line.some(({ text }) => text === '?') && !line.some(({ text }) => text === ':');
  const colon = isChoice && sure(slip, insert(before.to, ' :'));
  if (colon) return find(before.to, 'podmienke so znakom ? chýba dvojbodka', 'Píše sa podmienka ? áno : nie.', colon);
  const times = before.kind === 'number' && here.text === 'x' ? sure(slip, replace(here, '*')) : null;
  if (times) return find(here.from, 'násobenie sa nepíše písmenom x', 'Násobí hviezdička: *.', times);
  const inCall = words[open.at(-1) ?? -1]?.text === '(';
  const isStatement = ['let', 'const', 'var', 'if', 'for', 'while', 'return', 'function', 'class'].includes(here.text);
  const next = words[i + 1];
  const isNewStatement =
    isName(here) && before.kind !== 'text' && ['.', '=', '(', '++', '+='].includes(next?.text ?? '');
  if (!inCall && (isStatement || isNewStatement)) {
    const mend = sure(slip, insert(before.to, ';'));
    const isList = next?.text === '=' && line.some(({ text }) => text === 'let' || text === 'const');
    if (isList) {
      const what = `medzi ${shown(before)} a\u00A0${here.text} niečo chýba`;
      return find(before.to, what, 'Premenné oddeľuje čiarka, príkazy bodkočiarka. Prehľadnejšie sú pod sebou.');
    }
    const what = `medzi ${shown(before)} a\u00A0${shown(here)} chýba bodkočiarka`;
    if (mend)
      return find(before.to, what, 'Dva príkazy na jednom riadku oddeľuje ;. Prehľadnejšie sú pod sebou.', mend);
  }
  if (!beginsValue(here)) return null;
  const isText = [before, here].some(({ kind }) => kind === 'text' || kind === 'template');
  const plus = inCall ? null : sure(slip, insert(before.to, ' +'));
  if (isText) {
    return plus
      ? find(
          before.to,
          `medzi ${shown(before)} a\u00A0${shown(here)} chýba znak +`,
          'Text a\u00A0hodnotu spája +.',
          plus,
        )
      : find(
          before.to,
          `medzi ${shown(before)} a\u00A0${shown(here)} niečo chýba`,
          'Texty a\u00A0hodnoty spája znak +, v\u00A0zátvorke ich oddeľuje aj čiarka.',
        );
  }
  const comma = inCall ? sure(slip, insert(before.to, ',')) : null;
  return find(
    before.to,
    `medzi ${shown(before)} a\u00A0${shown(here)} niečo chýba`,
    inCall
      ? 'Hodnoty v\u00A0zátvorke oddeľuje čiarka. Text patrí do úvodzoviek.'
      : 'Chýba znak, napríklad +, alebo úvodzovky okolo textu.',
    comma && isName(before) !== isName(here) ? comma : null,
  );
};
