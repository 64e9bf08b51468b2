import type { PostCard } from '#src/contract/post.ts';
import { paths } from '#src/domain/paths.ts';
import { withoutForbidden } from '#src/domain/xmlSigns.ts';
import { contentTypeOf } from '#src/server/contentType.ts';
import { podcastChannel, site } from '#src/site.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** One control sign that somebody has pasted would make the whole feed unreadable. */
const escapeXml = (text: string) => withoutForbidden(text).replace(/[&<>"']/g, (char) => entities[char] ?? char);
const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const rfc822 = (iso: string) => new Date(iso).toUTCString();

interface Channel {
  title: string;
  description: string;
  path: string;
  feedPath: string;
  /** Elements of the channel beside the usual ones. */
  extra?: string;
  items: string[];
}

function rss(publicUrl: string, channel: Channel): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">',
    '<channel>',
    element('title', channel.title),
    element('link', publicUrl + channel.path),
    element('description', channel.description),
    element('language', 'sk'),
    `<atom:link href="${escapeXml(publicUrl + channel.feedPath)}" rel="self" type="application/rss+xml"/>`,
    channel.extra ?? '',
    ...channel.items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** RSS of the articles, newest first. */
export function articlesFeed(publicUrl: string, articles: readonly PostCard[]): string {
  return rss(publicUrl, {
    title: `${site.name} – články`,
    description: site.description,
    path: paths.articles(),
    feedPath: paths.articlesFeed(),
    items: articles.map((article) => {
      const link = publicUrl + paths.article(article.slug);
      return [
        '<item>',
        element('title', article.title),
        element('link', link),
        `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
        element('pubDate', rfc822(article.publishedAt)),
        element('description', article.summary),
        ...article.tags.map((tag) => element('category', tag.name)),
        '</item>',
      ].join('\n');
    }),
  });
}

/** An episode with the address of its transcript, as the podcast feed needs it. */
export interface FeedEpisode extends PostCard {
  transcriptUrl: string | null;
  /** As the feed calls it that it came from; `null`: it is this site's own. */
  originalGuid?: string | null;
}

/** The podcast of another host that episodes came from. */
export interface OriginalPodcast {
  title: string;
  feedUrl: string;
  guid: string;
}

/** The podcast's feed as podcast apps ask for it: enclosure with length and type, duration, picture, transcript. */
export function podcastFeed(
  publicUrl: string,
  episodes: readonly FeedEpisode[],
  original: OriginalPodcast | null = null,
): string {
  // It is the same podcast only where nothing of it is this site's own: whom it sends on would lose the rest.
  const moved = original && episodes.every(({ originalGuid }) => originalGuid) ? original : null;
  const cover = publicUrl + podcastChannel.cover;
  return rss(publicUrl, {
    title: site.podcast.name,
    description: podcastChannel.description,
    path: paths.podcast(),
    feedPath: paths.podcastFeed(),
    extra: [
      element('itunes:author', site.organisation.name),
      `<itunes:owner>${element('itunes:name', site.organisation.name)}${element('itunes:email', site.email)}</itunes:owner>`,
      `<itunes:image href="${escapeXml(cover)}"/>`,
      `<image>${element('url', cover)}${element('title', site.podcast.name)}${element('link', publicUrl + paths.podcast())}</image>`,
      `<itunes:category text="${escapeXml(podcastChannel.category)}"><itunes:category text="${escapeXml(podcastChannel.subcategory)}"/></itunes:category>`,
      element('itunes:explicit', 'false'),
      element('itunes:type', 'episodic'),
      ...(moved ? [element('podcast:guid', moved.guid), element('itunes:new-feed-url', moved.feedUrl)] : []),
    ].join('\n'),
    items: episodes.flatMap((episode) =>
      episode.audio ? [podcastItem(publicUrl, episode, episode.audio, original)] : [],
    ),
  });
}

function podcastItem(
  publicUrl: string,
  episode: FeedEpisode,
  audio: NonNullable<PostCard['audio']>,
  original: OriginalPodcast | null,
): string {
  const { originalGuid } = episode;
  const link = publicUrl + paths.episode(episode.slug);
  return [
    '<item>',
    element('title', episode.title),
    element('link', link),
    `<guid isPermaLink="false">${escapeXml(originalGuid ?? episode.id)}</guid>`,
    element('pubDate', rfc822(episode.publishedAt)),
    element('description', episode.summary),
    `<enclosure url="${escapeXml(publicUrl + audio.url)}" length="${audio.bytes}" type="${contentTypeOf(audio.url)}"/>`,
    element('itunes:duration', String(audio.durationSeconds)),
    element('itunes:episode', String(audio.episode)),
    element('itunes:author', episode.author.name),
    element('itunes:explicit', 'false'),
    originalGuid && original
      ? `<source url="${escapeXml(original.feedUrl)}">${escapeXml(original.title)}</source>`
      : '',
    episode.transcriptUrl
      ? `<podcast:transcript url="${escapeXml(publicUrl + episode.transcriptUrl)}" type="text/vtt" language="sk"/>`
      : '',
    '</item>',
  ].join('\n');
}
