import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { quizAnswer } from '#src/server/db/schema/quizAnswer.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { type AnsweredQuestion, listAnswers } from './listAnswers.ts';
import { openQuiz } from './openQuiz.ts';

/** Deletes the caller's answers to a quiz, or only the wrong ones, so that they can be given again; answers what is left. */
export async function resetAnswers({
  ctx,
  input: { quizId, onlyWrong },
}: {
  ctx: Ctx;
  input: { quizId: string; onlyWrong: boolean };
}): Promise<AnsweredQuestion[]> {
  const { user } = requireProfile(ctx.actor);
  await openQuiz({ ctx, input: { quizId } });
  const questions = ctx.db.select({ id: quizQuestion.id }).from(quizQuestion).where(eq(quizQuestion.quizId, quizId));
  await ctx.db
    .delete(quizAnswer)
    .where(
      and(
        eq(quizAnswer.userId, user.id),
        inArray(quizAnswer.questionId, questions),
        onlyWrong ? eq(quizAnswer.isCorrect, false) : undefined,
      ),
    );
  return listAnswers({ ctx, input: { quizId } });
}
