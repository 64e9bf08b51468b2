import { and, asc, desc, eq } from 'drizzle-orm';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { page } from '#src/server/db/schema/page.ts';
import { post } from '#src/server/db/schema/post.ts';
import { video } from '#src/server/db/schema/video.ts';
import { isLectureVisible } from '#src/server/services/catalogue/lecture/isLectureVisible.ts';
import { listTags } from '#src/server/services/catalogue/post/listTags.ts';
import { isVisible } from '#src/server/services/ground/index.ts';

/** An address of the site, and when what it shows last changed (ISO); a screen without content has no such time. */
export interface Address {
  path: string;
  lastModified?: string | undefined;
}

interface Dated {
  updatedAt: Date;
}

/** Every address that a search engine may list: no closed lecture, nothing of a user. */
export async function listAddresses({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<Address[]> {
  const now = ctx.now();
  const [courses, lectures, posts, videos, authors, pages, articleTags, episodeTags] = await Promise.all([
    ctx.db.select().from(course).where(isVisible(course, now)).orderBy(asc(course.position)),
    listFreeLectures(ctx),
    ctx.db
      .select({ slug: post.slug, kind: post.kind, tags: post.tags, updatedAt: post.updatedAt })
      .from(post)
      .where(isVisible(post, now))
      .orderBy(desc(post.publishedAt)),
    ctx.db
      .select({ slug: video.slug, updatedAt: video.updatedAt })
      .from(video)
      .where(isVisible(video, now))
      .orderBy(desc(video.publishedAt)),
    ctx.db.select().from(author).where(eq(author.published, true)).orderBy(asc(author.slug)),
    ctx.db.select().from(page).where(eq(page.published, true)).orderBy(asc(page.slug)),
    listTags({ ctx, input: { kind: 'article' } }),
    listTags({ ctx, input: { kind: 'podcast' } }),
  ]);
  const articles = posts.filter((row) => row.kind === 'article');
  const episodes = posts.filter((row) => row.kind === 'podcast');
  const tagged = (rows: typeof posts, slug: string) => latest(rows.filter((row) => row.tags.includes(slug)));
  return [
    address(paths.home(), latest([...courses, ...posts, ...videos])),
    address(paths.courses(), latest(courses)),
    ...courses.flatMap((row) => [address(paths.course(row.slug), row), address(paths.courseResources(row.slug), row)]),
    ...lectures.map((row) => address(paths.lecture(row.courseSlug, row.chapterId, row.id), row)),
    address(paths.articles(), latest(articles)),
    ...articles.map((row) => address(paths.article(row.slug), row)),
    ...articleTags.map(({ slug }) => address(paths.articlesByTag(slug), tagged(articles, slug))),
    address(paths.podcast(), latest(episodes)),
    ...episodes.map((row) => address(paths.episode(row.slug), row)),
    ...episodeTags.map(({ slug }) => address(paths.podcastByTag(slug), tagged(episodes, slug))),
    address(paths.videos(), latest(videos)),
    ...videos.map((row) => address(paths.video(row.slug), row)),
    ...authors.map((row) => address(paths.author(row.slug), row)),
    ...pages.map((row) => address(paths.page(row.slug), row)),
    address(paths.playground()),
    address(paths.teachers()),
    address(paths.feedback()),
    address(paths.newsletter()),
  ];
}

function listFreeLectures(ctx: Pick<Ctx, 'db' | 'now'>) {
  return ctx.db
    .select({ id: lecture.id, chapterId: chapter.id, courseSlug: course.slug, updatedAt: lecture.updatedAt })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .innerJoin(course, eq(chapter.courseId, course.id))
    .where(and(isLectureVisible(ctx.now()), eq(chapter.freeSample, true)))
    .orderBy(asc(course.position), asc(chapter.position), asc(lecture.position));
}

function address(path: string, { updatedAt }: Partial<Dated> = {}): Address {
  return { path, lastModified: updatedAt?.toISOString() };
}

function latest(rows: Dated[]): Dated | undefined {
  return rows.reduce<Dated | undefined>(
    (last, row) => (last && last.updatedAt > row.updatedAt ? last : row),
    undefined,
  );
}
