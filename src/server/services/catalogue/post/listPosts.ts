import { and, arrayContains, eq } from 'drizzle-orm';
import type { PostKind } from '#src/contract/post.ts';
import { postsPerPage } from '#src/domain/paging.ts';
import type { Ctx } from '#src/server/context.ts';
import { post } from '#src/server/db/schema/post.ts';
import type { TagRow } from '#src/server/db/schema/tag.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isVisible, type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { findPosts, type PostSummary } from './findPosts.ts';
import { listTags } from './listTags.ts';

export interface PostList extends Paged<PostSummary> {
  /** All tags of the kind. */
  tags: TagRow[];
  /** The one that the list is filtered by. */
  tag: TagRow | null;
}

/** One page of articles or episodes, newest first. */
export async function listPosts({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { kind: PostKind; tag?: string | undefined; page: number };
}): Promise<PostList> {
  const tags = await listTags({ ctx, input });
  const tag = tags.find((candidate) => candidate.slug === input.tag) ?? null;
  if (input.tag && !tag) throw new NotFoundError('tag');
  const where = and(
    eq(post.kind, input.kind),
    isVisible(post, ctx.now()),
    tag ? arrayContains(post.tags, [tag.slug]) : undefined,
  );
  const total = await ctx.db.$count(post, where);
  const { limit, offset, ...page } = placeOfPage({ page: input.page, total, perPage: postsPerPage });
  return { ...page, items: await findPosts(ctx, where, { limit, offset }), tags, tag };
}
