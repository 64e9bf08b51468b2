import { asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type AuthorRow, author } from '#src/server/db/schema/author.ts';
import { type PostRow, post } from '#src/server/db/schema/post.ts';
import { type TagRow, tag } from '#src/server/db/schema/tag.ts';

/** A post with what its card says; the text is read for its length, the transcript is not. */
export interface PostSummary {
  post: Omit<PostRow, 'transcript'>;
  author: AuthorRow;
  tags: TagRow[];
}

const { transcript: _transcript, ...cardColumns } = getTableColumns(post);

/** The posts that fit, newest first. Without `slice`: all of them. */
export async function findPosts(
  ctx: Ctx,
  where: SQL | undefined,
  slice?: { limit: number; offset: number },
): Promise<PostSummary[]> {
  const query = ctx.db
    .select({ post: cardColumns, author })
    .from(post)
    .innerJoin(author, eq(post.authorId, author.id))
    .where(where)
    .orderBy(desc(post.publishedAt), asc(post.id))
    .$dynamic();
  const [rows, tags] = await Promise.all([
    slice ? query.limit(slice.limit).offset(slice.offset) : query,
    ctx.db.select().from(tag).where(eq(tag.published, true)),
  ]);
  return rows.map((row) => ({ ...row, tags: tagsOf(row.post, tags) }));
}

/** In the author's order. */
export function tagsOf(row: Pick<PostRow, 'tags'>, tags: TagRow[]): TagRow[] {
  return row.tags.flatMap((slug) => tags.find((candidate) => candidate.slug === slug) ?? []);
}
