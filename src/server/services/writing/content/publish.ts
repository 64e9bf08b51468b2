import { notifyChange } from '#src/server/db/contentChange.ts';
import type { Db } from '#src/server/db/database.ts';
import { type ContentItemRow, type ContentRevisionRow, contentItem } from '#src/server/db/schema/content.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { applyDocument } from './applyDocument.ts';
import type { Prepared } from './checkDocument.ts';
import { findStored } from './findStored.ts';
import { keepAddress } from './keepAddress.ts';
import { addRevision, isItem } from './lockItem.ts';

/** What the record of a publication says of a price. */
export function amountOf({ document }: ContentRevisionRow): { amount?: number } {
  const { amount } = document.data;
  return typeof amount === 'number' ? { amount } : {};
}

interface Publication {
  /** As it was until now. */
  stored: Stored;
  item: ContentItemRow;
  revision: ContentRevisionRow;
  uid: string | null;
  now: Date;
}

/**
 * Puts a revision on the web: its table has it from now on, every process hears of it with the commit, and the address that it had
 * until now leads to it. What comes there without a day gets one, in a revision of its own. Answers the thing as it is now, and which
 * revisions are on the web and the newest.
 */
export async function publish(
  tx: Db,
  { document, parsed }: Prepared,
  { stored, item, revision, uid, now }: Publication,
): Promise<{ after: Stored; live: number; head: number }> {
  const { kind, id } = stored;
  if (!parsed.isValid) throw new Error(`The document of ${kind} ${id} has left its form.`);
  const isHead = item.head === revision.id;
  const live =
    document === revision.document
      ? revision
      : await addRevision(tx, stored, { origin: 'saved', base: revision.id, authorUid: uid, at: now, document });
  await applyDocument(tx, stored, parsed, now);
  const after = await findStored(tx, kind, id);
  if (!after) throw new Error(`What was published of ${kind} ${id} is gone.`);
  if (stored.isLive && after.address !== stored.address) await keepAddress(tx, stored, now);
  const head = isHead ? live.id : item.head;
  const set = {
    state: 'published' as const,
    head,
    live: live.id,
    planned: null,
    publishAt: null,
    publication: null,
    updatedAt: now,
  };
  await tx.update(contentItem).set(set).where(isItem(stored));
  await notifyChange(tx, '*');
  return { after, live: live.id, head };
}
