import type { Db } from '#src/server/db/database.ts';
import type { Parsed, Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { putRow } from '#src/server/services/writing/kinds/putRow.ts';

/** Makes the table say what a document says: it is on the web. */
export async function applyDocument(
  db: Db,
  { kind: name, id }: Pick<Stored, 'kind' | 'id'>,
  parsed: Parsed,
  now: Date,
): Promise<void> {
  const kind = kinds[name];
  const application = { ...parsed, db, id, now };
  await putRow(db, kind, { ...(await kind.row(application)), [kind.key]: id }, { isLive: true, now });
  await kind.putParts?.(application);
}
