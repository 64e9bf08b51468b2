import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { StaleError } from '#src/server/errors.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { refuseSourced } from '#src/server/services/writing/source/findOrigin.ts';
import { findOwn } from './access.ts';
import { isNewest, type LockedItem, lockItem } from './lockItem.ts';

/** A thing that takes a step, in the transaction of `ctx`: nobody else changes it until that is over. */
export interface Stepping {
  ctx: Ctx;
  stored: Stored;
  locked: LockedItem;
}

/**
 * Takes a thing in hand. `revision`: the one that was looked at, where that matters.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, StaleError `content-changed`
 */
export async function beginStep(
  ctx: Ctx,
  { kind, id, revision }: { kind: ContentKind; id: string; revision: number | null },
): Promise<Stepping> {
  const stored = await findOwn(ctx, kind, id);
  await refuseSourced(ctx.db, stored);
  const locked = await lockItem(ctx.db, stored);
  if (revision !== null && !isNewest(locked, revision)) {
    throw new StaleError('content-changed', 'Somebody else has saved meanwhile.');
  }
  return { ctx, stored, locked };
}
