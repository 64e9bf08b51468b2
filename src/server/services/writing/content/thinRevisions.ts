import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentRevision } from '#src/server/db/schema/content.ts';

const keptFor = days(90);

const dayOf = (at: SQL) => sql`(${at} at time zone 'Europe/Bratislava')::date`;
const isFollowedThatDay = sql`exists (
  select from content_revision later
  where later.kind = content_revision.kind and later.item_id = content_revision.item_id and later.id > content_revision.id
    and ${dayOf(sql`later.at`)} = ${dayOf(sql`content_revision.at`)})`;
const isNeeded = sql`exists (
  select from content_item item
  where item.kind = content_revision.kind and item.id = content_revision.item_id
    and content_revision.id in (item.head, item.live, item.planned))`;
/** What somebody published or planned was the newest text of that moment. */
const wasPublished = sql`exists (
  select from admin_event event
  where event.target = content_revision.item_id and event.details->>'kind' = content_revision.kind
    and event.action in ('content-published', 'content-scheduled') and event.at >= content_revision.at
    and not exists (
      select from content_revision newer
      where newer.kind = content_revision.kind and newer.item_id = content_revision.item_id
        and newer.id > content_revision.id and newer.at <= event.at))`;

/**
 * Of what was saved by itself more than ninety days ago the last revision of each day stays, and whatever is needed, was once published
 * or planned, or has a note; what was restored, merged or imported stays anyway. Answers how many went.
 */
export async function thinRevisions({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const limit = new Date(ctx.now().getTime() - keptFor);
  const isOld = and(eq(contentRevision.origin, 'saved'), isNull(contentRevision.note), lt(contentRevision.at, limit));
  const removed = await ctx.db
    .delete(contentRevision)
    .where(and(isOld, isFollowedThatDay, sql`not ${isNeeded}`, sql`not ${wasPublished}`))
    .returning({ id: contentRevision.id });
  return removed.length;
}
