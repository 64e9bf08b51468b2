import { asc, desc, getTableColumns, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type VideoRow, video } from '#src/server/db/schema/video.ts';

/** A video without its long parts. */
export type VideoSummary = Omit<VideoRow, 'text' | 'transcript'>;

const { text: _text, transcript: _transcript, ...cardColumns } = getTableColumns(video);

/** The videos that fit, newest first. Without `slice`: all of them. */
export async function findVideos(
  ctx: Ctx,
  where: SQL | undefined,
  slice?: { limit: number; offset: number },
): Promise<VideoSummary[]> {
  const query = ctx.db
    .select(cardColumns)
    .from(video)
    .where(where)
    .orderBy(desc(video.publishedAt), asc(video.id))
    .$dynamic();
  return slice ? query.limit(slice.limit).offset(slice.offset) : query;
}
