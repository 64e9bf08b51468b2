import { eq } from 'drizzle-orm';
import type {
  ContentCheck,
  ContentDocument,
  ContentFindings,
  ContentKind,
} from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { inspect, slownessOf } from '#src/server/texts/texts.ts';
import { findOwn } from './access.ts';
import { checkDocument, prepare } from './checkDocument.ts';
import { readingOf } from './findings.ts';
import { keepProofs } from './keepProofs.ts';
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
  const own = await readingOf(document);
  await keepProofs(ctx, own.inspection?.exercises ?? [], proofs);
  const live = await readLive(await liveDocument(ctx.db, stored));
  const prepared = prepare(stored, document, ctx.now());
  return checkDocument({ ctx, stored, proofs }, prepared, { own, live }, links);
}

/** What was read of the text that is on the web; `null`: nothing is, or it takes too long. */
export async function readLive(live: ContentDocument | null): Promise<Inspection | null> {
  return live === null || (await slownessOf(live.text)) ? null : inspect(live.text);
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
