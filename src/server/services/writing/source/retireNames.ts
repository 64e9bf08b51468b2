import { and, eq, exists, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { author } from '#src/server/db/schema/author.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { course } from '#src/server/db/schema/course.ts';
import { post } from '#src/server/db/schema/post.ts';
import { sourceName } from '#src/server/db/schema/source.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { video } from '#src/server/db/schema/video.ts';
import { lockCreation } from '#src/server/services/writing/content/addContent.ts';
import { holdLease, type Lease } from './lease.ts';

/**
 * Takes authors and tags from the web whose last post went: those that this source has brought, that nobody has written at the desk,
 * and that neither anything on the web nor a draft names. They come back with the next post that has them.
 * Answers whether there were any.
 */
export async function retireNames({ ctx, lease }: { ctx: Pick<Ctx, 'db' | 'now'>; lease: Lease }): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await holdLease(tx, lease, now);
    await lockCreation(tx);
    const retired = { published: false, updatedAt: now };
    const authors = await tx
      .update(author)
      .set(retired)
      .where(
        and(
          eq(author.published, true),
          // The profile of somebody was given to it.
          isNull(author.userId),
          ...isBrought(tx, lease, 'author', sql`${author.id}`),
          ...[course, post, video].map((table) =>
            notExists(
              tx
                .select({ one: sql`1` })
                .from(table)
                .where(and(eq(table.authorId, author.id), eq(table.published, true))),
            ),
          ),
          notExists(drafts(tx, sql`${contentRevision.document} #>> '{data,author}' = ${author.id}`)),
        ),
      )
      .returning({ id: author.id });
    const tags = await tx
      .update(tag)
      .set(retired)
      .where(
        and(
          eq(tag.published, true),
          ...isBrought(tx, lease, 'tag', sql`${tag.slug}`),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(post)
              .where(and(sql`${post.tags} @> array[${tag.slug}]`, eq(post.published, true))),
          ),
          notExists(drafts(tx, sql`${contentRevision.document} #> '{data,tags}' @> to_jsonb(${tag.slug})`)),
        ),
      )
      .returning({ slug: tag.slug });
    return authors.length + tags.length > 0;
  });
}

const isBrought = (tx: Db, { source }: Lease, kind: 'author' | 'tag', id: SQL) => [
  exists(
    tx
      .select({ one: sql`1` })
      .from(sourceName)
      .where(and(eq(sourceName.source, source), eq(sourceName.kind, kind), eq(sourceName.itemId, id))),
  ),
  notExists(
    tx
      .select({ one: sql`1` })
      .from(contentItem)
      .where(and(eq(contentItem.kind, kind), eq(contentItem.id, id))),
  ),
];

/** What is being written at the desk, or waits there, and names something. */
const drafts = (tx: Db, names: SQL) =>
  tx
    .select({ one: sql`1` })
    .from(contentItem)
    .innerJoin(contentRevision, eq(contentRevision.id, contentItem.head))
    .where(and(ne(contentItem.state, 'archived'), names));
