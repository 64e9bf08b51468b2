import { and, eq, sql } from 'drizzle-orm';
import type { DeskSource } from '#src/contract/desk/content/deskSource.ts';
import type { Ctx } from '#src/server/context.ts';
import { post } from '#src/server/db/schema/post.ts';
import type { SourceName } from '#src/server/db/schema/source.ts';
import { type ContentSourceRow, contentSource, sourceItem } from '#src/server/db/schema/source.ts';
import { video } from '#src/server/db/schema/video.ts';
import { requireRole } from '#src/server/policies/user.ts';

export interface SourceDetail {
  name: SourceName;
  /** `null`: it was never configured. */
  row: ContentSourceRow | null;
  state: DeskSource['state'];
  live: number;
}

export const sourceNames: readonly SourceName[] = ['wordpress', 'youtube', 'podcast'];

/** All that a site can be fed from, and how it is with each. @throws UnauthenticatedError, ForbiddenError */
export async function listSources({ ctx }: { ctx: Ctx }): Promise<SourceDetail[]> {
  requireRole(ctx.actor, 'EDITOR');
  const rows = await ctx.db.select().from(contentSource);
  const counts = await ctx.db
    .select({ source: sourceItem.source, live: sql<number>`count(*)::int` })
    .from(sourceItem)
    .leftJoin(post, and(eq(post.id, sourceItem.itemId), eq(post.published, true)))
    .leftJoin(video, and(eq(video.id, sourceItem.itemId), eq(video.published, true)))
    .where(sql`coalesce(${post.id}, ${video.id}) is not null`)
    .groupBy(sourceItem.source);
  return sourceNames.map((name) => {
    const row = rows.find((one) => one.name === name) ?? null;
    const live = counts.find(({ source }) => source === name)?.live ?? 0;
    return { name, row, live, state: stateOf(row, ctx.now()) };
  });
}

function stateOf(row: ContentSourceRow | null, now: Date): DeskSource['state'] {
  if (!row?.isConfigured) return 'unset';
  if (row.leaseUntil && row.leaseUntil > now) return 'running';
  if (row.failuresInRow > 0) return 'failing';
  return row.lastSuccessAt ? 'well' : 'waiting';
}
