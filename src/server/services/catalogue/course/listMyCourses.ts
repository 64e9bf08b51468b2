import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { type CourseSummary, type OwnCourse, summarizeCourses } from './summarizeCourses.ts';

export type MyCourseSummary = CourseSummary & { own: OwnCourse };

/** The courses that the caller has bought or begun, the one touched last first; none before onboarding. */
export async function listMyCourses({ ctx }: { ctx: Ctx }): Promise<MyCourseSummary[]> {
  const { user } = requireSignedIn(ctx.actor);
  if (!user) return [];
  const touchedAt = await lastTouches(ctx, user.id);
  const rows = await ctx.db
    .select()
    .from(course)
    .where(and(inArray(course.id, [...touchedAt.keys()]), isVisible(course, ctx.now())))
    .orderBy(asc(course.position), asc(course.id));
  const timeOf = ({ id }: { id: string }) => touchedAt.get(id) ?? 0;
  const summaries = await summarizeCourses(
    ctx,
    rows.sort((one, other) => timeOf(other) - timeOf(one)),
  );
  return summaries.flatMap((summary) => (summary.own ? [{ ...summary, own: summary.own }] : []));
}

/** When courses were bought or learnt last, in milliseconds by the course's id. */
async function lastTouches({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Map<string, number>> {
  const [purchases, steps] = await Promise.all([
    db
      .select({ courseId: courseProduct.courseId, at: max(courseUserProduct.createdAt) })
      .from(courseUserProduct)
      .innerJoin(courseProduct, eq(courseUserProduct.productId, courseProduct.id))
      .where(eq(courseUserProduct.userId, userId))
      .groupBy(courseProduct.courseId),
    db
      .select({ courseId: chapter.courseId, at: max(lectureProgress.updatedAt) })
      .from(lectureProgress)
      .innerJoin(lecture, eq(lectureProgress.lectureId, lecture.id))
      .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
      .where(eq(lectureProgress.userId, userId))
      .groupBy(chapter.courseId),
  ]);
  const touches = new Map<string, number>();
  for (const { courseId, at } of [...purchases, ...steps]) {
    touches.set(courseId, Math.max(touches.get(courseId) ?? 0, at?.getTime() ?? 0));
  }
  return touches;
}
