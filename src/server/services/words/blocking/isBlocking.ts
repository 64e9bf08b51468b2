import { gt, isNull, or, type SQL } from 'drizzle-orm';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';

/** The condition that a block has not ended by itself. */
export function isBlocking(now: Date): SQL | undefined {
  return or(isNull(blockedPerson.until), gt(blockedPerson.until, now));
}
