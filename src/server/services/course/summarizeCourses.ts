import { and, asc, count, eq, inArray, sum } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import type { CourseRow } from '#src/server/db/schema/course.ts';
import { type CourseProductRow, courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';

/** A course with what its card says. */
export interface CourseSummary {
  course: CourseRow;
  products: CourseProductRow[];
  lectureCount: number;
  minutes: number;
}

/** Adds products and counts to courses, in two queries for all of them. */
export async function summarizeCourses(ctx: Ctx, courses: CourseRow[]): Promise<CourseSummary[]> {
  const ids = courses.map((course) => course.id);
  if (ids.length === 0) return [];
  const [products, totals] = await Promise.all([
    ctx.db.select().from(courseProduct).where(inArray(courseProduct.courseId, ids)).orderBy(asc(courseProduct.id)),
    ctx.db
      .select({ courseId: chapter.courseId, lectureCount: count(), minutes: sum(lecture.minutes).mapWith(Number) })
      .from(lecture)
      .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
      .where(and(inArray(chapter.courseId, ids), eq(chapter.published, true), eq(lecture.published, true)))
      .groupBy(chapter.courseId),
  ]);
  return courses.map((course) => {
    const total = totals.find((row) => row.courseId === course.id);
    return {
      course,
      products: products.filter((product) => product.courseId === course.id),
      lectureCount: total?.lectureCount ?? 0,
      minutes: total?.minutes ?? 0,
    };
  });
}
