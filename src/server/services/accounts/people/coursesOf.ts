import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { receiptNumber } from '#src/domain/receiptNumber.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { receipt } from '#src/server/db/schema/order.ts';

export interface PersonCourse {
  courseId: string;
  name: string;
  slug: string;
  origin: 'bought' | 'given' | 'free' | 'sample';
  orderId: string | null;
  orderNumber: string | null;
  completed: number;
  lectures: number;
  lastAt: Date | null;
}

/** What was bought, given or begun, the last touched first. */
export async function coursesOf({ db }: Pick<Ctx, 'db'>, userId: string): Promise<PersonCourse[]> {
  const [grants, steps] = await Promise.all([
    db
      .select({
        courseId: courseProduct.courseId,
        createdAt: courseUserProduct.createdAt,
        orderId: courseUserProduct.orderId,
        receipt,
      })
      .from(courseUserProduct)
      .innerJoin(courseProduct, eq(courseProduct.id, courseUserProduct.productId))
      .leftJoin(receipt, eq(receipt.orderId, courseUserProduct.orderId))
      .where(eq(courseUserProduct.userId, userId)),
    db
      .select({
        courseId: chapter.courseId,
        completed:
          sql<number>`count(${lectureProgress.completedAt}) filter (where ${lecture.published} and ${chapter.published})`.mapWith(
            Number,
          ),
        lastAt: sql`max(${lectureProgress.updatedAt})`.mapWith(lectureProgress.updatedAt),
      })
      .from(lectureProgress)
      .innerJoin(lecture, eq(lecture.id, lectureProgress.lectureId))
      .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
      .where(eq(lectureProgress.userId, userId))
      .groupBy(chapter.courseId),
  ]);
  const ids = [...new Set([...grants, ...steps].map(({ courseId }) => courseId))];
  if (ids.length === 0) return [];
  const [rows, sold, sizes] = await Promise.all([
    db
      .select({ courseId: course.id, name: course.name, slug: course.slug })
      .from(course)
      .where(inArray(course.id, ids))
      .orderBy(asc(course.position), asc(course.id)),
    db.select({ courseId: courseProduct.courseId }).from(courseProduct).where(inArray(courseProduct.courseId, ids)),
    db
      .select({ courseId: chapter.courseId, lectures: count() })
      .from(lecture)
      .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
      .where(and(inArray(chapter.courseId, ids), lecture.published, chapter.published))
      .groupBy(chapter.courseId),
  ]);
  return rows
    .map((row) => {
      const grant = grants.find(({ courseId }) => courseId === row.courseId);
      const isSold = sold.some(({ courseId }) => courseId === row.courseId);
      const step = steps.find(({ courseId }) => courseId === row.courseId);
      const origin = grant
        ? grant.orderId
          ? ('bought' as const)
          : ('given' as const)
        : isSold
          ? ('sample' as const)
          : ('free' as const);
      return {
        ...row,
        lectures: sizes.find(({ courseId }) => courseId === row.courseId)?.lectures ?? 0,
        origin,
        orderId: grant?.orderId ?? null,
        orderNumber: grant?.receipt ? receiptNumber(grant.receipt) : null,
        completed: step?.completed ?? 0,
        lastAt: step?.lastAt ?? grant?.createdAt ?? null,
      };
    })
    .sort((one, other) => (other.lastAt?.getTime() ?? 0) - (one.lastAt?.getTime() ?? 0));
}
