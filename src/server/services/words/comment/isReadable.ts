import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '#src/server/context.ts';

/** The condition that the caller may read a comment: one that is hidden is read by its author alone. */
export function isReadable(
  actor: Actor,
  columns: { deletedAt: PgColumn; hiddenAt: PgColumn; userId: PgColumn },
): SQL | undefined {
  const callerId = actor.kind === 'user' ? actor.user?.id : undefined;
  const isOpen = isNull(columns.hiddenAt);
  return and(isNull(columns.deletedAt), callerId === undefined ? isOpen : or(isOpen, eq(columns.userId, callerId)));
}
