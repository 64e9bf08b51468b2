import { eq, isNull } from 'drizzle-orm';
import type { Role } from '#src/contract/role.ts';
import type { Ctx, Identity } from '#src/server/context.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { order } from '#src/server/db/schema/order.ts';
import { teacherRequest } from '#src/server/db/schema/teacherRequest.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { hasRole, requireRole } from '#src/server/policies/user.ts';
import { waitingWords } from './waitingWords.ts';

export interface DeskState {
  identity: Identity;
  user: UserRow | null;
  roles: readonly Role[];
  waiting: {
    content: number | null;
    comments: number | null;
    orders: number | null;
    people: number | null;
    feedback: number | null;
  };
}

/** Who sits at the desk, and how much waits for each of their roles. @throws UnauthenticatedError, ForbiddenError */
export async function getDesk({ ctx }: { ctx: Ctx }): Promise<DeskState> {
  const { identity, user, roles } = requireRole(ctx.actor, 'EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER');
  const { db } = ctx;
  const moderates = hasRole(ctx.actor, 'MODERATOR');
  const sells = hasRole(ctx.actor, 'TREASURER');
  const edits = hasRole(ctx.actor, 'EDITOR');
  const [content, comments, orders, people, feedback] = await Promise.all([
    edits ? db.$count(contentItem, eq(contentItem.state, 'review')) : null,
    moderates ? waitingWords(ctx).then(({ count }) => count) : null,
    sells ? db.$count(order, eq(order.status, 'pending')) : null,
    hasRole(ctx.actor, 'ADMIN') ? db.$count(teacherRequest, isNull(teacherRequest.decidedAt)) : null,
    moderates ? db.$count(feedbackMessage, isNull(feedbackMessage.closedAt)) : null,
  ]);
  return { identity, user, roles, waiting: { content, comments, orders, people, feedback } };
}
