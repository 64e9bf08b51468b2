import type { FoundThing, SearchResult } from '#src/contract/search.ts';
import { typeset } from '#src/domain/typography.ts';
import {
  bestSentence,
  type Found,
  markFound,
  type SearchResult as Result,
} from '#src/server/services/catalogue/index.ts';
import { SlowTextError } from '#src/server/texts/SlowTextError.ts';
import { sentencesIn, sentencesInWords } from '#src/server/texts/texts.ts';

export async function presentSearchResult({ items, total, beginnings }: Result): Promise<SearchResult> {
  return { items: await Promise.all(items.map((item) => presentFound(item, beginnings))), total };
}

async function presentFound({ kind, path, title, course, ...texts }: Found, beginnings: string[]): Promise<FoundThing> {
  return {
    kind,
    path,
    title: markFound(typeset(title), beginnings),
    course: course && typeset(course),
    excerpt: markFound(typeset(await excerptOf(texts, beginnings)), beginnings),
  };
}

/** The sentence that says most about what was searched, else the summary. */
async function excerptOf(
  { summary, text, transcript }: Pick<Found, 'summary' | 'text' | 'transcript'>,
  beginnings: string[],
) {
  const spoken = await readable(sentencesInWords(transcript.map((cue) => cue.text).join(' ')));
  return bestSentence([summary, ...(await readable(sentencesIn(text ?? ''))), ...spoken], beginnings) ?? summary;
}

/** What takes too long to read is found all the same; its summary stands for it. */
async function readable(sentences: Promise<string[]>): Promise<string[]> {
  try {
    return await sentences;
  } catch (error) {
    if (error instanceof SlowTextError) return [];
    throw error;
  }
}
