import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { LectureType } from '#src/contract/course.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';

/** A lecture as the outline of its course knows it; `isPublished` only together with its chapter. */
export interface OutlineLine {
  id: string;
  chapterId: string;
  name: string;
  type: LectureType;
  minutes: number;
  addedAt: Date;
  isPublished: boolean;
}

/** All lectures of courses by course, unpublished ones too, in the order of the outline. */
export async function outlinesOf({ db }: Pick<Ctx, 'db'>, courseIds: string[]): Promise<Map<string, OutlineLine[]>> {
  const { id, chapterId, name, type, minutes, addedAt } = lecture;
  const isPublished = sql<boolean>`${chapter.published} and ${lecture.published}`;
  const lines = await db
    .select({ courseId: chapter.courseId, id, chapterId, name, type, minutes, addedAt, isPublished })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .where(inArray(chapter.courseId, courseIds))
    .orderBy(asc(chapter.position), asc(chapter.id), asc(lecture.position), asc(lecture.id));
  return new Map(courseIds.map((courseId) => [courseId, lines.filter((line) => line.courseId === courseId)]));
}
