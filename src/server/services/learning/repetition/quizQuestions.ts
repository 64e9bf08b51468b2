import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { type QuizQuestionRow, quizQuestion } from '#src/server/db/schema/quizQuestion.ts';

const isAskedIn = (lectureIds: readonly string[]) =>
  and(inArray(quiz.lectureId, [...lectureIds]), eq(quiz.published, true), eq(quizQuestion.published, true));
const inOrder = [asc(quiz.id), asc(quizQuestion.position), asc(quizQuestion.id)];

/** The questions that the quizzes of a lecture ask, in their order; whoever asks has opened the lecture. */
export async function quizQuestionsOf({ db }: Pick<Ctx, 'db'>, lectureId: string): Promise<QuizQuestionRow[]> {
  const rows = await db
    .select({ question: quizQuestion })
    .from(quizQuestion)
    .innerJoin(quiz, eq(quiz.id, quizQuestion.quizId))
    .where(isAskedIn([lectureId]))
    .orderBy(...inOrder);
  return rows.map(({ question }) => question);
}

/** Of each lecture the ids of those questions. */
export async function quizQuestionIdsOf(
  { db }: Pick<Ctx, 'db'>,
  lectureIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ lectureId: quiz.lectureId, id: quizQuestion.id })
    .from(quizQuestion)
    .innerJoin(quiz, eq(quiz.id, quizQuestion.quizId))
    .where(isAskedIn(lectureIds))
    .orderBy(...inOrder);
  const ids = new Map<string, string[]>();
  for (const { lectureId, id } of rows) ids.set(lectureId, [...(ids.get(lectureId) ?? []), id]);
  return ids;
}
