import { type SQL, sql } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { hasRole, requireRole } from '#src/server/policies/user.ts';
import type { Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findStored } from './findStored.ts';
import { mayBeAuthor, mayWriteAll, ownAuthors } from './ownAuthors.ts';

/** @throws UnauthenticatedError, ForbiddenError for who may write nothing of a kind */
export function requireWriter({ actor }: Pick<Ctx, 'actor'>, kind: ContentKind): void {
  requireRole(actor, 'EDITOR', 'LECTURER');
  if (!hasRole(actor, 'EDITOR') && !kinds[kind].isTheirs) {
    throw new ForbiddenError('role-required', 'Only for editors.');
  }
}

/** The condition that a row is one which the caller may write; none where they may write all. */
export function isWritable(ctx: Pick<Ctx, 'db' | 'actor'>, kind: ContentKind): SQL | undefined {
  if (mayWriteAll(ctx)) return undefined;
  return kinds[kind].isTheirs?.(ctx.db, ownAuthors(ctx)) ?? sql`false`;
}

/**
 * A thing that the caller may write.
 * @throws UnauthenticatedError, ForbiddenError, and NotFoundError for what is not theirs, as if it were not there
 */
export async function findOwn(ctx: Pick<Ctx, 'db' | 'actor'>, kind: ContentKind, id: string): Promise<Stored> {
  requireWriter(ctx, kind);
  const stored = await findStored(ctx.db, kind, id);
  if (!stored || !(await mayBeAuthor(ctx, stored.authorId ?? ''))) throw new NotFoundError('content');
  return stored;
}
