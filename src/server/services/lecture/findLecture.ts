import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type ChapterRow, chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { type LectureRow, lecture } from '#src/server/db/schema/lecture.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isVisible } from '#src/server/services/isVisible.ts';

export interface PlacedLecture {
  lecture: LectureRow;
  chapter: ChapterRow;
}

/** A lecture of a course that everybody may see, whoever may open it. @throws NotFoundError */
export async function findLecture({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { lectureId: string };
}): Promise<PlacedLecture> {
  const [found] = await ctx.db
    .select({ lecture, chapter })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .innerJoin(course, eq(chapter.courseId, course.id))
    .where(
      and(
        eq(lecture.id, input.lectureId),
        eq(lecture.published, true),
        eq(chapter.published, true),
        isVisible(course, ctx.now()),
      ),
    );
  if (!found) throw new NotFoundError('lecture');
  return found;
}
