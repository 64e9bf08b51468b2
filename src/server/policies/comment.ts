import type { Actor } from '#src/server/context.ts';
import type { CommentRow } from '#src/server/db/schema/comment.ts';
import { hasRole } from './user.ts';

type Owned = Pick<CommentRow, 'userId' | 'deletedAt'>;

/** Everybody edits their own. */
export function canEditComment(actor: Actor, comment: Owned): boolean {
  return comment.deletedAt === null && isOwnComment(actor, comment);
}

/** Everybody deletes their own, moderators any. */
export function canDeleteComment(actor: Actor, comment: Owned): boolean {
  return (
    comment.deletedAt === null && hasProfile(actor) && (hasRole(actor, 'MODERATOR') || isOwnComment(actor, comment))
  );
}

/** Learners report what others have written. */
export function canReportComment(actor: Actor, comment: Owned): boolean {
  return comment.deletedAt === null && hasProfile(actor) && !isOwnComment(actor, comment);
}

export function isOwnComment(actor: Actor, { userId }: Owned): boolean {
  return hasProfile(actor) && actor.user?.id === userId;
}

function hasProfile(actor: Actor): actor is Extract<Actor, { kind: 'user' }> {
  return actor.kind === 'user' && actor.user !== null;
}
