import { isRightAnswer } from '#src/domain/gradeAnswer.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import type { Ctx } from '#src/server/context.ts';
import { fitsQuestion } from './checkAnswer.ts';
import type { AnsweredQuestion } from './listAnswers.ts';
import { listQuestions } from './listQuestions.ts';

/**
 * Says of answers to a quiz that is open to everybody whether they are right, in the order of its questions; keeps none. What
 * no question can have is left out, for a visitor's browser may have kept it since before the quiz was changed.
 */
export async function gradeAnswers({
  ctx,
  input: { quizId, answers },
}: {
  ctx: Ctx;
  input: { quizId: string; answers: readonly { questionId: string; answer: AnswerValue }[] };
}): Promise<AnsweredQuestion[]> {
  const questions = await listQuestions({ ctx, input: { quizId, preview: true } });
  return questions.flatMap((question) => {
    const given = answers.find(({ questionId }) => questionId === question.id)?.answer;
    if (!given || !fitsQuestion(question, given)) return [];
    return { question, answer: { answer: given, isCorrect: isRightAnswer(question.key, given) } };
  });
}
