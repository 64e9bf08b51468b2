import { eq } from 'drizzle-orm';
import type { ContentCheck, ContentDocument, ContentFindings, ContentKind } from '#src/contract/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { findOwn } from './access.ts';
import { checkDocument } from './checkDocument.ts';
import type { Stored } from './findStored.ts';
import { isItem } from './lockItem.ts';

/** The check of a text that need not be saved. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function checkContent({
  ctx,
  input: { kind, id, document, proofs, links },
}: {
  ctx: Ctx;
  input: ContentCheck & { kind: ContentKind; id: string };
}): Promise<ContentFindings> {
  const stored = await findOwn(ctx, kind, id);
  return checkDocument({ ctx, stored, document, proofs }, { links, live: await liveDocument(ctx.db, stored) });
}

/** The text that is on the web. */
export async function liveDocument(db: Ctx['db'], stored: Stored): Promise<ContentDocument | null> {
  const [found] = await db
    .select({ document: contentRevision.document })
    .from(contentItem)
    .innerJoin(contentRevision, eq(contentRevision.id, contentItem.live))
    .where(isItem(stored));
  return found?.document ?? (stored.isLive ? stored.document : null);
}
