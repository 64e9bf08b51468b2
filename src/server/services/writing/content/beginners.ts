import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/server/db/database.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { coursePass } from '#src/server/db/schema/coursePass.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';

/** Accounts that have begun a course: they opened a lecture of it, wrote into an exercise, or have passed it. */
function beginnersOf(courseId: string): SQL {
  const lectures = sql`select ${lecture.id} from ${lecture} join ${chapter} on ${chapter.id} = ${lecture.chapterId}
    where ${chapter.courseId} = ${courseId}`;
  return sql`select ${lectureProgress.userId} from ${lectureProgress} where ${lectureProgress.lectureId} in (${lectures})
    union select ${exerciseProgress.userId} from ${exerciseProgress} where ${exerciseProgress.lectureId} in (${lectures})
    union select ${coursePass.userId} from ${coursePass} where ${coursePass.courseId} = ${courseId}`;
}

/** How many have begun a course. */
export async function countBeginners(db: Db, courseId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(sql`(${beginnersOf(courseId)}) beginners`);
  return row?.count ?? 0;
}

/** Gives a product to all who have begun its course; answers how many. */
export async function grantToBeginners(
  db: Db,
  { courseId, productId, now }: { courseId: string; productId: string; now: Date },
): Promise<number> {
  const given = await db
    .insert(courseUserProduct)
    .select(
      sql`select gen_random_uuid()::text, beginners.user_id, ${productId}, null, ${now.toISOString()}::timestamptz
        from (${beginnersOf(courseId)}) beginners`,
    )
    .onConflictDoNothing()
    .returning({ id: courseUserProduct.id });
  return given.length;
}
