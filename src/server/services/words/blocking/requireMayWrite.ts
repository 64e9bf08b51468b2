import { and, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { isBlocking } from './isBlocking.ts';

/**
 * The profile of a caller who may write what others read. It asks for both uids, because a profile can be opened by
 * another way of signing in.
 * @throws UnauthenticatedError, ForbiddenError `profile-required` and `blocked`
 */
export async function requireMayWrite({ ctx }: { ctx: Pick<Ctx, 'db' | 'actor' | 'now'> }): Promise<UserRow> {
  const { user, identity } = requireProfile(ctx.actor);
  const isTheirs = inArray(blockedPerson.uid, [user.uid, identity.uid]);
  const blocked = await ctx.db.$count(blockedPerson, and(isTheirs, isBlocking(ctx.now())));
  if (blocked > 0) throw new ForbiddenError('blocked', 'You may not write here any more.');
  return user;
}
