import { and, sql } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Db } from '#src/server/db/database.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';

interface Placed {
  kind: ContentKind;
  id: string;
  address: string;
}

/** The pages of all things that are on the web. */
export async function readAddresses(db: Db): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const [name, { table, id, slug = id, isLive, only, address, addresses }] of Object.entries(kinds)) {
    const kind = name as ContentKind;
    if (addresses) placed.push(...(await addresses(db)).map((one) => ({ kind, ...one })));
    if (!address) continue;
    const rows = await db
      .select({ id: sql<string>`${id}`, slug: sql<string>`${slug}` })
      .from(table)
      .where(and(isLive, only));
    placed.push(...rows.map((row) => ({ kind, id: row.id, address: address(row.slug) })));
  }
  return placed;
}
