import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { nextCourseOption } from '#src/server/db/schema/nextCourse.ts';
import { page } from '#src/server/db/schema/page.ts';
import { post } from '#src/server/db/schema/post.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { video } from '#src/server/db/schema/video.ts';

/** Where the things of a kind stand, and by which columns. */
export interface ContentTable {
  table: PgTable;
  id: PgColumn;
  name: PgColumn;
  /** The key of its name in `data`. */
  nameKey: 'name' | 'title';
  updatedAt: PgColumn;
  isLive: SQL<boolean>;
  /** What a row gets that leaves the web. */
  retired: Record<string, boolean>;
  slug: PgColumn | null;
  authorId: PgColumn | null;
  publishedAt: PgColumn | null;
  /** Which rows of the table are of the kind. */
  only: SQL | undefined;
  order: SQL[];
}

/** Of what was never on the web: its day is the one on which it comes there. */
export const neverPublished = new Date(0);

const newestFirst = (publishedAt: PgColumn, id: PgColumn) => [
  sql`nullif(${publishedAt}, ${neverPublished.toISOString()}::timestamptz) desc nulls first`,
  sql`${id}`,
];
const usual = { retired: { published: false }, only: undefined, slug: null, authorId: null, publishedAt: null };
const posts = {
  ...usual,
  table: post,
  id: post.id,
  name: post.title,
  nameKey: 'title',
  updatedAt: post.updatedAt,
  isLive: sql<boolean>`${post.published}`,
  slug: post.slug,
  authorId: post.authorId,
  publishedAt: post.publishedAt,
  order: newestFirst(post.publishedAt, post.id),
} as const;

export const contentTables: Record<ContentKind, ContentTable> = {
  course: {
    ...usual,
    table: course,
    id: course.id,
    name: course.name,
    nameKey: 'name',
    updatedAt: course.updatedAt,
    isLive: sql<boolean>`${course.published}`,
    slug: course.slug,
    authorId: course.authorId,
    publishedAt: course.publishedAt,
    order: [sql`${course.position}`, sql`${course.id}`],
  },
  chapter: {
    ...usual,
    table: chapter,
    id: chapter.id,
    name: chapter.name,
    nameKey: 'name',
    updatedAt: chapter.updatedAt,
    isLive: sql<boolean>`${chapter.published}`,
    order: [sql`${chapter.courseId}`, sql`${chapter.position}`, sql`${chapter.id}`],
  },
  lecture: {
    ...usual,
    table: lecture,
    id: lecture.id,
    name: lecture.name,
    nameKey: 'name',
    updatedAt: lecture.updatedAt,
    isLive: sql<boolean>`${lecture.published}`,
    order: [sql`${lecture.chapterId}`, sql`${lecture.position}`, sql`${lecture.id}`],
  },
  article: { ...posts, only: sql`${post.kind} = 'article'` },
  episode: { ...posts, only: sql`${post.kind} = 'podcast'` },
  video: {
    ...usual,
    table: video,
    id: video.id,
    name: video.title,
    nameKey: 'title',
    updatedAt: video.updatedAt,
    isLive: sql<boolean>`${video.published}`,
    slug: video.slug,
    authorId: video.authorId,
    publishedAt: video.publishedAt,
    order: newestFirst(video.publishedAt, video.id),
  },
  page: {
    ...usual,
    table: page,
    id: page.slug,
    name: page.title,
    nameKey: 'title',
    updatedAt: page.updatedAt,
    isLive: sql<boolean>`${page.published}`,
    order: [sql`${page.slug}`],
  },
  author: {
    ...usual,
    table: author,
    id: author.id,
    name: author.name,
    nameKey: 'name',
    updatedAt: author.updatedAt,
    isLive: sql<boolean>`${author.published}`,
    slug: author.slug,
    order: [sql`${author.name}`, sql`${author.id}`],
  },
  product: {
    ...usual,
    table: courseProduct,
    id: courseProduct.id,
    name: courseProduct.name,
    nameKey: 'name',
    updatedAt: courseProduct.updatedAt,
    isLive: sql<boolean>`not ${courseProduct.archived}`,
    retired: { archived: true },
    order: [sql`${courseProduct.courseId}`, sql`${courseProduct.amount}`, sql`${courseProduct.id}`],
  },
  'next-course': {
    ...usual,
    table: nextCourseOption,
    id: nextCourseOption.id,
    name: nextCourseOption.name,
    nameKey: 'name',
    updatedAt: nextCourseOption.updatedAt,
    isLive: sql<boolean>`${nextCourseOption.published}`,
    order: [sql`${nextCourseOption.position}`, sql`${nextCourseOption.id}`],
  },
  tag: {
    ...usual,
    table: tag,
    id: tag.slug,
    name: tag.name,
    nameKey: 'name',
    updatedAt: tag.updatedAt,
    isLive: sql<boolean>`${tag.published}`,
    order: [sql`${tag.name}`, sql`${tag.slug}`],
  },
};
