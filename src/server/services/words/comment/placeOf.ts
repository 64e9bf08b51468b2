import { eq } from 'drizzle-orm';
import type { CommentPlace } from '#src/domain/commentPlace.ts';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import type { OpenTarget } from './openTarget.ts';

export async function placeOf({ db }: Pick<Ctx, 'db'>, target: OpenTarget): Promise<CommentPlace> {
  if ('post' in target) {
    const { kind, slug, title } = target.post;
    return kind === 'podcast'
      ? { kind: 'episode', name: title, path: paths.episode(slug) }
      : { kind: 'article', name: title, path: paths.article(slug) };
  }
  const { lecture, chapter } = target;
  const [found] = await db.select({ slug: course.slug }).from(course).where(eq(course.id, chapter.courseId));
  if (!found) throw new Error('A chapter without a course.');
  return { kind: 'lecture', name: lecture.name, path: paths.lecture(found.slug, chapter.id, lecture.id) };
}
