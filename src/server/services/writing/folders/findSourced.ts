import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#src/server/db/database.ts';
import { post } from '#src/server/db/schema/post.ts';
import { contentSource, sourceItem } from '#src/server/db/schema/source.ts';
import { video } from '#src/server/db/schema/video.ts';
import type { Sourced } from '#src/server/services/writing/kinds/Kind.ts';

/** The things of the sources that this site is fed from now. */
export async function findSourced(tx: Db): Promise<Sourced> {
  const rows = await tx
    .select({ id: sourceItem.itemId })
    .from(sourceItem)
    .innerJoin(contentSource, eq(contentSource.name, sourceItem.source))
    .where(eq(contentSource.isConfigured, true));
  const ids = rows.map(({ id }) => id);
  const posts = await tx
    .select({ authorId: post.authorId, tags: post.tags })
    .from(post)
    .where(and(inArray(post.id, ids), eq(post.published, true)));
  const videos = await tx
    .select({ authorId: video.authorId })
    .from(video)
    .where(and(inArray(video.id, ids), eq(video.published, true)));
  return {
    things: new Set(ids),
    authors: new Set([...posts, ...videos].map(({ authorId }) => authorId)),
    tags: new Set(posts.flatMap(({ tags }) => tags)),
  };
}
