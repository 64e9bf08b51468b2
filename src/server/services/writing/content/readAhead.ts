import { eq, or } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { slownessOf } from '#src/server/texts/texts.ts';
import { findingsIn } from './findings.ts';
import type { Stored } from './findStored.ts';
import { isItem } from './lockItem.ts';

/**
 * Reads what a publication is going to check, before its transaction: that one finds it known, and nobody waits for the row, or for
 * an embedded database, as long as a text takes.
 */
export async function readAhead(db: Ctx['db'], thing: Pick<Stored, 'kind' | 'id'>): Promise<void> {
  const revisions = await db
    .select({ id: contentRevision.id, live: contentItem.live, document: contentRevision.document })
    .from(contentItem)
    .innerJoin(
      contentRevision,
      or(
        eq(contentRevision.id, contentItem.head),
        eq(contentRevision.id, contentItem.live),
        eq(contentRevision.id, contentItem.planned),
      ),
    )
    .where(isItem(thing));
  for (const { id, live, document } of revisions) {
    if (id === live) await slownessOf(document.text);
    else await findingsIn(thing.kind, thing.id, document);
  }
}
