import { and, eq } from 'drizzle-orm';
import type { ContentDocument } from '#src/contract/desk/content/deskContent.ts';
import type { Db } from '#src/server/db/database.ts';
import {
  type ContentItemRow,
  type ContentRevisionRow,
  contentItem,
  contentRevision,
} from '#src/server/db/schema/content.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';

export interface LockedItem {
  item: ContentItemRow;
  head: ContentRevisionRow;
}

export const isItem = ({ kind, id }: Pick<Stored, 'kind' | 'id'>) =>
  and(eq(contentItem.kind, kind), eq(contentItem.id, id));

/**
 * The state of a thing, which nobody else changes until the transaction is over. What was never written at the desk gets its first
 * revision: the text as the import made it.
 */
export async function lockItem(tx: Db, stored: Stored): Promise<LockedItem> {
  const { kind, id, isLive, updatedAt, document } = stored;
  const state = isLive ? 'published' : 'archived';
  await tx.insert(contentItem).values({ kind, id, state, head: 0, live: null, updatedAt }).onConflictDoNothing();
  const [item] = await tx.select().from(contentItem).where(isItem(stored)).for('update');
  if (!item) throw new Error(`The state of ${kind} ${id} is gone.`);
  if (item.head !== 0) {
    const [head] = await tx.select().from(contentRevision).where(eq(contentRevision.id, item.head));
    if (!head) throw new Error(`Revision ${item.head} is gone.`);
    return { item, head };
  }
  const head = await addRevision(tx, stored, {
    origin: 'imported',
    base: null,
    authorUid: null,
    at: updatedAt,
    document,
  });
  const begun = { ...item, head: head.id, live: isLive ? head.id : null };
  await tx.update(contentItem).set(begun).where(isItem(stored));
  return { item: begun, head };
}

/** Whether a text that was seen as `revision` is the newest one. What the import made is seen as 0. */
export function isNewest({ head }: LockedItem, revision: number): boolean {
  return revision === head.id || (revision === 0 && head.origin === 'imported' && head.base === null);
}

export async function addRevision(
  tx: Db,
  { kind, id }: Pick<Stored, 'kind' | 'id'>,
  values: Pick<ContentRevisionRow, 'origin' | 'base' | 'authorUid' | 'at'> & {
    document: ContentDocument;
    note?: string | null;
  },
): Promise<ContentRevisionRow> {
  const [added] = await tx
    .insert(contentRevision)
    .values({ kind, itemId: id, note: null, ...values })
    .returning();
  if (!added) throw new Error('A revision was not stored.');
  return added;
}
