import { and, asc, count, eq, inArray, sum } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import type { CourseRow } from '#src/server/db/schema/course.ts';
import { type CourseProductRow, courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { type CourseUserProductRow, courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { type CourseProgress, progressOf } from '#src/server/services/progress/progressOf.ts';

/** What a learner has of a course. */
export interface OwnCourse {
  purchases: CourseUserProductRow[];
  progress: CourseProgress;
}

/** A course with what its card says; `own` is the caller's part, `null` without a profile. */
export interface CourseSummary {
  course: CourseRow;
  products: CourseProductRow[];
  lectureCount: number;
  minutes: number;
  own: OwnCourse | null;
}

/** Adds products and counts to courses, in two queries for all of them, and what the caller has of them in two more. */
export async function summarizeCourses(ctx: Ctx, courses: CourseRow[]): Promise<CourseSummary[]> {
  const ids = courses.map((course) => course.id);
  if (ids.length === 0) return [];
  const [products, totals, own] = await Promise.all([
    ctx.db.select().from(courseProduct).where(inArray(courseProduct.courseId, ids)).orderBy(asc(courseProduct.id)),
    ctx.db
      .select({ courseId: chapter.courseId, lectureCount: count(), minutes: sum(lecture.minutes).mapWith(Number) })
      .from(lecture)
      .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
      .where(and(inArray(chapter.courseId, ids), eq(chapter.published, true), eq(lecture.published, true)))
      .groupBy(chapter.courseId),
    ownCourses(ctx, ids),
  ]);
  return courses.map((course) => {
    const total = totals.find((row) => row.courseId === course.id);
    return {
      course,
      products: products.filter((product) => product.courseId === course.id),
      lectureCount: total?.lectureCount ?? 0,
      minutes: total?.minutes ?? 0,
      own: own.get(course.id) ?? null,
    };
  });
}

async function ownCourses(ctx: Ctx, courseIds: string[]): Promise<Map<string, OwnCourse>> {
  const user = ctx.actor.kind === 'user' ? ctx.actor.user : null;
  if (!user) return new Map();
  const [purchases, progress] = await Promise.all([
    ctx.db
      .select({ courseId: courseProduct.courseId, purchase: courseUserProduct })
      .from(courseUserProduct)
      .innerJoin(courseProduct, eq(courseUserProduct.productId, courseProduct.id))
      .where(and(eq(courseUserProduct.userId, user.id), inArray(courseProduct.courseId, courseIds))),
    progressOf(ctx, courseIds),
  ]);
  return new Map(
    [...progress].map(([id, steps]) => {
      const ofCourse = purchases.filter(({ courseId }) => courseId === id);
      return [id, { purchases: ofCourse.map(({ purchase }) => purchase), progress: steps }];
    }),
  );
}
