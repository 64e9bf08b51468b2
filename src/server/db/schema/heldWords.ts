import { text, timestamp } from 'drizzle-orm/pg-core';
import type { HeldFor } from '#src/contract/limits.ts';

/** The columns of words that may wait for the look of a moderator: until then their author alone reads them. */
export const heldWords = () => ({
  /** Since when, and why; kept when they are let through. */
  heldAt: timestamp({ withTimezone: true }),
  heldFor: text().$type<HeldFor>(),
  letThroughAt: timestamp({ withTimezone: true }),
  /** The same for words that say the same, as `domain/sameWords.ts` takes them; `null` for the very short. */
  sameAs: text(),
});
