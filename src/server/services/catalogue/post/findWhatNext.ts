import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { type PostRow, post } from '#src/server/db/schema/post.ts';
import { type CourseSummary, summarizeCourses } from '#src/server/services/catalogue/course/summarizeCourses.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { findPosts, type PostSummary } from './findPosts.ts';

/** What stands at the end of a post. */
export interface WhatNext {
  /** `null` where there is none with lectures. */
  course: CourseSummary | null;
  posts: PostSummary[];
}

const postCount = 2;

/** A course in the language that the post is about, else the first one; posts of its kind with the most common tags, newer ones first. */
export async function findWhatNext(ctx: Ctx, from: PostRow): Promise<WhatNext> {
  const [courses, others] = await Promise.all([
    ctx.db.select().from(course).where(isVisible(course, ctx.now())).orderBy(asc(course.position), asc(course.id)),
    ctx.db
      .select({ id: post.id, tags: post.tags, publishedAt: post.publishedAt })
      .from(post)
      .where(and(eq(post.kind, from.kind), ne(post.id, from.id), isVisible(post, ctx.now()))),
  ]);
  const suggested = courses.find(({ language }) => from.tags.includes(language.toLowerCase())) ?? courses[0];
  const shared = ({ tags }: { tags: string[] }) => tags.filter((tag) => from.tags.includes(tag)).length;
  const ids = others
    .sort((one, other) => shared(other) - shared(one) || Number(other.publishedAt) - Number(one.publishedAt))
    .slice(0, postCount)
    .map(({ id }) => id);
  const [[summary], found] = await Promise.all([
    summarizeCourses(ctx, suggested ? [suggested] : []),
    findPosts(ctx, inArray(post.id, ids)),
  ]);
  return {
    course: summary && summary.outline.length > 0 ? summary : null,
    posts: found.sort((one, other) => ids.indexOf(one.post.id) - ids.indexOf(other.post.id)),
  };
}
