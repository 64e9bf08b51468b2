import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type ChapterRow, chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { type LectureRow, lecture } from '#src/server/db/schema/lecture.ts';
import { type VideoRow, video } from '#src/server/db/schema/video.ts';
import { ForbiddenError, NotFoundError, UnauthenticatedError } from '#src/server/errors.ts';
import { canPreviewLecture, lectureDenial } from '#src/server/policies/lecture.ts';
import { isVisible } from '#src/server/services/isVisible.ts';

export interface OpenLecture {
  lecture: LectureRow;
  chapter: ChapterRow;
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
  const [found] = await ctx.db
    .select({ lecture, chapter, video })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .innerJoin(course, eq(chapter.courseId, course.id))
    .leftJoin(video, eq(lecture.videoId, video.id))
    .where(
      and(
        eq(lecture.id, input.lectureId),
        eq(lecture.published, true),
        eq(chapter.published, true),
        isVisible(course, ctx.now()),
      ),
    );
  if (!found) throw new NotFoundError('lecture');
  if (!input.preview) throw new UnauthenticatedError();
  if (!canPreviewLecture(found.chapter)) throw await denied(ctx, found.chapter.courseId);
  return found;
}

async function denied(ctx: Ctx, courseId: string): Promise<ForbiddenError> {
  const products = await ctx.db
    .select({ id: courseProduct.id })
    .from(courseProduct)
    .where(eq(courseProduct.courseId, courseId));
  return new ForbiddenError(lectureDenial(products), 'This lecture is not a free sample.');
}
