import { z } from 'zod';
import { pictureAddress } from '#src/domain/html/webAddress.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import { contentTypeOf } from '#src/server/contentType.ts';
import { plainWords, summaryFrom } from '#src/server/integrations/sources/html/plainWords.ts';
import { toMarkdown } from '#src/server/integrations/sources/html/toMarkdown.ts';
import type { SourcedArticle, SourcedEpisode } from '#src/server/integrations/sources/source.ts';

const rendered = z.object({ rendered: z.string(), protected: z.boolean().default(false) });
/** Of a part that may not be read WordPress sends an error in its place. */
const embeddedAuthor = z.object({ id: z.number().optional(), name: z.string() });
const embeddedMedia = z.object({ source_url: z.string() });
const embeddedTerm = z.object({ id: z.number().optional(), slug: z.string(), name: z.string(), taxonomy: z.string() });

/** A post as `/wp/v2/posts?_embed` tells it; times are of UTC, without saying so. */
export const wordpressPost = z.object({
  id: z.number().int().positive(),
  date_gmt: z.string(),
  modified_gmt: z.string(),
  status: z.string(),
  slug: z.string(),
  link: z.string(),
  title: rendered,
  content: rendered,
  excerpt: rendered.optional(),
  meta: z.unknown().optional(),
  _embedded: z
    .object({
      author: z.array(z.unknown()).default([]),
      'wp:featuredmedia': z.array(z.unknown()).default([]),
      'wp:term': z.array(z.array(z.unknown())).default([]),
    })
    .optional(),
});
export type WordpressPost = z.output<typeof wordpressPost>;

const unfinished = new Set(['draft', 'pending']);
/** The category that every post is in which is in no other. */
const unsorted = new Set(['uncategorized', 'nezaradene', 'nezaradene-sk']);
const podcastMeta = z.object({ audio_file: z.string().min(1) });
const audioFile = /\.(?:mp3|m4a|ogg|opus)$/i;

/**
 * A post as a thing of this site: an episode where it is of the named category and has a recording. `null`: it is not for everybody.
 */
export function readPost(
  post: WordpressPost,
  { site, podcastCategory }: { site: URL; podcastCategory: string | null },
): SourcedArticle | SourcedEpisode | null {
  const isDraft = unfinished.has(post.status);
  if ((post.status !== 'publish' && !isDraft) || post.content.protected) return null;
  const terms = partsOf(post._embedded?.['wp:term'].flat(), embeddedTerm);
  const base = URL.canParse(post.link) ? post.link : site.href;
  const isEpisode = podcastCategory !== null && terms.some((term) => isCategory(term, podcastCategory));
  const audio = isEpisode ? recordingOf(post, base) : null;
  const html = audio === null ? post.content.rendered : withoutPlayer(post.content.rendered);
  const { text, losses } = toMarkdown({ html, base });
  const [author] = partsOf(post._embedded?.author, embeddedAuthor);
  const [picture] = partsOf(post._embedded?.['wp:featuredmedia'], embeddedMedia);
  const title = plainWords(post.title.rendered) || 'Bez názvu';
  const common = {
    externalId: String(post.id),
    url: base,
    slug: addressOf(post.slug, title),
    title,
    summary: summaryFrom(post.excerpt?.rendered ?? '', html),
    // Of a draft it is the day of its last change.
    publishedAt: isDraft ? new Date(0) : momentOf(post.date_gmt),
    updatedAt: momentOf(post.modified_gmt),
    text,
    picture: picture ? pictureAddress(picture.source_url, base) : null,
    formerPaths: formerPathsOf(post, site),
    losses: [
      ...losses,
      ...(isEpisode && audio === null ? ['Epizóda nemá zvukovú nahrávku, preto je tu ako článok.'] : []),
    ],
    authorName: author ? plainWords(author.name) : '',
    ...(author?.id && { authorId: String(author.id) }),
    tags: terms
      .filter((term) => !unsorted.has(term.slug) && !(podcastCategory !== null && isCategory(term, podcastCategory)))
      .map(({ id, slug, name }) => ({
        ...(id && { id: String(id) }),
        slug: addressOf(slug, plainWords(name)),
        name: plainWords(name),
      }))
      .filter(({ name }, index, all) => name !== '' && all.findIndex((other) => other.name === name) === index),
    ...(isDraft && { isDraft }),
  };
  if (audio === null) return { kind: 'article', ...common };
  return { kind: 'episode', ...common, audio, chapters: [], transcript: null, season: null, number: null };
}

const isCategory = ({ taxonomy, slug, name }: z.output<typeof embeddedTerm>, wanted: string) =>
  taxonomy === 'category' && (slug === wanted || name.toLowerCase() === wanted.toLowerCase());

function partsOf<T>(written: readonly unknown[] | undefined, schema: z.ZodType<T>): T[] {
  return (written ?? []).flatMap((part) => {
    const parsed = schema.safeParse(part);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The recording that WordPress itself would name in its feed: a player's, or a link to a file of sound. */
function recordingOf({ content, meta }: WordpressPost, base: string): SourcedEpisode['audio'] | null {
  const named = podcastMeta.safeParse(meta);
  const written = [
    ...(named.success ? [named.data.audio_file] : []),
    ...[...content.rendered.matchAll(/<(?:audio|source|a)\b[^<>]*?\s(?:src|href)=["']([^"']+)["']/gi)].map(
      ([, address = '']) => plainWords(address),
    ),
  ];
  for (const address of written) {
    const url = pictureAddress(address, base);
    const { pathname = '' } = url ? new URL(url) : {};
    if (url && audioFile.test(pathname)) {
      return { url, mimeType: contentTypeOf(pathname), bytes: null, durationSeconds: null };
    }
  }
  return null;
}

/** The episode has a player of ours. */
function withoutPlayer(html: string): string {
  return html
    .replace(/<figure\b[^<>]*wp-block-audio[^<>]*>[\s\S]{0,20000}?<\/figure>/i, '')
    .replace(/<audio\b[\s\S]{0,20000}?<\/audio>/i, '');
}

/** The same address as there where it is one here. */
export function addressOf(written: string, name: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(written) && written.length <= 200) return written;
  let plain = written;
  try {
    plain = decodeURIComponent(written);
  } catch {
    // A slug that only looks encoded is read as it is.
  }
  return slugOf(plain || name);
}

function formerPathsOf({ id, link }: WordpressPost, site: URL): string[] {
  const url = URL.canParse(link) ? new URL(link) : null;
  const isOwn = url !== null && url.hostname === site.hostname && url.pathname !== '/';
  return [...(isOwn ? [url.pathname] : []), `/?p=${id}`];
}

export function momentOf(gmt: string): Date {
  const moment = new Date(/[Zz]|[+-]\d\d:\d\d$/.test(gmt) ? gmt : `${gmt}Z`);
  return Number.isNaN(moment.getTime()) ? new Date(0) : moment;
}
