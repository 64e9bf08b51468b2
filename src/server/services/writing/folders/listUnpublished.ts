import { and, eq, or, sql } from 'drizzle-orm';
import {
  type ContentDocument,
  type ContentKind,
  type ContentState,
  contentKindSchema,
} from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { findStored } from '#src/server/services/writing/content/findStored.ts';
import { hasState, newestName, stateOf } from '#src/server/services/writing/content/selectItems.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';

/** A text that readers do not see: of a thing that is not on the web, or newer than the one there. */
export interface Unpublished {
  kind: ContentKind;
  id: string;
  name: string;
  state: ContentState;
  /** Whether an export has the thing, in an older text. */
  isExported: boolean;
  /** Ids of what it stands in, the outermost first. */
  parents: string[];
  document: ContentDocument;
}

/** The newest text of everything that an export of the web lacks, kind by kind. */
export async function listUnpublished({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<Unpublished[]> {
  const found: Unpublished[] = [];
  for (const kind of contentKindSchema.options) {
    const { table, id, name, only, order, inFolder } = kinds[kind];
    const isExported = sql<boolean>`(${inFolder.isExported})`;
    const rows = await db
      .select({
        id: sql<string>`${id}`,
        name: sql<string>`${name}`,
        state: stateOf(kind),
        isExported,
        newest: contentRevision.document,
      })
      .from(table)
      .leftJoin(contentItem, hasState(kind))
      .leftJoin(contentRevision, eq(contentRevision.id, contentItem.head))
      .where(and(only, or(sql`not ${isExported}`, sql`${stateOf(kind)} not in ('published', 'archived')`)))
      .orderBy(...order);
    for (const { newest, ...row } of rows) {
      const stored = await findStored(db, kind, row.id);
      if (!stored) continue;
      const document = newest ?? stored.document;
      const parents = stored.parents.map((parent) => parent.id);
      found.push({ ...row, kind, name: newestName(kind, document) ?? row.name, parents, document });
    }
  }
  return found;
}
