import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type AuthorRow, author } from '#src/server/db/schema/author.ts';
import { type VideoRow, video } from '#src/server/db/schema/video.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isVisible } from '#src/server/services/ground/index.ts';

export interface WholeVideo {
  video: VideoRow;
  author: AuthorRow;
}

/** One video with its text and transcript. */
export async function getVideo({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<WholeVideo> {
  const [found] = await ctx.db
    .select({ video, author })
    .from(video)
    .innerJoin(author, eq(video.authorId, author.id))
    .where(and(eq(video.slug, input.slug), isVisible(video, ctx.now())));
  if (!found) throw new NotFoundError('video');
  return found;
}
