import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { type PostRow, post } from '#src/server/db/schema/post.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { type PostSummary, tagsOf } from './findPosts.ts';
import { findWhatNext, type WhatNext } from './findWhatNext.ts';

export interface WholePost extends PostSummary {
  post: PostRow;
  next: WhatNext;
}

/** One article or episode with its text and what comes next; both kinds share their addresses. */
export async function getPost({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<WholePost> {
  const [found] = await ctx.db
    .select({ post, author })
    .from(post)
    .innerJoin(author, eq(post.authorId, author.id))
    .where(and(eq(post.slug, input.slug), isVisible(post, ctx.now())));
  if (!found) throw new NotFoundError('post');
  const [tags, next] = await Promise.all([
    ctx.db
      .select()
      .from(tag)
      .where(and(inArray(tag.slug, found.post.tags), eq(tag.published, true))),
    findWhatNext(ctx, found.post),
  ]);
  return { ...found, tags: tagsOf(found.post, tags), next };
}
