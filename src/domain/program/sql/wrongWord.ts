import type { Said } from '#src/domain/program/run.ts';
import { isKeyword } from '#src/domain/program/sqlWords.ts';
import { type Failed, instead, is, isName, say } from './failed.ts';
import { bare, wordQuotes, wrongQuotes } from './texts.ts';
import { isCompared, misspelt, misspeltWord, order } from './vocabulary.ts';

/** A word or a sign that is wrong by itself. */
export function wrongWord(failed: Failed): Said | null {
  const { words, names, at } = failed;
  const word = words[at];
  const before = words[at - 1];
  const near = word?.text ?? '';
  if (words.some(({ text }) => wordQuotes.test(text))) return wrongQuotes(failed);
  if (at === 0 && near === '.') {
    return say('príkazy s bodkou databáza nepozná', 'Patria programu sqlite3. Tu stačí dopyt, napríklad SELECT.');
  }
  if (isCompared(words, at - 1) && isName(before) && isName(word)) {
    return bare(failed, at - 1, 'Píš ho takto');
  }
  const isNoClause = is(word, 'ORDER', 'GROUP') && !is(words[at + 1], 'BY') && (isKeyword(before) || is(before, ','));
  if (isNoClause) return say(`slovo ${near} tu stáť nemôže`, 'Patrí samotnému jazyku, takže sa tak nič volať nesmie.');
  const slip = misspelt(words, at, names);
  if (slip) return misspeltWord(failed, slip);
  if (word && near === '&') {
    const next = words[at + 1];
    const mend = next?.text === '&' ? instead(failed, word, 'AND', next) : null;
    return say('znaky && v SQL nie sú', 'Podmienky spája slovo AND.', mend);
  }
  if (is(word, '<', '>') && is(before, '=')) {
    const mend = before && word ? instead(failed, before, `${near}=`, word) : null;
    return say(`znaky =${near} sú v opačnom poradí`, `Píše sa ${near}=, bez medzery.`, mend);
  }
  if (is(word, '=') && is(before, '<', '>', '!')) {
    const mend = before && word ? instead(failed, before, `${before.text}=`, word) : null;
    return say(`medzi znakmi ${before?.text} a = je medzera`, `Píš ich spolu: ${before?.text}=.`, mend);
  }
  if (is(word, '/') && is(words[at - 1] ?? words[at + 1], '/')) {
    return say('poznámka sa takto nepíše', 'V SQL sa poznámka začína dvoma pomlčkami: --.');
  }
  if (is(before, ',') && word?.kind === 'word' && order.includes(word.upper)) {
    const mend = before ? instead(failed, before, '') : null;
    return say(`pred slovom ${word.upper} je čiarka navyše`, 'Za posledným stĺpcom čiarka nie je.', mend);
  }
  if (near === ')' && is(before, ','))
    return say(
      'pred zátvorkou je čiarka navyše',
      'Za poslednou položkou čiarka nie je.',
      before ? instead(failed, before, '') : null,
    );
  if (word && near === ')' && word.depth < 0) {
    return say('zátvorka ) je navyše', 'Ku každej zátvorke ) patrí jedna (.', instead(failed, word, ''));
  }
  return null;
}
