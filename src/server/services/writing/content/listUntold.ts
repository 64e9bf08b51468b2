import { and, eq, gt } from 'drizzle-orm';
import { undoMs } from '#src/domain/desk/content/publication.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentPublication } from '#src/server/db/schema/contentPublication.ts';

/**
 * Ids of what has come to the web for the first time and can still be taken back: nobody is told of it yet, as readers of feeds keep
 * what they were told once.
 */
export async function listUntold({ ctx: { db, now } }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ things: contentPublication.things })
    .from(contentPublication)
    .where(
      and(
        eq(contentPublication.state, 'published'),
        gt(contentPublication.changedAt, new Date(now().getTime() - undoMs)),
      ),
    );
  return new Set(rows.flatMap(({ things }) => things.filter(({ wasLive }) => !wasLive).map(({ id }) => id)));
}
