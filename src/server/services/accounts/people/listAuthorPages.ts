import { and, asc, count, eq, exists, ne, or, sql } from 'drizzle-orm';
import type { AuthorPage } from '#src/contract/desk/people/deskPeople.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { course } from '#src/server/db/schema/course.ts';
import { user } from '#src/server/db/schema/user.ts';

/** The lecturers' pages that there are, drafts among them, with whose they are. */
export async function listAuthorPages({ db }: Pick<Ctx, 'db'>): Promise<(AuthorPage & { userId: string | null })[]> {
  const isDraft = exists(
    db
      .select({ one: sql`1` })
      .from(contentItem)
      .where(and(eq(contentItem.kind, 'author'), eq(contentItem.id, author.id), ne(contentItem.state, 'archived'))),
  );
  const courses = db
    .select({ authorId: course.authorId, total: count().as('total') })
    .from(course)
    .groupBy(course.authorId)
    .as('courses');
  return db
    .select({
      id: author.id,
      name: author.name,
      slug: author.slug,
      isPublished: author.published,
      courseCount: sql<number>`coalesce(${courses.total}, 0)`.mapWith(Number),
      owner: user.email,
      userId: author.userId,
    })
    .from(author)
    .leftJoin(user, eq(user.id, author.userId))
    .leftJoin(courses, eq(courses.authorId, author.id))
    .where(or(eq(author.published, true), isDraft))
    .orderBy(asc(author.name), asc(author.id));
}
