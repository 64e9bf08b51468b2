import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { isLectureVisible } from '#src/server/services/catalogue/index.ts';
import { questionIdsOf, textDigest } from './askedLectures.ts';
import { quizQuestionIdsOf } from './quizQuestions.ts';

export interface LectureToRepeat {
  id: string;
  name: string;
  courseId: string;
  courseSlug: string;
  chapterId: string;
  /** Of its text. */
  questionIds: string[];
  /** Of its quizzes. */
  quizQuestionIds: string[];
}

/** What of a lecture is told with its questions. */
export const askedColumns = {
  id: lecture.id,
  name: lecture.name,
  courseId: course.id,
  courseSlug: course.slug,
  chapterId: lecture.chapterId,
  digest: textDigest,
};

/** Which questions return of lectures that everybody may read; others are left out. */
export async function listSampleQuestions({
  ctx,
  input: { lectureIds },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { lectureIds: string[] };
}): Promise<LectureToRepeat[]> {
  const rows = await ctx.db
    .select(askedColumns)
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .innerJoin(course, eq(course.id, chapter.courseId))
    .where(and(inArray(lecture.id, lectureIds), eq(chapter.freeSample, true), isLectureVisible(ctx.now())))
    .orderBy(asc(course.position), asc(chapter.position), asc(lecture.position), asc(lecture.id));
  const ids = await questionIdsOf(ctx, rows);
  const quizIds = await quizQuestionIdsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ digest: _read, ...row }) => ({
    ...row,
    questionIds: ids.get(row.id) ?? [],
    quizQuestionIds: quizIds.get(row.id) ?? [],
  }));
}
