import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Db } from '#src/server/db/database.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { neverPublished } from '#src/server/services/writing/kinds/rows.ts';

/** A thing as its table has it; `null` where there is none. */
export async function findStored(db: Db, kind: ContentKind, id: string): Promise<Stored | null> {
  const found = await kinds[kind].find(db, id);
  if (!found) return null;
  const { publishedAt } = found;
  if (publishedAt?.getTime() !== neverPublished.getTime()) return { kind, id, ...found };
  const { publishedAt: _, ...data } = found.document.data;
  return { kind, id, ...found, publishedAt: null, document: { ...found.document, data } };
}
