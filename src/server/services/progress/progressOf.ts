import { and, asc, eq, inArray } from 'drizzle-orm';
import { type NextLecture, newLectureIds, nextLecture } from '#src/domain/progress.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';

/** A learner's way through one course; only published lectures are in it, in the order of the outline. */
export interface CourseProgress {
  lectureIds: string[];
  completedLectureIds: string[];
  next: NextLecture | null;
  newLectureIds: string[];
  watchTimes: { lectureId: string; seconds: number }[];
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** The caller's ways through courses, by course and in one query; who has no profile has made no step. */
export async function progressOf(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  courseIds: string[],
): Promise<Map<string, CourseProgress>> {
  const lines = await linesOf(ctx, courseIds);
  return new Map(courseIds.map((id) => [id, progressIn(lines.filter(({ courseId }) => courseId === id))]));
}

async function linesOf({ db, actor }: Pick<Ctx, 'db' | 'actor'>, courseIds: string[]) {
  const userId = actor.kind === 'user' ? (actor.user?.id ?? '') : '';
  return db
    .select({
      courseId: chapter.courseId,
      chapterId: chapter.id,
      id: lecture.id,
      name: lecture.name,
      addedAt: lecture.addedAt,
      isChapterPublished: chapter.published,
      isLecturePublished: lecture.published,
      completedAt: lectureProgress.completedAt,
      watchedSeconds: lectureProgress.watchedSeconds,
      steppedAt: lectureProgress.updatedAt,
    })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .leftJoin(lectureProgress, and(eq(lectureProgress.lectureId, lecture.id), eq(lectureProgress.userId, userId)))
    .where(inArray(chapter.courseId, courseIds))
    .orderBy(asc(chapter.position), asc(chapter.id), asc(lecture.position), asc(lecture.id));
}

function progressIn(all: Line[]): CourseProgress {
  const lines = all.filter((line) => line.isChapterPublished && line.isLecturePublished);
  const completedAtById = new Map(
    lines.flatMap(({ id, completedAt }) => (completedAt ? [[id, completedAt] as const] : [])),
  );
  return {
    lectureIds: lines.map(({ id }) => id),
    completedLectureIds: [...completedAtById.keys()],
    next: nextLecture(chaptersOf(lines), completedAtById),
    newLectureIds: newLectureIds(lines, lastStepIn(all), completedAtById),
    watchTimes: lines.flatMap(({ id, watchedSeconds }) =>
      watchedSeconds ? [{ lectureId: id, seconds: watchedSeconds }] : [],
    ),
  };
}

function chaptersOf(lines: Line[]): { id: string; lectures: Line[] }[] {
  const byId = new Map<string, Line[]>();
  for (const line of lines) {
    const known = byId.get(line.chapterId);
    if (known) known.push(line);
    else byId.set(line.chapterId, [line]);
  }
  return [...byId].map(([id, lectures]) => ({ id, lectures }));
}

/** A step in a lecture that was unpublished since is a step too. */
function lastStepIn(lines: Line[]): Date | null {
  const times = lines.flatMap(({ steppedAt }) => (steppedAt ? [steppedAt.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
