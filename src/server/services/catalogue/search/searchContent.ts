import { mostSeenOfKind, seenWhileTyping } from '#src/domain/searchLines.ts';
import type { Ctx } from '#src/server/context.ts';
import { plainWords } from '#src/server/db/plainText.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { type FoundPart, findPlaces } from './findPlaces.ts';
import { meantWords } from './meantWords.ts';
import { type Found, readFound } from './readFound.ts';
import { wordBeginnings } from './wordBeginnings.ts';

/** Things on a page of results. */
const perPage = 20;
/** Words that are tried in the place of one that finds nothing. */
const mostTries = 3;
/** Words of a search in which a slip is looked for: each takes milliseconds. */
const mostWords = 5;

export interface SearchResult extends Paged<Found> {
  /** What the words that were searched begin with. */
  beginnings: string[];
  /** What was searched instead, where one slip makes it of what was typed. Without accents. */
  meant: { words: string[]; word: string } | null;
}

interface Input {
  q: string;
  /** Of all that was found, or what the sheet has room for, while somebody types. */
  page: number | 'typing';
}

/**
 * Everything that has a page and all words of a search, or words that begin so; accents and endings do not count. The words of
 * closed lectures count too, and are not given back. Where nothing has them, one slip is forgiven in one of the words.
 */
export async function searchContent({ ctx, input: { q, page } }: { ctx: Ctx; input: Input }): Promise<SearchResult> {
  const words = plainWords(q);
  const { meant, beginnings, places, total } = await findForgiving(ctx, words, partOf(page));
  const { limit, offset, ...paged } = placeOfPage({ page: page === 'typing' ? 1 : page, total, perPage });
  const seen = page === 'typing' ? seenWhileTyping(places) : places;
  return { ...paged, meant, beginnings, items: await readFound(ctx, seen) };
}

async function findForgiving(ctx: Ctx, words: string[], part: FoundPart) {
  const found = await find(ctx, words, part);
  if (found.total > 0 || words.length > mostWords) return { ...found, meant: null };
  for (const [at, typed] of words.entries()) {
    for (const word of (await meantWords(ctx, typed)).slice(0, mostTries)) {
      const meant = words.with(at, word);
      const instead = await find(ctx, meant, part);
      if (instead.total > 0) return { ...instead, meant: { words: meant, word } };
    }
  }
  return { ...found, meant: null };
}

async function find(ctx: Ctx, words: string[], part: FoundPart) {
  const beginnings = wordBeginnings(words.join(' '));
  const found = beginnings.length === 0 ? { places: [], total: 0 } : await findPlaces(ctx, { beginnings, part });
  return { ...found, beginnings };
}

const partOf = (page: Input['page']): FoundPart =>
  page === 'typing' ? { ofEachKind: mostSeenOfKind } : { limit: perPage, offset: (page - 1) * perPage };
