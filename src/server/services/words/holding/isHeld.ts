import { and, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether words wait for the look of a moderator. */
export function isHeld({ heldAt, letThroughAt }: { heldAt: Date | null; letThroughAt: Date | null }): boolean {
  return heldAt !== null && letThroughAt === null;
}

/** The condition that they wait. */
export function waits(columns: { heldAt: PgColumn; letThroughAt: PgColumn }): SQL | undefined {
  return and(isNotNull(columns.heldAt), isNull(columns.letThroughAt));
}

/** The condition that words are read by everybody: neither hidden nor waiting. */
export function isOpenToAll(columns: {
  hiddenAt: PgColumn;
  heldAt: PgColumn;
  letThroughAt: PgColumn;
}): SQL | undefined {
  return and(isNull(columns.hiddenAt), or(isNull(columns.heldAt), isNotNull(columns.letThroughAt)));
}
