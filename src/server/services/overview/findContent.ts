import { type SQL, sql } from 'drizzle-orm';
import { type ContentFound, contentFoundSchema } from '#src/contract/desk/overview/deskOverview.ts';
import type { Ctx } from '#src/server/context.ts';
import { haveAll, longWordsOf, plainText, wordsOf } from '#src/server/db/plainText.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { post } from '#src/server/db/schema/post.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';

export type FoundContent = ContentFound['items'][number];

const most = 8;

/**
 * Courses, lectures and posts by the words of their name or how these begin, names that begin so first.
 * @throws UnauthenticatedError, ForbiddenError
 */
export async function findContent({ ctx, input }: { ctx: Ctx; input: { q: string } }): Promise<FoundContent[]> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER', 'MODERATOR');
  const hasAll = (words: SQL) => haveAll(words, input.q) ?? sql`false`;
  return readRows(
    ctx,
    contentFoundSchema.shape.items.element,
    sql`
    with content as (
      select id, 'course' as kind, name, null as place, slug, null as "chapterId", published as "isPublished" from course
      where ${hasAll(wordsOf(course.name))}
      union all
      select lecture.id, 'lecture', lecture.name, course.name || ', ' || chapter.name, course.slug, chapter.id,
        lecture.published and chapter.published and course.published
      from lecture join chapter on chapter.id = lecture.chapter_id join course on course.id = chapter.course_id
      where ${hasAll(longWordsOf(lecture.name))}
      union all
      select id, case kind when 'podcast' then 'episode' else 'article' end, title, null, slug, null, published from post
      where ${hasAll(wordsOf(post.title))}
    ), named as (
      select *, strpos(${plainText(sql`name`)}, ${plainText(sql`${input.q}::text`)}) as found from content
    )
    select id, kind, name, place, slug, "chapterId", "isPublished" from named
    order by found <> 1, kind = 'lecture', name, id limit ${most}`,
  );
}
