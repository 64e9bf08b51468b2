import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type AuthorRow, author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { type LectureRow, lecture } from '#src/server/db/schema/lecture.ts';
import { isVisible } from '#src/server/services/ground/index.ts';

export interface CourseBeginning {
  first: {
    course: { slug: string; name: string };
    lecture: Pick<LectureRow, 'id' | 'chapterId' | 'name' | 'minutes' | 'text'>;
    isSample: boolean;
  } | null;
  /** The lecture behind the first one, of the same course. */
  second: Pick<LectureRow, 'id' | 'chapterId'> | null;
  /** In the order of their courses. */
  lecturers: AuthorRow[];
}

/** Where learning begins: the first lecture of the catalogue, and who teaches its courses. */
export async function getCourseBeginning({ ctx }: { ctx: Ctx }): Promise<CourseBeginning> {
  const courses = await ctx.db
    .select({ id: course.id, authorId: course.authorId })
    .from(course)
    .where(isVisible(course, ctx.now()))
    .orderBy(asc(course.position), asc(course.id));
  const authorIds = [...new Set(courses.map(({ authorId }) => authorId))];
  const [authors, [first, second]] = await Promise.all([
    ctx.db.select().from(author).where(inArray(author.id, authorIds)),
    ctx.db
      .select({
        course: { id: course.id, slug: course.slug, name: course.name },
        lecture: {
          id: lecture.id,
          chapterId: lecture.chapterId,
          name: lecture.name,
          minutes: lecture.minutes,
          text: lecture.text,
        },
        isSample: chapter.freeSample,
      })
      .from(lecture)
      .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
      .innerJoin(course, eq(chapter.courseId, course.id))
      .where(and(isVisible(course, ctx.now()), eq(chapter.published, true), eq(lecture.published, true)))
      .orderBy(
        asc(course.position),
        asc(course.id),
        asc(chapter.position),
        asc(chapter.id),
        asc(lecture.position),
        asc(lecture.id),
      )
      .limit(2),
  ]);
  return {
    first: first ?? null,
    second: second && second.course.id === first?.course.id ? second.lecture : null,
    lecturers: authorIds.flatMap((id) => authors.filter((row) => row.id === id)),
  };
}
