import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import type { AuthorRow } from '#src/server/db/schema/author.ts';
import { course } from '#src/server/db/schema/course.ts';
import { post } from '#src/server/db/schema/post.ts';
import { video } from '#src/server/db/schema/video.ts';
import { type CourseSummary, summarizeCourses } from '#src/server/services/catalogue/course/summarizeCourses.ts';
import { findPosts, type PostSummary } from '#src/server/services/catalogue/post/findPosts.ts';
import { findVideos, type VideoSummary } from '#src/server/services/catalogue/video/findVideos.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { getAuthor } from './getAuthor.ts';

export interface WholeAuthor {
  author: AuthorRow;
  courses: CourseSummary[];
  posts: PostSummary[];
  videos: VideoSummary[];
}

/** A lecturer with everything they made, newest first. */
export async function getAuthorOverview({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { authorId: string };
}): Promise<WholeAuthor> {
  const author = await getAuthor({ ctx, input });
  const now = ctx.now();
  const [courses, posts, videos] = await Promise.all([
    ctx.db
      .select()
      .from(course)
      .where(and(eq(course.authorId, author.id), isVisible(course, now)))
      .orderBy(desc(course.publishedAt), desc(course.position))
      .then((rows) => summarizeCourses(ctx, rows)),
    findPosts(ctx, and(eq(post.authorId, author.id), isVisible(post, now))),
    findVideos(ctx, and(eq(video.authorId, author.id), isVisible(video, now))),
  ]);
  return { author, courses, posts, videos };
}
