import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#src/server/context.ts';
import { isOpenToAll } from '#src/server/services/words/holding/isHeld.ts';

/** The condition that the caller may read a comment: one that is hidden, or waits for a look, is read by its author alone. */
export function isReadable(
  actor: Actor,
  columns: { deletedAt: PgColumn; hiddenAt: PgColumn; heldAt: PgColumn; letThroughAt: PgColumn; userId: PgColumn },
): SQL | undefined {
  const callerId = actor.kind === 'user' ? actor.user?.id : undefined;
  const isOpen = isOpenToAll(columns);
  return and(isNull(columns.deletedAt), callerId === undefined ? isOpen : or(isOpen, eq(columns.userId, callerId)));
}
