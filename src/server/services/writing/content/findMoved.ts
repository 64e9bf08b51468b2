import { inArray } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { oldAddress } from '#src/server/db/schema/content.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findStored } from './findStored.ts';

/**
 * Where the thing is now that once had an address; what stood below it moves along. `null` for what was never there, or is not on
 * the web.
 */
export async function findMoved({ db }: Pick<Ctx, 'db'>, path: string): Promise<string | null> {
  const parts = path.replace(/\/$/, '').split('/');
  if (path.length > 300 || parts.length > 8) return null;
  // Of `/kurzy/java/zdroje` also `/kurzy/java`; nothing stands at `/kurzy` itself.
  const asked = parts.map((_, index) => parts.slice(0, index + 1).join('/')).slice(2);
  // Articles of other sites may have stood at their root.
  if (parts.length === 2 && parts[1]) asked.push(parts.join('/'));
  if (asked.length === 0) return null;
  const rows = await db.select().from(oldAddress).where(inArray(oldAddress.path, asked));
  const [longest] = rows.sort((one, other) => other.path.length - one.path.length);
  if (!longest || (longest.path !== asked.at(-1) && !kinds[longest.kind].hasPagesBelow)) return null;
  const address = await whereNow(db, longest.kind, longest.itemId);
  return address && address !== longest.path ? address + parts.join('/').slice(longest.path.length) : null;
}

/** The address of a thing; `null`: it has none, or is not on the web. */
export async function whereNow(db: Ctx['db'], kind: ContentKind, id: string): Promise<string | null> {
  const stored = await findStored(db, kind, id);
  return stored?.isLive ? stored.address : null;
}
