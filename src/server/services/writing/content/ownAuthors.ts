import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { hasRole } from '#src/server/policies/user.ts';

export const mayWriteAll = ({ actor }: Pick<Ctx, 'actor'>) => hasRole(actor, 'EDITOR');

/** Ids of the authors that the caller is. */
export function ownAuthors({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  const userId = (actor.kind === 'user' && actor.user?.id) || '';
  return db.select({ id: author.id }).from(author).where(eq(author.userId, userId));
}

/** Whether the caller is the author with this id, or may write as anybody. */
export async function mayBeAuthor(ctx: Pick<Ctx, 'db' | 'actor'>, authorId: string): Promise<boolean> {
  if (mayWriteAll(ctx)) return true;
  return (await ownAuthors(ctx)).some(({ id }) => id === authorId);
}

/** The condition that an author is the caller; none where they may write as anybody. */
export const isAuthor = (ctx: Pick<Ctx, 'db' | 'actor'>): SQL | undefined =>
  mayWriteAll(ctx) ? undefined : inArray(author.id, ownAuthors(ctx));
