import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ClassTable } from '#src/contract/schoolClass.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { classMember } from '#src/server/db/schema/schoolClass.ts';
import { exerciseIdsIn } from '#src/server/services/learning/exercise/exerciseIdsIn.ts';
import { requireOwnClass } from './classes.ts';

/** Who of a class has passed which tasks of its course, and nothing else of them. @throws as requireOwnClass */
export async function getClassTable({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { classId: string };
}): Promise<Omit<ClassTable, 'course'> & { course: { id: string; name: string; slug: string } }> {
  const { id, name, code, course } = await requireOwnClass(ctx, input.classId);
  const lectures = await ctx.db
    .select({
      id: lecture.id,
      name: lecture.name,
      text: lecture.text,
      chapterId: chapter.id,
      chapterName: chapter.name,
    })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .where(and(eq(chapter.courseId, course.id), eq(chapter.published, true), eq(lecture.published, true)))
    .orderBy(asc(chapter.position), asc(chapter.id), asc(lecture.position), asc(lecture.id));
  const chapters: ClassTable['chapters'] = [];
  const taskIds: string[] = [];
  for (const { chapterId, chapterName, text, ...one } of lectures) {
    if (chapters.at(-1)?.id !== chapterId) chapters.push({ id: chapterId, name: chapterName, lectures: [] });
    const ids = exerciseIdsIn(text);
    taskIds.push(...ids);
    chapters.at(-1)?.lectures.push({ id: one.id, name: one.name, tasks: ids.length });
  }
  const places = new Map(taskIds.map((task, place) => [task, place]));
  const members = await ctx.db
    .select({
      id: classMember.id,
      name: classMember.name,
      passed: sql<(string | null)[]>`array_agg(${exerciseProgress.exerciseId})`,
    })
    .from(classMember)
    .leftJoin(
      exerciseProgress,
      and(
        eq(exerciseProgress.userId, classMember.userId),
        inArray(exerciseProgress.exerciseId, taskIds),
        isNotNull(exerciseProgress.passedAt),
      ),
    )
    .where(eq(classMember.classId, id))
    .groupBy(classMember.id);
  const placesOf = (passed: (string | null)[]) =>
    passed.flatMap((task) => (task === null ? [] : (places.get(task) ?? []))).sort((one, other) => one - other);
  return {
    id,
    name,
    code,
    course,
    chapters,
    members: members
      .map((member) => ({ ...member, passed: placesOf(member.passed) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'sk') || one.id.localeCompare(other.id)),
  };
}
