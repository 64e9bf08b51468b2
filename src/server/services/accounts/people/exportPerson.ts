import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { collectUser, type OwnData } from '#src/server/services/accounts/user/collectUser.ts';
import { isAdminByServer, recordAdminEvent } from '#src/server/services/ground/index.ts';

/**
 * What a person would export of themselves, on their request.
 * @throws UnauthenticatedError, ForbiddenError `recent-sign-in-required`, NotFoundError
 */
export async function exportPerson({
  ctx,
  input: { userId, adminEmails },
}: {
  ctx: Ctx;
  input: { userId: string; adminEmails: ReadonlySet<string> };
}): Promise<{ data: OwnData; isAdmin: boolean }> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  const [person] = await ctx.db.select().from(user).where(eq(user.id, userId));
  if (!person) throw new NotFoundError('person');
  await recordAdminEvent({ ctx, input: { action: 'user-exported', target: userId } });
  const roles = await ctx.db.select().from(userRole).where(eq(userRole.userId, userId));
  const isAdmin = isAdminByServer(person, adminEmails) || roles.some(({ role }) => role === 'ADMIN');
  return { data: await collectUser({ ctx, input: { user: person } }), isAdmin };
}
