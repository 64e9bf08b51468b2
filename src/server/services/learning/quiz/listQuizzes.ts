import { and, asc, count, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type QuizRow, quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { openLecture } from '#src/server/services/catalogue/index.ts';

export interface CountedQuiz {
  quiz: QuizRow;
  questionCount: number;
}

/** The quizzes of a lecture that have questions, for who may open it. */
export async function listQuizzes({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { lectureId: string; preview: boolean };
}): Promise<CountedQuiz[]> {
  await openLecture({ ctx, input });
  return ctx.db
    .select({ quiz, questionCount: count(quizQuestion.id) })
    .from(quiz)
    .innerJoin(quizQuestion, and(eq(quizQuestion.quizId, quiz.id), eq(quizQuestion.published, true)))
    .where(and(eq(quiz.lectureId, input.lectureId), eq(quiz.published, true)))
    .groupBy(quiz.id)
    .orderBy(asc(quiz.id));
}
