import { and, eq, exists, sql } from 'drizzle-orm';
import type { PostKind } from '#src/contract/post.ts';
import type { Ctx } from '#src/server/context.ts';
import { post } from '#src/server/db/schema/post.ts';
import { type TagRow, tag } from '#src/server/db/schema/tag.ts';
import { isVisible } from '#src/server/services/ground/index.ts';

const collator = new Intl.Collator('sk');

/** Every tag that visible posts of a kind use, in Slovak order. */
export async function listTags({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { kind: PostKind };
}): Promise<TagRow[]> {
  const using = ctx.db
    .select({ one: sql`1` })
    .from(post)
    .where(and(eq(post.kind, input.kind), isVisible(post, ctx.now()), sql`${tag.slug} = any(${post.tags})`));
  const rows = await ctx.db
    .select()
    .from(tag)
    .where(and(eq(tag.published, true), exists(using)));
  return rows.sort((a, b) => collator.compare(a.name, b.name));
}
