import { isKeyword, type SqlWord, sqlWords } from '#src/domain/program/sqlWords.ts';
import { isName } from './failed.ts';
import { order } from './vocabulary.ts';

/** What a message names otherwise than by a word of its own. */
export function otherPlace(words: SqlWord[], statement: string, message: string): number | null {
  const [, token] = /^unrecognized token: "([\s\S]*)"$/.exec(message) ?? [];
  const found = (place: number) => (place < 0 ? null : place);
  if (token !== undefined) {
    const from = statement.indexOf(token);
    return found(words.findIndex(({ end }) => end > from));
  }
  const [, aggregate] = /^misuse of aggregate(?: function)?:? ?(\w+)\(\)$/.exec(message) ?? [];
  const start = words.findIndex(({ upper, depth }) => depth === 0 && (upper === 'WHERE' || upper === 'ON'));
  if (aggregate) return found(words.findIndex(({ text }, place) => place > start && text.toUpperCase() === aggregate));
  if (/not allowed in the GROUP BY/.test(message)) return found(words.findIndex(({ upper }) => upper === 'GROUP'));
  if (message === 'row value misused') return found(words.findIndex(({ text }) => text === '('));
  return /HAVING/.test(message) ? found(words.findIndex(({ upper }) => upper === 'HAVING')) : null;
}

/** Where a statement begins in its program: of several that are the same, on its line. */
export function startOf(statement: string, program: string, line: number | null): number {
  let at = program.indexOf(statement);
  while (at >= 0 && line !== null && program.slice(0, at).split('\n').length < line)
    at = program.indexOf(statement, at + 1);
  return Math.max(0, at);
}

/** What cannot be read is told with everything behind it. */
export function firstStatement(code: string): [words: SqlWord[], isFollowedByFrom: boolean] {
  const words = sqlWords(code);
  const end = words.findIndex(({ text, kind }) => kind === 'sign' && text === ';');
  return end < 0 ? [words, false] : [words.slice(0, end + 1), words[end + 1]?.upper === 'FROM'];
}

/** Where the word of a message stands. The parser stops at its last place that could be meant; a name is unknown at its first. */
export function placeOf(words: SqlWord[], token: string, isParser: boolean): number {
  const wanted = /^['"]/.test(token) ? token.replace(/^['"]|['"]$/g, '') : token.replace(/^.*\./, '');
  const places = words.flatMap(({ text }, at) => (text === token || text === wanted ? [at] : []));
  if (!isParser) return places[0] ?? words.length;
  return places.find((at) => cannotStand(words, at)) ?? places.at(-1) ?? words.length;
}

/** Whether a word is plainly wrong where it stands; of two equal ones the first may be right. */
function cannotStand(words: SqlWord[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || !before) return !isKeyword(word);
  if (['ORDER', 'GROUP'].includes(before.upper)) return word.upper !== 'BY';
  // A table, its nickname perhaps, and then a column with nothing between.
  if (word.text === '.') return before.kind === 'word' && isName(words[at - 2]);
  if (word.text === ')') return word.depth < 0 || before.text === ',';
  const earlier = words.slice(0, at).filter(({ depth, kind }) => depth === word.depth && kind === 'word');
  const rank = order.indexOf(word.upper);
  if (rank >= 0)
    return earlier.some(({ upper }) => order.indexOf(upper) >= rank) || before.text === ',' || isKeyword(before);
  if (word.text === ',') return earlier.at(-1)?.upper === 'WHERE';
  if (word.kind === 'sign') return before.kind === 'sign' && before.text !== ')';
  // A table may have a nickname.
  if (['FROM', 'JOIN'].includes(words[at - 2]?.upper ?? '')) return false;
  return before.kind !== 'sign' && !isKeyword(before);
}
