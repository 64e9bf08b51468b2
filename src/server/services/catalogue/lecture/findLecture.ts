import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { type ChapterRow, chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { type LectureRow, lecture } from '#src/server/db/schema/lecture.ts';
import { type VideoRow, video } from '#src/server/db/schema/video.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isLectureVisible } from './isLectureVisible.ts';

/** What those who open a lecture ask of it: the driver and the mapping pay by the column. */
const { id, name, summary, text, type, minutes } = lecture;
const lectureColumns = { id, name, summary, text, type, minutes };
const chapterColumns = { id: chapter.id, courseId: chapter.courseId, freeSample: chapter.freeSample };
const { provider, source, poster, captions, durationSeconds, transcript, chapters, lectureOnly } = video;
const videoColumns = { provider, source, poster, captions, durationSeconds, transcript, chapters, lectureOnly };

export type PlacedVideo = Pick<VideoRow, keyof typeof videoColumns>;

export interface PlacedLecture {
  lecture: Pick<LectureRow, keyof typeof lectureColumns>;
  chapter: Pick<ChapterRow, keyof typeof chapterColumns>;
  video: PlacedVideo | null;
  /** Of every product of the course, archived or not, whether the caller has bought it. */
  purchases: boolean[];
}

/** One statement, because every call about a lecture begins with it. */
const byId = prepared((db) => {
  const purchases = db
    .select({ list: sql`json_agg(${courseUserProduct.id} is not null)`.as('list') })
    .from(courseProduct)
    .leftJoin(
      courseUserProduct,
      and(eq(courseUserProduct.productId, courseProduct.id), eq(courseUserProduct.userId, sql.placeholder('userId'))),
    )
    .where(eq(courseProduct.courseId, chapter.courseId));
  return db
    .select({
      lecture: lectureColumns,
      chapter: chapterColumns,
      video: videoColumns,
      purchases: sql<boolean[]>`coalesce((${purchases}), '[]')`,
    })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .innerJoin(course, eq(chapter.courseId, course.id))
    .leftJoin(video, eq(video.id, lecture.videoId))
    .where(and(eq(lecture.id, sql.placeholder('lectureId')), isLectureVisible(sql.placeholder('now'))))
    .prepare('find_lecture');
});

/** A lecture of a course that everybody may see, whoever may open it. @throws NotFoundError */
export async function findLecture({
  ctx: { db, actor, now },
  input: { lectureId },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>;
  input: { lectureId: string };
}): Promise<PlacedLecture> {
  const userId = actor.kind === 'user' ? (actor.user?.id ?? '') : '';
  const [row] = await byId(db).execute({ lectureId, userId, now: now().toISOString() });
  if (!row) throw new NotFoundError('lecture');
  return row;
}
