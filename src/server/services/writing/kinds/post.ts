import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idSchema, slugSchema } from '#src/contract/conventions.ts';
import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';
import type { PostKind } from '#src/contract/post.ts';
import { post } from '#src/server/db/schema/post.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { formFinding } from '#src/server/services/writing/content/finding.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { markdownFile } from '#src/server/services/writing/folders/fileTexts.ts';
import { authorFindings, authorFor, hasAuthor, requireAuthor } from './authored.ts';
import { line, moment, writtenMoment } from './fields.ts';
import type { Checking, Kind, NewRow, Sourced } from './Kind.ts';
import { documentOf, found, neverPublished, newestFirst, publishedRows } from './rows.ts';

type Row = Content['posts'][number];

/** What front matter says of both kinds. */
export const postFile = z.strictObject({
  id: idSchema,
  slug: slugSchema,
  title: line,
  summary: line,
  author: idSchema,
  publishedAt: moment,
  tags: z.array(slugSchema),
});

function written(post: Row) {
  const { slug, title, summary, authorId, publishedAt, tags, audio, transcriptUrl } = post;
  const episode = audio && {
    episode: audio.episode,
    audio: audio.url,
    transcript: transcriptUrl,
    durationSeconds: audio.durationSeconds,
    bytes: audio.bytes,
  };
  return { slug, title, summary, author: authorId, publishedAt: writtenMoment(publishedAt), tags, ...episode };
}

/** What articles and episodes have in common: their table, and one space of addresses. */
export const posts = {
  ...publishedRows(post, 'id'),
  name: post.title,
  nameKey: 'title' as const,
  slug: post.slug,
  authorId: post.authorId,
  publishedAt: post.publishedAt,
  order: newestFirst(post.publishedAt, post.id),
  isTheirs: hasAuthor(post.authorId),
  choices: ['authors', 'tags'],
  inFolder: {
    rows: 'posts' as const,
    where: 'articles and podcast',
    unique: { id: 'id', slug: 'slug' },
    order: [asc(post.id)],
    isExported: sql<boolean>`${post.published}`,
    sourced: ({ things }: Sourced) => ({ foreign: things }),
  },
} satisfies Partial<Kind>;

/** Finds one of a kind, whose page is at `address`. */
export const findPost =
  (kind: PostKind, address: (slug: string) => string): Kind['find'] =>
  async (db, id) => {
    const [row] = await db
      .select()
      .from(post)
      .where(and(eq(post.id, id), eq(post.kind, kind)));
    if (!row) return undefined;
    const { slug, title: name, authorId, publishedAt, text } = row;
    return found(row, {
      name,
      document: documentOf(written(row), text),
      address: address(slug),
      authorId,
      publishedAt,
    });
  };

/** How posts of a kind lie in a content folder. */
export const postsInFolder = (kind: PostKind, path: string): Pick<Kind, 'checkFolder' | 'writeFolder'> => ({
  checkFolder: (content, folder) => {
    const known = new Set(content.tags.map(({ slug }) => slug));
    for (const { slug, authorId, tags } of content.posts.filter((row) => row.kind === kind)) {
      const file = `${path}/${slug}.md`;
      requireAuthor(content, folder, file, authorId);
      for (const tag of tags) {
        if (!known.has(tag)) folder.problem(file, 'tags', `names a tag that tags.yml does not have: ${tag}`);
      }
    }
  },
  writeFolder: (content, files) => {
    for (const row of content.posts.filter((row) => row.kind === kind)) {
      files.set(`${path}/${row.slug}.md`, markdownFile({ id: row.id, ...written(row) }, row.text));
    }
  },
});

/** The row of a new one. */
export const makePost =
  (kind: PostKind, text: string): Kind['make'] =>
  async ({ ctx, id, name: title }) =>
    ({
      id,
      slug: id,
      kind,
      title,
      summary: '',
      authorId: await authorFor(ctx),
      publishedAt: neverPublished,
      tags: [],
      audio: null,
      transcript: [],
      text,
    }) satisfies NewRow<typeof post>;

/** That its author and its tags are on the web. */
export async function postFindings(
  checking: Checking,
  { author, tags }: { author: string; tags: string[] },
): Promise<ContentFinding[]> {
  const known = await checking.ctx.db
    .select({ slug: tag.slug })
    .from(tag)
    .where(and(inArray(tag.slug, tags), eq(tag.published, true)));
  const missing = tags.filter((name) => !known.some(({ slug }) => slug === name));
  return [
    ...(await authorFindings(checking, author)),
    ...missing.map((name) => formFinding('data.tags', `Téma „${name}“ na webe nie je.`)),
  ];
}
