import { and, asc, count, eq, sql } from 'drizzle-orm';
import { isQuizPassed } from '#src/domain/certificate.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizAnswer } from '#src/server/db/schema/quizAnswer.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { isLectureVisible } from '#src/server/services/catalogue/index.ts';

/** How somebody stands with a quiz of a course, as the server has graded it. */
export interface CourseTest {
  id: string;
  name: string;
  isFinal: boolean;
  chapterId: string;
  lectureId: string;
  lectureName: string;
  questions: number;
  right: number;
  isPassed: boolean;
  /** When the first of the answers that hold was given. */
  begunAt: Date | null;
}

/** The quizzes of a course that are on the web, in its order, with what of them the learner has right. */
export async function courseTests(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<CourseTest[]> {
  const rows = await db
    .select({
      id: quiz.id,
      name: quiz.name,
      isFinal: quiz.isFinal,
      chapterId: chapter.id,
      lectureId: lecture.id,
      lectureName: lecture.name,
      questions: count(quizQuestion.id),
      right: sql<number>`count(*) filter (where ${quizAnswer.isCorrect})`.mapWith(Number),
      begunAt: sql`min(${quizAnswer.createdAt})`.mapWith(quizAnswer.createdAt),
    })
    .from(quiz)
    .innerJoin(lecture, eq(lecture.id, quiz.lectureId))
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .innerJoin(course, eq(course.id, chapter.courseId))
    .innerJoin(quizQuestion, and(eq(quizQuestion.quizId, quiz.id), eq(quizQuestion.published, true)))
    .leftJoin(quizAnswer, and(eq(quizAnswer.questionId, quizQuestion.id), eq(quizAnswer.userId, userId)))
    .where(and(eq(course.id, courseId), eq(quiz.published, true), isLectureVisible(now())))
    .groupBy(quiz.id, lecture.id, chapter.id)
    .orderBy(asc(chapter.position), asc(chapter.id), asc(lecture.position), asc(lecture.id), asc(quiz.id));
  return rows.map((row) => ({ ...row, isPassed: isQuizPassed(row) }));
}
