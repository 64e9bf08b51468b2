import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import type { CourseRow } from '#src/server/db/schema/course.ts';
import { type CourseProductRow, courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { type CourseUserProductRow, courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { type OutlineLine, outlinesOf } from './outlinesOf.ts';
import { type CourseProgress, progressIn } from './progressIn.ts';
import { stepsOf } from './stepsOf.ts';

/** What a learner has of a course. */
export interface OwnCourse {
  purchases: CourseUserProductRow[];
  progress: CourseProgress;
}

/** A course with what its card says; `own` is the caller's part, `null` without a profile. */
export interface CourseSummary {
  course: CourseRow;
  products: CourseProductRow[];
  /** What is published. */
  outline: OutlineLine[];
  own: OwnCourse | null;
}

/** Adds products and outlines to courses, and what the caller has of them, in three queries for all of them. */
export async function summarizeCourses(ctx: Ctx, courses: CourseRow[]): Promise<CourseSummary[]> {
  const user = ctx.actor.kind === 'user' ? ctx.actor.user : null;
  const ids = courses.map((course) => course.id);
  if (ids.length === 0) return [];
  const [offers, outlines, steps] = await Promise.all([
    ctx.db
      .select({ product: courseProduct, purchase: courseUserProduct })
      .from(courseProduct)
      .leftJoin(
        courseUserProduct,
        and(eq(courseUserProduct.productId, courseProduct.id), eq(courseUserProduct.userId, user?.id ?? '')),
      )
      .where(inArray(courseProduct.courseId, ids))
      .orderBy(asc(courseProduct.id)),
    outlinesOf(ctx, ids),
    stepsOf(ctx),
  ]);
  return courses.map((course) => {
    const outline = outlines.get(course.id) ?? [];
    const ofCourse = offers.filter(({ product }) => product.courseId === course.id);
    return {
      course,
      products: ofCourse.map(({ product }) => product),
      outline: outline.filter((line) => line.isPublished),
      own: user && {
        purchases: ofCourse.flatMap(({ purchase }) => purchase ?? []),
        progress: progressIn(outline, steps),
      },
    };
  });
}
