import { and, eq } from 'drizzle-orm';
import type { PostKind } from '#src/contract/post.ts';
import type { Ctx } from '#src/server/context.ts';
import { post } from '#src/server/db/schema/post.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { findPosts, type PostSummary } from './findPosts.ts';

/** Every article or episode, newest first: what a feed needs. */
export function listAllPosts({ ctx, input }: { ctx: Ctx; input: { kind: PostKind } }): Promise<PostSummary[]> {
  return findPosts(ctx, and(eq(post.kind, input.kind), isVisible(post, ctx.now())));
}
