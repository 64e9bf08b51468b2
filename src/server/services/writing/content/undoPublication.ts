import { undoMs } from '#src/domain/desk/content/publication.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import {
  type ContentPublicationRow,
  contentPublication,
  type ThingBefore,
} from '#src/server/db/schema/contentPublication.ts';
import { NotFoundError, StaleError } from '#src/server/errors.ts';
import { findOwn, requireWriter } from './access.ts';
import { isItem, lockItem } from './lockItem.ts';
import { isPublication, lockPublication, unplanned, withdrawPlan } from './publications.ts';
import { recordContentEvent } from './recordContentEvent.ts';
import { restoreRow } from './rowsBefore.ts';

/** A publication whose things the caller may all write, locked. @throws NotFoundError, as if it were not there */
async function findOwnPublication(ctx: Ctx, id: number): Promise<ContentPublicationRow> {
  requireWriter(ctx, 'lecture');
  const row = await lockPublication(ctx.db, id);
  if (!row) throw new NotFoundError('publication');
  for (const { kind, id } of row.things) await findOwn(ctx, kind, id);
  return row;
}

/**
 * Takes a publication back within its minute: all of its things are on the web what they were before, or none is.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, StaleError `undo-over`, and `content-changed` when one of them was
 * published again
 */
export async function undoPublication({ ctx, input: { id } }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const now = ctx.now();
    const row = await findOwnPublication(inside, id);
    // Whom a slow answer made press twice is told the same again.
    if (row.state === 'undone') return;
    if (row.state !== 'published' || !row.before || now.getTime() > row.changedAt.getTime() + undoMs) {
      throw new StaleError('undo-over', 'It is too late to take this back.');
    }
    // The other way round: a lecture leaves before its chapter, and an address that was taken over goes back.
    for (const before of row.before.toReversed()) {
      await putBack(
        inside,
        before,
        row.things.find((thing) => thing.kind === before.kind && thing.id === before.id)?.revision,
      );
    }
    await tx.update(contentPublication).set({ state: 'undone', before: null, changedAt: now }).where(isPublication(id));
    await notifyChange(tx, '*');
  });
}

async function putBack(ctx: Ctx, { kind, id, item: was, headAfter, rows }: ThingBefore, published?: number) {
  const { db } = ctx;
  const now = ctx.now();
  const stored = await findOwn(ctx, kind, id);
  const { item } = await lockItem(db, stored);
  if (item.state !== 'published' || item.live !== published) {
    throw new StaleError('content-changed', 'Something of it was published again meanwhile.');
  }
  for (const row of rows.toReversed()) await restoreRow(db, row, now);
  const isPlanStill =
    was.publication === null || (await rejoin(ctx, was.publication, { ...was, kind, id, name: stored.name }));
  const publishAt = was.publishAt === null ? null : new Date(was.publishAt);
  await db
    .update(contentItem)
    .set({
      ...(isPlanStill ? { ...was, publishAt } : { live: was.live, ...unplanned(was) }),
      // What was written meanwhile stays the newest text.
      head: item.head === headAfter ? was.head : item.head,
      updatedAt: now,
    })
    .where(isItem(stored));
  await recordContentEvent(ctx, stored, 'content-publication-undone');
}

/** Back into the plan that a thing had left, where there still is one. */
async function rejoin(
  { db }: Pick<Ctx, 'db'>,
  plan: number,
  {
    kind,
    id,
    name,
    planned,
    live,
  }: Pick<ThingBefore, 'kind' | 'id'> & Pick<ThingBefore['item'], 'planned' | 'live'> & { name: string },
): Promise<boolean> {
  const row = await lockPublication(db, plan);
  if (row?.state !== 'planned' || planned === null) return false;
  const things = [...row.things, { kind, id, name, revision: planned, wasLive: live !== null }];
  await db.update(contentPublication).set({ things }).where(isPublication(plan));
  return true;
}

/**
 * Takes the plan of several things back as a whole.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, StaleError `plan-over`
 */
export async function withdrawPublication({ ctx, input: { id } }: { ctx: Ctx; input: { id: number } }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const row = await findOwnPublication(inside, id);
    if (row.state === 'withdrawn') return;
    if (row.state !== 'planned') throw new StaleError('plan-over', 'This plan is over.');
    await withdrawPlan(inside, id);
  });
}
