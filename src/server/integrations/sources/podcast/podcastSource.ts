import { z } from 'zod';
import { slugOf } from '#src/domain/slugOf.ts';
import { toMarkdown } from '#src/server/integrations/sources/html/toMarkdown.ts';
import type { Answer, Get } from '#src/server/integrations/sources/openAddress.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';
import type { LeftOut, Source, SourcedEpisode, SourceLook } from '#src/server/integrations/sources/source.ts';
import { podcastGuid } from './podcastGuid.ts';
import { readChapters } from './readChapters.ts';
import { type Feed, type FeedAttachment, type FeedItem, readFeed } from './readFeed.ts';

interface Options {
  url: string;
  get: Get;
}

const markSchema = z.object({ etag: z.string().nullable(), lastModified: z.string().nullable() });
type Mark = z.infer<typeof markSchema>;

const feedBytes = 20 * 1024 * 1024;
const chaptersBytes = 1024 * 1024;
/** Of feeds that tell their older episodes on pages of their own (RFC 5005). */
const mostPages = 30;
/** The form with the most in it first; plain text and HTML say no times. */
const transcriptTypes = ['text/vtt', 'application/x-subrip', 'application/srt', 'text/srt', 'application/json'];

/** A podcast that another host publishes, as its feed tells it. */
export function createPodcastSource({ url, get }: Options): Source {
  const read = async (signal: AbortSignal, mark: Mark | null) => {
    const accept = 'application/rss+xml, application/xml;q=0.9, */*;q=0.1';
    const answer = await get(url, { headers: { accept, ...validatorsOf(mark) }, maxBytes: feedBytes, signal });
    if (answer.status === 304 && mark) return 'unchanged' as const;
    const first = await readFeed(await textOf(answer), answer.url);
    // A feed that has moved says where; only once, so that two do not send each other round.
    if (!first.movedTo || first.movedTo === url || first.movedTo === answer.url) return { answer, first, feedUrl: url };
    const moved = await get(first.movedTo, { headers: { accept }, maxBytes: feedBytes, signal });
    // Its own validators are not those of the address that is asked next time.
    return {
      answer: { ...moved, headers: new Headers() },
      first: await readFeed(await textOf(moved), moved.url),
      feedUrl: first.movedTo,
    };
  };
  return {
    name: 'podcast',
    address: url,
    // A recording is large, and comes from somebody's server.
    atOnce: 1,
    look: async (written, signal) => {
      const found = await read(signal, markOf(written));
      if (found === 'unchanged') return found;
      const { answer, first, feedUrl } = found;
      const older = await olderPages(get, first, signal);
      const items = [first, ...older].flatMap((page) => page.items);
      const attachments = [first, ...older].flatMap((page) => page.attachments);
      const episodes = withOwnGuids(items.reverse());
      const present = new Set(episodes.map(({ guid }) => guid));
      const dates = items.flatMap(({ publishedAt }) => publishedAt ?? []);
      const mark: Mark = { etag: answer.headers.get('etag'), lastModified: answer.headers.get('last-modified') };
      return {
        things: episodesOf(get, episodes, first, signal),
        present: () => present,
        leftOut: () => attachments.filter(({ guid }) => !present.has(guid)).map(leftOutOf),
        presentSince: () => (dates.length > 0 ? new Date(Math.min(...dates.map(Number))) : null),
        about: () => ({ title: first.title, feedUrl, guid: first.guid ?? podcastGuid(feedUrl) }),
        mark: () => JSON.stringify(mark),
      } satisfies SourceLook;
    },
  };
}

function markOf(written: string | null): Mark | null {
  const parsed = written === null ? null : markSchema.safeParse(JSON.parse(written));
  return parsed?.success ? parsed.data : null;
}

function validatorsOf(mark: Mark | null): Record<string, string> {
  return {
    ...(mark?.etag && { 'if-none-match': mark.etag }),
    ...(mark?.lastModified && { 'if-modified-since': mark.lastModified }),
  };
}

async function textOf(answer: Answer): Promise<string> {
  const { status } = answer;
  if (status === 200) return answer.text();
  await answer.body.cancel();
  throw new SourceError(status === 401 || status === 403 ? 'refused' : 'status', `the feed answers ${status}`, {
    status,
  });
}

async function olderPages(get: Get, first: Feed, signal: AbortSignal): Promise<Feed[]> {
  const pages: Feed[] = [];
  const asked = new Set<string>();
  let { nextPage } = first;
  while (nextPage && asked.size < mostPages && !asked.has(nextPage)) {
    asked.add(nextPage);
    const page = await readFeed(await textOf(await get(nextPage, { maxBytes: feedBytes, signal })), nextPage);
    pages.push(page);
    nextPage = page.nextPage;
  }
  return pages;
}

/**
 * Every item once, under a guid that no other one has: feeds give one to two episodes, and pages of a feed overlap. The first keeps
 * it, which is the oldest.
 */
function withOwnGuids(items: readonly FeedItem[]): FeedItem[] {
  const taken = new Map<string, FeedItem>();
  for (const item of items) {
    const same = taken.get(item.guid);
    const facts = factsOf(item);
    if (!same) taken.set(item.guid, item);
    else if (factsOf(same) !== facts) taken.set(`${item.guid}#${facts}`, item);
  }
  return [...taken].map(([guid, item]) => ({ ...item, guid }));
}

const factsOf = ({ publishedAt, title }: FeedItem) => `${publishedAt?.toISOString() ?? ''}#${title}`;

function leftOutOf({ guid, title, link, type }: FeedAttachment): LeftOut {
  const named = type ? ` (${type})` : '';
  const reason = type === null ? 'Adresa nahrávky nevedie nikam.' : `Súbor nie je zvuková nahrávka${named}.`;
  return { externalId: guid, title, url: link, losses: [reason] };
}

async function* episodesOf(
  get: Get,
  items: readonly FeedItem[],
  feed: Feed,
  signal: AbortSignal,
): AsyncIterable<SourcedEpisode> {
  for (const item of items) {
    const { text, losses } = toMarkdown({ html: item.description, base: item.link });
    const chapters = item.chaptersUrl === null ? [] : await chaptersOf(get, item.chaptersUrl, signal);
    const undated = item.publishedAt === null;
    yield {
      kind: 'episode',
      externalId: item.guid,
      url: item.link,
      slug: slugOf(item.title),
      title: item.title,
      summary: item.summary,
      publishedAt: item.publishedAt ?? new Date(0),
      updatedAt: item.publishedAt ?? new Date(0),
      text,
      picture: null,
      formerPaths: [],
      losses: [
        ...losses,
        ...(undated ? ['Zdroj nepovedal, kedy epizóda vyšla.'] : []),
        ...(isGarbled(item) ? ['Niektoré znaky sa nedajú prečítať: RSS je v\u00A0inom kódovaní, než uvádza.'] : []),
        ...(chapters === null ? ['Kapitoly sa nepodarilo prečítať.'] : []),
      ],
      authorName: item.author || feed.author,
      tags: item.categories.map((name) => ({ slug: slugOf(name), name })),
      audio: { ...item.audio, durationSeconds: item.durationSeconds },
      chapters: chapters ?? [],
      transcript: transcriptOf(item),
      season: item.season,
      number: item.number,
    };
  }
}

/** A decoder writes this sign for what its encoding does not have. */
const isGarbled = ({ title, description }: FeedItem) => `${title}${description}`.includes('\uFFFD');

async function chaptersOf(get: Get, url: string, signal: AbortSignal): Promise<SourcedEpisode['chapters'] | null> {
  try {
    const answer = await get(url, { maxBytes: chaptersBytes, signal });
    return readChapters(await textOf(answer));
  } catch (error) {
    // An episode without its chapters is an episode.
    if (error instanceof SourceError && !signal.aborted) return null;
    throw error;
  }
}

function transcriptOf({ transcripts }: FeedItem): SourcedEpisode['transcript'] {
  const ranked = transcripts
    .map((transcript) => ({
      transcript,
      rank: transcriptTypes.findIndex((type) => transcript.mimeType.startsWith(type)),
    }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank);
  return ranked[0]?.transcript ?? null;
}
