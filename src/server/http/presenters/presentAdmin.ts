import type { AdminEventPage } from '#src/contract/admin.ts';
import type { Desk } from '#src/contract/desk/frame/desk.ts';
import type { DeskState, NamedAdminEvent } from '#src/server/services/ground/index.ts';

export function presentDesk({ identity, user, roles, waiting }: DeskState): Desk {
  return { name: user?.displayName ?? identity.name, email: identity.email, roles: [...roles], waiting };
}

export function presentAdminEvent(event: NamedAdminEvent): AdminEventPage['items'][number] {
  const { id, at, actorUid, actorName, action, target, targetName, details, before, after, requestId } = event;
  return {
    id,
    at: at.toISOString(),
    actorUid,
    actorName,
    action,
    target,
    targetName,
    details,
    before,
    after,
    requestId,
  };
}
