import type { FoundThing, SearchResult } from '#src/contract/search.ts';
import { typeset } from '#src/domain/typography.ts';
import { sentencesOf, sentencesOfWords } from '#src/server/markdown/sentencesOf.ts';
import { bestSentence, markFound } from '#src/server/services/search/excerptOf.ts';
import type { Found, SearchResult as Result } from '#src/server/services/search/searchContent.ts';

export function presentSearchResult({ items, total, beginnings }: Result): SearchResult {
  return { items: items.map((item) => presentFound(item, beginnings)), total };
}

function presentFound({ kind, path, title, course, ...texts }: Found, beginnings: string[]): FoundThing {
  return {
    kind,
    path,
    title: markFound(typeset(title), beginnings),
    course: course && typeset(course),
    excerpt: markFound(typeset(excerptOf(texts, beginnings)), beginnings),
  };
}

/** The sentence that says most about what was searched, else the summary. */
function excerptOf(
  { summary, text, transcript }: Pick<Found, 'summary' | 'text' | 'transcript'>,
  beginnings: string[],
) {
  const spoken = sentencesOfWords(transcript.map((cue) => cue.text).join(' '));
  return bestSentence([summary, ...sentencesOf(text ?? ''), ...spoken], beginnings) ?? summary;
}
