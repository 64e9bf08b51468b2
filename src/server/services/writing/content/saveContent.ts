import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { ContentKind, ContentSave, ContentState } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { StaleError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { refuseSourced } from '#src/server/services/writing/source/findOrigin.ts';
import { findOwn } from './access.ts';
import { addRevision, isItem, isNewest, lockItem } from './lockItem.ts';

export interface Saved {
  revision: number;
  at: Date;
  state: ContentState;
}

/**
 * Stores what was typed, however far it is: nothing of it is on the web before somebody publishes it. The same text again makes no
 * revision, so a save that was not heard of may be sent once more.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, StaleError `content-changed` when `seen` is not the newest
 */
export async function saveContent({
  ctx,
  input: { kind, id, seen, document, note, origin = 'saved' },
}: {
  ctx: Ctx;
  input: ContentSave & { kind: ContentKind; id: string; seen: number };
}): Promise<Saved> {
  const { identity } = requireSignedIn(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const stored = await findOwn({ ...ctx, db: tx }, kind, id);
    await refuseSourced(tx, stored);
    const locked = await lockItem(tx, stored);
    const { item, head } = locked;
    if (isDeepStrictEqual(head.document, document)) return savedAs(head, item);
    if (!isNewest(locked, seen)) throw new StaleError('content-changed', 'Somebody else has saved meanwhile.');
    const at = ctx.now();
    const written = { origin, base: head.id, authorUid: identity.uid, at, note: note || null, document };
    const added = await addRevision(tx, stored, written);
    await tx.update(contentItem).set({ head: added.id, updatedAt: at }).where(isItem(stored));
    if (!stored.isLive) {
      // Lists show and search what is not on the web under the name that it has by now.
      const { table, id: column, nameKey } = kinds[kind];
      const name = document.data[nameKey];
      const isNamed = typeof name === 'string' && name.trim() !== '';
      if (isNamed)
        await tx
          .update(table)
          .set({ [nameKey]: name.trim() })
          .where(eq(column, id));
    }
    return savedAs(added, item);
  });
}

function savedAs(
  { id, at }: { id: number; at: Date },
  { state, live }: { state: Saved['state']; live: number | null },
) {
  return { revision: id, at, state: state === 'published' && live !== id ? ('changed' as const) : state };
}
