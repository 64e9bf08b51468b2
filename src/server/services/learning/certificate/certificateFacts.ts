import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { CertificateFacts } from '#src/domain/certificate.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { exerciseIdsIn } from '#src/server/services/learning/exercise/exerciseIdsIn.ts';
import type { CourseTest } from './courseTests.ts';

/** What a certificate says of its course and of what was passed. */
export async function certificateFacts(
  { db }: Pick<Ctx, 'db'>,
  { courseId, userId }: { courseId: string; userId: string },
  tests: readonly CourseTest[],
): Promise<CertificateFacts> {
  const lectures = await db
    .select({ text: lecture.text, minutes: lecture.minutes })
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .where(and(eq(chapter.courseId, courseId), eq(chapter.published, true), eq(lecture.published, true)));
  const taskIds = lectures.flatMap(({ text }) => exerciseIdsIn(text));
  const solved = await db.$count(
    exerciseProgress,
    and(
      eq(exerciseProgress.userId, userId),
      inArray(exerciseProgress.exerciseId, taskIds),
      isNotNull(exerciseProgress.passedAt),
    ),
  );
  const finals = tests.filter(({ isFinal }) => isFinal);
  return {
    lectures: lectures.length,
    minutes: sum(lectures.map(({ minutes }) => minutes)),
    quizzes: tests.length - finals.length,
    right: sum(finals.map(({ right }) => right)),
    questions: sum(finals.map(({ questions }) => questions)),
    tasks: taskIds.length,
    solved,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
