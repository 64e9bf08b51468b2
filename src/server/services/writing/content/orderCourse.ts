import { eq } from 'drizzle-orm';
import type { CourseOrder } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { InvalidInputError, StaleError } from '#src/server/errors.ts';
import { findOwn } from './access.ts';
import { orderOf, readPlaces } from './getCourseTree.ts';
import { keepAddress } from './keepAddress.ts';
import { recordContentEvent } from './recordContentEvent.ts';

/**
 * Arranges the chapters and lectures of a course, where `seen` is still their order. It is on the web at once.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, StaleError `content-changed`, InvalidInputError
 */
export async function orderCourse({
  ctx,
  input: { courseId, seen, chapters: wanted },
}: {
  ctx: Ctx;
  input: CourseOrder & { courseId: string; seen: string };
}): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const stored = await findOwn({ ...ctx, db: tx }, 'course', courseId);
    // One after the other: who comes second sees what the first has done.
    await tx.select({ id: course.id }).from(course).where(eq(course.id, courseId)).for('update');
    const { chapters, lectures } = await readPlaces(tx, courseId);
    const places = wanted.flatMap(({ id, lectures }) => lectures.map((lecture) => ({ id: lecture, chapterId: id })));
    const isWhole = areSame(chapters, wanted) && areSame(lectures, places);
    if (orderOf(wanted, places) === orderOf(chapters, lectures)) return;
    if (orderOf(chapters, lectures) !== seen) {
      throw new StaleError('content-changed', 'Somebody else has arranged this course meanwhile.');
    }
    if (!isWhole) throw new InvalidInputError('The order has to name each chapter and lecture of the course once.');
    const now = ctx.now();
    const positions = new Map(wanted.map(({ id }, index) => [id, index + 1]));
    const movedChapters = chapters.filter(({ id, position }) => positions.get(id) !== position);
    for (const { id } of movedChapters) {
      await tx
        .update(chapter)
        .set({ position: positions.get(id) ?? 1, updatedAt: now })
        .where(eq(chapter.id, id));
    }
    const before = new Map(lectures.map((row) => [row.id, row]));
    for (const { id: chapterId, lectures } of wanted) {
      for (const [index, id] of lectures.entries()) {
        const known = before.get(id);
        if (known?.chapterId === chapterId && known.position === index + 1) continue;
        if (known && known.chapterId !== chapterId && stored.address) {
          const address = `${stored.address}/kapitola/${known.chapterId}/lekcia/${id}`;
          await keepAddress(tx, { kind: 'lecture', id, address }, now);
        }
        await tx
          .update(lecture)
          .set({ chapterId, position: index + 1, updatedAt: now })
          .where(eq(lecture.id, id));
      }
    }
    await notifyChange(tx, '*');
    await recordContentEvent({ ...ctx, db: tx }, stored, 'content-reordered');
  });
}

function areSame(known: { id: string }[], wanted: { id: string }[]): boolean {
  const ids = new Set(wanted.map(({ id }) => id));
  return ids.size === wanted.length && known.length === wanted.length && known.every(({ id }) => ids.has(id));
}
