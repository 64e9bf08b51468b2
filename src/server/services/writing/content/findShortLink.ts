import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { oldAddress } from '#src/server/db/schema/content.ts';
import { sourceItem } from '#src/server/db/schema/source.ts';
import { whereNow } from './findMoved.ts';

/** How a WordPress calls a thing in short, whatever its address is: `/?p=12`. */
export const shortLink = (id: string) => `/?p=${id}`;

/** Where the thing is that a WordPress had under an id, as a source or in an archive; `null` where it is not on the web. */
export async function findShortLink({ db }: Pick<Ctx, 'db'>, id: string): Promise<string | null> {
  const sourced = await db
    .select({ kind: sourceItem.kind, itemId: sourceItem.itemId })
    .from(sourceItem)
    .where(and(eq(sourceItem.source, 'wordpress'), eq(sourceItem.externalId, id)));
  const kept = await db
    .select({ kind: oldAddress.kind, itemId: oldAddress.itemId })
    .from(oldAddress)
    .where(eq(oldAddress.path, shortLink(id)));
  for (const { kind, itemId } of [...sourced, ...kept]) {
    const address = await whereNow(db, kind, itemId);
    if (address) return address;
  }
  return null;
}
