import { LRUCache } from 'lru-cache';
import { minutes, seconds } from '#src/domain/duration.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';
import type { readGame as ReadGame } from '#src/server/markdown/readGame.ts';
import type { readNewsletter as ReadNewsletter } from '#src/server/markdown/readNewsletter.ts';
import type { readPlan as ReadPlan } from '#src/server/markdown/readPlan.ts';
import type { readQuestions as ReadQuestions } from '#src/server/markdown/readQuestions.ts';
import type { NamedLecture } from '#src/server/markdown/remarkRecall.ts';
import { blocksOf } from './blocksOf.ts';
import { Lane } from './Lane.ts';
import { SlowTextError } from './SlowTextError.ts';

/** What is on the web is read for longer than what may come there: it stays. */
const readers = new Lane(seconds(10));
/** A writer who tries something waits, and no reader with them. */
const writers = new Lane(2_000);
/** Milliseconds from which on a block is called the slow one. */
const slowBlock = 200;
/** Milliseconds that the short texts of one thing may take together. */
const longestOfAll = 4_000;
/** Milliseconds of the thread in which it is looked for. */
const longestSearch = seconds(10);

/** By source: an edited text is another key, so nothing ever has to be dropped by hand; many who want the same wait for one. Sizes in characters. */
const rendered = new LRUCache<string, string>({
  maxSize: 16_000_000,
  sizeCalculation: (html, source) => html.length + source.length,
  ignoreFetchAbort: true,
  fetchMethod: (source) => readers.run('render', source),
});
/** Of texts that name something of others, by both. */
const renderedWithNamed = new LRUCache<string, string>({
  maxSize: 16_000_000,
  sizeCalculation: (html, key) => html.length + key.length,
  ignoreFetchAbort: true,
  fetchMethod: (key) => readers.run('render', ...(JSON.parse(key) as [source: string, named: NamedLecture[]])),
});
const sentences = new LRUCache<string, string[]>({
  maxSize: 8_000_000,
  sizeCalculation: (found, source) => found.join('').length + source.length,
  ignoreFetchAbort: true,
  fetchMethod: (source) => readers.run('sentences', source),
});
const spoken = new LRUCache<string, string[]>({
  maxSize: 8_000_000,
  sizeCalculation: (found, source) => found.join('').length + source.length,
  ignoreFetchAbort: true,
  fetchMethod: (source) => readers.run('wordSentences', source),
});
const games = new LRUCache<string, { files: ReturnType<typeof ReadGame> }>({
  max: 20,
  ignoreFetchAbort: true,
  fetchMethod: async (source) => ({ files: await readers.run('game', source) }),
});
const newsletters = new LRUCache<string, ReturnType<typeof ReadNewsletter>>({
  max: 4,
  ignoreFetchAbort: true,
  fetchMethod: (key) => writers.run('newsletter', ...(JSON.parse(key) as [source: string, publicUrl: string])),
});
/** Sizes in characters: a text is about as long as what is taken out of it. */
const plans = new LRUCache<string, ReturnType<typeof ReadPlan>>({
  maxSize: 4_000_000,
  sizeCalculation: (_plan, source) => source.length,
  ignoreFetchAbort: true,
  fetchMethod: (source) => readers.run('plan', source),
});
/** Sizes in characters. */
const questions = new LRUCache<string, ReturnType<typeof ReadQuestions>>({
  maxSize: 8_000_000,
  sizeCalculation: (found, source) => JSON.stringify(found).length + source.length,
  ignoreFetchAbort: true,
  fetchMethod: (source) => readers.run('questions', source),
});
const inspected = new LRUCache<string, Inspection>({
  max: 100,
  ignoreFetchAbort: true,
  fetchMethod: (source) => writers.run('inspect', source),
});

/** Markdown of the content's dialect as safe markup without style attributes; `named` has what it names. @throws SlowTextError */
export async function renderText(source: string, named: readonly NamedLecture[] = []): Promise<string> {
  if (named.length > 0) return renderedWithNamed.forceFetch(JSON.stringify([source, named]));
  return source === '' ? '' : await rendered.forceFetch(source);
}

/** The sentences of a text and the lines of its programs, for the search. @throws SlowTextError */
export async function sentencesIn(source: string): Promise<string[]> {
  return source === '' ? [] : await sentences.forceFetch(source);
}

/** The sentences of plain words, such as a transcript. */
export async function sentencesInWords(words: string): Promise<string[]> {
  return words === '' ? [] : await spoken.forceFetch(words);
}

/** The files of the page that a text offers as a game; `null` where there is none. @throws SlowTextError */
export async function gameIn(source: string): Promise<ReturnType<typeof ReadGame>> {
  return (await games.forceFetch(source)).files;
}

/** What a teacher takes out of a lecture. @throws SlowTextError */
export async function planOf(source: string): Promise<ReturnType<typeof ReadPlan>> {
  return source === '' ? { mistakesHtml: [], tasks: [] } : await plans.forceFetch(source);
}

/** The questions of a lecture that return. @throws SlowTextError */
export async function questionsOf(source: string): Promise<ReturnType<typeof ReadQuestions>> {
  return source === '' ? [] : await questions.forceFetch(source);
}

/** What is being written; nothing of it is kept, since it is never the same again. @throws SlowTextError with the block's line */
export function renderDraft(
  source: string,
  work: 'render' | 'renderWithLines',
  named: readonly NamedLecture[] = [],
): Promise<string> {
  return naming(source, () => writers.run(work, source, named));
}

/** What a text holds. @throws SlowTextError with the block's line */
export function inspect(source: string): Promise<Inspection> {
  return naming(source, () => inspected.forceFetch(source));
}

/** A newsletter as its letter is drawn of: one issue goes to many. @throws SlowTextError with the block's line */
export function newsletterOf(source: string, publicUrl: string): Promise<ReturnType<typeof ReadNewsletter>> {
  return naming(source, () => newsletters.forceFetch(JSON.stringify([source, publicUrl])));
}

/** What keeps a text from being read in time. */
export interface Slowness {
  /** Of the block that alone takes too long, 1-based; `null` where it is no single one. */
  line: number | null;
}

/** Whether a text could come to the web; `null`: it could. */
export async function slownessOf(source: string): Promise<Slowness | null> {
  try {
    await inspect(source);
    return null;
  } catch (error) {
    if (error instanceof SlowTextError) return { line: error.line };
    throw error;
  }
}

/** By sources. */
const slowest = new LRUCache<string, { index: number | null }>({
  max: 100,
  ttl: minutes(1),
  ignoreFetchAbort: true,
  fetchMethod: async (sources) => {
    let spent = 0;
    for (const [index, source] of (JSON.parse(sources) as string[]).entries()) {
      spent += await writers.timeOf(source);
      if (spent > longestOfAll) return { index };
    }
    return { index: null };
  },
});

/** Which of several texts takes too long, or the one with which all of them do; `null`: none. */
export async function firstSlowOf(sources: readonly string[]): Promise<number | null> {
  return sources.length === 0 ? null : (await slowest.forceFetch(JSON.stringify(sources))).index;
}

/** By source: to look for the block takes long. */
const slowLines = new LRUCache<string, Slowness>({
  max: 100,
  ttl: minutes(1),
  ignoreFetchAbort: true,
  fetchMethod: async (source) => ({ line: await slowLineOf(source) }),
});

async function naming<T>(source: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof SlowTextError)) throw error;
    throw new SlowTextError((await slowLines.forceFetch(source)).line);
  }
}

/** The first block that alone is slow. What loads a language is slow once, so a slow one is asked again. */
async function slowLineOf(source: string): Promise<number | null> {
  const blocks = blocksOf(source);
  if (blocks.length === 1) return blocks[0]?.line ?? null;
  let spent = 0;
  for (const { text, line } of blocks) {
    if (spent > longestSearch) return null;
    const time = await writers.timeOf(text);
    spent += time;
    if (time === Number.POSITIVE_INFINITY) return line;
    if (time > slowBlock && (await writers.timeOf(text)) > slowBlock) return line;
  }
  return null;
}
