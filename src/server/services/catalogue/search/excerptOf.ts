import type { ExcerptPart } from '#src/contract/search.ts';
import { plainWords } from '#src/server/db/plainText.ts';

/** Characters of an excerpt, and of those before the first word that was found. */
export interface ExcerptRoom {
  longest: number;
  before: number;
}
const anyWord = /[\p{L}\p{N}]+/gu;

/** The text in pieces: what begins as a searched word does, and what is between. */
export function markFound(text: string, beginnings: readonly string[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(anyWord)) {
    if (!isSearched(word, beginnings)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    parts.push({ text: word, isFound: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}

/** The first of the sentences that has the most of the searched words, cut where it is long; `null`: none has any. */
export function bestSentence(
  sentences: readonly string[],
  beginnings: readonly string[],
  room: ExcerptRoom,
): string | null {
  let best: { sentence: string; count: number } | null = null;
  for (const sentence of sentences) {
    const words = plainWords(sentence);
    const count = beginnings.filter((beginning) => words.some((word) => word.startsWith(beginning))).length;
    if (count > (best?.count ?? 0)) best = { sentence, count };
    if (count === beginnings.length) break;
  }
  return best && shortened(best.sentence, beginnings, room);
}

function shortened(sentence: string, beginnings: readonly string[], { longest, before }: ExcerptRoom): string {
  if (sentence.length <= longest) return sentence;
  const words = [...sentence.matchAll(anyWord)];
  const first = words.find(({ 0: word }) => isSearched(word, beginnings))?.index ?? 0;
  const start = first <= before ? 0 : (words.find(({ index }) => index >= first - before)?.index ?? 0);
  const rest = sentence.slice(start);
  const cut = rest.length <= longest ? rest : `${rest.slice(0, longest).replace(/\s+\S*$/, '')}…`;
  return start === 0 ? cut : `…${cut}`;
}

function isSearched(word: string, beginnings: readonly string[]): boolean {
  const [plain = ''] = plainWords(word);
  return beginnings.some((beginning) => plain.startsWith(beginning));
}
