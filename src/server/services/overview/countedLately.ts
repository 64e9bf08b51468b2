import { minutes } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';

/** Milliseconds for which a number of the overview is good enough. */
const keptFor = minutes(5);

interface Counting {
  at: Date;
  value: Promise<unknown>;
}

const countings = new WeakMap<Db, Map<string, Counting>>();

/** Counts what takes long once in five minutes, however many look at it; what failed is counted again. */
export async function countedLately<T>(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  name: string,
  count: () => Promise<T>,
): Promise<{ at: Date; value: T }> {
  const kept = countings.get(db) ?? new Map<string, Counting>();
  countings.set(db, kept);
  const before = kept.get(name);
  if (before && now().getTime() - before.at.getTime() < keptFor) {
    return { at: before.at, value: (await before.value) as T };
  }
  const at = now();
  // Days are chosen freely: what is old would stay for ever.
  for (const [other, counting] of kept) if (at.getTime() - counting.at.getTime() >= keptFor) kept.delete(other);
  const value = count();
  kept.set(name, { at, value });
  value.catch(() => kept.delete(name));
  return { at, value: await value };
}
