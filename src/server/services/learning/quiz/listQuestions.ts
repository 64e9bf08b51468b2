import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type QuizQuestionRow, quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { openQuiz } from './openQuiz.ts';

/** The questions of a quiz in their order, for who may open its lecture. */
export async function listQuestions({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { quizId: string; preview: boolean };
}): Promise<QuizQuestionRow[]> {
  await openQuiz({ ctx, input });
  return ctx.db
    .select()
    .from(quizQuestion)
    .where(and(eq(quizQuestion.quizId, input.quizId), eq(quizQuestion.published, true)))
    .orderBy(asc(quizQuestion.position), asc(quizQuestion.id));
}
