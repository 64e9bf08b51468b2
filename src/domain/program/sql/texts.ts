import type { Said } from '#src/domain/program/run.ts';
import { isKeyword, type SqlWord } from '#src/domain/program/sqlWords.ts';
import { type Failed, say } from './failed.ts';

export const wordQuotes = /[„“”‚‘’]/;

/** The quotes of a text editor; a text that has only one at its end is not sure. */
export function wrongQuotes({ text, from, words }: Failed): Said {
  const first = words.find((word) => wordQuotes.test(word.text));
  const [, wanted = ''] = /^[„“”‚‘’]([^„“”‚‘’'\n]*)[“”‘’]/.exec(text.slice(first?.at)) ?? [];
  const mend =
    first && wanted ? { from: from + first.at, to: from + first.at + wanted.length + 2, text: `'${wanted}'` } : null;
  return say('takéto úvodzovky databáza nepozná', `Text patrí do rovných apostrofov: '${wanted || 'takto'}'.`, mend);
}

/** A text that stands without apostrophes. */
export function bare({ text, words, from }: Failed, at: number, hint: string): Said {
  const value = bareText(words, at);
  const start = words[at]?.at ?? 0;
  const isWhole = text.slice(start, start + value.length) === value;
  const mend = isWhole ? { from: from + start, to: from + start + value.length, text: `'${value}'` } : null;
  return say(`text ${value} nie je v apostrofoch`, `${hint}: '${value}'.`, mend);
}

/** A value without apostrophes, with what belongs to it: `sci-fi`, `Eva Tichá`. */
function bareText(words: SqlWord[], at: number): string {
  let value = words[at]?.text ?? '';
  for (const [place, word] of words.entries()) {
    if (place <= at) continue;
    const before = words[place - 1];
    const isClose = before !== undefined && before.at + before.text.length === word.at;
    const isDash = word.text === '-' && isClose;
    if (isKeyword(word) || (word.kind !== 'word' && !isDash)) break;
    value += isClose ? word.text : ` ${word.text}`;
  }
  return value;
}

/** A text that does not end, or a letter that is no part of the language. */
export function token({ text, from }: Failed, found: string): Said {
  const end = /[‘’“”]/.exec(found);
  if (found.startsWith("'") && end) {
    const at = from + text.lastIndexOf(found) + end.index;
    return say(
      `text sa začal apostrofom a končí sa iným znakom: ${end[0]}`,
      "Na začiatku aj na konci textu stojí rovný apostrof: 'takto'.",
      { from: at, to: at + 1, text: "'" },
    );
  }
  if (found.startsWith("'"))
    return say('text sa začal apostrofom, ale neskončil', 'Skontroluj, či za textom stojí druhý apostrof.');
  if (/^["`[]/.test(found))
    return say('názov sa začal úvodzovkami, ale neskončil', 'Text píš do apostrofov, názvy bez úvodzoviek.');
  if (/^\d/.test(found))
    return say(`${found} nie je ani číslo, ani názov`, `Ak je to text, daj ho do apostrofov: '${found}'.`);
  if (found === '#') return say('znak # tu nič neznamená', 'V SQL sa poznámka začína dvoma pomlčkami: --.');
  return say(`znaku ${found} databáza nerozumie`, 'Skontroluj, či tam nie je omylom.');
}
