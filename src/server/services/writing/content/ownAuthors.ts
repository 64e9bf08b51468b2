import { and, eq, inArray, notInArray, or, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
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

/**
 * The condition that the caller may write under an author's name: themselves, also before their page is on the web, and who may
 * write as anybody under each name that is there.
 */
export function mayStandUnder(ctx: Pick<Ctx, 'db' | 'actor'>): SQL | undefined {
  const isOwn = inArray(author.id, ownAuthors(ctx));
  const isAway = ctx.db
    .select({ id: contentItem.id })
    .from(contentItem)
    .where(and(eq(contentItem.kind, 'author'), eq(contentItem.state, 'archived')));
  const isThere = or(eq(author.published, true), and(isOwn, notInArray(author.id, isAway)));
  return and(isThere, mayWriteAll(ctx) ? undefined : isOwn);
}
