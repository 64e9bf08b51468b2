import { z } from 'zod';
import { pictureAddress } from '#src/domain/html/webAddress.ts';
import { summaryFrom, summaryOf } from '#src/server/integrations/sources/html/plainWords.ts';
import { escapedHtml } from '#src/server/integrations/sources/html/readShortcodes.ts';
import { toMarkdown } from '#src/server/integrations/sources/html/toMarkdown.ts';
import type { SourcedArticle } from '#src/server/integrations/sources/source.ts';
import { addressOf, momentOf } from '#src/server/integrations/sources/wordpress/wordpressPost.ts';
import { type Archive, ArchiveError } from './archive.ts';
import { lexicalHtml, mobiledocHtml } from './ghostHtml.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const words = z.string().nullish();
const ghostPost = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  html: words,
  lexical: words,
  mobiledoc: words,
  feature_image: words,
  status: z.string(),
  type: z.string().default('post'),
  /** Before version 3. */
  page: z.union([z.boolean(), z.number()]).optional(),
  visibility: z.string().default('public'),
  custom_excerpt: words,
  created_at: words,
  updated_at: words,
  published_at: words,
});
const join = z.object({ post_id: id, sort_order: z.number().default(0) });
const data = z.object({
  posts: z.array(ghostPost),
  users: z.array(z.object({ id, name: z.string() })).default([]),
  tags: z
    .array(z.object({ id, name: z.string(), slug: z.string(), visibility: z.string().default('public') }))
    .default([]),
  posts_tags: z.array(join.extend({ tag_id: id })).default([]),
  posts_authors: z.array(join.extend({ author_id: id })).default([]),
});
const ghostExport = z.union([
  z.object({ db: z.array(z.object({ data })).min(1) }).transform(({ db }) => db[0]?.data),
  z.object({ data }).transform(({ data }) => data),
]);

/** In characters. */
const longestFile = 300_000_000;

/**
 * The export of a Ghost as things of this site. Its addresses begin where `site` is, which the export does not say.
 * @throws ArchiveError
 */
export function readGhost(json: string, { site }: { site: URL }): Archive {
  if (json.length > longestFile) throw new ArchiveError('Súbor je priveľký.');
  const found = ghostExport.safeParse(parsed(json)).data;
  if (!found) throw new ArchiveError('Súbor nie je export Ghostu.');
  const archive: Archive = { site, things: [], skipped: [] };
  for (const post of found.posts) {
    const reason = reasonToSkip(post);
    if (reason) archive.skipped.push({ title: post.title, reason });
    else archive.things.push(readPost(post, found, site));
  }
  return archive;
}

function reasonToSkip({ type, page, status, visibility }: z.output<typeof ghostPost>): string | null {
  if (type === 'page' || page === true || page === 1) return 'Stránky sa neprenášajú, len príspevky.';
  if (visibility !== 'public') return 'Príspevok je len pre členov.';
  if (status === 'scheduled') return 'Príspevok je naplánovaný na neskôr.';
  if (status === 'sent') return 'Príspevok bol len poslaný mailom.';
  return null;
}

function readPost(
  post: z.output<typeof ghostPost>,
  { users, tags, posts_tags, posts_authors }: z.output<typeof data>,
  site: URL,
): SourcedArticle {
  const base = new URL(`${post.slug}/`, site.href.endsWith('/') ? site : `${site.href}/`);
  const placed = (text: string) => text.replaceAll('__GHOST_URL__', site.href.replace(/\/$/, ''));
  const lost = new Set<string>();
  const lose = (loss: string) => lost.add(loss);
  const stored = () => (post.lexical && lexicalHtml(post.lexical, lose)) || mobiledocHtml(post.mobiledoc ?? '', lose);
  const html = placed(post.html || stored());
  const { text, losses } = toMarkdown({ html, base: base.href });
  const inOrder = <T extends { post_id: string; sort_order: number }>(rows: T[]) =>
    rows.filter(({ post_id }) => post_id === post.id).sort((a, b) => a.sort_order - b.sort_order);
  const [first] = inOrder(posts_authors);
  const isDraft = post.status !== 'published';
  return {
    kind: 'article',
    externalId: post.id,
    url: base.href,
    slug: addressOf(post.slug, post.title),
    title: post.title.trim() || 'Bez názvu',
    summary: post.custom_excerpt ? summaryOf(escapedHtml(post.custom_excerpt)) : summaryFrom('', html),
    publishedAt: isDraft ? new Date(0) : momentOf(moment(post.published_at ?? post.created_at)),
    updatedAt: momentOf(moment(post.updated_at ?? post.created_at)),
    text,
    picture: post.feature_image ? pictureAddress(placed(post.feature_image), base.href) : null,
    formerPaths: isDraft ? [] : [base.pathname],
    losses: [...new Set([...lost, ...losses])],
    authorName: users.find(({ id }) => id === first?.author_id)?.name ?? '',
    // Those that begin with `#` are Ghost's own, which readers do not see.
    tags: inOrder(posts_tags).flatMap(({ tag_id }) => {
      const tag = tags.find(({ id }) => id === tag_id);
      if (tag?.visibility !== 'public' || tag.name.startsWith('#')) return [];
      return [{ slug: addressOf(tag.slug, tag.name), name: tag.name }];
    }),
  };
}

/** Some versions write „2024-05-01 08:00:00“. */
const moment = (written: string | null | undefined) => (written ?? '').replace(' ', 'T');

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new ArchiveError('Súbor nie je JSON.', { cause });
  }
}
