import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#src/server/db/database.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import type { Kind } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findStored } from './findStored.ts';
import { addRevision, isItem } from './lockItem.ts';

/**
 * What an import has changed of things that are written at the desk becomes their newest text there, and the one of the web: who is
 * writing hears of it with the next save. What was planned is planned no more, since it was begun from another text.
 */
export async function noteImport(tx: Db, touched: ReadonlyMap<PgTable, string[]>, now: Date): Promise<void> {
  const ofParts = new Map<Kind, string[]>();
  for (const kind of Object.values(kinds)) ofParts.set(kind, (await kind.ofParts?.(tx, touched)) ?? []);
  const items = await tx.select().from(contentItem);
  for (const item of items) {
    const { kind, id, head, live } = item;
    const isTouched = touched.get(kinds[kind].table)?.includes(id) || ofParts.get(kinds[kind])?.includes(id);
    const stored = isTouched ? await findStored(tx, kind, id) : null;
    if (!stored) continue;
    const nothingPlanned = { planned: null, publishAt: null, updatedAt: now };
    if (stored.isLive) {
      const written = { origin: 'imported' as const, base: head, authorUid: null, at: now, document: stored.document };
      const { id: revision } = await addRevision(tx, stored, written);
      const set = { state: 'published' as const, head: revision, live: revision, ...nothingPlanned };
      await tx.update(contentItem).set(set).where(isItem(item));
    } else if (live !== null) {
      // It has left the web, and with a newer text it waits to come back.
      const state = head === live ? ('archived' as const) : ('draft' as const);
      await tx
        .update(contentItem)
        .set({ state, live: null, ...nothingPlanned })
        .where(isItem(item));
    }
  }
}
