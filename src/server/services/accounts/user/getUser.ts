import type { Ctx } from '#src/server/context.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';

/** The caller's own profile. @throws NotFoundError before onboarding. */
export function getUser({ ctx }: { ctx: Pick<Ctx, 'actor'> }): UserRow {
  const { user } = requireSignedIn(ctx.actor);
  if (!user) throw new NotFoundError('profile');
  return user;
}
