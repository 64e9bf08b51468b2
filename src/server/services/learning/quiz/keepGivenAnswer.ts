import { sql } from 'drizzle-orm';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { givenAnswer } from '#src/server/db/schema/givenAnswer.ts';
import { believedTimes } from '#src/server/services/learning/progress/believedTimes.ts';

/** The browser that told the time reads it, too: what it takes for today must not be yesterday. */
const ahead = days(2);

/** Keeps how a learner has answered a question of a quiz; of answers of one day the earliest stays, in whatever order they come. */
export async function keepGivenAnswer(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  {
    userId,
    questionId,
    isCorrect,
    at,
  }: { userId: string; questionId: string; isCorrect: boolean; at: string | undefined },
): Promise<void> {
  const [told] = believedTimes(now(), at === undefined ? [] : [at], ahead);
  const givenAt = told === undefined ? now() : new Date(told);
  await db
    .insert(givenAnswer)
    .values({ userId, questionId, day: dayInBratislava(givenAt), givenAt, isCorrect })
    .onConflictDoUpdate({
      target: [givenAnswer.userId, givenAnswer.questionId, givenAnswer.day],
      set: { givenAt, isCorrect },
      setWhere: sql`excluded.given_at < ${givenAnswer.givenAt}`,
    });
}
