import { and, eq } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { type ContentItemRow, contentItem } from '#src/server/db/schema/content.ts';
import {
  type ContentPublicationRow,
  contentPublication,
  type PublishedThing,
} from '#src/server/db/schema/contentPublication.ts';
import { findStored } from './findStored.ts';
import { recordContentEvent } from './recordContentEvent.ts';

export const isPublication = (id: number) => eq(contentPublication.id, id);

/** A publication that nobody else changes until the transaction is over. */
export async function lockPublication(tx: Db, id: number): Promise<ContentPublicationRow | null> {
  const [row] = await tx.select().from(contentPublication).where(isPublication(id)).for('update');
  return row ?? null;
}

/** The state of a thing whose plan is over. */
export const unplanned = ({ live }: Pick<ContentItemRow, 'live'>) =>
  ({ state: live === null ? 'draft' : 'published', planned: null, publishAt: null, publication: null }) as const;

/** The things that still wait for a publication. */
export const waitingFor = (tx: Db, id: number): Promise<ContentItemRow[]> =>
  tx
    .select()
    .from(contentItem)
    .where(and(eq(contentItem.publication, id), eq(contentItem.state, 'scheduled')))
    .orderBy(contentItem.kind, contentItem.id)
    .for('update');

/** Takes a plan back: its things are what they were before it. */
export async function withdrawPlan(ctx: Pick<Ctx, 'db' | 'now' | 'actor'>, id: number): Promise<void> {
  const { db, now } = ctx;
  for (const item of await waitingFor(db, id)) {
    await db
      .update(contentItem)
      .set({ ...unplanned(item), updatedAt: now() })
      .where(and(eq(contentItem.kind, item.kind), eq(contentItem.id, item.id)));
    const stored = await findStored(db, item.kind, item.id);
    if (stored) await recordContentEvent(ctx, stored, 'content-plan-withdrawn');
  }
  await db.update(contentPublication).set({ state: 'withdrawn', changedAt: now() }).where(isPublication(id));
}

/** What of a plan comes without the others: it is no longer a part of it. A course takes all that stands in it along. */
export async function leavePlan(
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>,
  { kind, id, publication }: Pick<ContentItemRow, 'kind' | 'id' | 'publication'>,
): Promise<void> {
  const row = publication === null ? null : await lockPublication(ctx.db, publication);
  if (row?.state !== 'planned') return;
  const isIt = (thing: { kind: ContentKind; id: string }) => thing.kind === kind && thing.id === id;
  const things: PublishedThing[] = row.things.filter((thing) => !isIt(thing));
  if (kind === 'course' || things.length === 0) return withdrawPlan(ctx, row.id);
  await ctx.db.update(contentPublication).set({ things }).where(isPublication(row.id));
}
