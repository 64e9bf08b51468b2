import { plainTitle } from '#src/server/integrations/sources/html/plainWords.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from '#src/server/integrations/sources/readXml.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';

const itunes = 'http://www.itunes.com/dtds/podcast-1.0.dtd';
const content = 'http://purl.org/rss/1.0/modules/content/';
const atom = 'http://www.w3.org/2005/Atom';
/** Both names mean the same, as the specification says: https://podcasting2.org/docs/podcast-namespace/1.0 */
const podcast = [
  'https://podcastindex.org/namespace/1.0',
  'https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md',
] as const;

/** Feeds of careless programs use them undeclared. */
const prefixes = { itunes, content, atom, podcast: podcast[0] };

export interface FeedItem {
  guid: string;
  title: string;
  link: string;
  /** HTML, the longest that the feed has. */
  description: string;
  summary: string;
  author: string;
  publishedAt: Date | null;
  audio: { url: string; mimeType: string; bytes: number | null };
  durationSeconds: number | null;
  season: number | null;
  number: number | null;
  categories: string[];
  chaptersUrl: string | null;
  transcripts: { url: string; mimeType: string }[];
}

/** An item that names a file which is no recording. */
export interface FeedAttachment {
  guid: string;
  title: string;
  link: string;
  /** As the feed names it; `null`: its address leads nowhere. */
  type: string | null;
}

export interface Feed {
  title: string;
  author: string;
  guid: string | null;
  /** Where the whole feed has gone. */
  movedTo: string | null;
  /** Where older items are. */
  nextPage: string | null;
  items: FeedItem[];
  attachments: FeedAttachment[];
}

/** A page of a podcast's feed. What names no file is no episode. @throws SourceError */
export async function readFeed(source: string, address: string): Promise<Feed> {
  const rss = await readXml(source, prefixes);
  const channel = childOf(rss, '', 'channel');
  if (rss.name !== 'rss' || !channel) throw new SourceError('unreadable', 'this is no RSS');
  const links = childrenOf(channel, atom, 'link');
  const next = links.find(({ attributes }) => attributes.rel === 'next')?.attributes.href;
  const items = childrenOf(channel, '', 'item').flatMap((item) => readItem(item, address) ?? []);
  return {
    title: wordsOf(channel, '', 'title'),
    author: wordsOf(channel, itunes, 'author'),
    guid: textOfPodcast(channel, 'guid') || null,
    movedTo: addressOf(textOf(channel, itunes, 'new-feed-url'), address),
    nextPage: addressOf(next, address),
    items: items.flatMap((item) => ('audio' in item ? [item] : [])),
    attachments: items.flatMap((item) => ('audio' in item ? [] : [item])),
  };
}

function readItem(item: XmlElement, base: string): FeedItem | FeedAttachment | null {
  const files = childrenOf(item, '', 'enclosure').map(({ attributes: { url, type, length } }) => ({
    url: addressOf(url, base),
    type,
    length,
  }));
  const recording = files.find(isRecording);
  const [file] = files;
  if (!file) return null;
  const common = {
    title: wordsOf(item, '', 'title') || wordsOf(item, itunes, 'title') || 'Epizóda bez názvu',
    link: addressOf(textOf(item, '', 'link'), base) ?? base,
  };
  const guid = textOf(item, '', 'guid');
  if (!recording?.url)
    return { ...common, guid: guid || file.url || common.title, type: file.url && (file.type ?? '') };
  const { url, type = 'audio/mpeg', length } = recording;
  const descriptions = [
    textOf(item, content, 'encoded'),
    textOf(item, '', 'description'),
    textOf(item, itunes, 'summary'),
  ];
  return {
    ...common,
    guid: guid || url,
    description: descriptions.reduce((longest, one) => (one.length > longest.length ? one : longest), ''),
    summary: wordsOf(item, itunes, 'subtitle'),
    author: wordsOf(item, itunes, 'author'),
    publishedAt: dateOf(textOf(item, '', 'pubDate')),
    audio: { url, mimeType: type, bytes: wholeNumber(length) },
    durationSeconds: secondsOf(textOf(item, itunes, 'duration')),
    season: wholeNumber(textOfPodcast(item, 'season') || textOf(item, itunes, 'season')),
    number: wholeNumber(textOfPodcast(item, 'episode') || textOf(item, itunes, 'episode')),
    categories: childrenOf(item, '', 'category')
      .map(({ text }) => plainTitle(text))
      .filter(Boolean),
    chaptersUrl: addressOf(podcastChildren(item, 'chapters')[0]?.attributes.url, base),
    transcripts: podcastChildren(item, 'transcript').flatMap(({ attributes: { url, type = '' } }) => {
      const found = addressOf(url, base);
      return found ? [{ url: found, mimeType: type.toLowerCase() }] : [];
    }),
  };
}

/** By its type or, since many hosts know none, by its name; its bytes are looked at when it comes. */
function isRecording({ url, type = 'audio/' }: { url: string | null; type: string | undefined }): boolean {
  if (url === null) return false;
  return /^audio\//i.test(type) || /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i.test(new URL(url).pathname);
}

const wordsOf = (element: XmlElement, ns: string, name: string) => plainTitle(textOf(element, ns, name));

const podcastChildren = (element: XmlElement, name: string) => podcast.flatMap((ns) => childrenOf(element, ns, name));
const textOfPodcast = (element: XmlElement, name: string) => podcastChildren(element, name)[0]?.text.trim() ?? '';

function addressOf(written: string | undefined, base: string): string | null {
  const url = written?.trim() ? URL.parse(written.trim(), base) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function wholeNumber(text: string | undefined): number | null {
  const number = Number(text);
  return text && Number.isFinite(number) && number >= 1 && number < 2 ** 31 ? Math.floor(number) : null;
}

/** `1:02:03`, `62:03` or seconds. */
function secondsOf(text: string): number | null {
  const parts = text.split(':').map(Number);
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  return text !== '' && parts.length <= 3 && Number.isFinite(seconds) && seconds >= 1 ? Math.round(seconds) : null;
}

/** As RFC 822 has it; names of Central European zones are none of its own. */
function dateOf(text: string): Date | null {
  const time = Date.parse(text.replace(/\bCEST$/, '+0200').replace(/\bCET$/, '+0100'));
  return Number.isNaN(time) ? null : new Date(time);
}
