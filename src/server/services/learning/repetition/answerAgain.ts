import { and, eq } from 'drizzle-orm';
import { isRightAnswer } from '#src/domain/gradeAnswer.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import type { Ctx } from '#src/server/context.ts';
import { type QuizQuestionRow, quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { keepLearntDays } from '#src/server/services/learning/progress/learntDays.ts';
import { checkAnswer } from '#src/server/services/learning/quiz/checkAnswer.ts';
import { keepGivenAnswer } from '#src/server/services/learning/quiz/keepGivenAnswer.ts';
import { openQuiz } from '#src/server/services/learning/quiz/openQuiz.ts';

export interface RepeatedAnswer {
  question: QuizQuestionRow;
  /** `null` is „Neviem“. */
  answer: AnswerValue | null;
  isCorrect: boolean;
}

/**
 * Grades an answer to a question of a quiz that has returned, given at `at` (ISO); „Neviem“ is not right. A learner's is kept, sent
 * twice as sent once, and nothing of a visitor's. The attempt of the quiz stays as it is.
 */
export async function answerAgain({
  ctx,
  input: { questionId, answer, at },
}: {
  ctx: Ctx;
  input: { questionId: string; answer: AnswerValue | null; at: string };
}): Promise<RepeatedAnswer> {
  const [question] = await ctx.db
    .select()
    .from(quizQuestion)
    .where(and(eq(quizQuestion.id, questionId), eq(quizQuestion.published, true)));
  if (!question) throw new NotFoundError('question');
  await openQuiz({ ctx, input: { quizId: question.quizId, preview: true } });
  if (answer) checkAnswer(question, answer);
  const isCorrect = answer !== null && isRightAnswer(question.key, answer);
  const user = ctx.actor.kind === 'user' ? ctx.actor.user : null;
  if (user) {
    await keepLearntDays(ctx, { userId: user.id, at: [at] });
    await keepGivenAnswer(ctx, { userId: user.id, questionId, isCorrect, at });
  }
  return { question, answer, isCorrect };
}
