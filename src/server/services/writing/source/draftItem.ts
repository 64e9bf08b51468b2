import { and, eq } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Db } from '#src/server/db/database.ts';
import { contentItem, oldAddress } from '#src/server/db/schema/content.ts';
import { type SourceItemRow, sourceItem } from '#src/server/db/schema/source.ts';
import { findStored } from '#src/server/services/writing/content/findStored.ts';
import { addRevision, isItem } from '#src/server/services/writing/content/lockItem.ts';

interface Place {
  kind: ContentKind;
  id: string;
}

/** Lets a thing that is not on the web stand at the desk as a draft, with the text that its row has now. */
export async function keepDraft(tx: Db, place: Place, now: Date): Promise<void> {
  const stored = await findStored(tx, place.kind, place.id);
  if (!stored) throw new Error(`The draft ${place.id} was not stored.`);
  const [item] = await tx.select({ head: contentItem.head }).from(contentItem).where(isItem(place));
  const written = { origin: 'imported' as const, base: item?.head ?? null, authorUid: null, at: now };
  const { id: head } = await addRevision(tx, stored, { ...written, document: stored.document });
  const set = { state: 'draft' as const, head, live: null, planned: null, publishAt: null, updatedAt: now };
  await tx
    .insert(contentItem)
    .values({ ...place, ...set })
    .onConflictDoUpdate({ target: [contentItem.kind, contentItem.id], set });
}

/** A draft that its source has no more stands with what was put away; all else stays as it is. */
export async function putDraftAway(
  tx: Db,
  { source, externalId, kind, itemId }: SourceItemRow,
  now: Date,
): Promise<void> {
  const [put] = await tx
    .update(contentItem)
    .set({ state: 'archived', updatedAt: now })
    .where(and(isItem({ kind, id: itemId }), eq(contentItem.state, 'draft')))
    .returning({ id: contentItem.id });
  if (!put) return;
  // It may come back as it was.
  await tx
    .update(sourceItem)
    .set({ hash: '', at: now })
    .where(and(eq(sourceItem.source, source), eq(sourceItem.externalId, externalId)));
}

/** An article becomes an episode when its recording is there, or the other way round: addresses that it had lead to it still. */
export async function changeKind(tx: Db, { id, from, to }: { id: string; from: ContentKind; to: ContentKind }) {
  await tx
    .update(oldAddress)
    .set({ kind: to })
    .where(and(eq(oldAddress.kind, from), eq(oldAddress.itemId, id)));
  await tx.delete(contentItem).where(isItem({ kind: from, id }));
}
