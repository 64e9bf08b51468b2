import { postsPerPage } from '#src/domain/paging.ts';
import type { Ctx } from '#src/server/context.ts';
import { video } from '#src/server/db/schema/video.ts';
import { isVisible, type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { findVideos, type VideoSummary } from './findVideos.ts';

/** One page of videos, newest first. */
export async function listVideos({ ctx, input }: { ctx: Ctx; input: { page: number } }): Promise<Paged<VideoSummary>> {
  const where = isVisible(video, ctx.now());
  const total = await ctx.db.$count(video, where);
  const { limit, offset, ...page } = placeOfPage({ page: input.page, total, perPage: postsPerPage });
  return { ...page, items: await findVideos(ctx, where, { limit, offset }) };
}
