import { and, eq } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { ContentOrigin } from '#src/contract/desk/content/deskSource.ts';
import type { Db } from '#src/server/db/database.ts';
import { contentSource, sourceItem } from '#src/server/db/schema/source.ts';
import { ForbiddenError } from '#src/server/errors.ts';

/** The source that a thing is written in; `null`: the desk, also of what came from a source that is configured no more. */
export async function findOrigin(
  db: Db,
  { kind, id }: { kind: ContentKind; id: string },
): Promise<ContentOrigin | null> {
  const [found] = await db
    .select({ source: sourceItem.source, url: sourceItem.url })
    .from(sourceItem)
    .innerJoin(contentSource, eq(contentSource.name, sourceItem.source))
    .where(and(eq(sourceItem.kind, kind), eq(sourceItem.itemId, id), eq(contentSource.isConfigured, true)));
  return found ?? null;
}

/** The next look at the source would undo what is done at the desk. @throws ForbiddenError `content-sourced` */
export async function refuseSourced(db: Db, thing: { kind: ContentKind; id: string }): Promise<void> {
  if (await findOrigin(db, thing)) throw new ForbiddenError('content-sourced', 'This is written at its source.');
}
