import { plain } from '#src/domain/program/closest.ts';
import { isKeyword, type SqlWord } from '#src/domain/program/sqlWords.ts';
import { behind, type Failed, instead, is, isName, type Placed, say } from './failed.ts';
import { order, slovakWords, types } from './vocabulary.ts';

/** Words that stand in the wrong order, twice, or in two. */
export function lostOrder(failed: Failed): Placed | null {
  const { words, at } = failed;
  const [before, word] = [words[at - 1], words[at]];
  if (!word) return null;
  const first = words[0];
  if (at === 0 && is(word, 'FROM')) {
    return say('dopyt sa nezačína slovom FROM', 'Najprv stojí SELECT so stĺpcami, až potom FROM a tabuľka.');
  }
  if (at === 0 && (order.includes(word.upper) || is(word, 'JOIN', 'AND', 'OR', 'ON'))) return behindEnd(failed, word);
  const known = slovakWords[plain(first?.text ?? '')];
  if (first && known && !isKeyword(first) && at <= 1) {
    return say(
      `slovu ${first.text} databáza nerozumie`,
      `Slová jazyka sú anglické: ${known}.`,
      instead(failed, first, known),
    );
  }
  if (before && is(before, 'DESC', 'ASC') && isName(word)) {
    const mend = instead(failed, before, `${word.text} ${before.text}`, word);
    return say(`slovo ${before.upper} patrí až za stĺpec`, `Píše sa ORDER BY ${word.text} ${before.upper}.`, mend);
  }
  const earlier = words.slice(0, at).find((one) => one.upper === 'WHERE' && one.depth === word.depth);
  if (is(word, 'WHERE') && earlier) {
    return say(
      'WHERE je v dopyte dvakrát',
      'Ďalšiu podmienku pripojí slovo AND alebo OR.',
      instead(failed, word, 'AND'),
    );
  }
  if (is(before, 'LIKE') && word.text === '%') {
    return say('za LIKE nie je text v apostrofoch', "Aj s percentami patrí medzi apostrofy: LIKE '%ová'.");
  }
  const text = words[at - 1];
  const isInside = text?.kind === 'text' && word.kind === 'word' && word.at === text.end;
  if (isInside) {
    return say('apostrof vo vnútri textu ho ukončil', "V texte sa píše dvakrát: 'O''Connor'.");
  }
  const nick = words[at - 2];
  const isCall = words[at + 1]?.text === '(';
  if (is(nick, 'AS') && before?.kind === 'word' && isName(word) && !isCall) {
    const name = `${before.text}_${word.text}`;
    const mend = instead(failed, before, name, word);
    return say(`v názve ${before.text} ${word.text} je medzera`, `Píš ho ako jedno slovo: ${name}.`, mend);
  }
  const isTable = is(first, 'CREATE') && word.depth === 1 && isName(word);
  if (isTable && before && (types.has(before.upper) || is(before, 'KEY', 'NULL', 'UNIQUE', ')'))) {
    return say(
      `pred stĺpcom ${word.text} chýba čiarka`,
      'Stĺpce v zátvorkách oddeľuje čiarka.',
      behind(failed, before, ','),
    );
  }
  return null;
}

/** `FROM knihy; WHERE …` */
function behindEnd({ program, from, at }: Failed, word: SqlWord): Placed {
  const before = program.slice(0, from);
  if (!before.includes(';')) {
    return {
      ...say(`dopyt sa nezačína slovom ${word.upper}`, 'Najprv stojí SELECT so stĺpcami, potom FROM a tabuľka.'),
      at,
    };
  }
  const end = before.trimEnd().length;
  return say(
    `pred slovom ${word.upper} sa dopyt skončil`,
    'Bodkočiarka patrí až na jeho koniec. Táto stojí priskoro.',
    before[end - 1] === ';' ? { from: end - 1, to: end, text: '' } : null,
  );
}
