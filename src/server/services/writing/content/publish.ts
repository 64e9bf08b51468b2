import { notifyChange } from '#src/server/db/contentChange.ts';
import type { Db } from '#src/server/db/database.ts';
import { type ContentItemRow, type ContentRevisionRow, contentItem } from '#src/server/db/schema/content.ts';
import { applyDocument } from './applyDocument.ts';
import { withDay } from './checkDocument.ts';
import { findStored, type Stored } from './findStored.ts';
import { keepAddress } from './keepAddress.ts';
import { addRevision, isItem } from './lockItem.ts';

/** What the record of a publication says of a price. */
export function amountOf({ document }: ContentRevisionRow): { amount?: number } {
  const { amount } = document.data;
  return typeof amount === 'number' ? { amount } : {};
}

/**
 * Puts a revision on the web: its table has it from now on, every process hears of it with the commit, and the address that it had
 * until now leads to it. What comes there without a day gets one, in a revision of its own.
 */
export async function publish(
  tx: Db,
  {
    stored,
    item,
    revision,
    uid,
    now,
  }: { stored: Stored; item: ContentItemRow; revision: ContentRevisionRow; uid: string | null; now: Date },
): Promise<ContentItemRow> {
  const { kind, id } = stored;
  const dated = withDay(revision.document, stored, now);
  const isHead = item.head === revision.id;
  const live =
    dated === revision.document
      ? revision
      : await addRevision(tx, stored, { origin: 'saved', base: revision.id, authorUid: uid, at: now, document: dated });
  await applyDocument(tx, { kind, id, document: dated, now });
  const after = await findStored(tx, kind, id);
  if (stored.isLive && stored.address && after?.address !== stored.address) await keepAddress(tx, stored, now);
  const set = {
    state: 'published' as const,
    head: isHead ? live.id : item.head,
    live: live.id,
    planned: null,
    publishAt: null,
    updatedAt: now,
  };
  await tx.update(contentItem).set(set).where(isItem(stored));
  await notifyChange(tx, '*');
  return { ...item, ...set };
}
