import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { type RoleInvitationRow, roleInvitation } from '#src/server/db/schema/roleInvitation.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { isUnanswered } from './invitations.ts';

export interface ListedInvitation {
  invitation: RoleInvitationRow;
  pageName: string | null;
  inviterName: string | null;
}

/** More than an association ever has open. */
const most = 100;

/** What nobody has answered yet, the newest first. @throws UnauthenticatedError, ForbiddenError */
export async function listInvitations({ ctx }: { ctx: Ctx }): Promise<ListedInvitation[]> {
  requireRole(ctx.actor, 'ADMIN');
  return ctx.db
    .select({ invitation: roleInvitation, pageName: author.name, inviterName: user.displayName })
    .from(roleInvitation)
    .leftJoin(author, eq(author.id, roleInvitation.authorId))
    .leftJoin(user, eq(user.uid, roleInvitation.invitedBy))
    .where(isUnanswered())
    .orderBy(desc(roleInvitation.createdAt), desc(roleInvitation.id))
    .limit(most);
}
