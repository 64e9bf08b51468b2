import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type AuthorRow, author } from '#src/server/db/schema/author.ts';
import { type ChapterRow, chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import type { OutlineLine } from './outlinesOf.ts';
import { type CourseSummary, summarizeCourses } from './summarizeCourses.ts';

/** A course with its author and outline; the lectures' texts are not read. */
export interface WholeCourse extends CourseSummary {
  author: AuthorRow;
  chapters: { chapter: ChapterRow; lectures: OutlineLine[] }[];
}

/** A whole course by its address or its id. */
export async function getCourse({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { slug: string } | { courseId: string };
}): Promise<WholeCourse> {
  const named = 'slug' in input ? eq(course.slug, input.slug) : eq(course.id, input.courseId);
  const [found] = await ctx.db
    .select({ course, author })
    .from(course)
    .innerJoin(author, eq(course.authorId, author.id))
    .where(and(named, isVisible(course, ctx.now())));
  if (!found) throw new NotFoundError('course');
  const [[summary], chapters] = await Promise.all([
    summarizeCourses(ctx, [found.course]),
    ctx.db
      .select()
      .from(chapter)
      .where(and(eq(chapter.courseId, found.course.id), eq(chapter.published, true)))
      .orderBy(asc(chapter.position), asc(chapter.id)),
  ]);
  if (!summary) throw new NotFoundError('course');
  return {
    ...summary,
    author: found.author,
    chapters: chapters.map((row) => ({
      chapter: row,
      lectures: summary.outline.filter((line) => line.chapterId === row.id),
    })),
  };
}
