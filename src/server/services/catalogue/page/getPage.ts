import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type PageRow, page } from '#src/server/db/schema/page.ts';
import { NotFoundError } from '#src/server/errors.ts';

/** One static page. */
export async function getPage({ ctx, input }: { ctx: Ctx; input: { slug: string } }): Promise<PageRow> {
  const [found] = await ctx.db
    .select()
    .from(page)
    .where(and(eq(page.slug, input.slug), eq(page.published, true)));
  if (!found) throw new NotFoundError('page');
  return found;
}
