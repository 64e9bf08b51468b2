import { between, find, isMended, type Look, replace, sure } from './slip.ts';
import { beginsValue, endsValue, isName, shown } from './words.ts';

/** Two signs that make one when they are put together, and what is meant by others. */
const meant: Partial<Record<string, string>> = {
  '=<': '<=',
  '=>': '>=',
  '<>': '!==',
  '!=>': '!==',
  '=!': '!=',
  '->': '=>',
  '=/=': '!==',
};
const together = new Set([
  '==',
  '===',
  '!=',
  '!==',
  '<=',
  '>=',
  '+=',
  '-=',
  '*=',
  '/=',
  '++',
  '--',
  '&&',
  '||',
  '=>',
  '**',
]);
const binary = new Set('+ - * / % < > <= >= == === != !== && || = += -= *= /= ** ??'.split(' '));

/** Signs of comparison in the wrong order, or with room between them. */
export const brokenOperator: Look = (slip) => {
  const { here, before, words, i, code } = slip;
  if (here?.kind !== 'sign' || before?.kind !== 'sign' || here.line !== before.line) return null;
  const third = words[i + 1]?.text === '=' ? words[i + 1] : undefined;
  const end = third?.to ?? here.to;
  const both = code.slice(before.from, end);
  const joined = before.text + here.text + (third?.text ?? '');
  if (both !== joined && together.has(joined)) {
    return find(
      before.from,
      `medzi znakmi ${before.text} a\u00A0${here.text} je medzera`,
      `Píš ich spolu: ${joined}.`,
      slip.open.length > 0 || joined !== '==' ? sure(slip, between(before.from, end, joined)) : null,
    );
  }
  const right = meant[joined];
  if (right && both === joined) {
    const mend = between(before.from, here.to, right);
    const what = /^=[<>!]$/.test(joined)
      ? `znaky ${joined} sú v\u00A0opačnom poradí`
      : `znaky ${joined} JavaScript nepozná`;
    return find(before.from, what, `Píše sa ${right}.`, sure(slip, mend));
  }
  if (joined.startsWith('==') && (here.text === '=' || here.text === '==')) {
    return find(
      before.from,
      'znakov = je priveľa',
      'Porovnávajú tri: ===.',
      sure(slip, between(before.from, here.to, '===')),
    );
  }
  return null;
};

/** `a => b` where something is compared, `!` with a room behind a value, `a not = b`. */
export const strayOperator: Look = (slip) => {
  const { here, before, words, i } = slip;
  if (here?.kind !== 'sign') return null;
  if (here.text === '!' && endsValue(before) && words[i + 1]?.text === '=') {
    const next = words[i + 1];
    const mend = next ? sure(slip, between(here.from, next.to, '!==')) : null;
    return find(here.from, 'medzi znakmi ! a\u00A0= je medzera', 'Píš ich spolu: !==.', mend);
  }
  const line = words.filter((word) => word.line === here.line);
  const isHalf = line.some(({ text }) => text === '?') && !line.some(({ text }) => text === ':');
  if (isHalf && [';', ')', '}'].includes(here.text) && endsValue(before)) {
    return find(here.from, 'podmienke so znakom ? chýba druhá možnosť', 'Píše sa podmienka ? áno : nie.');
  }
  const next = words[i + 1];
  if (here.text === ':' && endsValue(before) && slip.open.length === 0 && beginsValue(next)) {
    const mend = sure(slip, replace(here, '/'));
    if (mend) return find(here.from, 'delenie sa nepíše dvojbodkou', 'V\u00A0JavaScripte delí lomka: /.', mend);
  }
  if (here.text === '=>') {
    const mend = replace(here, '>=');
    return isMended(slip, mend)
      ? find(here.from, 'znaky => sú v\u00A0opačnom poradí', 'Väčšie alebo rovné sa píše >=.', mend)
      : null;
  }
  return null;
};

/** `5 +;`, `a && < 3`: one side is not there. */
export const missingSide: Look = (slip) => {
  const { here, before, words, i, code } = slip;
  if (before?.kind !== 'sign' || !binary.has(before.text)) return null;
  if (!here || [')', ']', '}', ';', ','].includes(here.text) || here.line > before.line) {
    const isStored = before.text === '=';
    const what = isStored ? 'za znakom = chýba hodnota' : `za znakom ${before.text} niečo chýba`;
    return find(before.from, what, isStored ? 'Doplň, čo sa má uložiť.' : 'Na oboch stranách má stáť hodnota.');
  }
  if (here.kind !== 'sign' || !binary.has(here.text)) return null;
  if (before.text === '&&' || before.text === '||') {
    return find(
      here.from,
      `medzi ${before.text} a\u00A0${here.text} niečo chýba`,
      `Na oboch stranách ${before.text} stojí celé porovnanie: a > 0 ${before.text} a < 9.`,
    );
  }
  const place = code.slice(before.from, here.to);
  return find(
    before.from,
    `znaky ${place} stáť vedľa seba nemôžu`,
    'Chýba medzi nimi hodnota, alebo je jeden z\u00A0nich navyše.',
    here.text === before.text && words[i + 1]?.kind !== 'sign' ? sure(slip, between(before.to, here.to, '')) : null,
  );
};

/** A full stop or a comma too many, or one in the place of the other. */
export const strayPoint: Look = (slip) => {
  const { here, before, words, i, code } = slip;
  if (!here) return null;
  if (before?.text === '.') {
    const isDouble = here.text === '.';
    const mend = sure(slip, between(before.from, before.to, ''));
    if (isDouble) return find(here.from, 'jedna bodka je navyše', 'Medzi menom a\u00A0metódou stojí jedna.', mend);
    if (here.text === '(')
      return find(before.from, 'bodka pred zátvorkou je navyše', 'Za bodkou stojí iba meno.', mend);
    if (here.text !== '..') return find(before.from, 'za bodkou chýba meno', 'Napríklad .log alebo .length.');
  }
  const sides = [words[i - 2], words[i - 1], here, words[i + 1]];
  // 3,5 and 3 , 5 differ: the first one is a number.
  for (const at of [1, 2]) {
    const [one, comma, two] = [sides[at - 1], sides[at], sides[at + 1]];
    if (comma?.text !== ',' || one?.kind !== 'number' || two?.kind !== 'number') continue;
    if (one.to !== comma.from || comma.to !== two.from) continue;
    const mend = sure(slip, between(comma.from, comma.to, '.'));
    return find(one.from, 'v\u00A0čísle je desatinná čiarka', `Píše sa bodka: ${one.text}.${two.text}.`, mend);
  }
  if (here.kind === 'number' && before?.kind === 'number') {
    if (here.text.startsWith('.')) return find(before.from, 'v\u00A0čísle sú dve bodky', 'Desatinné číslo má jednu.');
    const found = /^\d{1,3}(?: \d{3})+(?!\d)/.exec(code.slice(before.from))?.[0];
    const whole = found?.replaceAll(' ', '');
    const mend = found && whole ? sure(slip, between(before.from, before.from + found.length, whole)) : null;
    if (mend && slip.open.length === 0) {
      return find(before.from, 'v\u00A0čísle je medzera', `Píše sa bez nej: ${whole}.`, mend);
    }
  }
  if (here.text === ',' || here.text === ';') {
    if (before?.text === ',' || (here.text === ',' && before?.text === '(')) {
      const extra = here.text === ',' ? here : before;
      if (extra) {
        return find(
          extra.from,
          'čiarka je tu navyše',
          'Stojí len medzi dvoma hodnotami.',
          sure(slip, between(extra.from, extra.to, '')),
        );
      }
    }
  }
  return null;
};

/** `case 1;`, `default;` */
export const caseColon: Look = (slip) => {
  const { words, i, here, before } = slip;
  if (!here) return null;
  const at = words.findLastIndex(({ text }, place) => place < i && (text === 'case' || text === 'default'));
  const head = words[at];
  if (here.text === 'case' || here.text === 'default') {
    return find(here.from, `${here.text} stojí mimo switch`, `Patrí medzi zložené zátvorky príkazu switch.`);
  }
  if (!head || head.line !== before?.line || i - at > 3 || here.text === ':') return null;
  const what = `za ${head.text} patrí dvojbodka`;
  const mend = here.line === head.line && [';', '{', ','].includes(here.text) ? replace(here, ':') : null;
  return find(
    head.from,
    what,
    `Píše sa ${head.text}${head.text === 'case' ? ' hodnota' : ''}: a\u00A0za ňou príkazy.`,
    mend && sure(slip, mend),
  );
};

/** `console log("a")`: between a name and its method stands a point. */
export const missingPoint: Look = (slip) => {
  const { here, before } = slip;
  const owners = ['console', 'Math', 'JSON', 'Object', 'Array', 'Number', 'String'];
  if (!isName(here) || !before || !owners.includes(before.text) || here.line !== before.line) return null;
  const mend = sure(slip, between(before.to, here.from, '.'));
  return find(
    before.to,
    `medzi ${before.text} a\u00A0${shown(here)} chýba bodka`,
    `Píše sa ${before.text}.${here.text}.`,
    mend,
  );
};

/** A sign without which the program can be read. */
export const straySign: Look = (slip) => {
  const { here, before } = slip;
  const ways = [before, here].flatMap((word) => {
    const mend = word?.kind === 'sign' ? sure(slip, between(word.from, word.to, '')) : null;
    return word && mend ? [{ word, mend }] : [];
  });
  const [only, other] = ways;
  if (!only) return null;
  return find(
    only.word.from,
    `znak ${only.word.text} tu asi nemá byť`,
    'Bez neho sa program dá prečítať.',
    other ? null : only.mend,
  );
};
