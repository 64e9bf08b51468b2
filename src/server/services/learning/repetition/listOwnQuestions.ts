import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { type ExerciseProgressRow, exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { type GivenAnswerRow, givenAnswer } from '#src/server/db/schema/givenAnswer.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { isCourseOwned } from '#src/server/policies/course.ts';
import { canPreviewLecture } from '#src/server/policies/lecture.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { isLectureVisible } from '#src/server/services/catalogue/index.ts';
import { questionIdsOf } from './askedLectures.ts';
import { askedColumns, type LectureToRepeat } from './listSampleQuestions.ts';
import { quizQuestionIdsOf } from './quizQuestions.ts';

export interface OwnQuestions {
  lectures: (LectureToRepeat & { finishedAt: Date })[];
  /** Of the questions that were answered. */
  answered: ExerciseProgressRow[];
  /** The same of those of quizzes, the earliest first. */
  given: GivenAnswerRow[];
}

/** Which questions of lectures that the caller has finished, and may still open, return, and what they have answered to them. */
export async function listOwnQuestions({ ctx }: { ctx: Ctx }): Promise<OwnQuestions> {
  const { user } = requireSignedIn(ctx.actor);
  // Whoever has no profile yet, or has just given it up, has finished nothing.
  if (!user) return { lectures: [], answered: [], given: [] };
  const purchases = ctx.db
    .select({ list: sql`json_agg(${courseUserProduct.id} is not null)`.as('list') })
    .from(courseProduct)
    .leftJoin(
      courseUserProduct,
      and(eq(courseUserProduct.productId, courseProduct.id), eq(courseUserProduct.userId, user.id)),
    )
    .where(eq(courseProduct.courseId, chapter.courseId));
  const rows = await ctx.db
    .select({
      asked: askedColumns,
      freeSample: chapter.freeSample,
      finishedAt: lectureProgress.completedAt,
      purchases: sql<boolean[]>`coalesce((${purchases}), '[]')`,
    })
    .from(lectureProgress)
    .innerJoin(lecture, eq(lecture.id, lectureProgress.lectureId))
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .innerJoin(course, eq(course.id, chapter.courseId))
    .where(
      and(eq(lectureProgress.userId, user.id), isNotNull(lectureProgress.completedAt), isLectureVisible(ctx.now())),
    )
    .orderBy(asc(course.position), asc(chapter.position), asc(lecture.position), asc(lecture.id));
  const open = rows.filter((row) => canPreviewLecture(row) || isCourseOwned(row.purchases));
  const ids = await questionIdsOf(
    ctx,
    open.map(({ asked }) => asked),
  );
  const quizIds = await quizQuestionIdsOf(
    ctx,
    open.map(({ asked }) => asked.id),
  );
  const lectures = open.flatMap(({ asked: { digest: _read, ...asked }, finishedAt }) =>
    finishedAt
      ? [
          {
            ...asked,
            finishedAt,
            questionIds: ids.get(asked.id) ?? [],
            quizQuestionIds: quizIds.get(asked.id) ?? [],
          },
        ]
      : [],
  );
  const questionIds = lectures.flatMap((one) => one.questionIds);
  const quizQuestionIds = lectures.flatMap((one) => one.quizQuestionIds);
  const own = and(eq(exerciseProgress.userId, user.id), inArray(exerciseProgress.exerciseId, questionIds));
  const answered = await ctx.db.select().from(exerciseProgress).where(own).orderBy(asc(exerciseProgress.exerciseId));
  const given = await ctx.db
    .select()
    .from(givenAnswer)
    .where(and(eq(givenAnswer.userId, user.id), inArray(givenAnswer.questionId, quizQuestionIds)))
    .orderBy(asc(givenAnswer.questionId), asc(givenAnswer.givenAt));
  return { lectures, answered, given };
}
