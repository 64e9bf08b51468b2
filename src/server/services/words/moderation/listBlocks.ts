import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { haveWords } from '#src/server/db/plainText.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { isBlocking } from '#src/server/services/words/blocking/isBlocking.ts';
import { wordsPerPage } from './listDeskComments.ts';

export interface ListedBlock {
  block: typeof blockedPerson.$inferSelect;
  userId: string | null;
  name: string | null;
}

/** A page of blocks that hold now, the last first. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function listBlocks({
  ctx,
  input: { q, page },
}: {
  ctx: Ctx;
  input: { q: string; page: number };
}): Promise<Paged<ListedBlock>> {
  requireRole(ctx.actor, 'MODERATOR');
  const condition = and(isBlocking(ctx.now()), q === '' ? undefined : (haveWords(q, user.displayName) ?? undefined));
  const blocks = ctx.db
    .select({ block: blockedPerson, userId: user.id, name: user.displayName })
    .from(blockedPerson)
    .leftJoin(user, eq(user.uid, blockedPerson.uid))
    .where(condition);
  const { limit, offset, ...place } = placeOfPage({
    page,
    total: await ctx.db.$count(blocks.as('found')),
    perPage: wordsPerPage,
  });
  const items = await blocks.orderBy(desc(blockedPerson.blockedAt), blockedPerson.uid).limit(limit).offset(offset);
  return { ...place, items };
}
