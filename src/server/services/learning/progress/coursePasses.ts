import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { coursePass } from '#src/server/db/schema/coursePass.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import type { CourseProgress } from '#src/server/services/catalogue/index.ts';

/** What is known of a learner's first pass through a course. */
export interface FirstPass {
  /** How many lectures were completed before progress was reset. */
  completed: number;
  /** When nothing was left for the first time. */
  finishedAt: Date | null;
}

interface Whose {
  userId: string;
  courseId: string;
}

/** The first pass as it is kept, and where it was finished before that was kept, as the marks tell. */
export async function firstPassOf({ db }: Pick<Ctx, 'db'>, whose: Whose, progress: CourseProgress) {
  const [kept] = await db.select().from(coursePass).where(isOf(whose));
  const pass: FirstPass = {
    completed: kept?.lectureIds.length ?? 0,
    finishedAt: kept?.finishedAt ?? progress.finishedAt,
  };
  return pass.completed > 0 || pass.finishedAt ? pass : null;
}

/**
 * Keeps when a course was finished for the first time, where a lecture was the last one: what comes later, or is taken back, does not
 * change it. One statement, for each lecture that is completed.
 */
export async function keepFinish(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { userId, lectureId }: { userId: string; lectureId: string },
): Promise<void> {
  const finishedAt = now().toISOString();
  await db.execute(sql`
    insert into ${coursePass} (user_id, course_id, finished_at)
    select ${userId}, own.course_id, ${finishedAt}::timestamptz
    from ${lecture} done join ${chapter} own on own.id = done.chapter_id
    where done.id = ${lectureId} and not exists (
      select 1
      from ${lecture} line
      join ${chapter} part on part.id = line.chapter_id
      left join ${lectureProgress} step on step.lecture_id = line.id and step.user_id = ${userId}
      where part.course_id = own.course_id and part.published and line.published and step.completed_at is null
    )
    on conflict (user_id, course_id) do update set finished_at = excluded.finished_at
    where course_pass.finished_at is null`);
}

/** Keeps what was completed, before the marks go. */
export async function keepPass(db: Db, whose: Whose, progress: CourseProgress): Promise<void> {
  const { completedLectureIds: lectureIds, finishedAt } = progress;
  if (lectureIds.length === 0) return;
  await db
    .insert(coursePass)
    .values({ ...whose, lectureIds, finishedAt })
    .onConflictDoUpdate({
      target: [coursePass.userId, coursePass.courseId],
      set: {
        lectureIds: sql`array(select distinct unnest(${coursePass.lectureIds} || excluded.lecture_ids))`,
        finishedAt: sql`coalesce(${coursePass.finishedAt}, excluded.finished_at)`,
      },
    });
}

const isOf = ({ userId, courseId }: Whose) => and(eq(coursePass.userId, userId), eq(coursePass.courseId, courseId));
