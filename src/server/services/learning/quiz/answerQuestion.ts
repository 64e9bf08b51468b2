import { and, eq } from 'drizzle-orm';
import { isRightAnswer } from '#src/domain/gradeAnswer.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import type { Ctx } from '#src/server/context.ts';
import { quizAnswer } from '#src/server/db/schema/quizAnswer.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { keepLearntDays } from '#src/server/services/learning/progress/learntDays.ts';
import { checkAnswer } from './checkAnswer.ts';
import { keepGivenAnswer } from './keepGivenAnswer.ts';
import type { AnsweredQuestion } from './listAnswers.ts';
import { openQuiz } from './openQuiz.ts';

/** Answers a question for the caller; `at` says when (ISO), if not now. The first answer holds; any later one gets it back, however close they come. */
export async function answerQuestion({
  ctx,
  input: { questionId, answer, at },
}: {
  ctx: Ctx;
  input: { questionId: string; answer: AnswerValue; at?: string | undefined };
}): Promise<AnsweredQuestion> {
  const { user } = requireProfile(ctx.actor);
  const [question] = await ctx.db
    .select()
    .from(quizQuestion)
    .where(and(eq(quizQuestion.id, questionId), eq(quizQuestion.published, true)));
  if (!question) throw new NotFoundError('question');
  await openQuiz({ ctx, input: { quizId: question.quizId } });
  checkAnswer(question, answer);
  await keepLearntDays(ctx, { userId: user.id, at: at === undefined ? [] : [at] });
  const isCorrect = isRightAnswer(question.key, answer);
  await keepGivenAnswer(ctx, { userId: user.id, questionId, isCorrect, at });
  const [stored] = await ctx.db
    .insert(quizAnswer)
    .values({ userId: user.id, questionId, answer, isCorrect, createdAt: ctx.now() })
    // Changes nothing, but answers the earlier row, where „do nothing“ would answer none.
    .onConflictDoUpdate({ target: [quizAnswer.userId, quizAnswer.questionId], set: { userId: user.id } })
    .returning();
  if (!stored) throw new Error('an answer was neither stored nor found');
  return { question, answer: stored };
}
