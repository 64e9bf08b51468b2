import type { Invitation, OpenedInvitation } from '#src/contract/desk/people/deskInvitations.ts';
import type { ListedInvitation, openInvitation } from '#src/server/services/accounts/index.ts';

export function presentInvitation({ invitation, pageName, inviterName }: ListedInvitation, now: Date): Invitation {
  const { id, email, name, roles, createdAt, expiresAt } = invitation;
  return {
    id,
    email,
    name,
    roles,
    pageName,
    inviterName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    hasExpired: expiresAt <= now,
  };
}

export function presentOpenedInvitation({
  state,
  invitation,
  inviterName,
}: Awaited<ReturnType<typeof openInvitation>>): OpenedInvitation {
  const { roles, email, expiresAt } = invitation;
  return { state, roles, inviterName, address: masked(email), expiresAt: expiresAt.toISOString() };
}

/** „e…@example.sk“: enough for whose it is, too little for others. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
