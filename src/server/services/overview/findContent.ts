import { sql } from 'drizzle-orm';
import { type ContentFound, contentFoundSchema } from '#src/contract/desk/overview/deskOverview.ts';
import type { Ctx } from '#src/server/context.ts';
import { plainText } from '#src/server/db/plainText.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { readRows } from '#src/server/services/ground/index.ts';

export type FoundContent = ContentFound['items'][number];

const most = 8;

/** Courses, lectures and posts by their name, those that begin with the words first. @throws UnauthenticatedError, ForbiddenError */
export async function findContent({ ctx, input }: { ctx: Ctx; input: { q: string } }): Promise<FoundContent[]> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER', 'MODERATOR');
  return readRows(
    ctx,
    contentFoundSchema.shape.items.element,
    sql`
    with content as (
      select id, 'course' as kind, name, null as place, slug, null as "chapterId", published as "isPublished" from course
      union all
      select lecture.id, 'lecture', lecture.name, course.name || ', ' || chapter.name, course.slug, chapter.id,
        lecture.published and chapter.published and course.published
      from lecture join chapter on chapter.id = lecture.chapter_id join course on course.id = chapter.course_id
      union all
      select id, case kind when 'podcast' then 'episode' else 'article' end, title, null, slug, null, published from post
    ), named as (
      select *, strpos(${plainText(sql`name`)}, ${plainText(sql`${input.q}::text`)}) as found from content
    )
    select id, kind, name, place, slug, "chapterId", "isPublished" from named
    where found > 0 order by found > 1, kind = 'lecture', name, id limit ${most}`,
  );
}
