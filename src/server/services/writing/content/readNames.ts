import { like, or, sql } from 'drizzle-orm';
import { beginningOfAddress } from '#src/domain/slug.ts';
import type { Db } from '#src/server/db/database.ts';
import { literally } from '#src/server/db/plainText.ts';
import type { Kind } from '#src/server/services/writing/kinds/Kind.ts';

/**
 * Ids and addresses that may be in the way of a wanted one, also of what is archived: a source that brings thousands of things is not
 * to read all that there are for each.
 */
export function readNames(
  db: Db,
  { table, id, slug = id }: Kind,
  wanted: string,
): Promise<{ id: string; slug: string }[]> {
  const pattern = `${literally(beginningOfAddress(wanted))}%`;
  return db
    .select({ id: sql<string>`${id}`, slug: sql<string>`${slug}` })
    .from(table)
    .where(or(like(id, pattern), like(slug, pattern)));
}
