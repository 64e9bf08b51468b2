import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type AuthorRow, author } from '#src/server/db/schema/author.ts';
import { NotFoundError } from '#src/server/errors.ts';

/** One lecturer by address or id. */
export async function getAuthor({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { slug: string } | { authorId: string };
}): Promise<AuthorRow> {
  const named = 'slug' in input ? eq(author.slug, input.slug) : eq(author.id, input.authorId);
  const [found] = await ctx.db
    .select()
    .from(author)
    .where(and(named, eq(author.published, true)));
  if (!found) throw new NotFoundError('author');
  return found;
}
