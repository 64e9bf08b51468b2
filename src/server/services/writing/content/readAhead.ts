import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { ContentDocument } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { StaleError } from '#src/server/errors.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { liveDocument, readLive } from './checkContent.ts';
import type { Readings } from './checkDocument.ts';
import { readingOf } from './findings.ts';
import { isItem } from './lockItem.ts';

/** What was read of a text before it comes to the web, and of which texts. */
export interface ReadAhead extends Readings {
  document: ContentDocument;
  liveText: string | null;
}

/**
 * Reads what a publication is going to check, before its transaction: nobody waits for the row, or for an embedded database, as long
 * as a text takes. `which`: the newest text, or the one that is planned.
 */
export async function readAhead(db: Ctx['db'], stored: Stored, which: 'head' | 'planned'): Promise<ReadAhead> {
  const [revision] = await db
    .select({ document: contentRevision.document })
    .from(contentItem)
    .innerJoin(contentRevision, eq(contentRevision.id, contentItem[which]))
    .where(isItem(stored));
  const document = revision?.document ?? stored.document;
  const live = await liveDocument(db, stored);
  return { document, own: await readingOf(document), live: await readLive(live), liveText: live?.text ?? null };
}

/** @throws StaleError `content-changed`, when something else was read than what is to be published now */
export function requireSame(read: ReadAhead, document: ContentDocument, live: ContentDocument | null): void {
  if (isDeepStrictEqual(read.document, document) && read.liveText === (live?.text ?? null)) return;
  throw new StaleError('content-changed', 'Somebody else has saved meanwhile.');
}
