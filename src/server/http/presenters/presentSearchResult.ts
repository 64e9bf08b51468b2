import type { ExcerptPart, FoundThing, SearchResult } from '#src/contract/search.ts';
import { atSecond } from '#src/domain/recordingSecond.ts';
import { typeset } from '#src/domain/typography.ts';
import type { Cue } from '#src/domain/vtt.ts';
import { plainWords } from '#src/server/db/plainText.ts';
import {
  bestSentence,
  type ExcerptRoom,
  type Found,
  markFound,
  type SearchResult as Result,
} from '#src/server/services/catalogue/index.ts';
import { SlowTextError } from '#src/server/texts/SlowTextError.ts';
import { sentencesIn, sentencesInWords } from '#src/server/texts/texts.ts';

/** About two lines of a wide screen; a part of one, beside the place of a lecture. */
const rooms = { page: { longest: 200, before: 60 }, line: { longest: 80, before: 24 } } satisfies Record<
  string,
  ExcerptRoom
>;

/** What was found, on a page or as lines while somebody types. */
export async function presentSearchResult(
  { items, page, pageCount, total, beginnings, meant }: Result,
  room: keyof typeof rooms,
): Promise<SearchResult> {
  // A line has no room for a sentence beside a name that says why it was found; how a word that was meant is written, a sentence may tell.
  const isNameEnough = room === 'line' && meant === null;
  const shown = await Promise.all(
    items.map((item) => presentFound(item, { beginnings, room: rooms[room], isNameEnough })),
  );
  if (!meant) return { items: shown, page, pageCount, total, meant: null };
  const word = shownWord(shown, meant.word, beginnings);
  // A word that only closed texts have is told to nobody.
  if (word === null) return { items: [], page: 1, pageCount: 1, total: 0, meant: null };
  return {
    items: shown,
    page,
    pageCount,
    total,
    meant: meant.words.map((one) => (one === meant.word ? word : one)).join(' '),
  };
}

async function presentFound(
  { kind, path, title, lecture, ...texts }: Found,
  { beginnings, room, isNameEnough }: { beginnings: string[]; room: ExcerptRoom; isNameEnough: boolean },
): Promise<FoundThing> {
  const marked = markFound(typeset(title), beginnings);
  const isNamed = isNameEnough && marked.some(({ isFound }) => isFound);
  const { excerpt, second } = await excerptOf(isNamed ? { ...texts, text: null } : texts, beginnings, room);
  return {
    kind,
    path: second === null ? path : atSecond(path, second),
    title: marked,
    lecture: lecture && { ...lecture, course: typeset(lecture.course), chapter: typeset(lecture.chapter) },
    excerpt: markFound(typeset(excerpt), beginnings),
    second,
  };
}

/** The sentence that says most about what was searched, else the summary. */
async function excerptOf(
  { summary, text, transcript }: Pick<Found, 'summary' | 'text' | 'transcript'>,
  beginnings: string[],
  room: ExcerptRoom,
): Promise<{ excerpt: string; second: number | null }> {
  const best = (sentences: string[]) => bestSentence(sentences, beginnings, room);
  const spoken = await readable(sentencesInWords(transcript.map((cue) => cue.text).join(' ')));
  // Texts take long to be read; what the first sentences say in all words needs no more of them.
  const first = best([...spoken, summary]);
  const isEnough = first !== null && hasAll(first, beginnings);
  const excerpt = isEnough ? first : best([...spoken, summary, ...(await readable(sentencesIn(text ?? '')))]);
  return { excerpt: excerpt ?? summary, second: excerpt === null ? null : secondOf(excerpt, transcript, beginnings) };
}

function hasAll(sentence: string, beginnings: string[]): boolean {
  const words = plainWords(sentence);
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** When the first word that was found is said; `null`: the sentence is not a spoken one. */
function secondOf(excerpt: string, transcript: readonly Cue[], beginnings: string[]): number | null {
  const sentence = excerpt.replaceAll(/^…|…$/g, '');
  const start = transcript
    .map((cue) => cue.text)
    .join(' ')
    .indexOf(sentence);
  if (start < 0) return null;
  const parts = markFound(sentence, beginnings);
  const before = parts.slice(
    0,
    parts.findIndex(({ isFound }) => isFound),
  );
  const at = start + before.reduce((sum, { text }) => sum + text.length, 0);
  let end = 0;
  for (const cue of transcript) {
    end += cue.text.length + 1;
    if (at < end) return Math.floor(cue.start);
  }
  return null;
}

/** A word as it is written where it was found: with its accents, and without the capital of a beginning. */
function shownWord(shown: FoundThing[], meant: string, beginnings: string[]): string | null {
  const found = shown.flatMap(({ title, excerpt }) => [...title, ...excerpt]).filter(({ isFound }) => isFound);
  const isMeant = ({ text }: ExcerptPart) => plainWords(text)[0] === meant;
  const isOfIt = ({ text }: ExcerptPart) =>
    beginnings.some((beginning) => meant.startsWith(beginning) && plainWords(text)[0]?.startsWith(beginning));
  const word = (found.find(isMeant) ?? found.find(isOfIt))?.text ?? null;
  return word && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLocaleLowerCase('sk') : word;
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
