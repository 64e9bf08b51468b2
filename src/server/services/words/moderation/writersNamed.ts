import type { Ctx } from '#src/server/context.ts';
import { haveWords } from '#src/server/db/plainText.ts';
import { user } from '#src/server/db/schema/user.ts';

/** More people than that have the name only of who searches for a letter. */
const most = 500;

/** Ids of people by their names. Asked before, so that the list is found by its own indexes. */
export async function writersNamed({ db }: Pick<Ctx, 'db'>, query: string): Promise<string[]> {
  const isNamed = haveWords(query, user.displayName);
  if (!isNamed) return [];
  const found = await db.select({ id: user.id }).from(user).where(isNamed).limit(most);
  return found.map(({ id }) => id);
}
