import type { RepeatedQuestion } from '#src/contract/repetition.ts';
import type { Ctx } from '#src/server/context.ts';
import type { QuizQuestionRow } from '#src/server/db/schema/quizQuestion.ts';
import { openLecture } from '#src/server/services/catalogue/index.ts';
import { questionsOf } from '#src/server/texts/texts.ts';
import { quizQuestionsOf } from './quizQuestions.ts';

export interface QuestionsToRepeat {
  /** Of its text. */
  items: RepeatedQuestion[];
  /** Of its quizzes. */
  quizQuestions: QuizQuestionRow[];
}

/** The questions of a lecture that return, for who may open it. */
export async function listQuestionsToRepeat({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { lectureId: string; preview: boolean };
}): Promise<QuestionsToRepeat> {
  const { lecture } = await openLecture({ ctx, input });
  const [items, quizQuestions] = await Promise.all([questionsOf(lecture.text), quizQuestionsOf(ctx, lecture.id)]);
  return { items, quizQuestions };
}
