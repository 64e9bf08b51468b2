import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type QuizAnswerRow, quizAnswer } from '#src/server/db/schema/quizAnswer.ts';
import { type QuizQuestionRow, quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { openQuiz } from './openQuiz.ts';

export interface AnsweredQuestion {
  question: QuizQuestionRow;
  answer: Pick<QuizAnswerRow, 'answer' | 'isCorrect'>;
}

/** The caller's answers to a quiz, in the order of its questions. */
export async function listAnswers({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { quizId: string };
}): Promise<AnsweredQuestion[]> {
  const { user } = requireProfile(ctx.actor);
  await openQuiz({ ctx, input });
  return ctx.db
    .select({ question: quizQuestion, answer: quizAnswer })
    .from(quizAnswer)
    .innerJoin(quizQuestion, eq(quizAnswer.questionId, quizQuestion.id))
    .where(and(eq(quizAnswer.userId, user.id), eq(quizQuestion.quizId, input.quizId), eq(quizQuestion.published, true)))
    .orderBy(asc(quizQuestion.position), asc(quizQuestion.id));
}
