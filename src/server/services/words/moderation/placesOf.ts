import { eq, inArray } from 'drizzle-orm';
import type { CommentPlace } from '#src/domain/commentPlace.ts';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import type { CommentRow } from '#src/server/db/schema/comment.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { post } from '#src/server/db/schema/post.ts';

/** Where a comment stands, with the name of a lecture's course. */
export interface DeskPlace extends CommentPlace {
  course: string | null;
}

/** Where comments stand, in their order; also where readers find nothing any more. */
export async function placesOf({
  ctx: { db },
  input,
}: {
  ctx: Pick<Ctx, 'db'>;
  input: readonly Pick<CommentRow, 'lectureId' | 'postId'>[];
}): Promise<DeskPlace[]> {
  const lectureIds = input.flatMap(({ lectureId }) => lectureId ?? []);
  const postIds = input.flatMap(({ postId }) => postId ?? []);
  const lectures =
    lectureIds.length === 0
      ? []
      : await db
          .select({
            id: lecture.id,
            name: lecture.name,
            chapterId: chapter.id,
            course: course.name,
            courseSlug: course.slug,
          })
          .from(lecture)
          .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
          .innerJoin(course, eq(course.id, chapter.courseId))
          .where(inArray(lecture.id, lectureIds));
  const posts =
    postIds.length === 0
      ? []
      : await db
          .select({ id: post.id, kind: post.kind, slug: post.slug, title: post.title })
          .from(post)
          .where(inArray(post.id, postIds));
  const places = new Map<string, DeskPlace>();
  for (const { id, name, chapterId, course: courseName, courseSlug } of lectures) {
    places.set(`lecture ${id}`, {
      kind: 'lecture',
      name,
      course: courseName,
      path: paths.lecture(courseSlug, chapterId, id),
    });
  }
  for (const { id, kind, slug, title } of posts) {
    const place: CommentPlace =
      kind === 'podcast'
        ? { kind: 'episode', name: title, path: paths.episode(slug) }
        : { kind: 'article', name: title, path: paths.article(slug) };
    places.set(`post ${id}`, { ...place, course: null });
  }
  return input.map(({ lectureId, postId }) => {
    const place = places.get(lectureId === null ? `post ${postId}` : `lecture ${lectureId}`);
    if (!place) throw new Error('A comment that stands nowhere.');
    return place;
  });
}
