import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Db } from '#src/server/db/database.ts';
import { oldAddress } from '#src/server/db/schema/content.ts';

/** Lets an address that a thing leaves lead to it from now on; `null`: it had none. */
export async function keepAddress(
  tx: Db,
  { kind, id, address }: { kind: ContentKind; id: string; address: string | null },
  now: Date,
): Promise<void> {
  if (!address) return;
  const set = { kind, itemId: id, at: now };
  await tx
    .insert(oldAddress)
    .values({ path: address, ...set })
    .onConflictDoUpdate({ target: oldAddress.path, set });
}
