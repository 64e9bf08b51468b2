import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type QuizRow, quiz } from '#src/server/db/schema/quiz.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { openLecture } from '#src/server/services/catalogue/index.ts';

/** A quiz, for who may open its lecture. @throws NotFoundError, and what `openLecture` throws. */
export async function openQuiz({
  ctx,
  input: { quizId, preview },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>;
  input: { quizId: string; preview?: boolean };
}): Promise<QuizRow> {
  const [found] = await ctx.db
    .select()
    .from(quiz)
    .where(and(eq(quiz.id, quizId), eq(quiz.published, true)));
  if (!found) throw new NotFoundError('quiz');
  await openLecture({ ctx, input: { lectureId: found.lectureId, preview } });
  return found;
}
