import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type VideoRow, video } from '#src/server/db/schema/video.ts';
import type { PlacedLecture } from './findLecture.ts';
import { openLecture } from './openLecture.ts';

export interface OpenLecture extends PlacedLecture {
  video: VideoRow | null;
}

/** The content of a lecture, for who may have it; nobody else gets any of it. */
export async function getLecture({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { lectureId: string; preview: boolean };
}): Promise<OpenLecture> {
  const found = await openLecture({ ctx, input });
  const { videoId } = found.lecture;
  const [source] = videoId ? await ctx.db.select().from(video).where(eq(video.id, videoId)) : [];
  return { ...found, video: source ?? null };
}
