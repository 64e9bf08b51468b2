import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { FirstSteps } from '#src/contract/desk/overview/deskOverview.ts';
import type { Ctx } from '#src/server/context.ts';
import { readRows } from '#src/server/services/ground/index.ts';

const rowSchema = z.object({
  page: z.string(),
  isDone: z.boolean(),
  course: z.string().nullable(),
  courseName: z.string().nullable(),
  lecture: z.string().nullable(),
  lectureName: z.string().nullable(),
  isLive: z.boolean(),
});

/** How far a lecturer is on the way to the first course; `null` for who has no such role, and when it is on the web. */
export async function firstSteps(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<FirstSteps | null> {
  const { actor } = ctx;
  // Admins who do not teach themselves are not asked to.
  if (actor.kind !== 'user' || !actor.user || !actor.roles.includes('LECTURER')) return null;
  // What is written stands in the newest revision; what is on the web without one, in its row alone.
  const [furthest] = await readRows(
    ctx,
    rowSchema,
    sql`
    select own.id as page,
      trim(coalesce(page_text.document -> 'data' ->> 'role', own.role)) <> ''
        and trim(coalesce(page_text.document ->> 'text', own.bio)) <> '' as "isDone",
      course.id as course, coalesce(course_text.document -> 'data' ->> 'name', course.name) as "courseName",
      lecture.id as lecture, coalesce(lecture_text.document -> 'data' ->> 'name', lecture.name) as "lectureName",
      coalesce(own.published and course.published and chapter.published and lecture.published, false) as "isLive"
    from author as own
    left join content_item as page_item on page_item.kind = 'author' and page_item.id = own.id
    left join content_revision as page_text on page_text.id = page_item.head
    left join course on course.author_id = own.id and not exists (
      select from content_item where kind = 'course' and id = course.id and state = 'archived')
    left join content_item as course_item on course_item.kind = 'course' and course_item.id = course.id
    left join content_revision as course_text on course_text.id = course_item.head
    left join chapter on chapter.course_id = course.id
    left join lecture on lecture.chapter_id = chapter.id and not exists (
      select from content_item where kind = 'lecture' and id = lecture.id and state = 'archived')
    left join content_item as lecture_item on lecture_item.kind = 'lecture' and lecture_item.id = lecture.id
    left join content_revision as lecture_text on lecture_text.id = lecture_item.head
    where own.user_id = ${actor.user.id}
    order by "isLive" desc, lecture.id is null, course.id is null,
      course.position, chapter.position, lecture.position, lecture.id
    limit 1`,
  );
  if (!furthest) return { page: null, course: null, lecture: null };
  if (furthest.isLive) return null;
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });
  return {
    page: { id: furthest.page, isDone: furthest.isDone },
    course: named(furthest.course, furthest.courseName),
    lecture: named(furthest.lecture, furthest.lectureName),
  };
}
